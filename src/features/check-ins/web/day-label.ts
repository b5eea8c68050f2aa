import type { CalendarDay } from '#core/calendar.ts';

/** A day in words of the user's locale, such as 'Saturday 21 November'. */
export function dayLabel(day: CalendarDay, locale?: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
