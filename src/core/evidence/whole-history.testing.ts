import { type CalendarDay, daysBetween, daysFromTo } from '#core/calendar/calendar.ts';
import { longestGap, MISSES_THAT_END, type Streaks } from './streak.ts';
import { dayValue, nextStrength, STRENGTH_DAYS } from './strength.ts';

type Days = {
  readonly active: ReadonlySet<CalendarDay>;
  readonly paused: ReadonlySet<CalendarDay>;
  readonly from: CalendarDay;
  readonly today: CalendarDay;
};

/** The streaks of a list of days, computed from all of them at once: the day-by-day evidence must give the same. */
export function streaksOfDays({ active, paused, from, today }: Days, kind: keyof typeof MISSES_THAT_END): Streaks {
  let [longest, run, misses] = [0, 0, 0];
  for (const day of daysFromTo(from, today)) {
    if (active.has(day)) {
      run += 1;
      misses = 0;
    } else if (!paused.has(day) && day !== today) {
      misses += 1;
      if (misses >= MISSES_THAT_END[kind]) run = 0;
    }
    longest = Math.max(longest, run);
  }
  return { longest, current: run };
}

/** The streak of one habit: completions in a row no further apart than its frequency asks, and a day of grace. */
export function habitStreaksOfDays({
  completed,
  targetFrequency,
  today,
}: {
  readonly completed: ReadonlySet<CalendarDay>;
  readonly targetFrequency: number;
  readonly today: CalendarDay;
}): Streaks {
  const gap = longestGap(targetFrequency);
  let [longest, run] = [0, 0];
  let last: CalendarDay | null = null;
  for (const day of [...completed].filter((one) => one <= today).toSorted()) {
    run = last !== null && daysBetween(last, day) <= gap ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = day;
  }
  return { longest, current: last !== null && daysBetween(last, today) <= gap ? run : 0 };
}

export type StrengthFacts = {
  /** Every day from the habit's first to the last one considered, ascending, with its target frequency. */
  readonly days: readonly { readonly date: CalendarDay; readonly targetFrequency: number; readonly paused: boolean }[];
  readonly completedDays: ReadonlySet<CalendarDay>;
};

/** The strength of a habit after all of its days, 0 to 1. */
export function strengthOfDays({ days, completedDays }: StrengthFacts): number {
  const recent: CalendarDay[] = [];
  let strength = 0;
  for (const { date, targetFrequency, paused } of days) {
    const done = completedDays.has(date);
    if (done) recent.push(date);
    while (recent[0] !== undefined && daysBetween(recent[0], date) >= STRENGTH_DAYS) recent.shift();
    if (!paused) {
      strength = nextStrength(strength, dayValue(targetFrequency, { recent: recent.length, done }), targetFrequency);
    }
  }
  return strength;
}
