import { addDays, type CalendarDay, WEEKDAYS, type Weekday, toWeekday } from '#core/calendar/calendar.ts';

/** Seven days, both ends included. */
export type Week = { readonly start: CalendarDay; readonly end: CalendarDay };

/** The seven days around `day`: with a monday start, 2025-11-12 lies in the week from 2025-11-10 to 2025-11-16. */
export function weekOf(day: CalendarDay, weekStart: Weekday): Week {
  const daysSinceStart = (WEEKDAYS.indexOf(toWeekday(day)) - WEEKDAYS.indexOf(weekStart) + 7) % 7;
  const start = addDays(day, -daysSinceStart);
  return { start, end: addDays(start, 6) };
}

/**
 * The week that figures refer to: the calendar week, or that of a running plan that began before the first day of the week was moved. Such a
 * plan finishes its week first; of several, the one that ends first decides.
 */
export function weekAtHand({
  today,
  weekStart,
  running,
}: {
  today: CalendarDay;
  weekStart: Weekday;
  /** The weeks of the plans that cover today. */
  running: readonly Week[];
}): Week {
  const calendar = weekOf(today, weekStart);
  const getKey = ({ start, end }: Week) => `${end} ${start}`;
  const kept = running
    .filter(({ end }) => end !== calendar.end)
    .reduce<Week | null>((first, week) => (first && getKey(first) <= getKey(week) ? first : week), null);
  return kept ?? calendar;
}
