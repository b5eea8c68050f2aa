import { type CalendarDay, isCalendarDay } from '#core/calendar/calendar.ts';
import { refused } from '../refused.ts';

/** 2025-8-3, 2025/08/03, 2025.8.3, also before a time of day. */
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
/** 3.8.2025: dots are written by those who put the day first. */
const DAY_FIRST = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?:[T ].*)?$/;
/** 01/08/2025, which is January in one country and August in another. */
const EITHER = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})(?:[T ].*)?$/;

function toCalendarDay(year: string, month: string, day: string): CalendarDay | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(text) ? text : null;
}

/** Whether a file with ambiguous dates puts the day first. Refused when no date settles it. */
function isDayFirst(texts: Iterable<string>): boolean {
  let [dayFirst, monthFirst, differ] = [false, false, false];
  for (const text of texts) {
    const [, first, second] = EITHER.exec(text.trim()) ?? [];
    if (first === undefined || second === undefined) continue;
    if (Number(first) > 12) dayFirst = true;
    if (Number(second) > 12) monthFirst = true;
    if (Number(first) !== Number(second)) differ = true;
  }
  if (dayFirst !== monthFirst) return dayFirst;
  if (differ) throw refused('unclearDates');
  return true;
}

/** Reads the dates of one file: ambiguous ones in the order of the file as a whole. Null if it is no date. */
export function dayReader(texts: Iterable<string>): (text: string) => CalendarDay | null {
  const dayFirst = isDayFirst(texts);
  return (written) => {
    const text = written.trim();
    const [, year, month, day] = YEAR_FIRST.exec(text) ?? [];
    if (year && month && day) return toCalendarDay(year, month, day);
    const [, first, second, last] = DAY_FIRST.exec(text) ?? EITHER.exec(text) ?? [];
    if (!first || !second || !last) return null;
    return dayFirst || DAY_FIRST.test(text) ? toCalendarDay(last, second, first) : toCalendarDay(last, first, second);
  };
}
