import type { CalendarDay } from '#core/calendar/calendar.ts';

const utc = { timeZone: 'UTC' } as const;
const span = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long', ...utc });
const weekday = new Intl.DateTimeFormat(undefined, { weekday: 'long', ...utc });

const toDate = (day: CalendarDay) => new Date(`${day}T00:00:00Z`);

/** A week by its first and last day, such as '22–28 February'. */
export function weekWords({ start, end }: { start: CalendarDay; end: CalendarDay }): string {
  return span.formatRange(toDate(start), toDate(end));
}

/** The names of weekdays, such as 'Monday, Thursday'. */
export function weekdayNames(days: readonly CalendarDay[]): string {
  return days.map((day) => weekday.format(toDate(day))).join(', ');
}
