import { anIdentity, aPlan, habit } from '#app/testing/world/factories.ts';
import { newGuest, toast } from './steps.ts';
import { expect, test } from './taylr.ts';

const WALK = 'Walk for 5 minutes';
const READ = 'Read a page';

test('own times of a plan that is only begun are offered room as well', async ({ page, baseURL }) => {
  const client = await newGuest(page, baseURL as string);
  const { identity } = await anIdentity(client);
  const habits = [habit(WALK), habit(READ, { order: 1 })];
  const offer = { habits, intro: 'A week to begin with.', chips: [], safety: null, basicMode: false };
  await page.route('**/generate-habits', (route) => route.fulfill({ json: offer }));
  await page.goto(`/habit-planning/${identity.id}`);
  for (const name of [WALK, READ]) {
    await page.getByRole('button', { name: `More about “${name}”` }).click();
    await page.getByRole('button', { name: `Edit “${name}”` }).click();
    const editor = page.getByRole('dialog');
    await editor.getByRole('button', { name: 'More', exact: true }).click();
    await editor.getByRole('switch', { name: 'Remind me' }).click();
    await editor.getByLabel('Reminder at').fill('13:00');
    await editor.getByRole('button', { name: 'Done' }).click();
  }
  await page.getByRole('button', { name: 'Accept Selected Habits (2 selected)' }).click();
  await toast(page, 'Reminder').getByRole('button', { name: 'Allow 4 a day' }).click();
  await expect(toast(page, 'Up to 4 notifications a day')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect((await client.must('GET /api/user/preferences')).maxDailyNotifications).toBe(4);
});

test('a reminder of a kind that is switched off says so, and how it comes', async ({ page, baseURL }) => {
  const client = await newGuest(page, baseURL as string);
  await aPlan(client, [habit(WALK), habit(READ, { order: 1 })]);
  await client.must('PATCH /api/user/preferences', { body: { notificationsImportant: false } });
  await page.goto('/');
  await page.getByRole('article').getByRole('button', { name: WALK }).click();
  const sheet = page.getByRole('dialog', { name: WALK });
  await sheet.getByRole('button', { name: 'Reminder Off' }).click();
  const told = sheet.getByText('“Important” notifications are switched off, so no reminder comes.');
  await expect(told).toHaveCount(0);
  await sheet.getByRole('switch', { name: 'Remind me' }).click();
  await expect(told).toBeVisible();
  await sheet.getByRole('button', { name: 'Switch them on' }).click();
  await expect(toast(page, 'Important notifications are on')).toBeVisible();
  await expect(told).toHaveCount(0);
  expect((await client.must('GET /api/user/preferences')).notificationsImportant).toBe(true);
});

test('by keyboard alone a link is made and withdrawn, and the focus never leaves the sheet', async ({
  page,
  baseURL,
}) => {
  await aPlan(await newGuest(page, baseURL as string), [habit(WALK), habit(READ, { order: 1 })]);
  await page.goto('/');
  const sheet = page.getByRole('dialog', { name: WALK });
  const row = page.getByRole('article').getByRole('button', { name: WALK });
  await row.press('Enter');
  const focused = sheet.locator(':focus');
  await expect(focused).toHaveCount(1);
  const tabTo = async (name: string) => {
    const button = sheet.getByRole('button', { name, exact: true });
    await expect(button).toBeVisible();
    for (let at = 0; at < 30 && !(await button.evaluate((one) => one === document.activeElement)); at += 1)
      await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await tabTo('A link that ticks it');
  await tabTo('Make a link');
  await expect(sheet.getByLabel('Link that ticks this habit')).toHaveValue(/\/t\/[\w-]{43}$/);
  await expect(focused).toHaveCount(1);
  await tabTo('Withdraw');
  await expect(toast(page, 'Link withdrawn')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Make a link' })).toBeVisible();
  await expect(focused).toHaveCount(1);
  // The message first, then the sheet.
  await page.keyboard.press('Escape');
  await expect(toast(page, 'Link withdrawn')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
});
