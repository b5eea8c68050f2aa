import type { CalendarDay, Weekday } from '#core/calendar/calendar.ts';
import { cueDays } from './cue-days.ts';

/**
 * Whether a habit may be done on this weekday by the words of its cue: one that its owner wrote for `when Sunday breakfast is over` is of no other day,
 * though its plan asks for it once on any. Named days have been asked already.
 */
export function isCuedOn(
  habit: { readonly implementationIntention: string; readonly dueOn: readonly CalendarDay[] | null },
  weekday: Weekday,
): boolean {
  if (habit.dueOn) return true;
  const named = cueDays(habit.implementationIntention);
  return named.length === 0 || named.includes(weekday);
}
