import { describe, expect, it } from 'vitest';
import { type CalendarDay, calendarDay } from '#core/calendar/calendar.ts';
import { asksWhichDay, withWaiting } from './check-in-day.ts';
import { loggedDay } from './day-label.ts';

const today = calendarDay('2026-11-21');
const days = (activeFrom: string, activeUntil: string, weekStartDate = '2026-11-15') => ({
  activeFrom: calendarDay(activeFrom),
  activeUntil: calendarDay(activeUntil),
  weekStartDate: calendarDay(weekStartDate),
});
const running = days('2026-11-15', '2026-11-21');
const night = { hour: 1, dayStartHour: 0, today, plans: [running], isFirstWeek: false };

it.each([
  ['just after midnight', { hour: 0 }, true],
  ['just before three', { hour: 2 }, true],
  ['at three', { hour: 3 }, false],
  ['late in the evening', { hour: 23 }, false],
  ['when the day begins later than midnight', { dayStartHour: 4 }, false],
  ['when the plan began today', { plans: [days('2026-11-21', '2026-11-21')] }, false],
  ['when the plan ended yesterday', { plans: [days('2026-11-14', '2026-11-20')] }, true],
  ['when the plan ended before yesterday', { plans: [days('2026-11-14', '2026-11-19')] }, false],
  ['when a further week begins today', { plans: [days('2026-11-21', '2026-11-27', '2026-11-21')] }, true],
  [
    'when the first week begins today',
    { plans: [days('2026-11-21', '2026-11-27', '2026-11-21')], isFirstWeek: true },
    false,
  ],
])('%s: today or yesterday is asked: %j → %s', (_when, change, asks) => {
  expect(asksWhichDay({ ...night, ...change })).toBe(asks);
});

it.each([
  ['2026-11-21', /^Today, Saturday/],
  ['2026-11-20', /^Yesterday, Friday/],
  ['2026-11-18', /^For Wednesday/],
])('says which day is logged: %s', (day, words) => {
  expect(loggedDay(calendarDay(day), today)).toMatch(words);
});

describe('a day with what waits on the device', () => {
  const habit = (id: string, ...completedDays: string[]) => ({
    id,
    description: id,
    habitType: 'core' as const,
    order: 0,
    effectiveTarget: 7,
    completedDays: completedDays.map(calendarDay),
  });
  const day = {
    date: today,
    groups: [
      {
        identityId: 'mover',
        identity: { name: 'The Mover' },
        closed: null,
        notes: 'Rain',
        habits: [habit('walk', '2026-11-20'), habit('stretch', '2026-11-21'), habit('new')],
      },
    ],
  };
  const made = (completed: Record<string, boolean>, change: { identityId?: string; date?: CalendarDay } = {}) => ({
    identityId: 'mover',
    date: today,
    habits: Object.entries(completed).map(([habitId, isDone]) => ({ habitId, completed: isDone })),
    notes: 'Sun',
    ...change,
  });

  it('shows what was noted there, the newest of the day', () => {
    const { groups } = withWaiting(day, [made({ walk: false, stretch: true }), made({ walk: true, stretch: false })]);
    expect(groups[0]?.notes).toBe('Sun');
    expect(groups[0]?.habits.map(({ completedDays }) => completedDays)).toEqual([['2026-11-20', '2026-11-21'], [], []]);
  });

  it('leaves other days and identities as they are', () => {
    const others = [
      made({ walk: true }, { identityId: 'reader' }),
      made({ walk: true }, { date: calendarDay('2026-11-20') }),
    ];
    expect(withWaiting(day, others)).toEqual(day);
  });
});
