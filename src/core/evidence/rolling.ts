import { addDays, type CalendarDay, daysBetween } from '#core/calendar/calendar.ts';
import { effectiveTarget } from '#core/plan/plan.ts';
import { fulfilment } from '#core/check-in/completion.ts';
import { returnRate } from './streak.ts';
import { DAY_SIGNS, type EvidenceState, isDoneSign, STATE_LETTERS } from './evidence.ts';

const WEEKS = 4;
const NOT_ASKED: readonly string[] = [STATE_LETTERS.rest, STATE_LETTERS.paused, STATE_LETTERS.outside];
const ACTIVE: readonly string[] = [STATE_LETTERS.done, STATE_LETTERS.partial, STATE_LETTERS.low];

type Span = { readonly from: CalendarDay; readonly to: CalendarDay };

/** The signs of a span out of those of the newest days, which end with `lastDay`. */
function signsOf(signs: string, { lastDay }: EvidenceState, { from, to }: Span): string {
  const end = signs.length - daysBetween(to, lastDay);
  const start = signs.length - daysBetween(from, lastDay) - 1;
  return signs.slice(Math.max(0, start), Math.max(0, end));
}

const doneIn = (signs: string) => Array.from(signs).filter(isDoneSign).length;

/** Votes of the week under way, which began on that day. */
export function votesThisWeek(state: EvidenceState, weekStart: CalendarDay): number {
  const span = { from: weekStart, to: state.lastDay };
  const signs = Object.values(state.series).map(({ recent }) => signsOf(recent, state, span));
  return signs.reduce((sum, own) => sum + doneIn(own), 0);
}

/**
 * How many percent of the missed days of the last four weeks were followed by an active one at the next day that asked for something;
 * null with fewer than three misses. Days of rest, paused ones and those outside a plan are neither.
 */
export function rateOfReturn(state: EvidenceState): number | null {
  const { lastDay, recent } = state;
  const days = Array.from(recent.states).map((letter, index) => ({
    letter,
    date: addDays(lastDay, index - recent.states.length + 1),
    active: ACTIVE.includes(letter),
  }));
  return returnRate(
    days.filter(({ letter }) => !NOT_ASKED.includes(letter)),
    lastDay,
  );
}

/** What a habit asked of a week and got: the days that count for it say how much of its frequency is expected. */
function habitWeek(signs: string, { from, to }: Span): { completions: number; effectiveTarget: number } {
  const frequencies = Array.from(signs).flatMap((sign) => {
    const frequency = Math.max(DAY_SIGNS.counting.indexOf(sign), DAY_SIGNS.done.indexOf(sign));
    return frequency > 0 ? [frequency] : [];
  });
  const targetFrequency = frequencies.at(-1) ?? 0;
  const pausedDays = daysBetween(from, to) + 1 - frequencies.length;
  const target = effectiveTarget({ targetFrequency, countsFrom: from, countsTo: to, pausedDays });
  return { completions: doneIn(signs), effectiveTarget: target };
}

export type Consistency = { readonly rate: number | null; readonly weeks: number; readonly recorded: number };

/**
 * The mean fulfilment of the last four whole weeks since the start, in percent; the one under way began on `weekStart`. A week without a check-in
 * counts 0 here, one that was paused from end to end is left out; `recorded` of `weeks` were checked in at all.
 */
export function consistency(state: EvidenceState, weekStart: CalendarDay): Consistency {
  const weeks = Array.from({ length: WEEKS }, (_none, index) => {
    const from = addDays(weekStart, -7 * (index + 1));
    return { from, to: addDays(from, 6) };
  }).filter(({ from }) => from >= state.firstDay);
  const rates = weeks.flatMap((week) => {
    if (!/[^z]/.test(signsOf(state.recent.states, state, week))) return [];
    const isRecorded = signsOf(state.recent.checkedIn, state, week).includes('1');
    const asked = Object.values(state.series).map(({ recent }) => habitWeek(signsOf(recent, state, week), week));
    return [{ isRecorded, rate: isRecorded ? (fulfilment(asked) ?? 0) : 0 }];
  });
  const recorded = rates.filter(({ isRecorded }) => isRecorded).length;
  if (rates.length === 0) return { rate: null, weeks: 0, recorded };
  const mean = rates.reduce((sum, { rate }) => sum + rate, 0) / rates.length;
  return { rate: Math.floor(mean + 0.5), weeks: rates.length, recorded };
}
