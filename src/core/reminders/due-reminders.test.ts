import { describe, expect, it } from 'vitest';
import { addDays, calendarDay, daysFromTo } from '#core/calendar/calendar.ts';
import { dueReminders, isWelcome, milestoneReached, type RemindedIdentity, unopenedInARow } from './due-reminders.ts';
import { SLOTS } from './slots.ts';

const TODAY = calendarDay('2026-03-04');
const YESTERDAY = addDays(TODAY, -1);

/** In the middle of a week from Sunday to Saturday, nothing checked in. */
const planned = (change: Partial<RemindedIdentity> = {}): RemindedIdentity => ({
  identityId: 'mover',
  isPaused: false,
  isCovered: true,
  isCheckedIn: false,
  isAsked: true,
  isGoalActive: true,
  hasUpcoming: false,
  coveredUntil: calendarDay('2026-03-07'),
  weekStart: calendarDay('2026-03-02'),
  review: null,
  votes: { now: 3, before: 3 },
  ...change,
});

/** After a plan that ended so many days ago. */
const ended = (days: number, change: Partial<RemindedIdentity> = {}) =>
  planned({ isCovered: false, weekStart: null, coveredUntil: addDays(TODAY, -days), ...change });

const waiting = (days: number) => ({
  weekStart: addDays(TODAY, -days - 6),
  lastDay: addDays(TODAY, -days),
  state: days === 0 ? ('due' as const) : ('overdue' as const),
});

const kinds = (slot: (typeof SLOTS)[number], ...identities: RemindedIdentity[]) =>
  dueReminders({ slot, day: TODAY, identities }).map(({ kind }) => kind);
const asked = (...identities: RemindedIdentity[]) => SLOTS.map((slot) => kinds(slot, ...identities));

describe('what is due', () => {
  it('on a day of a plan are its habits in the morning, and the check-in that is missing in the evening', () => {
    expect(asked(planned())).toEqual([['morning_habits'], ['check_in_missing']]);
  });

  it.each([
    ['is checked in', planned({ isCheckedIn: true })],
    ['is paused', planned({ isPaused: true })],
    ['asks for no habit', planned({ isAsked: false })],
    ['is not covered by a plan, and the last one ended long ago', ended(8)],
    ['waits for an upcoming plan', ended(1, { hasUpcoming: true })],
    ['has reached its goal', ended(1, { isGoalActive: false })],
    ['is paused with a review overdue', ended(1, { isPaused: true, review: waiting(1) })],
    ['is paused with a review due', planned({ isPaused: true, review: waiting(0) })],
  ])('is nothing when the day %s', (_how, identity) => {
    expect(asked(identity)).toEqual([[], []]);
  });

  it('is nothing for somebody without any plan', () => {
    expect(asked()).toEqual([[], []]);
  });

  it('on the last day of a plan is its review, checked in or not', () => {
    expect(kinds('evening', planned({ review: waiting(0), isCheckedIn: true }))).toEqual(['review_due']);
    expect(kinds('evening', planned({ review: waiting(0) }))).toEqual(['check_in_missing', 'review_due']);
    expect(kinds('morning', planned({ review: waiting(0), isCheckedIn: true }))).toEqual([]);
  });

  it.each([
    ['review_overdue', (days: number) => ended(days, { review: waiting(days) })],
    ['plan_needed', (days: number) => ended(days)],
  ])('is %s on the mornings 1, 3 and 7 days after, then silence', (kind, identityAfter) => {
    const told = daysFromTo(TODAY, addDays(TODAY, 39)).flatMap((_day, days) =>
      asked(identityAfter(days))
        .flat()
        .includes(kind as never)
        ? days
        : [],
    );
    expect(told).toEqual([1, 3, 7]);
    expect(kinds('evening', identityAfter(1))).toEqual([]);
  });

  it('is the overdue review first, also while the next plan runs', () => {
    const reviews = planned({ identityId: 'reader', review: waiting(3) });
    expect(kinds('morning', planned(), ended(1, { identityId: 'sleeper' }), reviews)).toEqual([
      'review_overdue',
      'plan_needed',
      'morning_habits',
    ]);
  });

  it('is one reminder for all identities whose check-in is open, and one for each review', () => {
    const [check, ...reviews] = dueReminders({
      slot: 'evening',
      day: TODAY,
      identities: [
        planned({ identityId: 'a', review: waiting(0) }),
        planned({ identityId: 'b', isCheckedIn: true, review: waiting(0) }),
        planned({ identityId: 'c' }),
      ],
    });
    expect(check).toEqual({ kind: 'check_in_missing', subject: 'day', identityIds: ['a', 'c'] });
    expect(reviews.map(({ subject }) => subject)).toEqual(['a:2026-02-26', 'b:2026-02-26']);
  });

  it('is a milestone on the morning after it was reached, and an insight on the fourth day of the week', () => {
    const reached = planned({ isCheckedIn: true, votes: { now: 26, before: 24 } });
    expect(dueReminders({ slot: 'morning', day: TODAY, identities: [reached] })).toEqual([
      { kind: 'milestone', subject: 'mover:25', identityIds: ['mover'], votes: 25 },
    ]);
    expect(kinds('morning', planned({ weekStart: addDays(TODAY, -3) }))).toEqual(['morning_habits', 'new_insight']);
    expect(kinds('morning', planned({ weekStart: addDays(TODAY, -3), isPaused: true }))).toEqual([]);
  });
});

it.each([
  [0, 9, null],
  [9, 10, 10],
  [10, 12, null],
  [24, 26, 25],
  [8, 30, 25],
  [999, 1003, 1000],
  [1000, 1003, null],
])('from %i votes to %i the milestone is %s', (before, now, reached) => {
  expect(milestoneReached({ before, now })).toBe(reached);
});

it.each([
  ['', 0],
  ['✓··', 0],
  ['··✓·', 2],
  ['···', 3],
])('of %s, the newest first and ✓ opened, %i were left unopened in a row', (newest, unopened) => {
  expect(unopenedInARow(Array.from(newest, (mark) => ({ isRead: mark === '✓' })))).toBe(unopened);
});

it('what nobody asked for is halved after three left unopened, and silent after seven', () => {
  const days = daysFromTo(YESTERDAY, addDays(YESTERDAY, 9));
  const told = (unopened: number) => days.filter((day) => isWelcome(unopened, day)).length;
  expect([0, 2, 3, 6, 7, 20].map(told)).toEqual([10, 10, 5, 5, 0, 0]);
});
