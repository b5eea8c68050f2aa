import { type CalendarDay, daysFromTo } from '#core/calendar/calendar.ts';
import { effectiveTarget, type HabitWeek } from './week-target.ts';

type Span = { readonly from: CalendarDay; readonly to: CalendarDay };
/** Single days, or so many times on any days of a span. */
export type PlannedDays = { readonly days: readonly CalendarDay[] } | (Span & { readonly times: number });

/**
 * What a plan asks of a habit inside a span, whatever was done: its named days, every day of a daily one, or so many times. Days taken out ask for
 * nothing. Three times a week, in a plan of seven days, is `{from, to, times: 3}`; nothing to ask is no days.
 */
export function plannedDays(habit: HabitWeek, { from, to }: Span): PlannedDays {
  const { targetFrequency, dueOn, countsFrom, countsTo, offDays } = habit;
  const open = daysFromTo(from > countsFrom ? from : countsFrom, to < countsTo ? to : countsTo).filter(
    (day) => !offDays?.has(day),
  );
  if (dueOn) return { days: open.filter((day) => dueOn.includes(day)) };
  const [first, last] = [open[0], open.at(-1)];
  const times = effectiveTarget(habit);
  if (targetFrequency >= 7 || !first || !last) return { days: open };
  // As many as there are days left is every day.
  return times >= open.length ? { days: open } : { from: first, to: last, times };
}
