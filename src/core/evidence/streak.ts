export type Streaks = { readonly longest: number; readonly current: number };

/** Misses in a row that end a strict streak, and a forgiving one. */
export const MISSES_THAT_END = { strict: 1, forgiving: 2 } as const;

/** A day as streaks see it: `isOpen` is today, which is no miss until it is over. */
type Day = { readonly isActive: boolean; readonly isPaused: boolean; readonly isOpen: boolean };

/** A run of active days with few enough misses between them; `misses` counts those in a row since the last one. */
export type Run = { readonly run: number; readonly longest: number; readonly misses: number };

export const NO_RUN: Run = { run: 0, longest: 0, misses: 0 };

/**
 * A streak of days after one more day. Paused days are passed over, and today counts only when it is active: `✓✓·✓✓··✓` has a longest
 * of 2 and a current of 1, forgiving 4 and 1.
 */
export function runAfter(before: Run, day: Day, missesThatEnd: number): Run {
  if (day.isActive) {
    const run = before.run + 1;
    return { run, longest: Math.max(before.longest, run), misses: 0 };
  }
  if (day.isPaused || day.isOpen) return before;
  const misses = Math.min(before.misses + 1, missesThatEnd);
  return { ...before, misses, run: misses === missesThatEnd ? 0 : before.run };
}

/** Best and current streak of days. */
export function getStreaks({ run, longest }: Run): Streaks {
  return { longest, current: run };
}

/** The most days between two times a habit is done that keep its streak: what its frequency asks, and a day of grace. */
function longestGap(targetFrequency: number): number {
  return Math.ceil(7 / targetFrequency) + 1;
}

/** Days after which no frequency keeps a streak: more need not be counted. */
const TOO_LONG = longestGap(1) + 1;

/** A named day that passed, and the day after it: with both the streak is over. */
const TOO_LATE = 2;

/** The completions of a habit. Days that are passed over are not counted. */
export type HabitRun = {
  readonly votes: number;
  readonly run: number;
  readonly longest: number;
  /** Days since the last one. */
  readonly since: number;
  /** Days from the first named one that passed since, that one included. */
  readonly late: number;
};

export const NO_HABIT_RUN: HabitRun = { votes: 0, run: 0, longest: 0, since: 0, late: 0 };

/** How far apart a habit's times may be: by its named days where it has some, else by its frequency. */
type Pace = { readonly targetFrequency: number; readonly isByName: boolean };

type HabitDay = Pace & {
  readonly isDone: boolean;
  readonly isNamed: boolean;
  /** Paused, or skipped. */
  readonly isPassedOver: boolean;
  readonly isOpen: boolean;
};

function goesOn({ votes, since, late }: HabitRun, { targetFrequency, isByName }: Pace): boolean {
  return votes > 0 && (isByName ? late < TOO_LATE : since <= longestGap(targetFrequency));
}

/** Whether no day to come can continue the streak, whatever the habit's pace is then. */
export function isOver({ since, late }: HabitRun): boolean {
  return since >= TOO_LONG && late >= TOO_LATE;
}

function lateAfter({ since, late }: HabitRun, { isNamed, isByName, targetFrequency }: HabitDay): number {
  if (late > 0) return Math.min(late + 1, TOO_LATE);
  // What ended by count does not go on by name.
  if (!isByName && since > longestGap(targetFrequency)) return TOO_LATE;
  return isNamed ? 1 : 0;
}

/**
 * The streak of a habit after one more day: three times a week, `✓··✓··✓` is 3 long and `✓····✓` 1. One with named days goes on until the day
 * after the next of them.
 */
export function habitRunAfter(before: HabitRun, day: HabitDay): HabitRun {
  if (day.isPassedOver && !day.isDone) return before;
  const reached = { ...before, since: Math.min(before.since + 1, TOO_LONG) };
  if (!day.isDone) return day.isOpen ? reached : { ...reached, late: lateAfter(reached, day) };
  const run = goesOn(reached, day) ? before.run + 1 : 1;
  return { votes: before.votes + 1, run, longest: Math.max(before.longest, run), since: 0, late: 0 };
}

/** Best and current streak of one habit. */
export function getHabitStreaks(habit: HabitRun, pace: Pace): Streaks {
  return { longest: habit.longest, current: goesOn(habit, pace) ? habit.run : 0 };
}
