import type { Page } from '@playwright/test';
import { habit, aPlan } from '#app/testing/world/factories.ts';
import { identityMenuMessages } from '#features/identities/menu-messages.ts';
import { newGuest } from './steps.ts';
import { expect, test } from './taylr.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('going back closes the window on top and nothing else; going forward opens none, and a link in one leads on', async ({
  page,
  baseURL,
}) => {
  const client = await newGuest(page, baseURL as string);
  const { identity } = await aPlan(client, [habit('Walk for 5 minutes'), habit('Read', { order: 1 })]);
  await page.goto('/goals');
  await page.goto('/');
  const circle = page.getByRole('button', { name: /Walk for 5 minutes/ }).first();
  await expect(circle).toBeVisible();
  const entries = await page.evaluate(() => history.length);
  const more = page.getByRole('button', { name: identityMenuMessages.label(identity.name) });
  const dialog = page.getByRole('dialog');
  const menu = page.getByRole('menu');
  const back = async () => {
    await page.goBack();
    await expect(page).toHaveURL('/');
  };

  // A habit's row.
  await circle.click();
  await expect(dialog).toBeVisible();
  await back();
  await expect(dialog).toBeHidden();

  // The menu of the card, and what it leads to.
  await more.click();
  await expect(menu).toBeVisible();
  await back();
  await expect(menu).toBeHidden();
  for (const entry of ['Edit habits…', 'Rename…', 'Pause…']) {
    await more.click();
    await menu.getByRole('menuitem', { name: entry }).click();
    await expect(dialog).toBeVisible();
    await back();
    await expect(dialog).toBeHidden();
  }

  // Help, out of the menu of the page.
  await page.getByRole('button', { name: 'Help & Feedback' }).click();
  await expect(dialog).toBeVisible();
  await back();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(dialog).toBeHidden();

  // A link in a window takes its place.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await dialog.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
  await back();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL('/settings');
  await back();

  // However many were opened, one step leads to the page before.
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(entries + 1);
  await page.goBack();
  await expect(page).toHaveURL('/goals');
});

type StyledEvent = { name: string; args: { elementCount?: number } };

/** The most elements whose styles Chromium works out in one go, while something happens. */
async function mostStyled(page: Page, happens: () => Promise<void>): Promise<number> {
  const tools = await page.context().newCDPSession(page);
  const counts: number[] = [];
  tools.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as StyledEvent[])
      if (name === 'UpdateLayoutTree') counts.push(args.elementCount ?? 0);
  });
  await tools.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } });
  await happens();
  const isComplete = new Promise((resolve) => tools.once('Tracing.tracingComplete', resolve));
  await tools.send('Tracing.end');
  await isComplete;
  return Math.max(...counts);
}

test('a window that opens or closes leaves the styles of the page as they are', async ({ page, baseURL }) => {
  const client = await newGuest(page, baseURL as string);
  await aPlan(
    client,
    Array.from({ length: 10 }, (_none, order) => habit(`Walk for ${order + 1} minutes`, { order })),
  );
  await page.goto('/');
  const open = page.getByRole('button', { name: 'Open menu' });
  const dialog = page.getByRole('dialog');
  // Its script is there, and what follows the page as well.
  await open.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.waitForLoadState('networkidle');
  const own = await page.locator('main *').count();
  const most = await mostStyled(page, async () => {
    await open.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(own / 2);
});
