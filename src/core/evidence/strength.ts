/** Window in days for the share of a non-daily habit, including the day itself. */
export const STRENGTH_DAYS = 14;

/**
 * How much of yesterday's strength is left today: half of it is gone after 13 days without a daily habit, later for a rarer one
 * (Loop Habit Tracker's smoothing, the formula only).
 */
function strengthDecay(targetFrequency: number): number {
  const frequency = Math.min(targetFrequency, 7) / 7;
  return 0.5 ** (Math.sqrt(frequency) / 13);
}

/** Strength after a day, 0 to 1: `nextStrength(0.5, 1, 7)` is about 0.526. `value` is what the day gave, 0 to 1. */
export function nextStrength(before: number, value: number, targetFrequency: number): number {
  const kept = strengthDecay(targetFrequency);
  return before * kept + value * (1 - kept);
}

/** What a day gives: all or nothing for a daily habit, the share of two weeks' target for a rarer one (`recent` times in 14 days). */
export function dayValue(targetFrequency: number, { recent, done }: { recent: number; done: boolean }): number {
  if (targetFrequency >= 7) return done ? 1 : 0;
  return Math.min(1, recent / (2 * targetFrequency));
}

type StrengthDay = {
  readonly targetFrequency: number;
  readonly done: boolean;
  /** How often it was done in the last `STRENGTH_DAYS`, this one included. */
  readonly recent: number;
  /** Whether a plan included the habit that day, without a pause. */
  readonly counts: boolean;
  readonly isOpen: boolean;
};

/**
 * The strength of a habit after one more day. One that does not count leaves it as it is, and a change of the target counts from its
 * day on. Thirty daily days done give 0.798.
 */
export function strengthAfter(before: number, { targetFrequency, done, recent, counts, isOpen }: StrengthDay): number {
  // An open day is no miss: it only counts once the habit is done on it.
  if (!counts || (isOpen && !done)) return before;
  return nextStrength(before, dayValue(targetFrequency, { recent, done }), targetFrequency);
}
