import { type CalendarDay, WEEKDAYS, toWeekday } from '#core/calendar/calendar.ts';
import { returnsAfterMiss } from '#core/evidence/rolling.ts';
import { type Insight, insightTexts } from './insight-texts.ts';

/** Days of history that an insight looks at, today excluded: four of each weekday. */
export const INSIGHT_DAYS = 28;
/** Days with a check-in below which nothing is said. */
const LEAST_CHECK_INS = 10;
/** A pattern needs this many occurrences, and this difference in percentage points (coaching.md 2.2). */
const LEAST_OCCURRENCES = 3;
const LEAST_DIFFERENCE = 30;
/** Weeks in a row that make an experiment ready, or a plan too much. */
const WEEKS_IN_A_ROW = 2;
const READY_SHARE = 0.85;
const OVERLOADED_SHARE = 0.5;

export type InsightHabit = {
  readonly description: string;
  readonly implementationIntention: string;
  readonly habitType: 'core' | 'experimental';
  /** Whole weeks before the current one, newest first. */
  readonly weeks: readonly { readonly done: number; readonly target: number }[];
};

export type InsightFacts = {
  readonly identityName: string;
  readonly today: CalendarDay;
  /** Days before today that asked for something, ascending; `active` with at least one completion. */
  readonly days: readonly { readonly date: CalendarDay; readonly active: boolean }[];
  readonly checkInDays: number;
  /** The habits of the current plan. */
  readonly habits: readonly InsightHabit[];
  /** Completions in these four weeks, and in the current week. */
  readonly votes: { readonly recent: number; readonly thisWeek: number };
};

type Finder = (facts: InsightFacts) => Insight | null;

const percent = (part: number, whole: number) => (100 * part) / whole;

const returnAfterMiss: Finder = ({ days }) => {
  const { missed, returned } = returnsAfterMiss(days);
  if (missed < LEAST_OCCURRENCES) return null;
  // As often back as not would be no pattern.
  if (percent(2 * returned - missed, missed) < LEAST_DIFFERENCE) return null;
  return insightTexts.returnAfterMiss(returned, missed);
};

const weekdayGap: Finder = ({ days }) => {
  const counted = WEEKDAYS.map((weekday) => {
    const own = days.filter(({ date }) => toWeekday(date) === weekday);
    return { weekday, of: own.length, done: own.filter(({ active }) => active).length };
  }).filter(({ of }) => of >= LEAST_OCCURRENCES);
  const ranked = counted.toSorted((a, b) => percent(b.done, b.of) - percent(a.done, a.of));
  const [best, worst] = [ranked[0], ranked.at(-1)];
  if (!best || !worst || percent(best.done, best.of) - percent(worst.done, worst.of) < LEAST_DIFFERENCE) return null;
  return insightTexts.weekdayGap(best, worst);
};

/** `When I finish lunch, …` → `I finish lunch`. */
function getCue(implementationIntention: string): string | null {
  return /^(?:When|After|Before|At) ([^,]{3,60}),/.exec(implementationIntention)?.[1] ?? null;
}

function getShare({ weeks }: InsightHabit): { done: number; target: number; share: number } {
  const done = weeks.reduce((sum, week) => sum + Math.min(week.done, week.target), 0);
  const target = weeks.reduce((sum, week) => sum + week.target, 0);
  return { done, target, share: target === 0 ? 0 : percent(done, target) };
}

const cueThatWorks: Finder = ({ habits }) => {
  const lived = habits.map((habit) => ({ habit, ...getShare(habit) })).filter(({ target }) => target > 0);
  const [best, ...others] = lived.toSorted((a, b) => b.share - a.share);
  if (!best || others.length === 0 || best.done < LEAST_OCCURRENCES) return null;
  const usual = others.reduce((sum, { share }) => sum + share, 0) / others.length;
  const cue = getCue(best.habit.implementationIntention);
  if (!cue || best.share - usual < LEAST_DIFFERENCE) return null;
  return insightTexts.cueThatWorks({ cue, ...best });
};

const readyToPromote: Finder = ({ habits }) => {
  const ready = habits.find(({ habitType, weeks }) => {
    const newest = weeks.slice(0, WEEKS_IN_A_ROW);
    const reached = newest.every(({ done, target }) => target > 0 && done / target >= READY_SHARE);
    return habitType === 'experimental' && newest.length === WEEKS_IN_A_ROW && reached;
  });
  return ready ? insightTexts.readyToPromote(ready.description, WEEKS_IN_A_ROW) : null;
};

const overloadedPlan: Finder = ({ habits }) => {
  const weeks = Array.from({ length: WEEKS_IN_A_ROW }, (_, at) =>
    habits
      .flatMap((habit) => habit.weeks[at] ?? [])
      .reduce((sum, { done, target }) => ({ done: sum.done + Math.min(done, target), target: sum.target + target }), {
        done: 0,
        target: 0,
      }),
  );
  if (weeks.some(({ done, target }) => target === 0 || done / target >= OVERLOADED_SHARE)) return null;
  const [newest] = weeks;
  return newest ? insightTexts.overloadedPlan(newest) : null;
};

const identityVotes: Finder = ({ identityName, votes, habits }) =>
  insightTexts.identityVotes({ identityName, votes, next: habits[0]?.description ?? null });

/** The most useful first; the last always has something to say. */
const FINDERS: readonly Finder[] = [
  returnAfterMiss,
  weekdayGap,
  cueThatWorks,
  readyToPromote,
  overloadedPlan,
  identityVotes,
];

/** One pattern in the last four weeks of an identity and one thing to do with it; null before there are ten days of check-ins. */
export function getInsight(facts: InsightFacts): Insight | null {
  if (facts.checkInDays < LEAST_CHECK_INS) return null;
  for (const find of FINDERS) {
    const found = find(facts);
    if (found) return found;
  }
  return null;
}
