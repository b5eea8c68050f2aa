import { addDays } from '#core/calendar/calendar.ts';
import { aPlan, anIdentity, checkInBody, goalBody, habit, threeHabits } from '#app/testing/world/factories.ts';
import { checkInDialog, expectSaved, toast } from '../steps.ts';
import { expect, fail, hold, LONG_NAME, test } from './states.ts';
import { noon, today, quickActions, days, card } from './dashboard-parts.ts';

test('somebody new is led to goal capture', async ({ page, world, view }) => {
  await world.enter(page);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/goal-capture');
  await view.read();
});

test('a goal without an identity', async ({ page, world, view }) => {
  const client = await world.enter(page);
  const { description } = await client.must('POST /api/goals', { body: goalBody() });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'No Active Habits' })).toBeVisible();
  await view.look();
  const { identity } = await anIdentity(client);
  await page.reload();
  await expect(page.getByRole('heading', { name: identity.name })).toBeVisible();
  await expect(page.getByRole('link', { name: description })).toContainText('Continue Setup →');
  await view.look();
});

test('only goals that are done with are left', async ({ page, world, view }) => {
  const client = await world.enter(page);
  await client.must('POST /api/goals', { body: goalBody() });
  await page.route('**/api/bootstrap', async (route) => {
    const answer = await route.fetch();
    const bootstrap = await answer.json();
    for (const goal of bootstrap.goals) goal.status = 'completed';
    await route.fulfill({ json: bootstrap });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'No Goals Created Yet' })).toBeVisible();
  await view.look();
});

test('an identity without a plan', async ({ page, world, view }) => {
  const { identity } = await anIdentity(await world.enter(page));
  await page.goto('/');
  await expect(card(page).getByRole('link', { name: 'Plan Needed' })).toHaveAttribute(
    'href',
    `/habit-planning/${identity.id}`,
  );
  await expect(page.getByText('No Active Habits')).toBeVisible();
  await expect(days(page).filter({ hasText: 'before the start' })).toHaveCount(7);
  await view.look();
  await page.goto('/?checkIn=all');
  await expect(checkInDialog(page).getByText('No Habits Available for Check-in')).toBeVisible();
  await view.look();
  await page.keyboard.press('Escape');
  await quickActions(page).getByRole('button', { name: 'Plan Your Week' }).click();
  await expect(page).toHaveURL(`/habit-planning/${identity.id}`);
});

test('several identities without a plan: it asks whose week is planned', async ({ page, world, view }) => {
  const client = await world.enter(page);
  await anIdentity(client);
  const { identity } = await anIdentity(client, LONG_NAME);
  await page.goto('/');
  const plan = quickActions(page).getByRole('button', { name: 'Plan Your Week' });
  await plan.click();
  const question = page.getByRole('dialog', { name: 'Plan Your Week' });
  await expect(question.getByRole('link')).toHaveText(['The Everyday Mover', LONG_NAME]);
  await view.look();
  await page.keyboard.press('Escape');
  await expect(plan).toBeFocused();
  await plan.click();
  await question.getByRole('link', { name: LONG_NAME }).click();
  await expect(page).toHaveURL(`/habit-planning/${identity.id}`);
});

test('a short week after a late review: the days before it are before its start', async ({ page, world, view }) => {
  const client = await world.enter(page);
  await world.moveTo(noon(addDays(today, -7)), page);
  const { identity, group } = await aPlan(client);
  await client.must('POST /api/check-ins', { body: checkInBody(group, 2) });
  await world.moveTo(noon(today), page);
  const habits = threeHabits();
  await client.must('POST /api/identities/:id/launch-habits', {
    params: { id: identity.id },
    body: { habits, weekType: 'partial' },
  });
  const { currentHabits } = await client.must('GET /api/bootstrap');
  // One of three: today is partly done from the first vote on.
  const [running] = currentHabits;
  await client.must('POST /api/check-ins', { body: checkInBody(running as typeof group, 1) });
  await page.goto('/');
  await expect(days(page).filter({ hasText: 'before the start' })).toHaveCount(3);
  await expect(days(page).filter({ hasText: 'rest day' })).toHaveCount(0);
  await expect(days(page).getByRole('button')).toHaveCount(1);
  await expect(days(page).nth(3)).toContainText(/%, (partial|complete), today/);
  await view.look();
});

test('while it loads, and when it cannot be reached', async ({ page, world, view, watch }) => {
  watch.expect('500 GET /api/bootstrap');
  const { identity } = await aPlan(await world.enter(page));
  const arrive = await hold(page, '**/api/bootstrap');
  await page.goto('/');
  await expect(page.getByRole('status')).toHaveText('Loading your day…');
  await view.look();
  await fail(page, '**/api/bootstrap', 1);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'We can’t reach Taylr right now' })).toBeVisible();
  await view.look();
  await page.getByRole('button', { name: 'Try again' }).click();
  arrive();
  await expect(page.getByRole('heading', { name: identity.name })).toBeVisible();
});

test('its places are held while its script is on its way', async ({ page, world, view }) => {
  await aPlan(await world.enter(page));
  const arrive = await hold(page, '**/assets/dashboard-page-*');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Your profile and settings' })).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(0);
  await view.look();
  arrive();
  await expect(card(page)).toHaveCount(1);
});

test('a check-in that is open, and one that is done', async ({ page, world, view }) => {
  const client = await world.enter(page, { name: 'Ada Lovelace', email: 'ada.dashboard@example.com' });
  const { group } = await aPlan(client);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good afternoon, Ada');
  await expect(quickActions(page).getByRole('button', { name: 'Daily Check-in' })).toBeVisible();
  await expect(card(page).getByRole('button', { name: 'Check in' })).toBeVisible();
  await expect(days(page).filter({ hasText: ': today, still open' })).toHaveCount(1);
  await view.look();
  await client.must('POST /api/check-ins', { body: checkInBody(group, 2) });
  await page.reload();
  await expect(quickActions(page).getByRole('button', { name: 'Update Progress' })).toBeVisible();
  await expect(card(page).getByRole('button', { name: 'Workflow Complete Today' })).toBeDisabled();
  await expect(card(page).getByText('Checked in today')).toBeVisible();
  await view.look();
});

test('the check-in window in its steps', async ({ page, world, view, watch }) => {
  watch.expect('500 POST /api/check-ins');
  const client = await world.enter(page);
  const { group } = await aPlan(client);
  await page.goto('/');
  await card(page).getByRole('button', { name: 'Check in' }).press('Enter');
  const dialog = checkInDialog(page);
  await dialog.getByRole('checkbox').first().press('Space');
  await dialog.getByRole('button', { name: 'Add a note' }).press('Enter');
  await view.look();
  await fail(page, '**/api/check-ins', 1);
  await dialog.getByRole('button', { name: 'Save check-in' }).press('Enter');
  await expect(toast(page, 'Error')).toContainText('Failed to save check-in. Please try again.');
  await view.look();
  // Meanwhile, on another device.
  await client.must('POST /api/check-ins', { body: checkInBody(group, 2) });
  await dialog.getByRole('button', { name: 'Save check-in' }).press('Enter');
  await expect(dialog.getByText('You already checked in')).toBeVisible();
  await view.look();
  await dialog.getByRole('button', { name: 'Yes, Overwrite' }).press('Enter');
  await expectSaved(dialog);
  await view.read();
});

test('several identities are checked in together, and the count is in the button', async ({ page, world, view }) => {
  const client = await world.enter(page);
  await aPlan(client);
  await aPlan(client);
  await page.goto('/');
  await quickActions(page).getByRole('button', { name: 'Daily Check-in (2)' }).click();
  await expect(checkInDialog(page).getByRole('checkbox')).toHaveCount(6);
  await view.look();
});

test('a week that is over, with what there is until the next one is planned', async ({ page, world, view }) => {
  const client = await world.enter(page);
  await world.moveTo(noon(addDays(today, -7)), page);
  const { identity, group } = await aPlan(client, [habit('Walk for 5 minutes'), habit('Read a page', { order: 1 })]);
  await client.must('POST /api/check-ins', { body: checkInBody(group, 2) });
  await world.moveTo(noon(today), page);
  await page.goto('/');
  // Nobody begins anew with nothing: two of the eight that were left of that week.
  await expect(card(page).getByText('2 votes · Last week: 25 %')).toBeVisible();
  await expect(page.getByText('What you did is kept. Plan a week and it goes on here.')).toBeVisible();
  const over = 'This week has ended. Do your weekly review to plan the next one.';
  await expect(card(page).getByText(over)).toBeVisible();
  await expect(card(page).getByRole('button', { name: 'Weekly Review' })).toBeVisible();
  await expect(card(page).getByText(/this week$/)).toHaveCount(0);
  await expect(card(page).getByRole('img')).toHaveCount(0);
  await view.look();
  await page.goto(`/?checkIn=${identity.id}`);
  await expect(checkInDialog(page).getByText('Not open today')).toBeVisible();
  await expect(checkInDialog(page).getByText(over)).toBeVisible();
  await view.look();
});

test('a week that has not begun', async ({ page, world, view }) => {
  const client = await world.enter(page);
  await world.moveTo(noon(addDays(today, 4)), page);
  const { identity } = await aPlan(client);
  await world.moveTo(noon(today), page);
  await page.goto('/');
  const begins = /^Your new week starts on Sunday, 8 March/;
  await expect(card(page).getByText(begins)).toBeVisible();
  await expect(card(page).getByRole('button', { name: /Check in|Complete/ })).toHaveCount(0);
  await view.look();
  await page.goto(`/?checkIn=${identity.id}`);
  await expect(checkInDialog(page).getByText('Not open today')).toBeVisible();
  await expect(checkInDialog(page).getByText(begins)).toBeVisible();
});

test('the experimental habits, folded and unfolded', async ({ page, world, view }) => {
  const more = [3, 4].map((order) => habit(`Stretch for ${order} minutes`, { habitType: 'experimental', order }));
  await aPlan(await world.enter(page), [...threeHabits(), ...more]);
  await page.goto('/');
  await expect(card(page).getByText('Stretch for 3 minutes')).toBeHidden();
  await card(page).getByRole('button', { name: 'Show 2 more experimental habits' }).click();
  await expect(card(page).getByText('Stretch for 4 minutes')).toBeVisible();
  await view.look();
  await card(page).getByRole('button', { name: 'Show fewer' }).click();
  await expect(card(page).getByText('Stretch for 3 minutes')).toBeHidden();
  await expect(card(page).getByText('Take the stairs 1 time')).toBeVisible();
});
