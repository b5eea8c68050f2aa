import type { Page } from '@playwright/test';
import { addDays, type CalendarDay, calendarDay } from '#core/calendar/calendar.ts';
import { aPlan, anIdentity, checkInBody, threeHabits } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { checkInDialog, toast, useInteractionsUntil } from '../steps.ts';
import { DESK, expect, fail, hold, LONG_NAME, PHONE, test } from './states.ts';

/** The first day of the week that is looked back on. */
const SUNDAY = calendarDay('2026-03-01');
const SATURDAY = addDays(SUNDAY, 6);
const noon = (day: CalendarDay) => `${day}T12:00:00Z`;

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Weekly Review: / });
const log = (page: Page) => dialog(page).getByRole('log');
const box = (page: Page) => dialog(page).getByRole('textbox');
const choice = (page: Page, name: string) => dialog(page).getByRole('button', { name: new RegExp(`^${name}\\b`) });
const card = (page: Page) => page.getByRole('article');
const quickActions = (page: Page) => page.getByRole('region', { name: 'Quick actions' });
const banner = (page: Page) => page.getByRole('region', { name: /to look back on$/ });
const conducting = '**/api/weekly-reviews/*/conduct';

type World = {
  enter: (page: Page, person?: { name: string; email: string }) => Promise<TestClient>;
  moveTo: (instant: string, page?: Page) => Promise<void>;
};

/** A plan of this whole week, kept on so many days of it, and the clock at noon of `day`. */
async function aLivedWeek(page: Page, world: World, { days, day }: { days: number; day: CalendarDay }) {
  await world.moveTo(noon(SUNDAY), page);
  const client = await world.enter(page);
  const { identity, group } = await aPlan(client);
  for (let at = 0; at < days; at += 1) {
    await world.moveTo(noon(addDays(SUNDAY, at)), page);
    await client.must('POST /api/check-ins', { body: checkInBody(group, at % 3 === 0 ? 3 : 1) });
  }
  await world.moveTo(noon(day), page);
  return { client, identity, group };
}

/** The week on its last day, with its review opened from the dashboard. */
async function openReview(page: Page, world: World) {
  const lived = await aLivedWeek(page, world, { days: 7, day: SATURDAY });
  await page.goto('/');
  await card(page).getByRole('button', { name: 'Weekly Review' }).click();
  await expect(choice(page, 'Same')).toBeVisible();
  return lived;
}

async function say(page: Page, message: string): Promise<void> {
  await box(page).fill(message);
  await box(page).press('Enter');
}

test('the review is offered on the last day, after the check-in, and opens with the week in pictures', async ({
  page,
  world,
  view,
}) => {
  const { client, identity, group } = await aLivedWeek(page, world, { days: 6, day: SATURDAY });
  await page.goto('/');
  await expect(quickActions(page).getByRole('button', { name: 'Daily Check-in' })).toBeVisible();
  await client.must('POST /api/check-ins', { body: checkInBody(group, 3) });
  await page.reload();
  await expect(quickActions(page).getByRole('button', { name: 'Weekly Review' })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await view.look();
  const arrive = await hold(page, conducting);
  await card(page).getByRole('button', { name: 'Weekly Review' }).click();
  await expect(dialog(page)).toHaveAccessibleName(`Weekly Review: ${identity.name}`);
  await expect(log(page).getByText('Taylr is thinking...')).toBeAttached();
  await expect(choice(page, 'Same')).toHaveCount(0);
  await view.look();
  arrive();
  await expect(choice(page, 'Easier')).toBeVisible();
  await expect(choice(page, 'Harder')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: /Short week|Fresh start/ })).toHaveCount(0);
  const facts = log(page).getByRole('region', { name: 'Your week in pictures' });
  await expect(facts.getByRole('img', { name: /^Completion of the week: \d+%$/ })).toBeVisible();
  await expect(facts.getByRole('img', { name: /^Walk for 5 minutes: 7 of 7, done on Sunday, / })).toBeVisible();
  await expect(facts.getByRole('img')).toHaveCount(4);
  await view.look();
});

for (const [name, difficulty] of [
  ['Easier', 'easier'],
  ['Same', 'same'],
  ['Harder', 'harder'],
] as const) {
  test(`the choice '${name}' ends the review and leads to the plan of the next week`, async ({ page, world, view }) => {
    const { client, identity } = await openReview(page, world);
    await say(page, 'The mornings went well, the evenings were too full');
    await expect(log(page).getByText('Taylr: ')).toHaveCount(2);
    const arrive = await hold(page, '**/api/weekly-reviews/complete');
    await choice(page, name).click();
    await expect(choice(page, name)).toHaveAttribute('aria-busy', 'true');
    await view.read();
    arrive();
    await expect(toast(page, 'Review completed')).toContainText(
      `Weekly review for ${identity.name} has been saved successfully.`,
    );
    await expect(log(page).getByText('Taylr: ')).toHaveCount(4);
    const next = dialog(page).getByRole('button', { name: 'Plan the next week' });
    await expect(next).toBeFocused();
    await view.read();
    await expect(page).toHaveURL(`/habit-planning/${identity.id}?weeklyReview=true&difficulty=${difficulty}`);
    const params = { identityId: identity.id, weekStart: SUNDAY };
    const review = await client.must('GET /api/weekly-reviews/:identityId/:weekStart', { params });
    expect(review).toMatchObject({ isCompleted: true, difficulty });
    await page.goto('/');
    await expect(card(page).getByRole('button', { name: 'Week Complete' })).toBeDisabled();
    await expect(quickActions(page).getByRole('button', { name: 'Update Progress' })).toBeVisible();
    await view.look(['dark'], [PHONE]);
  });
}

test('the last words stay in sight, and closing them leads nowhere', async ({ page, world, view }) => {
  await openReview(page, world);
  await page.clock.install({ time: noon(SATURDAY) });
  await page.clock.pauseAt(new Date(`${SATURDAY}T12:00:05Z`));
  await choice(page, 'Same').click();
  await expect(dialog(page).getByRole('button', { name: 'Plan the next week' })).toBeFocused();
  await view.read();
  // They came below what was in view, and are in sight all the same.
  const lastWords = log(page).getByText('Taylr: ').last().locator('..');
  await expect(lastWords).toBeInViewport({ ratio: 0.95 });
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.clock.runFor(3000);
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('a review goes on after a reload where it was left', async ({ page, world, view }) => {
  await openReview(page, world);
  await say(page, 'I was tired on most evenings');
  await expect(log(page).getByText('Taylr: ')).toHaveCount(2);
  const said = await log(page).textContent();
  await page.reload();
  await quickActions(page).getByRole('button', { name: 'Weekly Review' }).click();
  await expect(log(page).getByText('You: I was tired on most evenings')).toBeVisible();
  await expect(log(page)).toHaveText(said ?? '');
  await expect(choice(page, 'Easier')).toBeVisible();
  await view.look();
});

test('after a late and thin week two quieter ways are offered', async ({ page, world, view }) => {
  const { identity } = await aLivedWeek(page, world, { days: 1, day: addDays(SATURDAY, 3) });
  await page.goto('/');
  await expect(banner(page)).toContainText(identity.name);
  await expect(banner(page)).toContainText(/1\s*–\s*7 March/);
  await expect(card(page).getByRole('button', { name: 'Weekly Review' })).toBeVisible();
  await view.look();
  await banner(page)
    .getByRole('button', { name: `Review the week of ${identity.name}` })
    .click();
  await expect(choice(page, 'Short week')).toBeVisible();
  await expect(choice(page, 'Fresh start')).toBeVisible();
  await view.look();
  await choice(page, 'Easier').click();
  await expect(page).toHaveURL(
    `/habit-planning/${identity.id}?weeklyReview=true&difficulty=easier&mode=short-week&isOverdueReview=true`,
  );
});

for (const [name, mode] of [
  ['Short week', 'mode=short-week&emergency=true'],
  ['Fresh start', 'mode=nuclear'],
] as const) {
  test(`the way back '${name}' completes the review first`, async ({ page, world, view }) => {
    const { client, identity } = await aLivedWeek(page, world, { days: 1, day: addDays(SATURDAY, 3) });
    await page.goto(`/?weeklyReview=${identity.id}`);
    await choice(page, name).click();
    await expect(log(page)).toContainText(`A ${name.toLowerCase()} it is`);
    await view.read();
    await expect(page).toHaveURL(`/habit-planning/${identity.id}?weeklyReview=true&${mode}&isOverdueReview=true`);
    const params = { identityId: identity.id, weekStart: SUNDAY };
    const review = await client.must('GET /api/weekly-reviews/:identityId/:weekStart', { params });
    expect(review).toMatchObject({ isCompleted: true, difficulty: 'same' });
  });
}

test('weeks of more than three identities are folded in the banner; one without a word said has a summary too', async ({
  page,
  world,
  view,
}) => {
  await world.moveTo(noon(SUNDAY), page);
  const client = await world.enter(page);
  for (const name of ['The Everyday Mover', LONG_NAME, 'The Reader', 'The Sleeper', 'The Friend Who Writes Back']) {
    const { identity } = await anIdentity(client, name);
    const body = { habits: threeHabits() };
    await client.must('POST /api/identities/:id/launch-habits', { params: { id: identity.id }, body });
  }
  await world.moveTo(noon(addDays(SATURDAY, 2)), page);
  await page.goto('/');
  await expect(banner(page).getByRole('listitem')).toHaveCount(3);
  await view.look();
  await banner(page).getByRole('button', { name: 'Show 2 more' }).click();
  await expect(banner(page).getByRole('listitem')).toHaveCount(5);
  await view.look(['dark'], [PHONE]);

  // Completed without a word of either side, so that there is nothing to sum up.
  const identity = (await client.must('GET /api/identities')).find(({ name }) => name === 'The Reader');
  const identityId = identity?.id ?? '';
  const week = { weekStartDate: SUNDAY, weekEndDate: SATURDAY };
  await client.must('POST /api/weekly-reviews/complete', { body: { identityId, ...week, difficulty: 'same' } });
  await page.goto(`/?weeklyReview=${identityId}`);
  await expect(log(page)).toContainText('Weekly review completed for The Reader');
  await view.read();
});

test('the address of a review is used once, and a review that was done shows what was said of it', async ({
  page,
  world,
  view,
}) => {
  const { client, identity } = await aLivedWeek(page, world, { days: 7, day: SATURDAY });
  await page.goto(`/?weeklyReview=${identity.id}`);
  await expect(choice(page, 'Same')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.reload();
  await expect(card(page)).toHaveCount(1);
  await expect(dialog(page)).toHaveCount(0);
  const week = { weekStartDate: SUNDAY, weekEndDate: SATURDAY };
  await client.must('POST /api/weekly-reviews/complete', {
    body: { identityId: identity.id, ...week, difficulty: 'harder', summary: 'A good week, most of all the mornings.' },
  });
  await page.goto(`/?weeklyReview=${identity.id}`);
  await expect(log(page)).toContainText('A good week, most of all the mornings.');
  await expect(dialog(page)).toContainText('Difficulty of the next week: Harder');
  await expect(box(page)).toHaveCount(0);
  await view.look();
  await dialog(page).getByRole('button', { name: 'Plan the next week' }).click();
  await expect(page).toHaveURL(`/habit-planning/${identity.id}?weeklyReview=true&difficulty=harder`);
});

test('a week that is still running is not reviewed yet', async ({ page, world, view, watch }) => {
  watch.expect('409 POST /api/weekly-reviews');
  const { identity } = await aLivedWeek(page, world, { days: 2, day: addDays(SUNDAY, 2) });
  await page.goto(`/?weeklyReview=${identity.id}`);
  const told = dialog(page).getByRole('status').filter({ hasText: 'This week is still running.' });
  await expect(told).toContainText('Its review opens on its last day.');
  await expect(told.getByRole('button')).toHaveCount(0);
  await expect(toast(page, 'Error')).toHaveCount(0);
  await view.look();
});

test('without any week there is nothing to review', async ({ page, world, view }) => {
  await world.moveTo(noon(SUNDAY), page);
  const { identity } = await anIdentity(await world.enter(page));
  await page.goto(`/?weeklyReview=${identity.id}`);
  await expect(dialog(page).getByRole('alert')).toContainText('Habit plan not found');
  await expect(toast(page, 'Error')).toContainText('Habit plan not found');
  await view.look(['dark']);
  await page.goto('/?weeklyReview=0195d3a0-0000-7000-8000-000000000000');
  await expect(card(page)).toHaveCount(1);
  await expect(page).toHaveURL('/');
  await expect(dialog(page)).toHaveCount(0);
});

test('on a phone it fills the screen, on a desk it does not', async ({ page, world }) => {
  await page.setViewportSize(PHONE);
  await openReview(page, world);
  // It slides in first.
  await expect.poll(() => dialog(page).boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
  await page.setViewportSize({ width: 767, height: 900 });
  expect((await dialog(page).boundingBox())?.width).toBe(767);
  await page.setViewportSize({ width: 768, height: 900 });
  expect((await dialog(page).boundingBox())?.width).toBeLessThan(768);
  await page.setViewportSize(DESK);
  expect((await dialog(page).boundingBox())?.height).toBeLessThanOrEqual(DESK.height * 0.86);
});

test('it is done by keyboard alone', async ({ page, world }) => {
  const { identity } = await aLivedWeek(page, world, { days: 7, day: SATURDAY });
  await page.goto('/');
  await card(page).getByRole('button', { name: 'Weekly Review' }).focus();
  await page.keyboard.press('Enter');
  await expect(choice(page, 'Same')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page).getByRole('button', { name: 'Weekly Review' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(choice(page, 'Same')).toBeVisible();
  await box(page).focus();
  await page.keyboard.type('It went well');
  await page.keyboard.press('Enter');
  await expect(log(page).getByText('Taylr: ')).toHaveCount(2);
  await expect(box(page)).toBeFocused();
  // The button to send rests while there is nothing to send.
  await page.keyboard.press('Tab');
  await expect(choice(page, 'Easier')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Plan the next week' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/habit-planning/${identity.id}?weeklyReview=true&difficulty=easier`);
});

test('an answer can be given up, and a message that did not get through is sent again', async ({
  page,
  world,
  view,
  watch,
}) => {
  watch.expect(/^500 POST \/api\/weekly-reviews\/[\w-]+\/conduct$/);
  await openReview(page, world);
  const arrive = await hold(page, conducting);
  await say(page, 'The mornings went well');
  await expect(choice(page, 'Same')).toBeDisabled();
  await view.look(['light']);
  await dialog(page).getByRole('button', { name: 'Stop' }).click();
  await expect(box(page)).toHaveValue('The mornings went well');
  await expect(box(page)).toBeFocused();
  await expect(log(page).getByText('Taylr: ')).toHaveCount(1);
  arrive();
  await page.unroute(conducting);
  await fail(page, conducting, 1);
  await box(page).press('Enter');
  await expect(toast(page, 'Error')).toContainText('Failed to process review. Please try again.');
  await expect(log(page)).toContainText('Failed to conduct review: 500');
  await view.look();
  await dialog(page).getByRole('button', { name: 'Retry' }).click();
  await expect(log(page).getByText('Taylr: ')).toHaveCount(2);
  await expect(log(page)).not.toContainText('Failed to conduct review');
  await expect(box(page)).toHaveValue('');
  await expect(box(page)).toBeFocused();
});

test('a start that fails can be tried again at each of its steps', async ({ page, world, view, watch }) => {
  watch.expect(/^500 (GET|POST|PATCH) \/api\/weekly-reviews/);
  const { identity } = await aLivedWeek(page, world, { days: 7, day: SATURDAY });
  const broken = (address: string, method: string) =>
    page.route(
      address,
      (route) =>
        route.request().method() === method ? route.fulfill({ status: 500, body: 'out of order' }) : route.fallback(),
      { times: 1 },
    );
  const alert = dialog(page).getByRole('alert');
  await broken(`**/api/weekly-reviews/${identity.id}/*`, 'GET');
  await page.goto(`/?weeklyReview=${identity.id}`);
  await expect(alert).toContainText('Failed to start weekly review. Please try again.');
  await view.look();
  await broken('**/api/weekly-reviews', 'POST');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toContainText('Failed to create weekly review');
  await expect(toast(page, 'Error')).toContainText('Failed to create weekly review');
  await view.read();
  await fail(page, conducting, 1);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(toast(page, 'Error')).toContainText('Failed to start weekly review. Please try again.');
  await expect(log(page)).toContainText('Failed to start weekly review. Please try again.');
  await expect(log(page)).toContainText('Failed to conduct review: 500');
  await expect(choice(page, 'Same')).toHaveCount(0);
  await view.look();
  await log(page).getByRole('button', { name: 'Retry' }).click();
  await expect(choice(page, 'Same')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await broken('**/api/weekly-reviews/*', 'PATCH');
  await card(page).getByRole('button', { name: 'Weekly Review' }).click();
  await expect(alert).toContainText('Failed to update weekly review');
  await view.read();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(choice(page, 'Same')).toBeVisible();
});

test('a choice that could not be saved can be made again', async ({ page, world, view, watch }) => {
  watch.expect('500 POST /api/weekly-reviews/complete');
  const { identity } = await openReview(page, world);
  await fail(page, '**/api/weekly-reviews/complete', 1);
  await choice(page, 'Same').click();
  await expect(toast(page, 'Error')).toContainText('Failed to save weekly review completion');
  await view.read();
  await expect(choice(page, 'Same')).toBeEnabled();
  await choice(page, 'Harder').click();
  await expect(page).toHaveURL(`/habit-planning/${identity.id}?weeklyReview=true&difficulty=harder`);
});

test('a review that went on in another tab is read anew, and what was written stays', async ({
  page,
  world,
  watch,
}) => {
  watch.expect(/^409 POST \/api\/weekly-reviews\/[\w-]+\/conduct$/);
  const { client, identity } = await openReview(page, world);
  await page.route(
    conducting,
    (route) => route.fulfill({ status: 409, json: { message: 'Read again', code: 'CONFLICT' } }),
    {
      times: 1,
    },
  );
  await client.must('POST /api/weekly-reviews/:identityId/conduct', {
    params: { identityId: identity.id },
    body: {
      weekStartDate: SUNDAY,
      weekEndDate: SATURDAY,
      previousMessages: [{ role: 'user', content: 'said elsewhere: the mornings went well' }],
    },
  });
  await say(page, 'said here: the evenings did not');
  await expect(toast(page, 'This review has moved on')).toBeVisible();
  await expect(log(page)).toContainText('said elsewhere: the mornings went well');
  await expect(box(page)).toHaveValue('said here: the evenings did not');
});

test('a message that calls for help ends the talk with it', async ({ page, world, view }) => {
  await openReview(page, world);
  await say(page, 'I want to kill myself');
  await expect(log(page)).toContainText('findahelpline.com');
  await expect(box(page)).toHaveCount(0);
  await expect(choice(page, 'Same')).toHaveCount(0);
  await view.look();
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog(page)).toBeHidden();
});

test('days to be left out are offered as a pause, within the talk', async ({ page, world, view }) => {
  await openReview(page, world);
  await say(page, 'It went well, but I am on holiday from Monday until Wednesday');
  await expect(log(page).getByRole('button', { name: 'Pause these days' })).toBeVisible();
  await view.look();
});

test('at the limit an account is offered after two more answers, and the choice goes on working', async ({
  page,
  world,
  view,
  watch,
}) => {
  watch.expect(/^403 POST \/api\/weekly-reviews\/[\w-]+\/conduct$/);
  const { client, identity } = await openReview(page, world);
  await useInteractionsUntil(client, 0);
  for (const [at, message] of ['The mornings went well', 'The evenings were full'].entries()) {
    await say(page, message);
    await expect(log(page).getByText('Taylr: ')).toHaveCount(at + 2);
  }
  await say(page, 'One more thing');
  await expect(log(page).getByRole('heading', { name: 'AI Interaction Limit Reached' })).toBeVisible();
  await expect(box(page)).toHaveCount(0);
  await view.look();
  await choice(page, 'Same').click();
  await expect(page).toHaveURL(`/habit-planning/${identity.id}?weeklyReview=true&difficulty=same`);
});

test('a paused identity asks for nothing, and can still be checked in', async ({ page, world, view }) => {
  const { client, identity } = await aLivedWeek(page, world, { days: 2, day: addDays(SUNDAY, 3) });
  const span = { from: addDays(SUNDAY, 2), until: addDays(SUNDAY, 4) };
  await client.must('POST /api/pauses', { body: { ...span, identityId: identity.id } });
  await page.goto('/');
  await expect(card(page)).toContainText('Paused until Thursday 5 March');
  await expect(card(page).getByRole('button', { name: 'Check in' })).toHaveCount(0);
  await expect(card(page).getByRole('img', { name: /^Walk for 5 minutes: .*, paused on Tuesday, / })).toBeVisible();
  const days = page.getByRole('list', { name: 'Days of this week' }).getByRole('listitem');
  await expect(days.filter({ hasText: ': paused' })).toHaveCount(3);
  await expect(days.filter({ hasText: ': paused, today' })).toHaveCount(1);
  await view.look();
  await quickActions(page).getByRole('button', { name: 'Update Progress' }).click();
  await checkInDialog(page).getByRole('checkbox').first().click();
  await checkInDialog(page).getByRole('button', { name: 'Save check-in' }).click();
  await expect(toast(page, 'Check-in Complete!')).toBeVisible();
  await expect(card(page).getByText('Checked in today')).toBeVisible();
  await view.look(['light'], [PHONE]);
});

test('nothing reminds of a review while its identity is paused', async ({ page, world, view }) => {
  const { client } = await aLivedWeek(page, world, { days: 2, day: addDays(SATURDAY, 2) });
  await client.must('POST /api/pauses', { body: { from: addDays(SATURDAY, 1), until: addDays(SATURDAY, 5) } });
  await page.goto('/');
  await expect(card(page)).toContainText('Paused until Thursday 12 March');
  await expect(card(page).getByRole('button', { name: 'Weekly Review' })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await expect(quickActions(page).getByRole('button', { name: 'Update Progress' })).toBeVisible();
  await view.look(['dark']);
});
