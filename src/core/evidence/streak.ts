import { addDays, type CalendarDay, daysBetween, daysFromTo } from '#core/calendar/calendar.ts';

/** Misses in a row that end a forgiving streak: one is forgiven. */
const MISSES_THAT_END = 2;

export type Streaks = { readonly longest: number; readonly current: number };

type Days = {
  readonly active: ReadonlySet<CalendarDay>;
  readonly paused?: ReadonlySet<CalendarDay>;
  readonly from: CalendarDay;
  readonly today: CalendarDay;
};

/** Runs of active days with no missed one between them. Paused days are passed over, and today is no miss, since it is still open. */
export function streaks(days: Days): Streaks {
  return runs(days, 1);
}

/**
 * Streaks that one missed day does not break, two in a row do. Paused days are passed over, and today counts only when it is active:
 * `✓✓·✓✓··✓` has a longest of 4 and a current of 1.
 */
export function forgivingStreaks(days: Days): Streaks {
  return runs(days, MISSES_THAT_END);
}

function runs({ active, paused = new Set(), from, today }: Days, missesThatEnd: number): Streaks {
  let [longest, run, misses] = [0, 0, 0];
  for (const day of daysFromTo(from, today)) {
    if (active.has(day)) {
      run += 1;
      misses = 0;
    } else if (!paused.has(day) && day !== today) {
      misses += 1;
      if (misses >= missesThatEnd) run = 0;
    }
    longest = Math.max(longest, run);
  }
  return { longest, current: run };
}

/** The streak of one habit: completions in a row no further apart than its frequency asks, and a day of grace. */
export function habitStreaks({
  completed,
  targetFrequency,
  today,
}: {
  readonly completed: ReadonlySet<CalendarDay>;
  readonly targetFrequency: number;
  readonly today: CalendarDay;
}): Streaks {
  const gap = Math.ceil(7 / targetFrequency) + 1;
  let [longest, run] = [0, 0];
  let last: CalendarDay | null = null;
  for (const day of [...completed].filter((one) => one <= today).toSorted()) {
    run = last !== null && daysBetween(last, day) <= gap ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = day;
  }
  return { longest, current: last !== null && daysBetween(last, today) <= gap ? run : 0 };
}

/** Days that the return rate looks back on. */
const RETURN_WINDOW = 28;
const LEAST_MISSES = 3;

/** How many missed days had a next one that counted, and how many of those next days were active. Days ascending. */
export function returnsAfterMiss(days: readonly { readonly active: boolean }[]): { missed: number; returned: number } {
  const followed = days.flatMap(({ active }, at) => {
    const next = days[at + 1];
    return active || !next ? [] : [next.active];
  });
  return { missed: followed.length, returned: followed.filter(Boolean).length };
}

/**
 * How many percent of the missed days of the last four weeks were followed by an active one, rounded half up; null with fewer than
 * three misses. Days are those that counted, ascending; the newest has no day after it yet.
 */
export function returnRate(
  days: readonly { readonly date: CalendarDay; readonly active: boolean }[],
  today: CalendarDay,
) {
  const from = addDays(today, -RETURN_WINDOW);
  const { missed, returned } = returnsAfterMiss(days.filter(({ date }) => date >= from && date < today));
  return missed < LEAST_MISSES ? null : Math.floor((100 * returned) / missed + 0.5);
}
