import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { DAY } from '#core/calendar/durations.ts';

/** What a device says of a note by its own clock; instants in milliseconds since the epoch, null where it says nothing. */
export type DeviceClock = {
  /** When the note was made. */
  readonly madeAt: number | null;
  /** The local day of `madeAt`. */
  readonly madeOn: CalendarDay | null;
  /** What its clock showed when it sent the note. */
  readonly sentAt: number | null;
};

type Arrival = { readonly at: number; readonly today: CalendarDay };

/**
 * When a note counts as made, and of which day it is. The device's time counts, but never later than the arrival; that of a clock that is more than a
 * day wrong does not: its note counts by its arrival, and its today is the day of the arrival. 23:59 noted by a clock that is two minutes fast, at
 * 23:57, counts as made at 23:57.
 */
export function notedAt(
  { madeAt, madeOn, sentAt }: DeviceClock,
  { date, arrival }: { readonly date: CalendarDay | null; readonly arrival: Arrival },
): { at: number; date: CalendarDay } {
  const isWrong = sentAt !== null && Math.abs(arrival.at - sentAt) > DAY;
  if (isWrong) return { at: arrival.at, date: date === null || date === madeOn ? arrival.today : date };
  const day = date ?? arrival.today;
  // Nobody notes a day before it has begun somewhere.
  const isTooEarly = madeOn !== null && madeOn < addDays(day, -1);
  const isKnown = madeAt !== null && !isTooEarly;
  return { at: isKnown ? Math.min(madeAt, arrival.at) : arrival.at, date: day };
}
