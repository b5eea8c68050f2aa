import { anyToast, openProfile, toast } from '../steps.ts';
import { aPlan } from '#app/testing/world/factories.ts';
import { DESK, expect, fail, PHONE, test } from './states.ts';

test('for a guest, and for somebody with an account', async ({ page, world, view }) => {
  await world.enter(page);
  await page.goto('/settings/you');
  await expect(page.getByRole('region', { name: 'Account' }).getByText(/^0 of 10 AI interactions/)).toBeVisible();
  await view.look();
  const name = 'Wolfeschlegelsteinhausenbergerdorff Bartholomew Featherstonehaugh-Cholmondeley';
  await world.enter(page, { name, email: `a.rather.long.name.for.an.address.of.somebody@settings.example.com` });
  await page.reload();
  await expect(page.getByText('Signed in through the development sign-in of this server.')).toBeVisible();
  await view.look();
  await page.goto('/settings');
  await expect(page.getByRole('link', { name: /^You / })).toContainText(name);
  await view.look();
});

test('a choice that is saved, and one that is not', async ({ page, world, view, watch }) => {
  watch.expect('500 PATCH /api/user/preferences');
  await world.enter(page);
  await page.goto('/settings/your-week');
  const week = page.getByRole('region', { name: 'Week Configuration' });
  await week.getByRole('radio', { name: 'Wednesday' }).click();
  await expect(week.getByText('Saved')).toBeVisible();
  // From the top, so that the bar hides nothing of what scrolls under it.
  await page.evaluate(() => scrollTo(0, 0));
  await view.look();
  await fail(page, '**/api/user/preferences', 1);
  await week.getByRole('radio', { name: 'Friday' }).click();
  await expect(toast(page, 'Error')).toContainText('Failed to update preferences. Please try again.');
  await expect(week.getByRole('radio', { name: 'Wednesday' })).toBeChecked();
  await view.read();
  // A toast covers the page for five seconds; check what is under it without the toast.
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(anyToast(page)).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  await view.look();
});

test('the profile menu and the side drawer', async ({ page, world, view }) => {
  await aPlan(await world.enter(page));
  await page.setViewportSize(DESK);
  await page.goto('/');
  await openProfile(page);
  await view.look(['dark', 'light'], [DESK]);
  await page.keyboard.press('Escape');
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await view.look(['dark', 'light'], [PHONE]);
});
