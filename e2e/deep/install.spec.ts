import type { Page } from '@playwright/test';
import { aPlan, checkInBody } from '#app/testing/world/factories.ts';
import { DESK, expect, test } from './states.ts';

const install = (page: Page) => page.getByRole('region', { name: 'Install as an App' });

/** Simulates a browser that considers the app installable. */
const offerInstall = (page: Page) =>
  page.evaluate(() => {
    const prompt = async () => (dispatchEvent(new Event('appinstalled')), { outcome: 'accepted' });
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });

test('the app is installed: the banner, the card, how to do it by hand', async ({ page, world, view }) => {
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }));
  const client = await world.enter(page);
  const { group } = await aPlan(client);
  // Nothing is offered before the first check-in.
  await client.must('POST /api/check-ins', { body: checkInBody(group, 1) });
  await page.goto('/');
  const offer = page.getByRole('region', { name: 'Keep Taylr within reach' });
  const reminders = page.getByRole('region', { name: 'Be reminded' });
  await expect(reminders).toBeVisible();
  await offerInstall(page);
  await page.clock.runFor(2000);
  await reminders.getByRole('button', { name: 'Not today' }).press('Enter');
  await expect(reminders).toHaveCount(0);
  await page.clock.runFor(2000);
  await expect(offer).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await offerInstall(page);
  await expect(offer).toHaveCount(0);
  await page.clock.runFor(2000);
  await expect(offer).toBeVisible();
  await view.look();
  await offer.getByRole('button', { name: 'Not now' }).press('Enter');
  await expect(offer).toHaveCount(0);

  await page.goto('/settings/you');
  await expect(install(page).getByText('Press the install icon')).toBeVisible();
  await offerInstall(page);
  await view.look();
  await install(page).getByRole('button', { name: 'Install' }).press('Enter');
  await expect(install(page).getByText('Taylr is installed on this device.')).toBeVisible();
  await view.look(['light'], [DESK]);
});
