import { addDays, type CalendarDay, calendarDay, type Weekday } from '#core/calendar/calendar.ts';
import { weekOf } from '#core/week/week.ts';

/** Marks in a bundle: four strokes and the one across. */
export const BUNDLE = 5;

/** How much time a row of the wall holds, finest first. */
export const TALLY_SPANS = ['day', 'week', 'month', 'year'] as const;
export type TallySpan = (typeof TALLY_SPANS)[number];

/** The votes of one day for one person; `who` tells the people on the wall apart. */
export type DayVotes = { readonly date: CalendarDay; readonly who: number; readonly votes: number };

/** A row of the wall: its first day, and each of its marks by whom it is for, the earliest first. */
export type TallyRow = { readonly from: CalendarDay; readonly marks: readonly number[] };

/** The first day of the row that a day belongs to. */
function rowStart(day: CalendarDay, span: TallySpan, weekStart: Weekday): CalendarDay {
  if (span === 'day') return day;
  if (span === 'week') return weekOf(day, weekStart).start;
  return calendarDay(span === 'month' ? `${day.slice(0, 7)}-01` : `${day.slice(0, 4)}-01-01`);
}

/** The last day of a row. */
export function rowEnd(from: CalendarDay, span: TallySpan): CalendarDay {
  if (span === 'day') return from;
  if (span === 'week') return addDays(from, 6);
  const [year = 0, month = 0] = from.split('-').map(Number);
  const next = span === 'year' ? `${year + 1}-01-01` : `${month === 12 ? year + 1 : year}-${pad((month % 12) + 1)}-01`;
  return addDays(calendarDay(next), -1);
}

const pad = (month: number) => String(month).padStart(2, '0');

/** The votes as rows of marks, the newest row first; a span of time without a vote has none. */
export function tallyRows(days: readonly DayVotes[], span: TallySpan, weekStart: Weekday): TallyRow[] {
  const byDay = days.toSorted((a, b) => (a.date === b.date ? a.who - b.who : a.date < b.date ? -1 : 1));
  const rows = new Map<CalendarDay, number[]>();
  for (const { date, who, votes } of byDay) {
    const from = rowStart(date, span, weekStart);
    const marks = rows.get(from) ?? [];
    rows.set(from, marks);
    for (let vote = 0; vote < votes; vote += 1) marks.push(who);
  }
  return [...rows].map(([from, marks]) => ({ from, marks })).toReversed();
}

/** The rows that a wall shows at first, at most. */
const ROWS_AT_FIRST = 8;

/** The finest span whose rows fit where the wall begins. */
export function firstSpan(days: readonly DayVotes[], weekStart: Weekday): TallySpan {
  const fits = (span: TallySpan) =>
    new Set(days.map(({ date }) => rowStart(date, span, weekStart))).size <= ROWS_AT_FIRST;
  return TALLY_SPANS.find((span) => span !== 'day' && fits(span)) ?? 'year';
}

/** Marks in bundles; the last may be open. */
export function toBundles(marks: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(marks.length / BUNDLE) }, (_, at) =>
    marks.slice(at * BUNDLE, (at + 1) * BUNDLE),
  );
}
