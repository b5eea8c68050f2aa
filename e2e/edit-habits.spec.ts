import type { Locator, Page } from '@playwright/test';
import { anIdentity, habit } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import type { ProposedHabit } from '#features/plans/contract.ts';
import { choose, newGuest, toast } from './steps.ts';
import { expect, expectAccessible, test } from './taylr.ts';

const own = (description: string, sentence: string, change: Partial<ProposedHabit> = {}) =>
  habit(description, { implementationIntention: sentence, targetFrequency: 3, ...change });

/** The same offer for every way of changing it. */
const offer = {
  habits: [
    own('Walk for 5 minutes', 'When I finish lunch, I will walk for 5 minutes. If it rains, I march indoors.'),
    own('Read 2 pages', 'When I go to bed, I will read 2 pages. If I am tired, I read one.', { order: 1 }),
    own('Tidy one drawer', 'When I come home, I will tidy one drawer. If it is full, I tidy half.', { order: 2 }),
  ],
  intro: 'A week to begin with.',
  chips: [{ does: 'edit', label: 'Another walk', target: 0 }],
  safety: null,
  basicMode: false,
};

/** What every way ends in: ten minutes of walking on two named days, and no drawer. */
const planned = [
  {
    description: 'Walk for 10 minutes',
    implementationIntention: 'When I finish lunch, I will walk for 10 minutes. If it rains, I march indoors.',
    days: ['monday', 'thursday'],
    targetFrequency: 2,
    order: 0,
  },
  { ...offer.habits[1], order: 1 },
].map((one) => ({ targetFrequency: 3, difficulty: 'easy', habitType: 'core', days: null, measure: null, ...one }));

async function planning(page: Page, baseURL: string | undefined) {
  const client = await newGuest(page, baseURL as string);
  const { identity } = await anIdentity(client);
  await page.route('**/generate-habits', (route) => route.fulfill({ json: offer }));
  await page.goto(`/habit-planning/${identity.id}`);
  await expect(page.getByRole('checkbox', { name: 'Tidy one drawer' })).toBeChecked({ checked: false });
  return { client, identity };
}

const accept = (page: Page) => page.getByRole('button', { name: 'Accept Selected Habits (2 selected)' });
const current = async (client: TestClient, identityId: string) =>
  (await client.must('GET /api/habits/current/:identityId', { params: { identityId } })).habits;

test('a plan is made by hand and by chips, and changed later from the card', async ({ page, baseURL }) => {
  const { client, identity } = await planning(page, baseURL);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Another walk' }).click();
  await dialog.getByRole('textbox', { name: 'Habit' }).fill('Walk for 10 minutes');
  await dialog.getByRole('button', { name: 'Monday' }).click();
  await dialog.getByRole('button', { name: 'Thursday' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'More about “Tidy one drawer”' }).click();
  await page.getByRole('button', { name: 'Remove “Tidy one drawer”' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('checkbox', { name: 'Tidy one drawer' })).toBeVisible();
  await page.getByRole('button', { name: 'More about “Tidy one drawer”' }).click();
  await page.getByRole('button', { name: 'Remove “Tidy one drawer”' }).click();
  await expectAccessible(page);
  await page.reload();
  await accept(page).click();
  await expect(page).toHaveURL('/');
  const before = await current(client, identity.id);
  expect(before).toMatchObject(planned);

  const more = page.getByRole('button', { name: `More for ${identity.name}` });
  await choose(more, page.getByRole('menuitem', { name: 'Edit habits…' }));
  const list = page.getByRole('dialog', { name: 'Edit habits' });
  await list.getByRole('button', { name: 'Edit “Read 2 pages”' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit habit', exact: true });
  await editor.getByRole('button', { name: 'Weekend' }).click();
  await editor.getByRole('button', { name: 'More', exact: true }).click();
  await editor.getByLabel('Time of day').selectOption('Evening');
  await expectAccessible(page);
  await editor.getByRole('button', { name: 'Done' }).click();
  await list.getByRole('button', { name: 'Write my own experimental habit' }).click();
  const writing = page.getByRole('dialog', { name: 'Write my own' });
  await writing.getByRole('textbox', { name: 'Habit' }).fill('Ring my sister');
  await writing.getByRole('button', { name: 'Add habit' }).click();
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Save all changes' }).click();
  await expect(toast(page, 'Habits changed')).toBeVisible();
  await expect(list).toBeHidden();
  await expect(more).toBeFocused();
  const after = await current(client, identity.id);
  expect(after).toMatchObject([
    { seriesId: before[0]?.seriesId },
    { days: ['sunday', 'saturday'], moment: 'evening', seriesId: before[1]?.seriesId },
    { description: 'Ring my sister', habitType: 'experimental', targetFrequency: 3 },
  ]);
});

test('the same plan is made by typing alone', async ({ page, baseURL }) => {
  const { client, identity } = await planning(page, baseURL);
  const box = page.getByPlaceholder('Ask Taylr to adjust your habits...');
  for (const wish of [
    'Make the first one 10 minutes',
    'Only Mondays and Thursdays for the first one',
    'Remove the third one',
  ]) {
    await box.fill(wish);
    await box.press('Enter');
    await expect(page.getByText('Taylr is thinking...')).toHaveCount(0);
    await expect(box).toHaveValue('');
  }
  await expect(page.getByRole('checkbox', { name: 'Walk for 10 minutes' })).toBeChecked();
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await accept(page).click();
  await expect(page).toHaveURL('/');
  expect(await current(client, identity.id)).toMatchObject(planned);
});

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('the same plan is made with the keyboard alone', async ({ page, baseURL }) => {
  const { client, identity } = await planning(page, baseURL);
  const press = async (name: string) => {
    await tabTo(page, page.getByRole('button', { name, exact: true }));
    await page.keyboard.press('Enter');
  };
  await press('Edit “Walk for 5 minutes”');
  await tabTo(page, page.getByRole('textbox', { name: 'Habit' }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Walk for 1');
  await page.keyboard.press('Escape');
  await press('Keep editing');
  await tabTo(page, page.getByRole('textbox', { name: 'Habit' }));
  await page.keyboard.press('End');
  await page.keyboard.type('0 minutes');
  await press('Monday');
  await press('Thursday');
  await press('Done');
  await expect(page.getByRole('button', { name: 'Edit “Walk for 10 minutes”' })).toBeFocused();
  await press('More about “Tidy one drawer”');
  await press('Up “Tidy one drawer”');
  await expect(page.getByRole('button', { name: 'Up “Tidy one drawer”' })).toBeFocused();
  await press('Remove “Tidy one drawer”');
  await tabTo(page, accept(page));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  expect(await current(client, identity.id)).toMatchObject(planned);
});
