import type { CalendarDay } from './calendar.ts';
import { HOUR, MINUTE } from './durations.ts';

/** Shorter than any backward clock change, so that between two samples the clock cannot pass a time and fall back before it. */
const STEP = 15 * MINUTE;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The wall clock of a zone according to the platform, `2026-03-04T07:15`: a cross-check independent of Temporal. */
export function wallClock(at: number, zone: string): string {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' });
  clocks.set(zone, clock);
  return clock.format(at).replace(' ', 'T');
}

/** Milliseconds by which the wall clock of a zone is ahead of UTC. */
export function getOffset(at: number, zone: string): number {
  return Date.parse(`${wallClock(at, zone)}:00Z`) - at;
}

/**
 * The first minute at which the clock shows the wanted time, or would have shown it had the clocks not jumped over it; searched minute by minute
 * where the clocks change near that day. Null when the zone skips the whole day.
 */
export function firstShown(day: CalendarDay, time: string, zone: string): number | null {
  const wanted = `${day}T${time}`;
  const asUtc = Date.parse(`${wanted}:00Z`);
  const [from, to] = [asUtc - 26 * HOUR, asUtc + 26 * HOUR];
  if (getOffset(from, zone) === getOffset(to, zone)) return asUtc - getOffset(from, zone);
  for (let at = from; at <= to; at += STEP) {
    if (wallClock(at, zone) > wanted || wallClock(at + STEP, zone) < wanted) continue;
    for (let minute = at; minute <= at + STEP; minute += MINUTE) {
      const [before, shown] = [wallClock(minute - MINUTE, zone), wallClock(minute, zone)];
      if (shown === wanted) return minute;
      if (shown < wanted || before >= wanted) continue;
      // Skipped: the minute at which it would have been shown had the clocks not gone forward.
      return before.slice(0, 10) < day && shown.slice(0, 10) > day ? null : asUtc - getOffset(minute - MINUTE, zone);
    }
  }
  throw new Error(`${zone} never shows ${wanted}`);
}
