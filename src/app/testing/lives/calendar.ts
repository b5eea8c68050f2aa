/** Days as whole numbers since 1 January 1970, which was a Thursday. Written anew here: the oracle shares nothing with the program. */
export type DayNumber = number;

const FEBRUARY = 1;
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const getYearDays = (year: number) => (isLeap(year) ? 366 : 365);
const getMonthDays = (year: number, month: number) =>
  (MONTH_DAYS[month] as number) + (month === FEBRUARY && isLeap(year) ? 1 : 0);

export function toDate(day: DayNumber): { year: number; month: number; date: number } {
  let year = 1970;
  let month = 0;
  let left = day;
  for (; left >= getYearDays(year); year += 1) left -= getYearDays(year);
  for (; left >= getMonthDays(year, month); month += 1) left -= getMonthDays(year, month);
  return { year, month: month + 1, date: left + 1 };
}

const pad = (value: number) => String(value).padStart(2, '0');

export function toText(day: DayNumber): string {
  const { year, month, date } = toDate(day);
  return `${year}-${pad(month)}-${pad(date)}`;
}

export function toDay(text: string): DayNumber {
  const [year, month, date] = text.split('-').map(Number) as [number, number, number];
  let day = date - 1;
  for (let each = 1970; each < year; each += 1) day += getYearDays(each);
  for (let each = 0; each < month - 1; each += 1) day += getMonthDays(year, each);
  return day;
}

export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type WeekdayName = (typeof WEEKDAYS)[number];
const THURSDAY = 4;

export const getWeekday = (day: DayNumber): WeekdayName => WEEKDAYS[(day + THURSDAY) % 7] as WeekdayName;

export function getWeekFirst(day: DayNumber, start: WeekdayName): DayNumber {
  let first = day;
  while (getWeekday(first) !== start) first -= 1;
  return first;
}

/** All days from `first` to `last`, both included. */
export const getDays = (first: DayNumber, last: DayNumber): DayNumber[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_none, place) => first + place);

/** Minutes ahead of UTC in 2026, and from when on: `[from, minutes]`, the newest last. */
const ZONES: Record<string, [from: string, minutes: number][]> = {
  UTC: [['2026-01-01T00:00Z', 0]],
  'Europe/London': [
    ['2026-01-01T00:00Z', 0],
    ['2026-03-29T01:00Z', 60],
    ['2026-10-25T01:00Z', 0],
  ],
  'America/Los_Angeles': [
    ['2026-01-01T00:00Z', -480],
    ['2026-03-08T10:00Z', -420],
    ['2026-11-01T09:00Z', -480],
  ],
  'America/New_York': [
    ['2026-01-01T00:00Z', -300],
    ['2026-03-08T07:00Z', -240],
    ['2026-11-01T06:00Z', -300],
  ],
  'Asia/Tokyo': [['2026-01-01T00:00Z', 540]],
  'Asia/Kolkata': [['2026-01-01T00:00Z', 330]],
  'Australia/Sydney': [
    ['2026-01-01T00:00Z', 660],
    ['2026-04-04T16:00Z', 600],
    ['2026-10-03T16:00Z', 660],
  ],
};

/** The local date of an instant; until `dayStart` o'clock it is still the day before. */
export function getLocalDay(instant: string, zone: string, dayStart: number): DayNumber {
  const minute = Date.parse(instant) / 60_000;
  const rules = ZONES[zone] as [string, number][];
  const offset = rules.findLast(([from]) => Date.parse(from) / 60_000 <= minute) as [string, number];
  const local = minute + offset[1];
  const hour = Math.floor((local % 1440) / 60);
  return Math.floor(local / 1440) - (hour < dayStart ? 1 : 0);
}
