import type { Page } from '@playwright/test';
import { anIdentity, habit } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { type Model, withModel } from '../model.ts';
import { toast } from '../steps.ts';
import { expect, fail, hold, test } from './states.ts';

type Clock = { moveTo: (instant: string, page?: Page) => Promise<void> };

const adjust = '**/api/identities/*/adjust-habits';
const offered = (page: Page) => page.getByRole('region', { name: 'Your Suggested Habits' });
const choice = (page: Page, name: string) => offered(page).getByRole('listitem').filter({ hasText: name });
const accept = (page: Page) => page.getByRole('button', { name: /^Accept Selected Habits/ });
const days = (page: Page) => page.getByText(/^This plan covers /);

const habits = () => [
  habit('Walk for 20 minutes', { difficulty: 'medium' }),
  habit('Read 10 pages', { difficulty: 'medium', targetFrequency: 5, order: 1 }),
  habit('Drink 1 glass of water', { order: 2 }),
  habit('Stretch for 5 minutes', { targetFrequency: 3, habitType: 'experimental', order: 3 }),
];
/** On which days of the week each of them is done. */
const DONE = [[1, 4], [2], [1, 2, 3, 4, 5, 6], []];

/** A plan from Sunday 1 March on, lived until Friday; it ends on Saturday, the day of its review. */
async function aLivedWeek(client: TestClient, world: Clock) {
  await world.moveTo('2026-03-01T12:00:00Z');
  const { goal, identity } = await anIdentity(client);
  const params = { id: identity.id };
  await client.must('POST /api/identities/:id/launch-habits', { params, body: { habits: habits() } });
  for (let day = 1; day <= 6; day++) {
    await world.moveTo(`2026-03-0${day}T12:00:00Z`);
    const group = await client.must('GET /api/habits/current/:identityId', { params: { identityId: identity.id } });
    const habitCompletions = group.habits.map(({ id, order }) => ({
      habitId: id,
      completed: DONE[order]?.includes(day) ?? false,
    }));
    await client.must('POST /api/check-ins', { body: { identityId: identity.id, type: 'manual', habitCompletions } });
  }
  return { goal, identity };
}

const getPlans = async (client: TestClient, identityId: string) =>
  client.must('GET /api/habits/current/:identityId', { params: { identityId } });

test('a lighter next week: every change with its reason, some taken back, and accepted for the days that it covers', async ({
  page,
  world,
  view,
}) => {
  const client = await world.enter(page);
  const { identity } = await aLivedWeek(client, world);
  await world.moveTo('2026-03-07T18:00:00Z', page);
  await page.goto(`/habit-planning/${identity.id}?weeklyReview=true&difficulty=easier`);
  await expect(page.getByText('You chose easier.')).toBeVisible();
  await expect(page.getByText('Chat with Taylr to refine your habit plan', { exact: true })).toBeVisible();
  await expect(days(page)).toContainText(/8.*14/);
  for (const box of await offered(page).getByRole('checkbox').all()) await expect(box).toBeChecked();
  const resting = offered(page).getByRole('heading', { name: /^Not in this plan/ });
  await expect(resting).toBeVisible();
  await view.look();

  const stretch = choice(page, 'Stretch for 5 minutes');
  await stretch.getByRole('button', { name: /^Take back/ }).click();
  await expect(resting).toHaveCount(0);
  await expect(stretch.getByRole('checkbox')).toBeChecked();
  await expect(stretch.getByRole('button', { name: /^Undo/ })).toBeFocused();
  const read = choice(page, '10 pages');
  await expect(read.getByText('1 of 5 last week')).toBeVisible();
  await read.getByRole('button', { name: /^Take back/ }).click();
  await expect(read.getByText('Taken back: it stays as it was.')).toBeVisible();
  await expect(read.getByRole('checkbox', { name: 'Read 10 pages' })).toBeChecked();
  await view.look();
  await stretch.getByRole('button', { name: /^Undo/ }).press('Enter');
  await expect(resting).toBeVisible();
  await expect(stretch.getByRole('button', { name: /^Take back/ })).toBeFocused();
  await stretch.getByRole('button', { name: /^Take back/ }).press('Enter');

  await accept(page).click();
  await expect(page.getByRole('heading', { name: 'Your week is set' })).toBeVisible();
  await expect(page).toHaveURL('/');
  const running = await getPlans(client, identity.id);
  expect(running.plan).toMatchObject({ activeUntil: '2026-03-07', status: 'active' });
  await world.moveTo('2026-03-08T09:00:00Z', page);
  const next = await getPlans(client, identity.id);
  expect(next.plan).toMatchObject({ activeFrom: '2026-03-08', activeUntil: '2026-03-14', weekType: 'full' });
  const names = next.habits.map(({ description }) => description);
  expect(names).toContain('Read 10 pages');
  expect(names).toContain('Stretch for 5 minutes');
});

test('the same and a harder next week, talked over with a change taken back', async ({ page, world, view }) => {
  const client = await world.enter(page);
  const { identity } = await aLivedWeek(client, world);
  await world.moveTo('2026-03-07T18:00:00Z', page);
  await page.goto(`/habit-planning/${identity.id}?weeklyReview=true&difficulty=harder`);
  await expect(page.getByText('You chose harder.')).toBeVisible();
  await view.look();
  await page.goto(`/habit-planning/${identity.id}?weeklyReview=true&difficulty=same`);
  await expect(page.getByText('You chose the same.')).toBeVisible();
  await view.look();
  const back = offered(page)
    .getByRole('button', { name: /^Take back/ })
    .first();
  await back.click();
  const undo = offered(page).getByRole('button', { name: /^Undo/ });
  await expect(undo).toHaveCount(1);
  const box = page.getByPlaceholder('Ask Taylr to adjust your habits...');
  await box.fill('Make the water habit 3 times a week');
  await box.press('Enter');
  await expect(choice(page, 'Drink 1 glass of water').getByText('3x/week')).toBeVisible();
  await expect(undo).toHaveCount(1);
  await expect(choice(page, 'Drink 1 glass of water').getByText('Changed since it was offered')).toBeVisible();
  await view.look();
  await undo.click();
  await expect(undo).toHaveCount(0);
});

test('a next week on its way, one that could not be made, and the second try', async ({ page, world, view, watch }) => {
  watch.expect(/^500 POST \/api\/identities\/[\w-]+\/adjust-habits$/);
  const client = await world.enter(page);
  const { identity } = await aLivedWeek(client, world);
  await world.moveTo('2026-03-07T18:00:00Z', page);
  const arrive = await hold(page, adjust);
  await page.goto(`/habit-planning/${identity.id}?weeklyReview=true&difficulty=same`);
  await expect(page.getByText('Creating your personalised habit plan...')).toBeVisible();
  await view.look();
  arrive();
  await expect(days(page)).toBeVisible();
  await fail(page, adjust, 1);
  await page.reload();
  await expect(toast(page, 'Error')).toContainText('Failed to create habit plan. Please try again.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(offered(page)).toBeVisible();
});

test('a short week after a late review: what its days ask for, from today on', async ({ page, world, view }) => {
  const client = await world.enter(page);
  const { identity } = await aLivedWeek(client, world);
  await world.moveTo('2026-03-11T09:00:00Z', page);
  const late = 'weeklyReview=true&difficulty=easier&mode=short-week&isOverdueReview=true';
  await page.goto(`/habit-planning/${identity.id}?${late}`);
  await expect(page.getByText('Creating a short week plan to get you back on track', { exact: true })).toBeVisible();
  await expect(days(page)).toContainText(/11.*14/);
  await expect(
    offered(page)
      .getByText(/^\d in 4 days$/)
      .first(),
  ).toBeVisible();
  await view.look();
  await accept(page).click();
  await expect(page).toHaveURL('/');
  const { plan } = await getPlans(client, identity.id);
  expect(plan).toMatchObject({ activeFrom: '2026-03-11', activeUntil: '2026-03-14', weekType: 'partial' });
});

test('an emergency: fewer and smaller habits in the days left', async ({ page, world, view }) => {
  const client = await world.enter(page);
  const { identity } = await aLivedWeek(client, world);
  await world.moveTo('2026-03-13T09:00:00Z', page);
  await page.goto(`/habit-planning/${identity.id}?emergency=true`);
  await expect(page.getByText('Creating a short week plan to get you back on track', { exact: true })).toBeVisible();
  await expect(offered(page).getByText('2 in 2 days').first()).toBeVisible();
  expect(await offered(page).getByRole('checkbox').count()).toBeLessThanOrEqual(3);
  await view.look();
});

test('no short week while the week still runs', async ({ page, world, view, watch }) => {
  watch.expect(/^409 POST \/api\/identities\/[\w-]+\/create-short-week$/);
  const client = await world.enter(page);
  const { identity } = await aLivedWeek(client, world);
  await page.goto(`/habit-planning/${identity.id}?mode=short-week`);
  await expect(page.getByRole('heading', { name: 'Your week is still running' })).toBeVisible();
  await expect(toast(page, 'Error')).toHaveCount(0);
  await view.look();
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page).toHaveURL('/');
});

test('a fresh start: what goes and stays, a lesson, another name, and nothing deleted before the last yes', async ({
  page,
  world,
  view,
  watch,
}) => {
  watch.expect(/^500 DELETE \/api\/identities\/[\w-]+\/delete-nuclear$/);
  const client = await world.enter(page);
  const { goal, identity } = await aLivedWeek(client, world);
  await world.moveTo('2026-03-11T09:00:00Z', page);
  await page.goto(`/habit-planning/${identity.id}?weeklyReview=true&mode=nuclear&isOverdueReview=true`);
  await expect(page.getByText('Planning a fresh start - new identity, new habits', { exact: true })).toBeVisible();
  await expect(page.getByText('Its check-ins and progress')).toBeVisible();
  await expect(page.getByText(`Your goal: “${goal.description}”`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Short week instead' })).toBeVisible();
  await view.look();
  await page.getByLabel('One lesson to carry over').fill('Make it easier, I was too ambitious');
  await page.getByRole('button', { name: 'Plan a fresh start' }).click();
  await expect(page.getByText('One lesson I carry over: Make it easier, I was too ambitious')).toBeVisible();
  await expect(page.getByText('Taylr is thinking...')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Short week instead' })).toHaveCount(0);
  await expect(offered(page).getByText('Walk for 20 minutes')).toHaveCount(0);
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue(identity.name);
  await name.fill('');
  await expect(accept(page)).toBeDisabled();
  await name.fill('The Evening Mover');
  await view.look();

  const question = page.getByRole('dialog', { name: 'Start fresh now?' });
  await accept(page).click();
  await expect(
    question.getByText(/Then “The Evening Mover” begins today with \d habits\. Your goal stays\./),
  ).toBeVisible();
  await view.look();
  await question.getByRole('button', { name: 'Not yet' }).click();
  expect(await client.must('GET /api/identities')).toMatchObject([{ id: identity.id, name: identity.name }]);
  await accept(page).click();
  await fail(page, '**/delete-nuclear', 1);
  await question.getByRole('button', { name: 'Yes, start fresh' }).click();
  await expect(toast(page, 'Error')).toContainText('Failed to save your habits. Please try again.');
  await question.getByRole('button', { name: 'Yes, start fresh' }).click();
  await expect(page.getByText('it is a vote for The Evening Mover')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'The Evening Mover' })).toBeVisible();
  expect(await client.must('GET /api/identities')).toMatchObject([{ goalId: goal.id, name: 'The Evening Mover' }]);
  expect(await client.must('GET /api/goals')).toMatchObject([{ id: goal.id }]);
});

test('a short week in place of a fresh start', async ({ page, world }) => {
  const client = await world.enter(page);
  const { identity } = await aLivedWeek(client, world);
  await world.moveTo('2026-03-11T09:00:00Z', page);
  await page.goto(`/habit-planning/${identity.id}?mode=nuclear`);
  await page.getByRole('link', { name: 'Short week instead' }).click();
  await expect(page.getByText('Creating a short week plan to get you back on track', { exact: true })).toBeVisible();
  await expect(days(page)).toContainText(/11.*14/);
});

const INTRO =
  'You said the evenings are gone before they begin. So this week is small, and each habit hangs on a moment that you have already. Two of them are anchors and one is a try. Which one would you change first?';

const spoken = test.extend<object, Model>({
  ...withModel,
  opening: [
    { says: { reply: INTRO, habits: [] }, piece: 3, every: 70 },
    { option: true, scope: 'worker' },
  ],
});

spoken('the introduction of a plan shows as it is spoken, where it will stand', async ({ page, world, view }) => {
  const { identity } = await anIdentity(await world.enter(page));
  await page.goto(`/habit-planning/${identity.id}`);
  await expect(page.getByText('Creating your personalised habit plan...')).toBeVisible();
  const first = page.getByText(/You said the evenings/);
  await expect(first).toBeVisible();
  const { y: whileSpoken } = (await first.boundingBox()) ?? {};
  await expect(page.getByText(/hangs on a moment/)).toBeVisible();
  await expect(offered(page)).toHaveCount(0);
  await view.look(['dark']);
  await expect(offered(page)).toBeVisible();
  await expect(page.getByText(/^Basic mode answered this one/)).toBeVisible();
  // What fades in is drawn between two pixels for a moment.
  const moved = async () => Math.abs(((await first.boundingBox())?.y ?? Number.NaN) - (whileSpoken ?? Number.NaN));
  expect(await moved()).toBeLessThan(1);
});
