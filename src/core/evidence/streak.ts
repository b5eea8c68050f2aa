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

/** The completions of a habit; `lastDoneAt` is the index of the latest, counting only days that were not skipped. */
export type HabitRun = {
  readonly votes: number;
  readonly run: number;
  readonly longest: number;
  readonly lastDoneAt: number;
};

export const NO_HABIT_RUN: HabitRun = { votes: 0, run: 0, longest: 0, lastDoneAt: 0 };

/** Whether a habit's streak skips a day: one that is paused and on which nothing was done. */
export function isSkipped({ isActive, isPaused }: Pick<Day, 'isActive' | 'isPaused'>): boolean {
  return isPaused && !isActive;
}

/** The most days between two times a habit is done that keep its streak: what its frequency asks, and a day of grace. */
export function longestGap(targetFrequency: number): number {
  return Math.ceil(7 / targetFrequency) + 1;
}

/** `at` is the day's index among those not skipped. */
type Place = { readonly at: number; readonly targetFrequency: number };

function goesOn({ votes, lastDoneAt }: HabitRun, { at, targetFrequency }: Place): boolean {
  return votes > 0 && at - lastDoneAt <= longestGap(targetFrequency);
}

/** The streak of a habit after it was done once more: three times a week, `✓··✓··✓` is 3 long and `✓····✓` 1. */
export function habitRunAfter(before: HabitRun, place: Place): HabitRun {
  const run = goesOn(before, place) ? before.run + 1 : 1;
  return { votes: before.votes + 1, run, longest: Math.max(before.longest, run), lastDoneAt: place.at };
}

/** Best and current streak of one habit, as far apart as its frequency allows. */
export function getHabitStreaks(habit: HabitRun, place: Place): Streaks {
  return { longest: habit.longest, current: goesOn(habit, place) ? habit.run : 0 };
}
