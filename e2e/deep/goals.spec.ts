import type { Page } from '@playwright/test';
import { anIdentity, aPlan, goalBody } from '#app/testing/world/factories.ts';
import { fillGoal, submitGoal, toast } from '../steps.ts';
import { DESK, expect, fail, hold, PHONE, test } from './states.ts';

const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete Goal Permanently' });
const trash = (page: Page, text: string) => page.getByRole('button', { name: `Delete the goal “${text}”` });
const removed = [
  'The goal and all its identities',
  'All habit plans and habits',
  'All check-in history and progress',
  'All AI conversations and coaching sessions',
  'All weekly schedules and tracking data',
];

test('without a goal', async ({ page, world, view }) => {
  await world.enter(page);
  await page.goto('/goals');
  await expect(page.getByRole('heading', { name: 'No Goals Yet' })).toBeVisible();
  await view.look();
  await page.getByRole('link', { name: 'Create Your First Goal' }).click();
  await expect(page).toHaveURL('/goal-capture');
});

test('goals of every status', async ({ page, world, view }) => {
  const client = await world.enter(page);
  const bare = await client.must('POST /api/goals', { body: goalBody({ description: 'Read a book a month again' }) });
  const { goal: done } = await anIdentity(client);
  const { goal: draft } = await anIdentity(client);
  const { goal: unplanned, identity } = await anIdentity(client);
  const { goal: running } = await aPlan(client);
  const status = new Map([
    [done.id, ['completed', 'Learn to swim as an adult']],
    [draft.id, ['draft', 'Write to a friend each Sunday']],
    [unplanned.id, ['active', 'Sleep before midnight on most days']],
    [running.id, ['active', 'Climb the stairs without stopping']],
  ]);
  await page.route('**/api/bootstrap', async (route) => {
    const answer = await route.fetch();
    const bootstrap = await answer.json();
    for (const goal of bootstrap.goals) {
      const [as, description] = status.get(goal.id) ?? [goal.status, goal.description];
      Object.assign(goal, { status: as, description });
    }
    await route.fulfill({ json: bootstrap });
  });
  await page.goto('/goals');
  const stages = [
    ['Read a book', 'Needs Identity', true],
    ['Learn to swim', 'Completed', false],
    ['Write to a friend', 'Draft', true],
    ['Sleep before midnight', 'Active', true],
    ['Climb the stairs', 'Active', false],
  ] as const;
  for (const [text, stage, isUnfinished] of stages) {
    await expect(card(page, text).getByText(stage, { exact: true })).toBeVisible();
    await expect(card(page, text).getByText('Continue Setup →')).toHaveCount(isUnfinished ? 1 : 0);
  }
  await expect(card(page, 'Read a book').getByRole('definition').first()).toHaveText('not started');
  await view.look();
  await card(page, 'Read a book').getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(`/identity-chat/${bare.id}`);
  await page.goBack();
  await card(page, 'Sleep before').getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(`/habit-planning/${identity.id}`);
});

test('a goal as long as it may be, with spaces and without any', async ({ page, world, view }) => {
  const client = await world.enter(page);
  const endless = 'Endless'.padEnd(2000, 'ly');
  const wordy = 'Run a half marathon and still be calm at the end of the day. '.repeat(32);
  for (const description of [endless, wordy]) await client.must('POST /api/goals', { body: goalBody({ description }) });
  await page.goto('/goals');
  await expect(page.getByRole('article')).toHaveCount(2);
  await view.look();
  await page.getByRole('button', { name: /^Delete the goal “Endless/ }).click();
  await expect(dialog(page)).toBeVisible();
  await view.look();
});

test('a deletion: what is removed, a failure, the waiting, the end', async ({ page, world, view, watch }) => {
  const client = await world.enter(page);
  const { goal } = await aPlan(client);
  watch.expect(`500 DELETE /api/goals/${goal.id}`);
  await page.goto('/goals');
  await trash(page, goal.description).click();
  await expect(dialog(page).getByRole('listitem')).toHaveText(removed);
  await view.look();

  await fail(page, `**/api/goals/${goal.id}`, 1);
  await dialog(page).getByRole('button', { name: 'Yes, Delete Everything' }).click();
  await expect(toast(page, 'Error')).toContainText('Failed to delete goal. Please try again.');
  await view.look();

  const arrive = await hold(page, `**/api/goals/${goal.id}`);
  await dialog(page).getByRole('button', { name: 'Yes, Delete Everything' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Deleting...' })).toBeVisible();
  await view.look();
  arrive();
  await expect(toast(page, 'Goal deleted')).toBeVisible();
  await view.read();
  await expect(page.getByRole('heading', { name: 'No Goals Yet' })).toBeVisible();
  expect(await client.must('GET /api/identities')).toEqual([]);
});

test('after a deletion nothing of the goal is shown, even when the rest cannot be fetched', async ({
  page,
  world,
  watch,
}) => {
  watch.expect('500 GET /api/bootstrap');
  const client = await world.enter(page);
  const kept = await aPlan(client);
  const gone = await client.must('POST /api/goals', { body: goalBody({ description: 'Learn to play the accordion' }) });
  await client.must('POST /api/identities', { body: { goalId: gone.id, name: 'The Accordionist', description: '' } });
  await page.goto('/goals');
  await expect(page.getByRole('article')).toHaveCount(2);
  await fail(page, '**/api/bootstrap');
  await trash(page, gone.description).click();
  await dialog(page).getByRole('button', { name: 'Yes, Delete Everything' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: kept.identity.name })).toBeVisible();
  await expect(page.getByText('The Accordionist')).toHaveCount(0);
});

test('goal capture: empty, what is missing, on its way, failed', async ({ page, world, view, watch }) => {
  watch.expect('500 POST /api/goals');
  await world.enter(page);
  await page.goto('/goal-capture');
  await expect(page.getByRole('textbox', { name: 'Your goal' })).toBeVisible();
  await view.look();
  // The form scrolls into view by itself only where its title stays: on a phone it would not.
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Your goal' })).toBeVisible();
    await page.waitForTimeout(600);
    await expect(page.getByRole('heading', { name: 'What would you like to achieve?' })).toBeInViewport({ ratio: 1 });
  }
  await submitGoal(page);
  await expect(page.getByText('Please tell us how close you are to achieving this goal')).toBeVisible();
  await view.look();
  await fillGoal(page);
  await fail(page, '**/api/goals', 1);
  await submitGoal(page);
  await expect(toast(page, 'Error')).toContainText('Failed to create goal. Please try again.');
  await view.look();
  const arrive = await hold(page, '**/api/goals');
  await submitGoal(page);
  await expect(page.getByRole('button', { name: 'Creating your goal...' })).toBeVisible();
  await view.look();
  arrive();
  await expect(toast(page, 'Goal Created')).toBeVisible();
  await view.read();
});
