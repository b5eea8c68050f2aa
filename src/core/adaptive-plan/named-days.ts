import { type Weekday, WEEKDAYS } from '#core/calendar/calendar.ts';
import { toNamedDays } from '#core/habit/week-target.ts';
import type { AdaptiveHabit, Standing } from './terms.ts';

type DoneOn = Standing['doneOn'];

/** Weeks in a row that a day has to be done elsewhere before it moves there. */
const MOVED_AFTER = 2;

function timesDone(day: Weekday, doneOn: DoneOn): number {
  return doneOn.filter((days) => days.includes(day)).length;
}

/** Days from a weekday to the nearest of others, around the week. */
function getDistance(day: Weekday, others: readonly Weekday[]): number {
  const at = WEEKDAYS.indexOf(day);
  const distances = others.map((other) => Math.abs(WEEKDAYS.indexOf(other) - at));
  return Math.min(...distances.map((distance) => Math.min(distance, WEEKDAYS.length - distance)));
}

/** The named day that was done least, the later in the week at a tie. */
function leastDone(days: readonly Weekday[], doneOn: DoneOn): Weekday | undefined {
  return days.toSorted(
    (a, b) => timesDone(a, doneOn) - timesDone(b, doneOn) || WEEKDAYS.indexOf(b) - WEEKDAYS.indexOf(a),
  )[0];
}

/** The day that was done most without being named, else the one farthest from those that are. */
function nextDay(days: readonly Weekday[], doneOn: DoneOn): Weekday | undefined {
  return WEEKDAYS.filter((day) => !days.includes(day)).toSorted(
    (a, b) =>
      timesDone(b, doneOn) - timesDone(a, doneOn) ||
      getDistance(b, days) - getDistance(a, days) ||
      WEEKDAYS.indexOf(a) - WEEKDAYS.indexOf(b),
  )[0];
}

/** A habit on another number of days a week; one with named days gains or loses as many of them, by the days on which it was done. */
export function onDays<H extends Pick<AdaptiveHabit, 'frequency' | 'days'>>(
  habit: H,
  frequency: number,
  { doneOn }: Pick<Standing, 'doneOn'>,
): H {
  let days = habit.days;
  while (days && days.length > frequency && days.length > 1) {
    const least = leastDone(days, doneOn);
    days = days.filter((day) => day !== least);
  }
  while (days && days.length < Math.min(frequency, WEEKDAYS.length)) {
    days = [...days, ...[nextDay(days, doneOn)].filter((day) => day !== undefined)];
  }
  return { ...habit, frequency, days: toNamedDays(days) };
}

/** The habit with a named day that was never done moved to another that was done every week; null when there is no such pair. */
export function withDayMoved(habit: AdaptiveHabit, { doneOn }: Pick<Standing, 'doneOn'>): AdaptiveHabit | null {
  const { days } = habit;
  if (!days || doneOn.length < MOVED_AFTER) return null;
  const from = days.findLast((day) => timesDone(day, doneOn) === 0);
  const to = WEEKDAYS.find((day) => !days.includes(day) && timesDone(day, doneOn) === doneOn.length);
  return from && to ? { ...habit, days: toNamedDays([...days.filter((day) => day !== from), to]) } : null;
}

/** Which weekdays a change took off, and which it added. */
export function daysMoved(
  before: readonly Weekday[] | null | undefined,
  after: readonly Weekday[] | null | undefined,
): { off: Weekday[]; on: Weekday[] } {
  const [from, to] = [before ?? WEEKDAYS, after ?? WEEKDAYS];
  if (!before && !after) return { off: [], on: [] };
  return { off: from.filter((day) => !to.includes(day)), on: to.filter((day) => !from.includes(day)) };
}
