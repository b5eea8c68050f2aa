import type { Weekday } from '#core/calendar/calendar.ts';
import { isLimit, type Measure, withTarget } from '#core/amount/measure.ts';
import { DIFFICULTIES, type Difficulty, type HabitType } from '#core/plan/plan.ts';

/** A habit as the adaptive engine sees it: behaviour, size and frequency, without its text. */
export type AdaptiveHabit = {
  readonly seriesId: string;
  readonly templateId: string | null;
  readonly habitType: HabitType;
  readonly difficulty: Difficulty;
  /** Days a week; with named days, how many they are. */
  readonly frequency: number;
  /** The weekdays that it is meant for; null for any. */
  readonly days: readonly Weekday[] | null;
  /** What a day of it amounts to; null for done or not. */
  readonly measure: Measure | null;
  /** Its amount at each size that it can be said in; the measure's own where it is left out. */
  readonly amounts?: Readonly<Partial<Record<Difficulty, number>>>;
  /** Sensible days a week: those of its template, or 1 to 7 for a habit in the user's own words. */
  readonly range: { readonly min: number; readonly max: number };
  /** Codes of the frictions that it answers by its nature or by its fallback. */
  readonly answers: readonly string[];
  /** Loads joints and tendons: grows by a tenth at most, and never by a rung. */
  readonly impact: boolean;
  /** The number in its text, or its amount; what an impact habit grows by. */
  readonly quantity: number | null;
  /** The available sizes, if not all three: a habit in the user's own words may have no greater one. */
  readonly sizes?: readonly Difficulty[];
};

/** A behaviour of the knowledge base that could be added, in the order of preference. */
export type Candidate = Pick<AdaptiveHabit, 'habitType' | 'answers' | 'impact'> & {
  readonly templateId: string;
  readonly frequency: { readonly min: number; readonly default: number; readonly max: number };
};

/** One week of an identity. `done` and `target` of a habit are absent when the plan of that week did not hold it. */
export type WeekRecord = {
  /** At least one check-in was made. A week without one says nothing about the habits. */
  readonly observed: boolean;
  readonly habits: Readonly<
    Record<string, { readonly done: number; readonly target: number; readonly doneOn?: readonly Weekday[] }>
  >;
};

export type Status = 'thriving' | 'steady' | 'struggling' | 'failing' | 'new';

/** A habit's record over the weeks. */
export type Standing = {
  /** Weighted mean of the last three observed weeks, newest first; 0.6 for a habit that was never observed. */
  readonly adherence: number;
  readonly status: Status;
  /** Shares of the target, at most 1, of the observed weeks, newest first. */
  readonly shares: readonly number[];
  /** Days done in the observed weeks, newest first. */
  readonly counts: readonly number[];
  /** The weekdays done in each of the last three observed weeks, where they are known. */
  readonly doneOn: readonly (readonly Weekday[])[];
  readonly lastTarget: number | null;
};

const NEWEST_WEIGHTS = [0.5, 0.3, 0.2] as const;
const ADHERENCE_OF_NEW = 0.6;
/** Most observed weeks that the 60th percentile looks at. */
const PERCENTILE_WEEKS = 4;

/** easy 1, medium 2, hard 3. */
export function getWeight(difficulty: Difficulty): number {
  return DIFFICULTIES.indexOf(difficulty) + 1;
}

/** Days a week × weight: an easy habit on 4 days has a load of 4. */
export function getLoad({ frequency, difficulty }: Pick<AdaptiveHabit, 'frequency' | 'difficulty'>): number {
  return frequency * getWeight(difficulty);
}

/** The load of a whole plan. */
export function totalLoad(habits: readonly AdaptiveHabit[]): number {
  return habits.reduce((sum, habit) => sum + getLoad(habit), 0);
}

/** The habit one rung smaller or greater, its amount with it; null at the end of its ladder. */
export function onRungBeside(habit: AdaptiveHabit, step: 1 | -1): AdaptiveHabit | null {
  const { difficulty, sizes = DIFFICULTIES, measure, amounts } = habit;
  const next = DIFFICULTIES[DIFFICULTIES.indexOf(difficulty) + step];
  if (!next || !sizes.includes(next)) return null;
  const amount = amounts?.[next];
  if (!measure || isLimit(measure) || amount === undefined) return { ...habit, difficulty: next };
  const quantity = habit.quantity && amount;
  return { ...habit, difficulty: next, measure: withTarget(measure, amount), quantity };
}

function getStatus(adherence: number, newest: number): Status {
  if (adherence >= 0.85 && newest >= 0.85) return 'thriving';
  if (adherence >= 0.6) return 'steady';
  return adherence >= 0.3 ? 'struggling' : 'failing';
}

/** The standing of a habit after these weeks, newest first. */
export function getStanding(seriesId: string, weeks: readonly WeekRecord[]): Standing {
  const records = weeks.flatMap((week) => (week.observed ? (week.habits[seriesId] ?? []) : []));
  const kept = records.filter(({ target }) => target > 0);
  const shares = kept.map(({ done, target }) => Math.min(1, done / target));
  const counts = kept.map(({ done }) => done);
  const doneOn = kept.slice(0, NEWEST_WEIGHTS.length).flatMap((record) => (record.doneOn ? [record.doneOn] : []));
  if (shares.length === 0) {
    return { adherence: ADHERENCE_OF_NEW, status: 'new', shares, counts, doneOn, lastTarget: null };
  }
  const recent = shares.slice(0, NEWEST_WEIGHTS.length);
  const weights = NEWEST_WEIGHTS.slice(0, recent.length);
  const total = weights.reduce<number>((sum, weight) => sum + weight, 0);
  const adherence = recent.reduce((sum, share, at) => sum + share * (weights[at] ?? 0), 0) / total;
  const status = getStatus(adherence, shares[0] ?? 0);
  return { adherence, status, shares, counts, doneOn, lastTarget: kept[0]?.target ?? null };
}

/** How many of the newest observed weeks in a row match. */
export function getRun({ shares }: Standing, holds: (share: number) => boolean): number {
  const broken = shares.findIndex((share) => !holds(share));
  return broken === -1 ? shares.length : broken;
}

/** The 60th percentile of the days done in the last four observed weeks; null without any. */
export function usualCount({ counts }: Standing): number | null {
  const sorted = counts.slice(0, PERCENTILE_WEEKS).toSorted((a, b) => a - b);
  return sorted[Math.ceil(0.6 * sorted.length) - 1] ?? null;
}

/** Weeks without a check-in up to the reviewed one. */
export function getGap(weeks: readonly WeekRecord[]): number {
  const newest = weeks.findIndex(({ observed }) => observed);
  return newest === -1 ? weeks.length : newest;
}
