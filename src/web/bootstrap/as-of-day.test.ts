import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay, calendarDay, daysFromTo, toWeekday } from '#core/calendar/calendar.ts';
import { weekOf } from '#core/week/week.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import { newcomer } from '#web/testing/loopback.testing.ts';
import { asOfDay } from './as-of-day.ts';

const day = calendarDay;
/** The first of the week of Wednesday 4 March 2026. */
const sunday = day('2026-03-01');

/** A habit for any day, with nothing noted. */
const anyHabit = {
  dueOn: null,
  measure: null,
  amounts: [],
  completedDays: [],
  skippedDays: [],
} as unknown as HabitGroup['habits'][number];

function group(identityId: string, activeFrom: string, activeUntil: string): HabitGroup {
  const { start, end } = weekOf(day(activeUntil), toWeekday(addDays(day(activeUntil), 1)));
  const days = { weekStartDate: start, weekEndDate: end, activeFrom: day(activeFrom), activeUntil: day(activeUntil) };
  const plan = { ...days } as HabitGroup['plan'];
  return {
    identityId,
    identity: { name: identityId, description: '' },
    plan,
    habits: [anyHabit],
    pausedDays: [],
    upcomingFrom: null,
    lastWeek: null,
    otherVotes: 0,
    canCheckInToday: activeFrom <= '2026-03-04',
    weekBoundaryMessage: activeFrom <= '2026-03-04' ? null : 'Your new week starts on Friday.',
  };
}

const weekDay = (date: CalendarDay) => ({
  date,
  dayName: '',
  dayNumber: Number(date.slice(8)),
  completionPercentage: date === '2026-03-03' ? 50 : 0,
  isToday: date === '2026-03-04',
  isPreStart: false,
  isRestDay: false,
  isPaused: false,
  isWeekEnd: date === '2026-03-07',
});

const known = newcomer({
  currentHabits: [group('mover', '2026-03-01', '2026-03-07'), group('reader', '2026-03-06', '2026-03-12')],
  dailyStatus: {
    today: day('2026-03-04'),
    isHardDay: true,
    identitiesNeedingCheckIn: 0,
    details: [
      {
        identityId: 'mover',
        canCheckInToday: true,
        isPausedToday: false,
        isAskedToday: true,
        checkedInToday: true,
        workflowCompleteToday: true,
        notes: 'Rain',
      },
    ],
  },
  weeklyTracking: {
    currentWeekNumber: 2,
    totalActiveIdentities: 1,
    weekDays: daysFromTo(sunday, day('2026-03-07')).map(weekDay),
  },
  stats: { completionRate: 40, daysActive: 2, longestStreak: 2, currentWeekNumber: 2 },
});

const openIn = (today: string) =>
  asOfDay(known, day(today)).currentHabits.flatMap(({ identityId, canCheckInToday }) =>
    canCheckInToday ? identityId : [],
  );

describe('what is known of an earlier day', () => {
  it('stays as it is on that day, and when the clock was set back', () => {
    for (const today of ['2026-03-04', '2026-03-03']) expect(asOfDay(known, day(today))).toBe(known);
  });

  it('gives the next day its habits, with nothing noted yet', () => {
    const { today, dailyStatus, weeklyTracking, stats } = asOfDay(known, day('2026-03-05'));
    expect(today).toBe('2026-03-05');
    expect(dailyStatus).toMatchObject({ today: '2026-03-05', identitiesNeedingCheckIn: 1 });
    expect(dailyStatus.details[0]).toMatchObject({ checkedInToday: false, workflowCompleteToday: false, notes: null });
    expect(weeklyTracking.weekDays.filter(({ isToday }) => isToday).map(({ date }) => date)).toEqual(['2026-03-05']);
    expect(weeklyTracking.weekDays[2]?.completionPercentage).toBe(50);
    expect(stats).toEqual(known.stats);
  });

  it.each([
    ['2026-03-05', ['mover']],
    ['2026-03-06', ['mover', 'reader']],
    ['2026-03-08', ['reader']],
    ['2026-03-13', []],
  ])('on %s opens the plans that cover it: %j', (today, open) => {
    expect(openIn(today)).toEqual(open);
  });

  it('keeps why a plan is not open only while that is the reason', () => {
    const messagesOn = (today: string) =>
      asOfDay(known, day(today)).currentHabits.map(({ weekBoundaryMessage }) => weekBoundaryMessage);
    expect(messagesOn('2026-03-05')).toEqual([null, 'Your new week starts on Friday.']);
    expect(messagesOn('2026-03-13')).toEqual([null, null]);
  });

  it('asks for nothing on a paused day', () => {
    const pause = { id: 'p', identityId: null, from: day('2026-03-05'), until: day('2026-03-05'), reason: null };
    const paused = asOfDay({ ...known, pauses: [pause as never] }, day('2026-03-05'));
    expect(paused.dailyStatus).toMatchObject({ identitiesNeedingCheckIn: 0 });
    expect(paused.dailyStatus.details[0]?.isPausedToday).toBe(true);
  });

  it('asks for nothing on a day for which no habit is named, or of which each was skipped', () => {
    const askedOn = (habit: Partial<typeof anyHabit>) => {
      const [mover] = known.currentHabits as [HabitGroup];
      const plan = { ...mover, habits: [{ ...anyHabit, ...habit }] };
      return asOfDay({ ...known, currentHabits: [plan] }, day('2026-03-05')).dailyStatus.identitiesNeedingCheckIn;
    };
    expect(askedOn({ dueOn: [day('2026-03-06')] })).toBe(0);
    expect(askedOn({ dueOn: [day('2026-03-05')] })).toBe(1);
    expect(askedOn({ skippedDays: [day('2026-03-05')] })).toBe(0);
  });

  it('counts a limit as kept once its day is over', () => {
    const [mover] = known.currentHabits as [HabitGroup];
    const amounts = [
      { date: day('2026-03-03'), amount: 3 },
      { date: day('2026-03-04'), amount: 2 },
    ];
    const coffee = { ...anyHabit, measure: { unit: 'coffees', atMost: 2 }, amounts };
    const later = asOfDay({ ...known, currentHabits: [{ ...mover, habits: [coffee] }] }, day('2026-03-05'));
    expect(later.currentHabits[0]?.habits[0]).toMatchObject({
      completedDays: ['2026-03-04'],
      completionsThisWeek: 1,
    });
  });

  it('begins a new week empty, and says nothing of days on which the app was not opened', () => {
    const over = { ...known, currentHabits: known.currentHabits.slice(0, 1) };
    const { weeklyTracking, stats } = asOfDay(over, day('2026-03-10'));
    expect(weeklyTracking.currentWeekNumber).toBe(3);
    expect(weeklyTracking.weekDays.map(({ date }) => date)).toEqual(daysFromTo(day('2026-03-08'), day('2026-03-14')));
    expect(weeklyTracking.weekDays.map(({ isRestDay }) => isRestDay)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(weeklyTracking.weekDays[2]).toMatchObject({ dayName: 'Tuesday', dayNumber: 10, isToday: true });
    expect(stats).toMatchObject({ completionRate: null, currentWeekNumber: 3 });
  });

  it('keeps the week of a plan that still runs after weeks were moved, then takes the new one', () => {
    const { preferences } = known;
    const moved = {
      ...known,
      currentHabits: known.currentHabits.slice(0, 1),
      preferences: { ...preferences, weekStartDay: 'thursday' as const },
    };
    const on = (today: string) => {
      const { currentWeekNumber, weekDays } = asOfDay(moved, day(today)).weeklyTracking;
      return [currentWeekNumber, weekDays[0]?.date, weekDays[6]?.date];
    };
    expect(on('2026-03-06')).toEqual([2, '2026-03-01', '2026-03-07']);
    expect(on('2026-03-08')).toEqual([3, '2026-03-05', '2026-03-11']);
    expect(on('2026-03-12')).toEqual([4, '2026-03-12', '2026-03-18']);
  });

  it('greys the days of a new week before the plan that was made for the rest of it', () => {
    const short = { ...known, currentHabits: [group('mover', '2026-03-10', '2026-03-14')] };
    const { weekDays } = asOfDay(short, day('2026-03-11')).weeklyTracking;
    expect(weekDays.map(({ isPreStart }) => isPreStart)).toEqual([true, true, false, false, false, false, false]);
    expect(weekDays.map(({ isRestDay }) => isRestDay)).toEqual([false, false, true, false, false, false, false]);
  });
});
