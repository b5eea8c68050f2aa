import type { CalendarDay } from '#core/calendar/calendar.ts';

const utc = { timeZone: 'UTC' } as const;
const formats = {
  full: new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', ...utc }),
  dated: new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long', year: 'numeric', ...utc }),
  short: new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long', ...utc }),
  month: new Intl.DateTimeFormat(undefined, { month: 'short', ...utc }),
  weekday: new Intl.DateTimeFormat(undefined, { weekday: 'long', ...utc }),
  letter: new Intl.DateTimeFormat(undefined, { weekday: 'narrow', ...utc }),
};

/** A day in words of the user's locale: `full` is 'Wednesday 4 March 2026', `month` 'Mar'. */
export function dateText(day: CalendarDay, form: keyof typeof formats): string {
  return formats[form].format(new Date(`${day}T00:00:00Z`));
}
