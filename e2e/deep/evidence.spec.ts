import type { Page } from '@playwright/test';
import { addDays, calendarDay, daysFromTo } from '#core/calendar/calendar.ts';
import type { IdentityEvidence } from '#features/progress/contract.ts';
import { aPlan, anIdentity, checkInBody, habit, threeHabits } from '#app/testing/world/factories.ts';
import { expect, fail, hold, LONG_NAME, test, WEDNESDAY } from './states.ts';

const noon = (day: string) => `${day}T12:00:00Z`;
const today = calendarDay(WEDNESDAY);
const EVIDENCE = '**/api/identities/*/evidence*';
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const map = (page: Page) => page.getByRole('grid', { name: /^Days of \d{4}/ });
const reviews = (page: Page) => page.getByRole('group', { name: /^Weekly reviews of \d{4}/ });
const focused = (page: Page) => page.locator(':focus');

type World = { moveTo: (instant: string, page?: Page) => Promise<void>; enter: (page: Page) => ReturnType<Enter> };
type Enter = () => Promise<Parameters<typeof aPlan>[0]>;

/** Day of the eleven weeks on which a pause of five days begins. */
const PAUSED_AT = 60;

/** An identity with eleven weeks of plans up to today and check-ins on most days; it spans the new year. */
async function livedIdentity(world: World, page: Page): Promise<string> {
  const client = await world.enter(page);
  const start = addDays(today, -80);
  await world.moveTo(noon(start), page);
  const { identity } = await anIdentity(client);
  const series = new Map<string, string>();
  for (const day of daysFromTo(start, today)) {
    const isNewWeek = day === start || new Date(day).getUTCDay() === 0;
    const at = daysFromTo(start, day).length;
    if (!isNewWeek && at % 3 === 0 && at !== PAUSED_AT) continue;
    await world.moveTo(noon(day), page);
    if (isNewWeek) {
      const habits = threeHabits().map((one) => ({ ...one, seriesId: series.get(one.description) ?? null }));
      await client.must('POST /api/identities/:id/launch-habits', { params: { id: identity.id }, body: { habits } });
    }
    const group = await client.must('GET /api/habits/current/:identityId', { params: { identityId: identity.id } });
    for (const one of group.habits) series.set(one.description, one.seriesId);
    if (at === PAUSED_AT) {
      await client.must('POST /api/pauses', { body: { from: day, until: addDays(day, 4), identityId: identity.id } });
    }
    if (at % 3 > 0 && (at < PAUSED_AT || at > PAUSED_AT + 4))
      await client.must('POST /api/check-ins', { body: checkInBody(group, at % 4) });
  }
  await world.moveTo(noon(today), page);
  return identity.id;
}

/** Patches the server's evidence response, for states that take months to reach. */
async function change(page: Page, changed: (answer: IdentityEvidence) => IdentityEvidence): Promise<void> {
  await page.route(EVIDENCE, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: changed((await answer.json()) as IdentityEvidence) });
  });
}

const getReview = (weekStartDate: string, summary: string): IdentityEvidence['reviews'][number] => ({
  weekStartDate: calendarDay(weekStartDate),
  weekEndDate: addDays(calendarDay(weekStartDate), 6),
  completionRate: 83,
  difficulty: 'harder',
  summary,
});

const twoReviews = [
  getReview('2026-01-11', 'You walked on five days, one of them in the rain.'),
  getReview('2026-02-22', 'Lunch is where the walk belongs. You keep it there and add a round of squats.'),
];

test('before the first check-in', async ({ page, world, view }) => {
  const { identity } = await aPlan(await world.enter(page));
  await page.goto(`/identities/${identity.id}`);
  await expect(heading(page, identity.name)).toBeVisible();
  await expect(heading(page, 'Your first vote is waiting')).toBeVisible();
  await view.look();
  await page.getByRole('link', { name: 'Check in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('without a plan the first step is to plan', async ({ page, world, view }) => {
  const { identity } = await anIdentity(await world.enter(page));
  await page.goto(`/identities/${identity.id}`);
  await expect(page.getByRole('link', { name: 'Plan this week' })).toHaveAttribute(
    'href',
    `/habit-planning/${identity.id}`,
  );
  await view.read();
});

test('eleven weeks of evidence: the map by keyboard, the reviews, the year before', async ({ page, world, view }) => {
  test.slow();
  const id = await livedIdentity(world, page);
  await change(page, (answer) => ({ ...answer, reviews: answer.year === 2026 ? twoReviews : [] }));
  await page.goto(`/identities/${id}`);
  await expect(heading(page, 'Your 2026')).toBeVisible();
  await expect(page.getByText('votes for this person')).toBeVisible();
  // Two figures lead; the others, each with what it means, are folded.
  await expect(page.getByRole('region', { name: 'So far' }).getByRole('term')).toHaveText([
    'Forgiving streak',
    'Strength',
  ]);
  await view.look();
  await page.getByRole('button', { name: 'More figures' }).press('Enter');
  await expect(page.getByText('Days with a vote, one after the other.')).toBeVisible();
  await view.look();

  const days = map(page).getByRole('gridcell');
  await days
    .filter({ has: page.locator(':scope[tabindex="0"]') })
    .or(map(page).locator('[tabindex="0"]'))
    .focus();
  await expect(focused(page)).toHaveAttribute('aria-label', /^Wednesday,? 4 March 2026, today: /);
  await page.keyboard.press('ArrowUp');
  await expect(focused(page)).toHaveAttribute('aria-label', /^Tuesday,? 3 March 2026: /);
  await page.keyboard.press('ArrowLeft');
  await expect(focused(page)).toHaveAttribute('aria-label', /^Tuesday,? 24 February 2026: /);
  await view.look(['dark']);
  await page.keyboard.press('Home');
  await expect(focused(page)).toHaveAttribute('aria-label', /^Thursday,? 1 January 2026: /);
  // One stop for all days, and one for all reviews.
  await page.keyboard.press('Tab');
  await expect(reviews(page).getByRole('button').last()).toBeFocused();
  await expect(page.getByText('Lunch is where the walk belongs.').last()).toBeVisible();
  await view.look(['light']);
  await page.keyboard.press('ArrowLeft');
  await expect(focused(page)).toContainText('Weekly review of 11 January to 17 January');
  await page.keyboard.press('Tab');

  await page.getByRole('button', { name: 'Show 2025' }).click();
  await expect(heading(page, 'Your 2025')).toBeVisible();
  await expect(page).toHaveURL(/\?year=2025$/);
  await view.look(['light']);
  await page.getByRole('button', { name: 'Show 2026' }).click();
  await expect(heading(page, 'Your 2026')).toBeVisible();

  // Eight weeks of it are a line on the card of the dashboard.
  await page.goto('/');
  await expect(page.getByRole('article').getByRole('img', { name: /^From \d+% on .* to \d+% on / })).toBeVisible();
  await view.look();
});

/** An amount to reach on five days a week, or a limit, week by week through 2025. */
const amountsOfYear = (isLimit: boolean): IdentityEvidence['habits'][number]['amounts'] => ({
  measure: isLimit ? { unit: 'cups of coffee', atMost: 2 } : { unit: 'glasses of water', atLeast: 6 },
  weeklyTarget: isLimit ? null : 30,
  weeks: Array.from({ length: 52 }, (_none, week) => ({
    date: addDays(calendarDay('2025-01-04'), 7 * week),
    amount: week % 9 === 4 ? 0 : 12 + ((week * 7) % 23),
  })),
});

test('every vote is a mark: the first five, days to years by keys, all identities, a picture', async ({
  page,
  world,
  view,
}) => {
  const client = await world.enter(page);
  const { group, identity } = await aPlan(client, threeHabits());
  await client.must('POST /api/check-ins', { body: checkInBody(group, 3) });
  await page.goto(`/identities/${identity.id}`);
  const rows = page.getByRole('group', { name: /^Votes, the newest first/ });
  await expect(page.getByText('2 more and your first five are tied.')).toBeVisible();
  await expect(rows.getByRole('listitem')).toContainText([/: 3 votes/]);
  // Charts of three votes would say nothing.
  await expect(map(page)).toBeHidden();
  await view.look();

  const other = await aPlan(client, [habit('Read 2 pages'), habit('Write 1 line', { order: 1 })]);
  await world.moveTo(noon('2026-03-05'), page);
  await client.must('POST /api/check-ins', { body: checkInBody(group, 3, { date: calendarDay('2026-03-05') }) });
  await client.must('POST /api/check-ins', { body: checkInBody(other.group, 2, { date: calendarDay('2026-03-05') }) });
  await page.reload();
  await expect(map(page)).toBeVisible();
  await expect(rows.getByRole('listitem')).toHaveCount(1);
  await rows.focus();
  await page.keyboard.press('+');
  await expect(page.getByRole('radio', { name: 'Days' })).toBeChecked();
  await expect(rows.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await expect(page.getByRole('radio', { name: 'Months' })).toBeChecked();
  await page.getByRole('radio', { name: 'All of them' }).click();
  await expect(rows.getByRole('listitem')).toContainText([/^March: 8 votes: 6 for .*, 2 for /]);
  await view.look();

  await page.getByRole('radio', { name: 'This identity' }).click();
  await page.getByRole('button', { name: 'Make a picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'A picture of your tally' });
  await expect(dialog.getByRole('img', { name: 'Preview: 6 votes, as tally marks' })).toBeVisible();
  await dialog.getByRole('switch', { name: 'Show the identity’s name' }).click();
  await expect(dialog.getByRole('img', { name: `Preview: 6 votes for ${identity.name}` })).toBeVisible();
  await view.look();
  await dialog.getByRole('radio', { name: 'Square' }).click();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  expect((await saved).suggestedFilename()).toBe('my-tally.png');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Make a picture' })).toBeFocused();
});

test('a full year of twelve long habits, some of them gone', async ({ page, world, view }) => {
  const client = await world.enter(page);
  const long = 'Do two rounds of chair squats after lunch, slowly and with care, beside an open window too';
  const { identity } = await anIdentity(client, LONG_NAME);
  const habits = Array.from({ length: 12 }, (_none, order) =>
    habit(`${order + 1} ${long}`, { order, habitType: order < 6 ? 'core' : 'experimental' }),
  );
  await client.must('POST /api/identities/:id/launch-habits', { params: { id: identity.id }, body: { habits } });
  const states = ['done', 'partial', 'done', 'rest', 'none', 'done', 'paused'] as const;
  await change(page, (answer) => ({
    ...answer,
    years: [2023, 2024, 2025, 2026],
    year: 2025,
    days: daysFromTo(calendarDay('2025-01-01'), calendarDay('2025-12-31')).map((date, index) => {
      const state = states[(index * 5) % 7] ?? 'rest';
      return { date, state, votes: state === 'done' ? 12 : state === 'partial' ? 7 : 0, planned: 12 };
    }),
    votes: { ever: 12_480, thisWeek: 61 },
    daysActive: 1043,
    streaks: { current: 0, longest: 131 },
    forgivingStreaks: { current: 212, longest: 364 },
    returnRate: 83,
    consistency: { rate: 100, weeks: 4, recorded: 4 },
    reviews: daysFromTo(calendarDay('2025-01-05'), calendarDay('2025-12-20'))
      .filter((day) => new Date(day).getUTCDay() === 0)
      .map((day) => getReview(day, 'You keep the walk after lunch, and leave the evenings free.')),
    habits: answer.habits.map((one, index) => ({
      ...one,
      isCurrent: index < 9,
      strength: 100 - 8 * index,
      votes: 900 - 60 * index,
      streak: { current: index % 3, longest: 40 },
      curve: Array.from({ length: 52 - 3 * index }, (_none, week) => ({
        date: addDays(calendarDay('2025-01-04'), 7 * (week + 3 * index)),
        strength: Math.min(100, Math.round((100 - 8 * index) * (1 - 0.9 ** week))),
      })),
      amounts: index % 4 < 2 ? amountsOfYear(index % 4 === 0) : null,
    })),
  }));
  await page.goto(`/identities/${identity.id}?year=2025`);
  await expect(heading(page, 'No longer in your plan')).toBeVisible();
  await view.look();
});

test('on its way, not to be had, and no such identity', async ({ page, world, view, watch }) => {
  watch.expect(/^(500|404) GET \/api\/identities\/.+\/evidence$/);
  const { identity } = await aPlan(await world.enter(page));
  const arrive = await hold(page, EVIDENCE);
  await page.goto(`/identities/${identity.id}`);
  await expect(heading(page, identity.name)).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toBeVisible();
  await view.look();
  arrive();
  await expect(heading(page, 'Your first vote is waiting')).toBeVisible();
  await page.unrouteAll();

  await fail(page, EVIDENCE, 1);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('We couldn’t load your evidence.');
  await view.look();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Your first vote is waiting')).toBeVisible();

  await page.goto(`/identities/${crypto.randomUUID()}`);
  await expect(heading(page, 'We can’t find this identity')).toBeVisible();
  await view.look();
});

test('every chart ends today: nothing is drawn of what is to come, nor reached by keys', async ({
  page,
  world,
  view,
}) => {
  const client = await world.enter(page);
  const start = addDays(today, -2);
  await world.moveTo(noon(start), page);
  const { group, identity } = await aPlan(client);
  for (const date of daysFromTo(start, today)) {
    await world.moveTo(noon(date), page);
    await client.must('POST /api/check-ins', { body: checkInBody(group, 3) });
  }
  await page.goto(`/identities/${identity.id}`);
  const marked = map(page).getByRole('gridcell', { name: / March 2026/ });
  await expect(marked).toHaveCount(3);
  await marked.filter({ visible: true }).and(page.locator('[tabindex="0"]')).focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'PageDown', 'End']) {
    await page.keyboard.press(key);
    await expect(focused(page)).toHaveAttribute('aria-label', /^Wednesday,? 4 March 2026, today: /);
  }
  await expect(page.getByText(/^.*The lines go from .* to 4 March/)).toBeVisible();
  for (const curve of await page.getByRole('img', { name: /% on / }).all()) {
    await expect(curve).toHaveAccessibleName(/% on 4 March\.?$/);
  }
  await view.look();
});
