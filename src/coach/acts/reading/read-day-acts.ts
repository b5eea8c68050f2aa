import type { PlanAct } from '#contract/plan-act.ts';
import type { Weekday } from '#core/calendar/calendar.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { firstOf, Pattern, patterns } from '#coach/match/pattern.ts';
import { read, spansIn } from '#coach/text/reading.ts';
import { readTargets } from '../targets/targets.ts';
import { daysAfter, namedDaysIn } from '../values/read-days.ts';
import type { Values } from '../values/said-values.ts';
import type { Clause, Request } from './request.ts';
import { REQUESTS } from '../act-words.ts';

const alternate = new Pattern('(other|second|alternate)');

/** Every other day of the week. */
const ALTERNATE = ['sunday', 'monday', 'wednesday', 'friday'] as const;

const isInstead = new Pattern('(instead|it is|make it)');

/** Days that are refused before a clause: `saturday gym not possible, …`. */
export const refusedBefore = ({ reading, within }: Clause): readonly Weekday[] =>
  namedDaysIn(reading, { from: 0, to: within.from }).flatMap(({ value }) => (value.how === 'not' ? value.days : []));

/** `he can't do Sundays, can it be Wednesday instead`, `Saturday not possible, put Thursday`: the habit's other days stay. */
function withoutRefused(clause: Clause, days: Values['days'], habit: PlannedHabit): PlannedHabit {
  const out = refusedBefore(clause);
  const isOneForOne = days.length === 1 && days[0]?.value.days.length === out.length;
  if (!isOneForOne && !isInstead.find(clause.reading, clause.within)) return habit;
  const left = habit.days?.filter((day) => !out.includes(day)) ?? [];
  return left.length < (habit.days?.length ?? 0) ? { ...habit, days: left } : habit;
}

const permits = patterns(...REQUESTS.permits);
const ABSTAINS = new Set(['no', 'not', 'never', 'without', 'avoid', 'stop', 'quit']);

/** `I can scroll on Sundays`, of a habit that says no to it: on all days but those. */
const isException = ({ reading, within }: Clause, { description }: PlannedHabit) =>
  ABSTAINS.has(read(description).tokens[0]?.word ?? '') &&
  firstOf(permits, reading, { from: Math.max(0, within.from - 2), to: within.to }) !== null;

const free = patterns(...REQUESTS.free);

/** `We visit her on Sundays, so nothing then`: all that the plan has goes on other days, but for what is excepted. */
export function freeDaysRequest({ reading, within, state }: Clause): Request | null {
  const found = firstOf(free, reading, within)?.match;
  const days = spansIn(reading, 'days', { from: 0, to: found?.caught.what?.from ?? within.to }).at(-1)?.days;
  if (!found || !days) return null;
  const spared = found.caught.what ? readTargets(reading, found.caught.what, state) : null;
  const isSpared = (at: number) => spared?.is === 'places' && spared.places.includes(at);
  const places = state.habits.flatMap((_, at) => (isSpared(at) ? [] : [at]));
  const toAct = (target: number): PlanAct[] => {
    const habit = state.habits[target];
    // What is done once a week, on any day, is not on these.
    const isThen = habit?.days?.some((day) => days.includes(day)) ?? habit?.targetFrequency !== 1;
    const to = habit && isThen ? daysAfter(habit, { days, how: 'not' }) : null;
    return to ? [{ act: 'days', target, to }] : [];
  };
  return { meant: { is: 'places', places }, toActs: (targets) => targets.flatMap(toAct) };
}

/** `no vaping on Fridays`, of `No vaping`: the no is the habit's own, and refuses no day; `no vaping except on Fridays` does. */
function saysItself({ reading, within }: Clause, { description }: PlannedHabit): boolean {
  const [own] = read(description).tokens;
  const words = reading.tokens.slice(within.from, within.to).map(({ word }) => word);
  const said = words.filter((word) => ABSTAINS.has(word));
  return said.length === 1 && said[0] === own?.word && !words.some((word) => EXCEPTS.has(word));
}
const EXCEPTS = new Set(['except', 'but', 'unless', 'bar']);

/** The habit on the days that a clause leaves it. */
function onDays(clause: Clause, days: Values['days'], habit: PlannedHabit): PlannedHabit {
  let now = withoutRefused(clause, days, habit);
  let isMoved = now !== habit;
  const isFree = isException(clause, habit);
  const isNamed = saysItself(clause, habit);
  for (const { value } of days) {
    const named = isFree ? 'not' : isMoved ? 'also' : 'only';
    const how = value.how === 'only' ? named : value.how === 'not' && isNamed ? 'only' : value.how;
    const left = daysAfter(now, { ...value, how });
    if (left && left.length > 0) now = { ...now, days: left, targetFrequency: left.length };
    isMoved ||= how === 'only';
  }
  return now;
}

/** The days that a clause says of a habit, or how many, as an act; none where it says none. */
export function daysAct(clause: Clause, { days, count }: Values, habit: PlannedHabit, target: number): PlanAct[] {
  const now = onDays(clause, days, habit);
  if (now !== habit && now.days) return [{ act: 'days', target, to: [...now.days] }];
  if (!count) return [];
  const isAlternate = habit.days && alternate.find(clause.reading, count.range) !== null;
  return [{ act: 'days', target, to: isAlternate ? [...ALTERNATE] : count.value }];
}
