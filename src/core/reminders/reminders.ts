import { Temporal } from 'temporal-polyfill';
import { addDays, type CalendarDay, calendarDay } from '#core/calendar/calendar.ts';
import { HOUR } from '#core/calendar/durations.ts';

/** Milliseconds after its time up to which a reminder is still worth sending. */
const WORTH_SENDING = HOUR;

/** An upcoming slot: the local day that it reminds of, and its instant in milliseconds since the epoch. */
export type DueSlot = { readonly day: CalendarDay; readonly at: number };

// The date line can take a day away, as it did from Samoa with 2011-12-30.
function existsIn(zone: string, day: Temporal.PlainDate): boolean {
  return day.toZonedDateTime(zone).toPlainDate().equals(day);
}

/**
 * The instant at which the wall clock of a zone shows a time on a day, in milliseconds since the epoch; null when the zone skipped that day. If
 * the clocks go forward past that time it is later by the same amount: 01:30 in London on 2025-03-30 is 02:30 there (01:30 UTC). If they go back
 * it is the first of the two.
 */
export function toInstant({ day, time, zone }: { day: CalendarDay; time: string; zone: string }): number | null {
  const wanted = Temporal.PlainDateTime.from(`${day}T${time}`);
  return existsIn(zone, wanted.toPlainDate())
    ? wanted.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds
    : null;
}

/** The instant from which on a reminder that was due at `at` is dropped: an hour later. */
export function worthSendingUntil(at: number): number {
  return at + WORTH_SENDING;
}

/** True while a reminder that was due at `at` is still sent: less than an hour late. Both in milliseconds since the epoch. */
export function isWorthSending({ at, now }: { at: number; now: number }): boolean {
  return now < worthSendingUntil(at);
}

function wallDay(now: number, zone: string): CalendarDay {
  return calendarDay(Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate().toString());
}

/**
 * The next slot of a time in a zone. Its day is the date on the wall clock, regardless of the user's day start hour: a reminder at 02:00 belongs
 * to the new date. Each day is reminded of once: days up to `lastDay` are done, in whatever zone that was. With `forgiving` a slot that passed
 * less than an hour ago still counts; without, only future ones do.
 */
export function nextSlot({
  time,
  zone,
  now,
  lastDay,
  forgiving,
}: {
  time: string;
  zone: string;
  now: number;
  lastDay: CalendarDay | null;
  forgiving: boolean;
}): DueSlot {
  const isAhead = (at: number) => (forgiving ? isWorthSending({ at, now }) : at > now);
  // An hour ago it may have been the day before.
  let day = wallDay(forgiving ? now - WORTH_SENDING : now, zone);
  if (lastDay !== null && day <= lastDay) day = addDays(lastDay, 1);
  for (;;) {
    const at = toInstant({ day, time, zone });
    if (at !== null && isAhead(at)) return { day, at };
    day = addDays(day, 1);
  }
}
