import { addDays, type CalendarDay, daysBetween, toWeekday } from '#core/calendar/calendar.ts';
import { addAmounts, keepsSeries, type Measure, shareOfDay } from '#core/amount/measure.ts';
import type { DayFacts, SeriesHabit, SeriesMark, SeriesName } from './day-facts.ts';
import { DAY_SIGNS, doneIn, getKept, getSign, STATE_LETTERS } from './day-signs.ts';
import {
  type HabitRun,
  habitRunAfter,
  isOver,
  MISSES_THAT_END,
  NO_HABIT_RUN,
  NO_RUN,
  type Run,
  runAfter,
} from './streak.ts';
import { STRENGTH_DAYS, strengthAfter, WHOLE_DAY } from './strength.ts';
import { getWeekStart } from './week-end.ts';

/** The rules that stored evidence is made by: of other rules it counts as not there. To be raised with every change of what a day adds. */
export const EVIDENCE_VERSION = 4;

/** Running totals of one habit. */
export type SeriesEvidence = SeriesHabit &
  HabitRun & {
    readonly strength: number;
    /** A sign for each of the newest days (see `DAY_SIGNS`), the latest last; empty when all of them are blank. */
    readonly recent: string;
    /** Days of the last two weeks that were partly done, with their shares in thousandths. */
    readonly partly: readonly (readonly [CalendarDay, number])[];
    /** The amounts of the week so far, added up. */
    readonly weekSum: number;
  };

/** Running totals of an identity, so that the next day can be added without rereading its history. */
export type EvidenceState = {
  readonly firstDay: CalendarDay;
  readonly lastDay: CalendarDay;
  readonly votes: number;
  readonly daysActive: number;
  readonly streak: Run;
  readonly forgiving: Run;
  /** A letter for each of the newest days (see `STATE_LETTERS`), and 1 for those with a check-in. */
  readonly recent: { readonly states: string; readonly checkedIn: string };
  readonly series: Readonly<Record<string, SeriesEvidence>>;
};

/** The days of one calendar year of an identity. */
export type EvidenceYear = {
  readonly firstDay: CalendarDay;
  /** One letter a day (see `STATE_LETTERS`), and one digit of base 36 for its votes and for the habits that it asked for. */
  readonly states: string;
  readonly votes: string;
  readonly planned: string;
  readonly series: Readonly<Record<string, SeriesYear>>;
};

/** At the ends of weeks, each with the days since the first of January. */
type Noted = readonly (readonly [number, number])[];

/** One habit in a calendar year. */
export type SeriesYear = SeriesName & {
  /** Strength in percent. */
  readonly curve: Noted;
  readonly targetFrequency: number;
  /** The latest one that its days amounted to; null without any. */
  readonly measure: Measure | null;
  /** The sums of the weeks in which it had one. */
  readonly sums: Noted;
};

function newSeries({ description, habitType, targetFrequency, days, measure }: SeriesHabit): SeriesEvidence {
  const habit = { description, habitType, targetFrequency, days, measure };
  return { ...habit, ...NO_HABIT_RUN, strength: 0, recent: '', partly: [], weekSum: 0 };
}

/** The share of a day in thousandths. */
function getShare(mark: SeriesMark | undefined): number {
  return mark ? Math.round(WHOLE_DAY * shareOfDay(mark.measure, mark)) : 0;
}

/** The days that were partly done, with one more; `share` is 0 on one that was wholly done. */
function partlyAfter(before: SeriesEvidence['partly'], date: CalendarDay, share: number): SeriesEvidence['partly'] {
  const kept = before.filter(([day]) => daysBetween(day, date) < STRENGTH_DAYS);
  return share > 0 ? [...kept, [date, share]] : kept;
}

/** The week's amounts with one more day's; those in another unit do not add up with them. */
function weekSumAfter(before: SeriesEvidence, { day, habit, mark }: OwnDay): number {
  const goesOn = getWeekStart(day.date) !== day.date && keepsSeries(before.measure, habit.measure);
  return addAmounts(goesOn ? before.weekSum : 0, mark?.amount ?? 0);
}

/** A day as one habit has it. */
type OwnDay = {
  readonly day: DayFacts;
  /** The habit as it is that day, whether a plan covers it or not. */
  readonly habit: SeriesHabit;
  readonly planned: DayFacts['planned'][number] | null;
  readonly mark: SeriesMark | undefined;
  readonly isDone: boolean;
};

function ownDay(before: SeriesEvidence, day: DayFacts, seriesId: string): OwnDay {
  const planned = day.planned.find((one) => one.seriesId === seriesId) ?? null;
  // A completion in a plan that was replaced that same day takes its frequency from that plan.
  const { description, habitType, targetFrequency, days, measure } = planned ?? day.done.get(seriesId) ?? before;
  const habit = { description, habitType, targetFrequency, days, measure };
  return { day, habit, planned, mark: day.marks.get(seriesId), isDone: day.done.has(seriesId) };
}

function runOfSeries(before: HabitRun, { day, habit, planned, mark, isDone }: OwnDay): HabitRun {
  const { targetFrequency, days } = habit;
  return habitRunAfter(before, {
    targetFrequency,
    isByName: days !== null,
    isDone,
    isNamed: planned ? planned.asked === 'named' : days?.includes(toWeekday(day.date)) === true,
    isPassedOver: day.isPaused || mark?.skipped === true,
    isOpen: day.isOpen,
  });
}

function strengthOfSeries(
  before: number,
  { day, habit, planned, mark, isDone }: OwnDay,
  { recent, partly }: Pick<SeriesEvidence, 'recent' | 'partly'>,
): number {
  const wholeDays = WHOLE_DAY * doneIn(recent.slice(-STRENGTH_DAYS));
  return strengthAfter(before, {
    targetFrequency: habit.targetFrequency,
    done: isDone,
    share: getShare(mark),
    recent: partly.reduce((sum, [, share]) => sum + share, wholeDays),
    counts: planned !== null && planned.asked !== 'nothing',
    isOpen: day.isOpen,
  });
}

/** One habit after a day. */
function advanceSeries(before: SeriesEvidence, own: OwnDay): SeriesEvidence {
  const { day, habit, planned, mark, isDone } = own;
  const recent = getKept(before.recent, getSign(isDone, planned));
  const partly = partlyAfter(before.partly, day.date, isDone ? 0 : getShare(mark));
  const weekSum = weekSumAfter(before, own);
  const run = runOfSeries(before, own);
  const strength = strengthOfSeries(before.strength, own, { recent, partly });
  // A removed habit is dropped once nothing recent is left of it and its streak cannot go on.
  const isBlank = !/[^.]/.test(recent) && isOver(run) && partly.length === 0 && weekSum === 0;
  return { ...run, ...habit, strength, recent: isBlank ? '' : recent, partly, weekSum };
}

function advanceAllSeries(state: EvidenceState, day: DayFacts): EvidenceState['series'] {
  const met = new Map<string, SeriesHabit>([
    ...day.marks,
    ...day.planned.map((habit) => [habit.seriesId, habit] as const),
  ]);
  const all: Record<string, SeriesEvidence> = { ...state.series };
  for (const [seriesId, name] of met) all[seriesId] ??= newSeries(name);
  for (const [seriesId, series] of Object.entries(all)) {
    if (series.recent === '' && !met.has(seriesId)) continue;
    all[seriesId] = advanceSeries(padded(series, state), ownDay(series, day, seriesId));
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
    streak: NO_RUN,
    forgiving: NO_RUN,
    recent: { states: '', checkedIn: '' },
    series: {},
  };
}

/**
 * The evidence with one more day; null is the evidence before the first day. Days must follow without gaps. Votes never decrease. A day
 * that is paused, skipped or outside a plan leaves a habit's strength unchanged; one that is out is passed over by the streaks of the identity, and
 * a rest day by its forgiving one.
 */
export function advance(before: EvidenceState | null, day: DayFacts): EvidenceState {
  const state = before ?? beforeThe(day.date);
  if (daysBetween(state.lastDay, day.date) !== 1) throw new RangeError('Days of evidence follow each other');
  const isActive = day.done.size > 0;
  const told = { isActive, isPaused: day.isOut, isOpen: day.isOpen };
  // On a rest day nothing is missed that would have to be forgiven; days in a row it ends.
  const forgiven = { ...told, isPaused: day.isOut || day.state === 'rest' };
  return {
    firstDay: state.firstDay,
    lastDay: day.date,
    votes: state.votes + day.done.size,
    daysActive: state.daysActive + (isActive ? 1 : 0),
    streak: runAfter(state.streak, told, MISSES_THAT_END.strict),
    forgiving: runAfter(state.forgiving, forgiven, MISSES_THAT_END.forgiving),
    recent: {
      states: getKept(state.recent.states, STATE_LETTERS[day.state]),
      checkedIn: getKept(state.recent.checkedIn, day.isCheckedIn ? '1' : '0'),
    },
    series: advanceAllSeries(state, day),
  };
}
