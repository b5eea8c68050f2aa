import { addDays } from '#core/calendar/calendar.ts';
import { aPlan, anIdentity, checkInBody, habit, proposedAgain } from '#app/testing/world/factories.ts';
import { checkInDialog } from '../steps.ts';
import { aLivedWeek, SATURDAY, SUNDAY } from './review-window.ts';
import { DEVICES, expect, LONG_NAME, PHONE, test, WEDNESDAY } from './states.ts';
import { noon, today, quickActions, days, card } from './dashboard-parts.ts';

test('each day of the week by its figures: before the start, complete, half, missed, rest, today, to come', async ({
  page,
  world,
  view,
}) => {
  const client = await world.enter(page);
  await world.moveTo(noon(addDays(today, -2)), page);
  // On a Monday: two of the habits are daily, none has to be done on a given day.
  const { group } = await aPlan(client, [habit('Walk for 5 minutes'), habit('Read a page', { order: 1 })]);
  await client.must('POST /api/check-ins', { body: checkInBody(group, 2) });
  await world.moveTo(noon(addDays(today, -1)), page);
  await client.must('POST /api/check-ins', { body: checkInBody(group, 1) });
  await world.moveTo(noon(addDays(today, 1)), page);
  await page.goto('/');
  await expect(days(page)).toHaveText([
    /before the start/,
    /100%, complete/,
    /50%, partial/,
    /0%, below half/,
    /today, still open/,
    /still to come/,
    /still to come/,
  ]);
  // The last day of the week is square, the others are round, and today has a ring.
  const corners = await days(page)
    .locator('span[aria-hidden=true].grid')
    .evaluateAll((shapes) =>
      shapes.map((shape) => [shape.className.includes('rounded-full'), getComputedStyle(shape).outlineStyle]),
    );
  expect(corners.map(([isRound]) => isRound)).toEqual([true, true, true, true, true, true, false]);
  expect(corners.map(([, ring]) => ring === 'solid')).toEqual([false, false, false, false, true, false, false]);
  await view.look();
});

test('a day on which nothing was due is a day of rest', async ({ page, world, view }) => {
  const client = await world.enter(page);
  await world.moveTo(noon(addDays(today, -3)), page);
  const seldom = (name: string, order: number) => habit(name, { targetFrequency: 2, order });
  await aPlan(client, [seldom('Swim 10 lengths', 0), seldom('Ride the bicycle', 1)]);
  await world.moveTo(noon(today), page);
  await page.goto('/');
  await expect(days(page).filter({ hasText: 'rest day' })).toHaveCount(3);
  await view.look();
});

test('more than was planned is said with its number', async ({ page, world, view }) => {
  const client = await world.enter(page);
  await world.moveTo(noon(addDays(today, -3)), page);
  const once = (name: string, order: number) => habit(name, { targetFrequency: 1, order });
  const { group } = await aPlan(client, [once('Swim 10 lengths', 0), once('Ride the bicycle', 1)]);
  for (const back of [3, 2, 1]) {
    await world.moveTo(noon(addDays(today, -back)), page);
    await client.must('POST /api/check-ins', { body: checkInBody(group, 2) });
  }
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Overall weekly completion' })).toContainText('300%');
  await expect(card(page).getByRole('img', { name: /Completion this week/ })).toContainText('300');
  await view.look();
});

test('a new week remembers the last one until its first tick', async ({ page, world, view }) => {
  const client = await world.enter(page);
  await world.moveTo(noon(addDays(today, -7)), page);
  const { identity, group } = await aPlan(client, [habit('Walk for 5 minutes'), habit('Read a page', { order: 1 })]);
  await client.must('POST /api/check-ins', { body: checkInBody(group, 2) });
  await world.moveTo(noon(today), page);
  const params = { id: identity.id };
  const habits = proposedAgain(group.habits);
  await client.must('POST /api/identities/:id/launch-habits', { params, body: { habits } });
  await page.setViewportSize(PHONE);
  await page.goto('/');
  // The review that waits gives way to the first circle on a phone.
  await expect(page.getByText('A week to look back on')).toBeVisible();
  await expect(card(page).getByRole('checkbox').first()).toBeInViewport({ ratio: 1 });
  // Two of the eight that were left of that week.
  await expect(card(page).getByText('2 votes · Last week: 25 %')).toBeVisible();
  await view.look();
  await card(page).getByRole('checkbox', { name: 'Walk for 5 minutes' }).click();
  await expect(card(page).getByText('3 votes · 1 this week')).toBeVisible();
  await expect(card(page).getByText(/Last week/)).toHaveCount(0);
});

test('five identities with twelve long habits each', async ({ page, world, view }) => {
  const client = await world.enter(page);
  const long = 'Do two rounds of chair squats after lunch, slowly and with care, beside an open window too';
  const habits = Array.from({ length: 12 }, (_none, order) =>
    habit(`${order + 1} ${long}`, { order, habitType: order < 6 ? 'core' : 'experimental' }),
  );
  for (const name of [LONG_NAME, 'The Reader', 'Incomprehensibilities', 'The Friend Who Writes Back', 'The Sleeper']) {
    const { identity } = await anIdentity(client, name);
    await client.must('POST /api/identities/:id/launch-habits', { params: { id: identity.id }, body: { habits } });
  }
  await page.goto('/');
  await expect(card(page)).toHaveCount(5);
  await view.look();
  await quickActions(page).getByRole('button', { name: 'Daily Check-in (5)' }).click();
  await expect(checkInDialog(page).getByRole('checkbox')).toHaveCount(60);
  await view.look();
});

test('the address of a check-in is used once', async ({ page, world }) => {
  await world.moveTo(noon(today), page);
  const { identity } = await aPlan(await world.enter(page));
  await page.goto(`/?checkIn=${identity.id}`);
  await expect(checkInDialog(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(card(page)).toHaveCount(1);
  await expect(checkInDialog(page)).toBeHidden();
});

test('a new day comes to the open tab', async ({ page, world }) => {
  const lateEvening = `${WEDNESDAY}T23:58:30Z`;
  await world.moveTo(lateEvening);
  const client = await world.enter(page);
  const { group } = await aPlan(client);
  await client.must('POST /api/check-ins', { body: checkInBody(group, 2) });
  await page.clock.install({ time: lateEvening });
  await page.goto('/');
  await expect(card(page).getByText('Checked in today')).toBeVisible();
  await expect(days(page).filter({ hasText: 'Wednesday 4 March: 100%, complete, today' })).toHaveCount(1);
  await world.moveTo(`${addDays(today, 1)}T00:00:02Z`);
  await page.clock.fastForward('01:32');
  await expect(card(page).getByRole('button', { name: 'Check in' })).toBeVisible();
  await expect(days(page).filter({ hasText: 'Thursday 5 March: today, still open' })).toHaveCount(1);
  await expect(page.getByRole('main').getByText('Thursday 5 March').first()).toBeVisible();
});

test('a day is complete once nothing is due, and nothing else is to do once nothing is open', async ({
  page,
  world,
  view,
}) => {
  const client = await world.enter(page);
  const stretch = habit('Stretch for 2 minutes', { targetFrequency: 6, order: 1 });
  const { group } = await aPlan(client, [habit('Walk for 5 minutes'), stretch]);
  // Three of the four days that are left: one of them may go by.
  await client.must('POST /api/check-ins', { body: checkInBody(group, 1) });
  await page.goto('/');
  await expect(card(page).getByText('Workflow Complete Today')).toBeVisible();
  await expect(card(page).getByText('Nothing else to do.')).toHaveCount(0);
  await view.look();

  await world.moveTo(noon(addDays(today, 1)), page);
  await client.must('POST /api/check-ins', { body: checkInBody(group, 1) });
  await page.reload();
  await expect(card(page).getByText('1 still open, if you like.')).toBeVisible();
  await expect(card(page).getByText('Workflow Complete Today')).toHaveCount(0);
  await card(page).getByRole('checkbox', { name: 'Stretch for 2 minutes' }).press('Space');
  await expect(card(page).getByText('Nothing else to do.')).toBeVisible();
  await expect(card(page).getByText('Workflow Complete Today')).toBeVisible();
});

for (const [device, size, theme] of DEVICES) {
  test(`a reviewed week is complete, drawn as a badge and not as a button that waits, on ${device}`, async ({
    page,
    world,
    view,
  }) => {
    await page.setViewportSize(size);
    const { client, identity } = await aLivedWeek(page, world, { days: 7, day: SATURDAY });
    const week = { weekStartDate: SUNDAY, weekEndDate: SATURDAY };
    const body = { identityId: identity.id, ...week, difficulty: 'same', summary: 'It went well.' } as const;
    await client.must('POST /api/weekly-reviews/complete', { body });
    await page.goto('/');
    const badge = card(page).getByRole('button', { name: 'Week Complete' });
    await expect(badge).toBeDisabled();
    // As dark as any text, in the colour of what is done, and without the edge of what is pressed.
    await expect(badge).toHaveCSS('opacity', '1');
    await expect(badge).toHaveCSS('cursor', 'default');
    const colours = await badge.evaluate((one) => {
      const probe = document.createElement('i');
      probe.style.background = 'var(--complete-soft)';
      document.body.append(probe);
      return [getComputedStyle(one).backgroundColor, getComputedStyle(probe).backgroundColor];
    });
    expect(colours[0]).toBe(colours[1]);
    // By keys one goes past it, from the next plan to what stands below the card, at a desk the coach's bar alone.
    await expect(page.getByRole('button', { name: 'Say what you did, or what should change' })).toBeVisible();
    await card(page).getByRole('link', { name: 'Plan the next week' }).focus();
    await page.keyboard.press('Tab');
    await expect(badge).not.toBeFocused();
    await expect(page.locator(':focus')).toBeVisible();
    await view.look([theme], [size]);
  });
}
