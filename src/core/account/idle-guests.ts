import { DAY } from '#core/calendar/durations.ts';

/** Days without activity after which a guest and all its data go. */
const IDLE_DAYS = 30;

/** The instant before which a guest was last here who goes now; both in milliseconds since the epoch. */
export function idleSince(now: number): number {
  return now - IDLE_DAYS * DAY;
}

/**
 * Whether the clock of a daily job cannot be believed: it went back, or more than a day further than it should have, when it was set
 * wrong or when the program was off, and what is left of somebody's thirty days is then anybody's guess. False again the day after.
 * Milliseconds since the epoch; null before the first run.
 */
export function clockJumped(before: number | null, now: number): boolean {
  const passed = before === null ? Number.POSITIVE_INFINITY : now - before;
  return passed < 0 || passed > 2 * DAY;
}
