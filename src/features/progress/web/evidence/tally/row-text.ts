import { rowEnd, type TallyRow, type TallySpan } from '#core/evidence/tally/tally.ts';
import type { CalendarDay } from '#core/calendar/calendar.ts';

const utc = { timeZone: 'UTC' } as const;
const at = (day: CalendarDay) => new Date(`${day}T00:00:00Z`);

const formats = {
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short' },
  month: { month: 'long' },
  year: { year: 'numeric' },
} as const satisfies Record<TallySpan, Intl.DateTimeFormatOptions>;

/** When a row is of, in the user's locale: '1 – 7 Mar', 'March', '2026'; with its year where that is not this one. */
export function rowText({ from }: TallyRow, span: TallySpan, today: CalendarDay): string {
  const isThisYear = from.slice(0, 4) === today.slice(0, 4);
  const format = new Intl.DateTimeFormat(undefined, {
    ...formats[span],
    ...(!isThisYear && { year: 'numeric' }),
    ...utc,
  });
  return span === 'week' ? format.formatRange(at(from), at(rowEnd(from, span))) : format.format(at(from));
}
