import { DAY } from '#core/calendar/durations.ts';

/** Days without activity after which a guest and all its data go. */
const IDLE_DAYS = 30;

/** Guests last seen before this instant are deleted; both in milliseconds since the epoch. */
export function idleSince(now: number): number {
  return now - IDLE_DAYS * DAY;
}

/**
 * Whether the clock of a daily job cannot be trusted: it went back, or more than a day further than expected, because it was set wrong or the
 * program was off. How much of a guest's thirty days is left is then unknown. False again the day after. Milliseconds since the epoch; null
 * before the first run.
 */
export function clockJumped(before: number | null, now: number): boolean {
  const passed = before === null ? Number.POSITIVE_INFINITY : now - before;
  return passed < 0 || passed > 2 * DAY;
}
