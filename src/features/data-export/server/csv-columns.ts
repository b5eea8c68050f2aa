import { type Weekday, WEEKDAYS } from '#core/calendar/calendar.ts';
import { toNamedDays } from '#core/habit/week-target.ts';
import { getTarget, isLimit, type Measure } from '#core/amount/measure.ts';

/** The columns of the check-ins as CSV; `note` is of the habit, `day note` of the whole check-in. New ones come last: spreadsheets count on places. */
export const OWN_CSV_COLUMNS = [
  'date',
  'identity',
  'habit',
  'done',
  'note',
  'day note',
  'amount',
  'unit',
  'target',
  'skipped',
  'days',
] as const;

/** A target as a cell: `at least 20`, `at most 2`. */
export function toTargetCell(measure: Measure): string {
  return `at ${isLimit(measure) ? 'most' : 'least'} ${getTarget(measure)}`;
}

/** What a cell says of a target; null when it is none. */
export function fromTargetCell(cell: string): { target: number; isAtMost: boolean } | null {
  const [at, word, amount = '', ...more] = cell.trim().toLowerCase().split(' ');
  const target = amount === '' ? Number.NaN : Number(amount);
  const isOne = at === 'at' && (word === 'least' || word === 'most') && more.length === 0 && target >= 0;
  return isOne ? { target, isAtMost: word === 'most' } : null;
}

/** Named days as a cell: `monday thursday`. */
export const toDaysCell = (days: readonly Weekday[] | null): string => days?.join(' ') ?? '';

/** The named days of a cell; null when it names none. */
export function fromDaysCell(cell: string): Weekday[] | null {
  const said = cell.toLowerCase();
  return toNamedDays(WEEKDAYS.filter((day) => said.includes(day)));
}
