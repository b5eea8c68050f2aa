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

/** A day that is wholly done, in thousandths: sums of shares stay exact, whichever day they are stored on. */
export const WHOLE_DAY = 1000;

/** The days' shares in thousandths: this day's, and the sum of those of the last `STRENGTH_DAYS`, this one included. */
type Shares = { readonly share: number; readonly recent: number };

/** What a day gives: its share for a daily habit; for a rarer one the shares of two weeks, of twice its frequency. */
function dayValue(targetFrequency: number, { share, recent }: Shares): number {
  if (targetFrequency >= 7) return share / WHOLE_DAY;
  return Math.min(1, recent / (2 * targetFrequency * WHOLE_DAY));
}

type StrengthDay = Shares & {
  readonly targetFrequency: number;
  readonly done: boolean;
  /** Whether a plan included the habit that day, and neither a pause nor a skip took the day out. */
  readonly counts: boolean;
  readonly isOpen: boolean;
};

/**
 * The strength of a habit after one more day. One that does not count leaves it as it is, and a change of the target counts from its
 * day on. Thirty daily days done give 0.798.
 *
 * An amount gives its share of the day's target, up to one, as Loop's numerical habits do. Unlike there, the share is of a day's target and not of
 * a week's or a month's sum, so that one great day does not stand for several; a day that its owner counted as done is whole, whatever its amount;
 * and limits are done or not, while Loop has their share fall with the amount above.
 */
export function strengthAfter(
  before: number,
  { targetFrequency, done, counts, isOpen, ...shares }: StrengthDay,
): number {
  // An open day is no miss: it only counts once the habit is done on it.
  if (!counts || (isOpen && !done)) return before;
  return nextStrength(before, dayValue(targetFrequency, shares), targetFrequency);
}
