import { describe, expect, it } from 'vitest';
import { type CalendarDay, calendarDay } from '#core/calendar/calendar.ts';
import { withWaiting } from './check-in-day.ts';
import { loggedDay } from './day-label.ts';
import { openCheckIn } from '../check-in-flow.ts';
import { dayHabit } from '../day-habit.testing.ts';
import { getRecord, toCompletion } from '../habit/noted.ts';

const today = calendarDay('2026-11-21');

it.each([
  ['2026-11-21', /^Today, Saturday/],
  ['2026-11-20', /^Yesterday, Friday/],
  ['2026-11-18', /^For Wednesday/],
])('says which day is logged: %s', (day, words) => {
  expect(loggedDay(calendarDay(day), today)).toMatch(words);
});

describe('a day with what waits on the device', () => {
  const habit = (id: string, ...completedDays: string[]) =>
    dayHabit(id, { completedDays: completedDays.map(calendarDay) });
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

  it('goes along with what is saved next: its amounts and skips are not on the server', () => {
    const habits = [
      dayHabit('water', { measure: { unit: 'glasses', atLeast: 6 }, amount: 1 }),
      dayHabit('walk'),
      dayHabit('read', { isSkipped: true }),
    ];
    const noted = [
      { habitId: 'water', completed: false, amount: 4 },
      { habitId: 'walk', completed: false, skipped: true, notes: 'Ill' },
      { habitId: 'read', completed: false, skipped: false },
    ];
    const group = { ...day.groups[0], habits } as (typeof day.groups)[number];
    const shown = withWaiting({ date: today, groups: [group] }, [{ ...made({}), habits: noted }]);
    const { marks } = openCheckIn(shown);
    const records = shown.groups[0]?.habits.map((habit) => getRecord({ habit, date: today }, marks[habit.id]));
    expect(records).toMatchObject([{ amount: 4 }, { skipped: true }, { skipped: false }]);
    const sent = shown.groups[0]?.habits.map((habit) => toCompletion({ habit, date: today }, marks[habit.id]));
    expect(sent).toEqual(noted);
  });
});
