/** A local calendar date such as '2026-03-01'. Two of them compare with `<` as text. */
export type CalendarDay = string & { readonly __calendarDay: true };

/** Sunday is 0, as in the product's week rules. */
export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;
const TIME_ZONE_MAX = 64;
/** 1970-01-01 was a Thursday. */
const EPOCH_WEEKDAY = 4;
const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function daysBeforeMonth(year: number, month: number): number {
  return (DAYS_BEFORE_MONTH[month - 1] ?? 0) + (month > 2 && isLeapYear(year) ? 1 : 0);
}

function daysInMonth(year: number, month: number): number {
  if (month === 12) return 31;
  return daysBeforeMonth(year, month + 1) - daysBeforeMonth(year, month);
}

/** Days from 1970-01-01 to the first of January of the year; negative before 1970. */
function yearStart(year: number): number {
  const leapYearsBefore = (y: number) =>
    Math.floor((y - 1) / 4) - Math.floor((y - 1) / 100) + Math.floor((y - 1) / 400);
  return 365 * (year - 1970) + leapYearsBefore(year) - leapYearsBefore(1970);
}

/** True for a real date from 1900 to 2199 written YYYY-MM-DD; '2100-02-29' is not one. */
export function isCalendarDay(text: string): text is CalendarDay {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, date] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12) return false;
  return date >= 1 && date <= daysInMonth(year, month);
}

/** The text as a CalendarDay; throws RangeError when it is not a real date. */
export function calendarDay(text: string): CalendarDay {
  if (!isCalendarDay(text)) throw new RangeError('Not a calendar day');
  return text;
}

/** Days since 1970-01-01: 0 for that day, 1 for 1970-01-02, -1 for 1969-12-31. */
export function dayNumber(day: CalendarDay): number {
  const year = Number(day.slice(0, 4));
  return yearStart(year) + daysBeforeMonth(year, Number(day.slice(5, 7))) + Number(day.slice(8, 10)) - 1;
}

/** The day with that number; throws RangeError for a fraction or outside 1900 to 2199. */
export function dayFromNumber(number: number): CalendarDay {
  if (!Number.isInteger(number) || number < yearStart(FIRST_YEAR) || number >= yearStart(LAST_YEAR + 1)) {
    throw new RangeError('Day number out of range');
  }
  // 365.2425 days is the mean Gregorian year, so that the estimate is off by one year at most.
  let year = 1970 + Math.floor(number / 365.2425);
  if (number < yearStart(year)) year -= 1;
  else if (number >= yearStart(year + 1)) year += 1;

  const dayOfYear = number - yearStart(year);
  let month = 12;
  while (dayOfYear < daysBeforeMonth(year, month)) month -= 1;
  const date = dayOfYear - daysBeforeMonth(year, month) + 1;
  const twoDigits = (part: number) => (part < 10 ? `0${part}` : part);
  return `${year}-${twoDigits(month)}-${twoDigits(date)}` as CalendarDay;
}

/** The day that many days later, or earlier when negative: 2024-02-28 plus 1 is 2024-02-29. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return dayFromNumber(dayNumber(day) + days);
}

/** How many days `to` lies after `from`: 1 from a day to the next, negative backwards. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return dayNumber(to) - dayNumber(from);
}

/** All days from `from` to `to`, both included; none when `to` lies before `from`. */
export function daysFromTo(from: CalendarDay, to: CalendarDay): CalendarDay[] {
  const first = dayNumber(from);
  const length = Math.max(0, dayNumber(to) - first + 1);
  return Array.from({ length }, (_, index) => dayFromNumber(first + index));
}

/** The weekday of a day: 2025-11-12 is a 'wednesday'. */
export function toWeekday(day: CalendarDay): Weekday {
  const index = (((dayNumber(day) + EPOCH_WEEKDAY) % 7) + 7) % 7;
  return WEEKDAYS[index] as Weekday;
}

type WallTime = { readonly day: CalendarDay; readonly hour: number; readonly minute: number };

type WallClock = {
  readonly format: Intl.DateTimeFormat;
  /** What it showed last, in which minute of the world's. */
  last: { readonly inMinute: number; readonly shown: WallTime } | null;
};

// Making a formatter costs far more than using one. Names are matched whatever their case, so the key is in lower
// case: otherwise spellings sent by clients could grow the cache without end.
const wallClocks = new Map<string, WallClock>();

function getWallClock(zone: string): WallClock {
  const key = zone.toLowerCase();
  const known = wallClocks.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const made = { format, last: null };
  wallClocks.set(key, made);
  return made;
}

/** The first minute of 1973, since when every zone is whole minutes away from UTC: Liberia's was not before. */
const WHOLE_MINUTES_SINCE = 1096 * 24 * 60;

function readWallClock(instant: Date, zone: string): WallTime {
  const clock = getWallClock(zone);
  const inMinute = Math.floor(instant.getTime() / 60_000);
  // Every request of everybody asks which day it is; nearly all of them ask in the minute of the one before.
  if (clock.last?.inMinute === inMinute) return clock.last.shown;
  const read: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const part of clock.format.formatToParts(instant)) read[part.type] = part.value;
  const day = calendarDay(`${read.year}-${read.month}-${read.day}`);
  const shown = { day, hour: Number(read.hour), minute: Number(read.minute) };
  if (inMinute >= WHOLE_MINUTES_SINCE) clock.last = { inMinute, shown };
  return shown;
}

/** True for a zone name of the IANA database such as 'Europe/London'; offsets such as '+02:00' are not names. */
export function isTimeZone(text: string): boolean {
  if (text.length > TIME_ZONE_MAX || !/^[A-Za-z]/.test(text)) return false;
  try {
    getWallClock(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The local day of an instant. While the wall clock's hour is below `dayStartHour` (0 to 6) it is still the day before:
 * with 3, half past two on 2 March belongs to 1 March. Throws RangeError for an unknown zone.
 */
export function toCalendarDay(instant: Date, zone: string, dayStartHour = 0): CalendarDay {
  const { day, hour } = readWallClock(instant, zone);
  return hour < dayStartHour ? addDays(day, -1) : day;
}

/** Hour (0 to 23) and minute on the wall clock of the zone. Throws RangeError for an unknown zone. */
export function toLocalTime(instant: Date, zone: string): { hour: number; minute: number } {
  const { hour, minute } = readWallClock(instant, zone);
  return { hour, minute };
}
