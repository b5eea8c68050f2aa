import { addDays, type CalendarDay, daysBetween } from '#core/calendar/calendar.ts';
import type { DayFacts, SeriesHabit, SeriesName } from './day-facts.ts';
import { DAY_SIGNS, doneIn, getKept, STATE_LETTERS, getSign } from './day-signs.ts';
import {
  type HabitRun,
  habitRunAfter,
  isSkipped,
  MISSES_THAT_END,
  NO_HABIT_RUN,
  NO_RUN,
  type Run,
  runAfter,
} from './streak.ts';
import { STRENGTH_DAYS, strengthAfter } from './strength.ts';

/** Running totals of one habit. */
export type SeriesEvidence = SeriesName &
  HabitRun & {
    readonly strength: number;
    readonly targetFrequency: number;
    /** A sign for each of the newest days (see `DAY_SIGNS`), the latest last; empty when all of them are blank. */
    readonly recent: string;
  };

/** Running totals of an identity, so that the next day can be added without rereading its history. */
export type EvidenceState = {
  readonly firstDay: CalendarDay;
  readonly lastDay: CalendarDay;
  readonly votes: number;
  readonly daysActive: number;
  /** Days so far except paused ones; a habit's streak is measured on this count. */
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

function newSeries({ description, habitType, targetFrequency }: SeriesHabit): SeriesEvidence {
  return { description, habitType, targetFrequency, ...NO_HABIT_RUN, strength: 0, recent: '' };
}

/** One habit after a day; `at` is the day's index among those not skipped. */
function advanceSeries(
  before: SeriesEvidence,
  { day, seriesId, at }: { day: DayFacts; seriesId: string; at: number },
): SeriesEvidence {
  const planned = day.planned.find((habit) => habit.seriesId === seriesId);
  const done = day.done.has(seriesId);
  const recent = getKept(before.recent, getSign(done, planned?.targetFrequency ?? null, day.isPaused));
  // A completion in a plan that was replaced that same day takes its frequency from that plan.
  const { description, habitType, targetFrequency } = planned ?? day.done.get(seriesId) ?? before;
  const series = {
    ...before,
    description,
    habitType,
    targetFrequency,
    // A removed habit is dropped once its recent days are all blank.
    recent: /[^.]/.test(recent) ? recent : '',
  };
  const strength = strengthAfter(before.strength, {
    targetFrequency,
    done,
    recent: doneIn(recent.slice(-STRENGTH_DAYS)),
    counts: planned !== undefined && !day.isPaused,
    isOpen: day.isOpen,
  });
  return { ...series, strength, ...(done ? habitRunAfter(before, { at, targetFrequency }) : {}) };
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

function beforeThe(day: CalendarDay): EvidenceState {
  return {
    firstDay: day,
    lastDay: addDays(day, -1),
    votes: 0,
    daysActive: 0,
    daysCounted: 0,
    streak: NO_RUN,
    forgiving: NO_RUN,
    recent: { states: '', checkedIn: '' },
    series: {},
  };
}

/**
 * The evidence with one more day; null is the evidence before the first day. Days must follow without gaps. Votes never decrease, a day that is
 * paused or outside a plan leaves a habit's strength unchanged, and a paused one skips every streak.
 */
export function advance(before: EvidenceState | null, day: DayFacts): EvidenceState {
  const state = before ?? beforeThe(day.date);
  if (daysBetween(state.lastDay, day.date) !== 1) throw new RangeError('Days of evidence follow each other');
  const isActive = day.done.size > 0;
  const told = { isActive, isPaused: day.isPaused, isOpen: day.isOpen };
  const daysCounted = state.daysCounted + (isSkipped(told) ? 0 : 1);
  return {
    firstDay: state.firstDay,
    lastDay: day.date,
    votes: state.votes + day.done.size,
    daysActive: state.daysActive + (isActive ? 1 : 0),
    daysCounted,
    streak: runAfter(state.streak, told, MISSES_THAT_END.strict),
    forgiving: runAfter(state.forgiving, told, MISSES_THAT_END.forgiving),
    recent: {
      states: getKept(state.recent.states, STATE_LETTERS[day.state]),
      checkedIn: getKept(state.recent.checkedIn, day.isCheckedIn ? '1' : '0'),
    },
    series: advanceAllSeries(state, day, daysCounted),
  };
}
