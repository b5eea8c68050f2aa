import type { CalendarDay } from '#core/calendar/calendar.ts';
import { isDue } from '#core/habit/week-target.ts';
import { getLastDay } from '#core/plan/plan.ts';
import type { Habit, HabitGroup } from '#features/plans/contract.ts';
import type { WaitingCheckIn, WaitingHabit } from '#web/device/waiting.ts';
import type { CheckInDay, DailyStatus } from '#features/check-ins/contract.ts';
import { checkInMessages } from '#features/check-ins/messages.ts';
import type { DayHabit, FormDay } from '../check-in-flow.ts';
import type { OfDay } from '../habit/noted.ts';

function toDayHabit(habit: Habit, { plan, pausedDays }: HabitGroup, date: CalendarDay) {
  const offDays = new Set([...pausedDays, ...habit.skippedDays]);
  return {
    ...habit,
    isDue: isDue({ ...habit, countsTo: getLastDay(plan), offDays }, date),
    isSkipped: habit.skippedDays.includes(date),
    skipReason: habit.skipReasons.find((one) => one.date === date)?.reason ?? null,
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
export function aboutIdentities(day: FormDay, identityIds: readonly string[] | null): FormDay {
  if (identityIds === null) return day;
  return { ...day, groups: day.groups.filter(({ identityId }) => identityIds.includes(identityId)) };
}

type Waiting = Pick<WaitingCheckIn, 'identityId' | 'date' | 'notes'> & {
  habits: readonly Omit<WaitingHabit, 'description'>[];
};

/** The day including check-ins still waiting on this device. The latest for a day comes last and wins. */
export function withWaiting(day: FormDay, waiting: readonly Waiting[]): FormDay {
  const groups = day.groups.map((group) => {
    const own = waiting.findLast(({ identityId, date }) => identityId === group.identityId && date === day.date);
    if (!own) return group;
    const noted = new Map(own.habits.map((habit) => [habit.habitId, habit]));
    const habits = group.habits.map((habit) => withNoted({ habit, date: day.date }, noted.get(habit.id)));
    return { ...group, notes: own.notes, habits };
  });
  return { ...day, groups };
}

function withNoted({ habit, date }: OfDay, noted: Waiting['habits'][number] | undefined): DayHabit {
  if (!noted) return habit;
  const { completed, amount, skipped, notes = '' } = noted;
  const others = habit.completedDays.filter((day) => day !== date);
  return {
    ...habit,
    completedDays: completed ? [...others, date].toSorted() : others,
    ...((amount !== undefined || skipped !== undefined) && {
      unsent: {
        ...(amount !== undefined && { amount }),
        ...(skipped !== undefined && { skip: skipped ? notes : null }),
      },
    }),
  };
}
