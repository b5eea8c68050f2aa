import { addDays, type CalendarDay, daysBetween } from '#core/calendar/calendar.ts';
import type { HabitType } from '#core/plan/plan.ts';
import { dayValue, nextStrength } from './strength.ts';

/** What a day was: `low` is one below half of what was due, `open` is today without a vote yet, `outside` a day that no plan covered. */
export const EVIDENCE_DAYS = ['done', 'partial', 'low', 'none', 'rest', 'paused', 'outside', 'open'] as const;
export type EvidenceDay = (typeof EVIDENCE_DAYS)[number];

/** All that one day adds to the evidence of an identity. */
export type DayFacts = {
  readonly date: CalendarDay;
  readonly state: EvidenceDay;
  readonly isPaused: boolean;
  /** Today: it adds what was done, and takes nothing away. */
  readonly isOpen: boolean;
  readonly isCheckedIn: boolean;
  /** The habits of the plan that covers the day. */
  readonly planned: readonly (SeriesHabit & { readonly seriesId: string })[];
  /** The series that were done, also those of a plan that was replaced on that very day. */
  readonly done: ReadonlyMap<string, SeriesHabit>;
};

export type SeriesName = { readonly description: string; readonly habitType: HabitType };

/** A series as the habit of one plan has it. */
export type SeriesHabit = SeriesName & { readonly targetFrequency: number };

/** What one habit's days so far add up to. */
export type SeriesEvidence = SeriesName & {
  readonly strength: number;
  readonly targetFrequency: number;
  readonly votes: number;
  readonly run: number;
  readonly longest: number;
  /** The last time it was done, on the count of days that were not skipped. */
  readonly lastDoneAt: number;
  /** A sign for each of the newest days (see `DAY_SIGNS`), the last one last; empty when there is nothing in them. */
  readonly recent: string;
};

/** Active days with few enough misses between them; `misses` are those in a row since the last one. */
type Run = { readonly run: number; readonly longest: number; readonly misses: number };

/** What an identity's days so far add up to, so that the next day can be added without reading them again. */
export type EvidenceState = {
  readonly firstDay: CalendarDay;
  readonly lastDay: CalendarDay;
  readonly votes: number;
  readonly daysActive: number;
  /** Days so far without those that were paused: the measure of a habit's streak. */
  readonly daysCounted: number;
  readonly streak: Run;
  readonly forgiving: Run;
  /** A letter for each of the newest days (see `STATE_LETTERS`), and 1 for those with a check-in. */
  readonly recent: { readonly states: string; readonly checkedIn: string };
  readonly series: Readonly<Record<string, SeriesEvidence>>;
};

/** The days of one calendar year of an identity. */
export type EvidenceYear = {
  readonly firstDay: CalendarDay;
  /** One letter a day (see `STATE_LETTERS`), and one digit of base 36 for its votes and for its planned habits. */
  readonly states: string;
  readonly votes: string;
  readonly planned: string;
  /** Strength in percent at the ends of weeks, each with the days since the first of January. */
  readonly series: Readonly<Record<string, SeriesName & { readonly curve: readonly (readonly [number, number])[] }>>;
};

export const STATE_LETTERS: Readonly<Record<EvidenceDay, string>> = {
  done: 'd',
  partial: 'p',
  low: 'l',
  none: 'n',
  rest: 'r',
  paused: 'z',
  outside: '-',
  open: 'o',
};

/**
 * A habit's day: `1` to `7` times a week planned and not done, `A` to `G` the same and done, `*` done though it did not count (paused,
 * or no plan held it), `_` planned and paused, `.` nothing.
 */
export const DAY_SIGNS = { counting: '.1234567', done: '*ABCDEFG', paused: '_', nothing: '.' } as const;

/** The last four weeks, the week under way, and today: days that rolling figures look back on. */
const RECENT_DAYS = 35;
/** Days that the strength of a habit that is not daily looks back on. */
const STRENGTH_DAYS = 14;
/** Misses in a row that end a strict streak, and a forgiving one. */
const MISSES_THAT_END = { strict: 1, forgiving: 2 } as const;

export const isDoneSign = (sign: string): boolean => DAY_SIGNS.done.includes(sign);

const keptOf = (text: string, added: string) => (text + added).slice(-RECENT_DAYS);

function signOf(done: boolean, targetFrequency: number | null, isPaused: boolean): string {
  const counts = targetFrequency !== null && !isPaused;
  if (done) return DAY_SIGNS.done.charAt(counts ? targetFrequency : 0);
  if (counts) return DAY_SIGNS.counting.charAt(targetFrequency);
  return targetFrequency === null ? DAY_SIGNS.nothing : DAY_SIGNS.paused;
}

function newSeries({ description, habitType, targetFrequency }: SeriesHabit): SeriesEvidence {
  const nothing = { strength: 0, votes: 0, run: 0, longest: 0, lastDoneAt: 0, recent: '' };
  return { description, habitType, targetFrequency, ...nothing };
}

/** The most days between two times a habit is done that keep its streak: what its frequency asks, and a day of grace. */
function longestGap(targetFrequency: number): number {
  return Math.ceil(7 / targetFrequency) + 1;
}

function strengthAfter(series: SeriesEvidence, day: DayFacts, { done, counts }: { done: boolean; counts: boolean }) {
  // An open day is no miss: it only counts once the habit is done on it.
  if (!counts || (day.isOpen && !done)) return series.strength;
  const { targetFrequency } = series;
  const recent = Array.from(series.recent).slice(-STRENGTH_DAYS).filter(isDoneSign).length;
  return nextStrength(series.strength, dayValue(targetFrequency, { recent, done }), targetFrequency);
}

/** One habit after a day; `at` is the day's place among those that were not skipped. */
function advanceSeries(
  before: SeriesEvidence,
  { day, seriesId, at }: { day: DayFacts; seriesId: string; at: number },
): SeriesEvidence {
  const planned = day.planned.find((habit) => habit.seriesId === seriesId);
  const done = day.done.has(seriesId);
  const recent = keptOf(before.recent, signOf(done, planned?.targetFrequency ?? null, day.isPaused));
  // What was done in a plan that was replaced on that very day is as often as that plan had it.
  const { description, habitType, targetFrequency } = planned ?? day.done.get(seriesId) ?? before;
  const series = {
    ...before,
    description,
    habitType,
    targetFrequency,
    // A habit that went is forgotten once nothing of it is left in sight.
    recent: /[^.]/.test(recent) ? recent : '',
  };
  const strength = strengthAfter(series, day, { done, counts: planned !== undefined && !day.isPaused });
  if (!done) return { ...series, strength };
  const goesOn = series.votes > 0 && at - series.lastDoneAt <= longestGap(series.targetFrequency);
  const run = goesOn ? series.run + 1 : 1;
  return {
    ...series,
    strength,
    votes: series.votes + 1,
    run,
    longest: Math.max(series.longest, run),
    lastDoneAt: at,
  };
}

function advanceAllSeries(state: EvidenceState, day: DayFacts, at: number): EvidenceState['series'] {
  const met = new Map([...day.done, ...day.planned.map((habit) => [habit.seriesId, habit] as const)]);
  const all: Record<string, SeriesEvidence> = { ...state.series };
  for (const [seriesId, name] of met) all[seriesId] ??= newSeries(name);
  for (const [seriesId, series] of Object.entries(all)) {
    if (series.recent === '' && !met.has(seriesId)) continue;
    all[seriesId] = advanceSeries(padded(series, state), { day, seriesId, at });
  }
  return all;
}

function padded(series: SeriesEvidence, { recent }: EvidenceState): SeriesEvidence {
  return series.recent === '' ? { ...series, recent: DAY_SIGNS.nothing.repeat(recent.states.length) } : series;
}

function advanceRun(before: Run, day: DayFacts, missesThatEnd: number): Run {
  if (day.done.size > 0) {
    const run = before.run + 1;
    return { run, longest: Math.max(before.longest, run), misses: 0 };
  }
  if (day.isPaused || day.isOpen) return before;
  const misses = Math.min(before.misses + 1, missesThatEnd);
  return { ...before, misses, run: misses === missesThatEnd ? 0 : before.run };
}

function beforeThe(day: CalendarDay): EvidenceState {
  return {
    firstDay: day,
    lastDay: addDays(day, -1),
    votes: 0,
    daysActive: 0,
    daysCounted: 0,
    streak: { run: 0, longest: 0, misses: 0 },
    forgiving: { run: 0, longest: 0, misses: 0 },
    recent: { states: '', checkedIn: '' },
    series: {},
  };
}

/**
 * The evidence with one more day; null is the evidence before the first one. Days follow each other without gaps. Votes never grow
 * less, a day that is paused or outside a plan leaves a habit's strength where it is, and a paused one skips every streak.
 */
export function advance(before: EvidenceState | null, day: DayFacts): EvidenceState {
  const state = before ?? beforeThe(day.date);
  if (daysBetween(state.lastDay, day.date) !== 1) throw new RangeError('Days of evidence follow each other');
  const isActive = day.done.size > 0;
  const daysCounted = state.daysCounted + (day.isPaused && !isActive ? 0 : 1);
  return {
    firstDay: state.firstDay,
    lastDay: day.date,
    votes: state.votes + day.done.size,
    daysActive: state.daysActive + (isActive ? 1 : 0),
    daysCounted,
    streak: advanceRun(state.streak, day, MISSES_THAT_END.strict),
    forgiving: advanceRun(state.forgiving, day, MISSES_THAT_END.forgiving),
    recent: {
      states: keptOf(state.recent.states, STATE_LETTERS[day.state]),
      checkedIn: keptOf(state.recent.checkedIn, day.isCheckedIn ? '1' : '0'),
    },
    series: advanceAllSeries(state, day, daysCounted),
  };
}

/** Best and current streak of days. */
export function streaksOf({ run, longest }: Run): { longest: number; current: number } {
  return { longest, current: run };
}

/** Best and current streak of one habit, as far apart as its frequency allows. */
export function seriesStreaks(series: SeriesEvidence, { daysCounted }: EvidenceState) {
  const isOpen = series.votes > 0 && daysCounted - series.lastDoneAt <= longestGap(series.targetFrequency);
  return { longest: series.longest, current: isOpen ? series.run : 0 };
}
