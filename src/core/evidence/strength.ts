import { type CalendarDay, daysBetween } from '#core/calendar/calendar.ts';

/** Days that the share of a habit that is not daily looks back on, the day itself included. */
const WINDOW = 14;

/**
 * How much of yesterday's strength is left today: half of it is gone after 13 days without a daily habit, later for a rarer one
 * (Loop Habit Tracker's smoothing, the formula only).
 */
export function strengthDecay(targetFrequency: number): number {
  const frequency = Math.min(targetFrequency, 7) / 7;
  return 0.5 ** (Math.sqrt(frequency) / 13);
}

/** Strength after a day, 0 to 1: `nextStrength(0.5, 1, 7)` is about 0.526. `value` is what the day gave, 0 to 1. */
export function nextStrength(before: number, value: number, targetFrequency: number): number {
  const kept = strengthDecay(targetFrequency);
  return before * kept + value * (1 - kept);
}

export type StrengthFacts = {
  /** Every day from the habit's first to the last one looked at, ascending, with the days a week asked for on it. */
  readonly days: readonly { readonly date: CalendarDay; readonly targetFrequency: number; readonly paused?: boolean }[];
  readonly completedDays: ReadonlySet<CalendarDay>;
};

/** What a day gives: all or nothing for a daily habit, the share of two weeks' target for a rarer one (`recent` times in 14 days). */
export function dayValue(targetFrequency: number, { recent, done }: { recent: number; done: boolean }): number {
  if (targetFrequency >= 7) return done ? 1 : 0;
  return Math.min(1, recent / (2 * targetFrequency));
}

/**
 * The strength of a habit after each day, 0 to 1. A paused day leaves it as it is, and a change of the target counts from its day
 * on. Thirty daily days done give 0.798.
 */
export function strengthCurve({ days, completedDays }: StrengthFacts): { date: CalendarDay; strength: number }[] {
  const recent: CalendarDay[] = [];
  let strength = 0;
  return days.map(({ date, targetFrequency, paused }) => {
    const done = completedDays.has(date);
    if (done) recent.push(date);
    while (recent[0] !== undefined && daysBetween(recent[0], date) >= WINDOW) recent.shift();
    if (!paused) {
      strength = nextStrength(strength, dayValue(targetFrequency, { recent: recent.length, done }), targetFrequency);
    }
    return { date, strength };
  });
}
