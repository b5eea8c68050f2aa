import type { Page } from '@playwright/test';
import { anIdentity, aPlan, goalBody } from '#app/testing/world/factories.ts';
import { guestWithPlan, newGuest, toast } from './steps.ts';
import { expect, expectAccessible, test } from './taylr.ts';

const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const trash = (page: Page, text: string) => page.getByRole('button', { name: `Delete the goal “${text}”` });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete Goal Permanently' });

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
  await expect(first.getByRole('definition')).toHaveText(['some progress', 'Needs Identity', today]);
  const second = card(page, unplanned.description);
  await expect(second.getByText('Active', { exact: true })).toBeVisible();
  await expect(second.getByText('Continue Setup →')).toBeVisible();
  await expectAccessible(page);

  // The whole card is clickable, not only its text.
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
