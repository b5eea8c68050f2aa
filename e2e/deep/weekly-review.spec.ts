import { addDays } from '#core/calendar/calendar.ts';
import { anIdentity, checkInBody, threeHabits } from '#app/testing/world/factories.ts';
import { toast } from '../steps.ts';
import { DESK, expect, hold, LONG_NAME, PHONE, test } from './states.ts';
import {
  SUNDAY,
  SATURDAY,
  noon,
  dialog,
  log,
  box,
  choice,
  card,
  quickActions,
  banner,
  conducting,
  aLivedWeek,
  openReview,
  say,
} from './review-window.ts';

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

test('next week is shown for each choice, with what was said in the review, before one is chosen', async ({
  page,
  world,
  view,
}) => {
  await openReview(page, world);
  const ahead = log(page).getByRole('region', { name: 'Your next week' });
  await expect(ahead.getByRole('radio')).toHaveText(['Easier', 'Same', 'Harder']);
  await say(page, "I'd rather walk on Tuesdays and Fridays");
  await expect(log(page).getByText('Taylr: ')).toHaveCount(2);
  for (const name of ['Easier', 'Same', 'Harder']) {
    await ahead.getByRole('radio', { name }).click();
    await expect(ahead).toContainText('on Tuesdays and Fridays');
  }
  await view.look();
  await say(page, 'I was too tired in the evenings');
  const answers = log(page).getByRole('list', { name: 'Quick answers' });
  await expect(answers.getByRole('button')).toHaveText(['Yes', 'Something else', 'No, leave it']);
  await view.look();
  await answers.getByRole('button', { name: 'No, leave it' }).click();
  await expect(log(page).getByText('Taylr: ')).toHaveCount(4);
  await expect(answers).toHaveCount(0);
  await say(page, 'I want a new plan');
  await answers.getByRole('button', { name: 'Make another plan' }).click();
  await expect(page).toHaveURL(/\/habit-planning\/[\w-]+\?weeklyReview=true$/);
});

test('the last words stay in sight, and closing them leads nowhere', async ({ page, world, view }) => {
  await openReview(page, world);
  await page.clock.install({ time: noon(SATURDAY) });
  await page.clock.pauseAt(new Date(`${SATURDAY}T12:00:05Z`));
  await choice(page, 'Same').click();
  await expect(dialog(page).getByRole('button', { name: 'Plan the next week' })).toBeFocused();
  await view.read();
  // They were added below the visible part, and have scrolled into view.
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
  await page.waitForLoadState('networkidle');
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
