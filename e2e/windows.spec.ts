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
