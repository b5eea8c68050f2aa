import { type CalendarDay, daysBetween } from '#core/calendar/calendar.ts';
import { checkInMessages } from '#features/check-ins/messages.ts';

/** A day in words of the user's locale, such as 'Saturday 21 November'. */
export function dayLabel(day: CalendarDay, locale?: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** Which day is being logged: 'Today, Saturday 21 November'. */
export function loggedDay(day: CalendarDay, today: CalendarDay): string {
  const { today: now, yesterday, earlier } = checkInMessages.day;
  const name = [now, yesterday][daysBetween(day, today)] ?? earlier;
  return name(dayLabel(day));
}
