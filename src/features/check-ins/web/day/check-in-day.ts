import type { CalendarDay } from '#core/calendar/calendar.ts';
import { isDue } from '#core/habit/habit-week.ts';
import { getLastDay } from '#core/plan/plan.ts';
import type { Habit, HabitGroup } from '#features/plans/contract.ts';
import type { CheckInDay, DailyStatus } from '#features/check-ins/contract.ts';
import { checkInMessages } from '#features/check-ins/messages.ts';

function toDayHabit(habit: Habit, { plan, pausedDays }: HabitGroup, date: CalendarDay) {
  const offDays = new Set([...pausedDays, ...habit.skippedDays]);
  return {
    ...habit,
    isDue: isDue({ ...habit, countsTo: getLastDay(plan), offDays }, date),
    isSkipped: habit.skippedDays.includes(date),
    amount: habit.amounts.find((one) => one.date === date)?.amount ?? null,
  };
}

/** Today's check-in, from what the first screen knows already. */
export function todaysCheckIn(current: readonly HabitGroup[], status: DailyStatus): CheckInDay {
  const notes = new Map(status.details.map((detail) => [detail.identityId, detail.notes]));
  const groups = current.map((group) => ({
    identityId: group.identityId,
    identity: group.identity,
    closed: group.canCheckInToday ? null : (group.weekBoundaryMessage ?? checkInMessages.closed.no_plan),
    notes: notes.get(group.identityId) ?? null,
    habits: group.habits.map((habit) => toDayHabit(habit, group, status.today)),
  }));
  return { date: status.today, groups };
}

/** The part of a day that is about these identities; about all of them when none is named. */
export function aboutIdentities(day: CheckInDay, identityIds: readonly string[] | null): CheckInDay {
  if (identityIds === null) return day;
  return { ...day, groups: day.groups.filter(({ identityId }) => identityIds.includes(identityId)) };
}

type Waiting = {
  identityId: string;
  date: CalendarDay;
  habits: readonly { habitId: string; completed: boolean }[];
  notes: string | null;
};

/** The day including check-ins still waiting on this device. The latest for a day comes last and wins. */
export function withWaiting(day: CheckInDay, waiting: readonly Waiting[]): CheckInDay {
  const groups = day.groups.map((group) => {
    const own = waiting.findLast(({ identityId, date }) => identityId === group.identityId && date === day.date);
    if (!own) return group;
    const noted = new Map(own.habits.map(({ habitId, completed }) => [habitId, completed]));
    const habits = group.habits.map((habit) => {
      const others = habit.completedDays.filter((date) => date !== day.date);
      const isDone = noted.get(habit.id) ?? habit.completedDays.includes(day.date);
      return { ...habit, completedDays: isDone ? [...others, day.date].toSorted() : others };
    });
    return { ...group, notes: own.notes, habits };
  });
  return { ...day, groups };
}
