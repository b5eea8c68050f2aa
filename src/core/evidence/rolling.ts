import { addDays, type CalendarDay, daysBetween } from '#core/calendar/calendar.ts';
import { fulfilment } from '#core/week/completion.ts';
import { targetInDays } from '#core/habit/week-target.ts';
import { DAY_SIGNS, doneIn, isDoneSign, STATE_LETTERS } from './day-signs.ts';
import type { EvidenceState } from './evidence.ts';

/** Whole weeks that a rate looks back on. */
const WEEKS = 4;
/** Misses below which a rate of return says nothing. */
const LEAST_MISSES = 3;
const NOT_ASKED: readonly string[] = [STATE_LETTERS.rest, STATE_LETTERS.paused, STATE_LETTERS.outside];
const ACTIVE: readonly string[] = [STATE_LETTERS.done, STATE_LETTERS.partial, STATE_LETTERS.low];

type Span = { readonly from: CalendarDay; readonly to: CalendarDay };

/** Cuts the signs of a span from those of the newest days, which end with `lastDay`. */
function getSigns(signs: string, { lastDay }: EvidenceState, { from, to }: Span): string {
  const end = signs.length - daysBetween(to, lastDay);
  const start = signs.length - daysBetween(from, lastDay) - 1;
  return signs.slice(Math.max(0, start), Math.max(0, end));
}

/** Votes of the week under way, which began on that day. */
export function votesThisWeek(state: EvidenceState, weekStart: CalendarDay): number {
  const span = { from: weekStart, to: state.lastDay };
  const signs = Object.values(state.series).map(({ recent }) => getSigns(recent, state, span));
  return signs.reduce((sum, own) => sum + doneIn(own), 0);
}

/** How many missed days had a next one that counted, and how many of those next days were active. Days ascending. */
export function returnsAfterMiss(days: readonly { readonly active: boolean }[]): { missed: number; returned: number } {
  const followed = days.flatMap(({ active }, at) => {
    const next = days[at + 1];
    return active || !next ? [] : [next.active];
  });
  return { missed: followed.length, returned: followed.filter(Boolean).length };
}

/**
 * The percentage of missed days in the last four weeks after which the next day that asked for something was active, rounded half up; null with
 * fewer than three misses. Rest days, paused days and days outside a plan count as neither; today has no next day yet.
 */
export function rateOfReturn({ recent }: EvidenceState): number | null {
  const asked = Array.from(recent.states.slice(0, -1).slice(-7 * WEEKS)).filter(
    (letter) => !NOT_ASKED.includes(letter),
  );
  const { missed, returned } = returnsAfterMiss(asked.map((letter) => ({ active: ACTIVE.includes(letter) })));
  return missed < LEAST_MISSES ? null : Math.floor((100 * returned) / missed + 0.5);
}

const isNamedSign = (sign: string) => DAY_SIGNS.named.includes(sign);
const isByName = (sign: string) => isNamedSign(sign) || DAY_SIGNS.beside.includes(sign);
const frequencyOf = (sign: string) => Math.max(DAY_SIGNS.counting.indexOf(sign), DAY_SIGNS.done.indexOf(sign));

/**
 * A habit's completions and effective target in a week, by what its last day is asked by: its frequency, of which its counting days say how much is
 * expected, or its named days, beside which those stand that were done while it still went by count.
 */
function habitWeek(signs: string): { completions: number; effectiveTarget: number } {
  const counting = Array.from(signs).filter((sign) => isByName(sign) || frequencyOf(sign) > 0);
  const last = counting.at(-1);
  const asked = (sign: string) => isNamedSign(sign) || (!isByName(sign) && isDoneSign(sign));
  const target = () => {
    if (last === undefined) return 0;
    return isByName(last) ? counting.filter(asked).length : targetInDays(frequencyOf(last), counting.length);
  };
  return { completions: doneIn(signs), effectiveTarget: target() };
}

export type Consistency = { readonly rate: number | null; readonly weeks: number; readonly recorded: number };

/**
 * The mean fulfilment of the last four whole weeks since the start, in percent; the running week began on `weekStart`. A week without a check-in
 * counts as 0; one whose plan asks for nothing, as it is paused or its named days are skipped, is left out. `recorded` of `weeks` have at least one
 * check-in.
 */
export function consistency(state: EvidenceState, weekStart: CalendarDay): Consistency {
  const weeks = Array.from({ length: WEEKS }, (_none, index) => {
    const from = addDays(weekStart, -7 * (index + 1));
    return { from, to: addDays(from, 6) };
  }).filter(({ from }) => from >= state.firstDay);
  const rates = weeks.flatMap((week) => {
    const isRecorded = getSigns(state.recent.checkedIn, state, week).includes('1');
    const asked = Object.values(state.series).map(({ recent }) => habitWeek(getSigns(recent, state, week)));
    const rate = fulfilment(asked);
    const isPlanned = !getSigns(state.recent.states, state, week).includes(STATE_LETTERS.outside);
    if (rate === null && isPlanned) return [];
    return [{ isRecorded, rate: isRecorded ? (rate ?? 0) : 0 }];
  });
  const recorded = rates.filter(({ isRecorded }) => isRecorded).length;
  if (rates.length === 0) return { rate: null, weeks: 0, recorded };
  const mean = rates.reduce((sum, { rate }) => sum + rate, 0) / rates.length;
  return { rate: Math.floor(mean + 0.5), weeks: rates.length, recorded };
}
