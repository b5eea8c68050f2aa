import type { Page } from '@playwright/test';
import { anIdentity, aPlan, goalBody } from '#server/testing/factories.ts';
import { guestWithPlan, newGuest, toast } from './steps.ts';
import { expect, expectAccessible, test } from './taylr.ts';

const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const trash = (page: Page, text: string) => page.getByRole('button', { name: `Delete the goal “${text}”` });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete Goal Permanently' });

test('without a goal My Goals asks for the first one', async ({ page, baseURL }) => {
  await newGuest(page, baseURL as string);
  await page.goto('/goals');
  await expect(page.getByRole('heading', { level: 1, name: 'My Goals' })).toBeVisible();
  await expect(page.getByText('Manage and track your personal development goals')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Goals Yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Create Your First Goal' }).click();
  await expect(page).toHaveURL('/goal-capture');
});

test('while the cards are on their way their places are held, under the heading', async ({ page, baseURL }) => {
  const { identity } = await guestWithPlan(page, baseURL as string);
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/goal-list-*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: identity.name })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Goals' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Goals' })).toBeFocused();
  const places = page.locator('[aria-busy="true"]');
  await expect(places.getByRole('status')).toHaveText('Loading your goals…');
  await expect(places.locator('[aria-hidden="true"]')).toHaveCount(4);
  arrive();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(places).toHaveCount(0);
});

test('a card says how far its goal has come and leads on from there', async ({ page, baseURL }) => {
  const client = await newGuest(page, baseURL as string);
  const bare = await client.must('POST /api/goals', {
    body: goalBody({ description: 'Read a book a month again', currentLevel: 'some_progress' }),
  });
  const { goal: unplanned, identity } = await anIdentity(client);
  await page.goto('/goals');

  const first = card(page, bare.description);
  await expect(first.getByText('Needs Identity')).toBeVisible();
  await expect(first.getByText('Continue Setup →')).toBeVisible();
  await expect(first.getByRole('term')).toHaveText(['Level', 'Status', 'Created']);
  const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(new Date(bare.createdAt));
  await expect(first.getByRole('definition')).toHaveText(['some progress', 'active', today]);
  const second = card(page, unplanned.description);
  await expect(second.getByText('Active', { exact: true })).toBeVisible();
  await expect(second.getByText('Continue Setup →')).toBeVisible();
  await expectAccessible(page);

  // Anywhere on the card leads on, not the words alone.
  await first.click({ position: { x: 8, y: 8 } });
  await expect(page).toHaveURL(`/identity-chat/${bare.id}`);
  await page.goBack();
  await second.click();
  await expect(page).toHaveURL(`/habit-planning/${identity.id}`);
  await page.goto('/goals');
  await page.getByRole('link', { name: 'Add New Goal' }).click();
  await expect(page).toHaveURL('/goal-capture');
});

test('a goal with its plan has nothing left to set up', async ({ page, baseURL }) => {
  const { goal, identity } = await guestWithPlan(page, baseURL as string);
  await page.goto('/goals');
  await expect(card(page, goal.description).getByText('Active', { exact: true })).toBeVisible();
  await expect(page.getByText('Continue Setup →')).toHaveCount(0);
  await page.getByRole('link', { name: goal.description }).click();
  await expect(page).toHaveURL(`/habit-planning/${identity.id}`);
});

test('deleting a goal says what goes, takes all of it, and leaves the other goal alone', async ({ page, baseURL }) => {
  const client = await newGuest(page, baseURL as string);
  const kept = await aPlan(client);
  const gone = await client.must('POST /api/goals', { body: goalBody({ description: 'Learn to play the accordion' }) });
  const identity = await client.must('POST /api/identities', {
    body: { goalId: gone.id, name: 'The Accordionist', description: 'You play.' },
  });
  await page.goto('/goals');
  await trash(page, gone.description).click();

  await expect(dialog(page)).toContainText('This action cannot be undone!');
  await expect(dialog(page).getByRole('listitem')).toHaveText([
    'The goal and all its identities',
    'All habit plans and habits',
    'All check-in history and progress',
    'All AI conversations and coaching sessions',
    'All weekly schedules and tracking data',
  ]);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(trash(page, gone.description)).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(2);

  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**/api/goals/${gone.id}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'Yes, Delete Everything' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Deleting...' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  answer();
  await expect(toast(page, 'Goal deleted')).toContainText(
    'Your goal and all related data have been permanently removed.',
  );
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card(page, kept.goal.description)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My Goals' })).toBeFocused();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: kept.identity.name })).toBeVisible();
  await expect(page.getByRole('heading', { name: identity.name })).toHaveCount(0);
  expect((await client.must('GET /api/identities')).map(({ id }) => id)).toEqual([kept.identity.id]);
  expect((await client.must('GET /api/habits/all-current')).map(({ identityId }) => identityId)).toEqual([
    kept.identity.id,
  ]);
});

test('a deletion that fails says so and changes nothing', async ({ page, baseURL, watch }) => {
  const { goal } = await guestWithPlan(page, baseURL as string);
  watch.expect(`500 DELETE /api/goals/${goal.id}`);
  await page.route(`**/api/goals/${goal.id}`, (route) =>
    route.fulfill({ status: 500, json: { message: 'x', code: 'INTERNAL' } }),
  );
  await page.goto('/goals');
  await trash(page, goal.description).click();
  await dialog(page).getByRole('button', { name: 'Yes, Delete Everything' }).click();
  await expect(toast(page, 'Error')).toContainText('Failed to delete goal. Please try again.');
  await expect(dialog(page).getByRole('button', { name: 'Yes, Delete Everything' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page, goal.description)).toBeVisible();
});

test('on a phone twelve goals, one of them very long, stay within the window', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const client = await newGuest(page, baseURL as string);
  const descriptions = ['Endless'.padEnd(2000, 'ly'), ...Array.from({ length: 11 }, (_, n) => `Goal number ${n + 1}`)];
  for (const description of descriptions) await client.must('POST /api/goals', { body: goalBody({ description }) });
  await page.goto('/goals');
  await expect(page.getByRole('article')).toHaveCount(12);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  const long = await page.getByRole('article').filter({ hasText: 'Endless' }).getByRole('link').boundingBox();
  expect(long?.height).toBeLessThanOrEqual(2 * 24 + 1);
  await expectAccessible(page);
});
