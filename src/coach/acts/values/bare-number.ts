import type { PlanAct } from '#contract/plan-act.ts';
import { isLimit } from '#core/amount/measure.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { allOf, type Range, read, type Reading, spansIn, type Token } from '#coach/text/reading.ts';
import { oneNumber } from '#coach/text/values/amounts.ts';
import { REQUESTS } from '../act-words.ts';
import type { Clause } from '../reading/request.ts';
import type { CuePhrase } from './cue-phrase.ts';
import { halfOf, withTime } from './own-time.ts';
import { amountOf } from './read-values.ts';
import type { Values } from './said-values.ts';

const LIMITS = new Set(REQUESTS.numberLimits);
const KEEPS = new Set(REQUESTS.numberKeeps);
const PUTS = new Set(REQUESTS.numberPuts);
const MOVES = new Set(REQUESTS.numberMoves);
const LAST_HOUR = 12;

const says = ({ reading: { tokens }, within }: Clause, words: ReadonlySet<string>) =>
  tokens.slice(within.from, within.to).some(({ word, lemma }: Token) => words.has(word) || words.has(lemma));

/** The opening of a habit's sentence, and the hour in it. */
function hourIn({ implementationIntention }: PlannedHabit): { opening: Reading; clock: Range } | null {
  const opening = read(implementationIntention.split(', ')[0] ?? '');
  const [clock] = spansIn(opening, 'clock', allOf(opening));
  return clock ? { opening, clock } : null;
}

/** Whether a number alone says how much of a habit: that follows from what the habit has, an amount or an hour, and from the verb. */
function isHowMuch(clause: Clause, value: number, habit: PlannedHabit): boolean {
  const own = amountOf(habit);
  if (!own) return false;
  if (value > LAST_HOUR || says(clause, LIMITS)) return true;
  if (isLimit(habit.measure ?? null)) return !says(clause, MOVES);
  if (hourIn(habit)) return false;
  return says(clause, KEEPS) || (own.unit !== 'minute' && says(clause, PUTS));
}

const AT = new Set(['at', 'to']);

/** The number of `at 8`, which may be no hour; null of `by 8`, `at 8 pm`, `at half eight`. */
function numberOf({ tokens }: Reading, { from, to }: CuePhrase): number | null {
  const [last, before] = [tokens[to - 1], tokens[to - 2]];
  const value = oneNumber(last?.word ?? '');
  const isAlone = to - from <= 2 && AT.has(before?.word ?? '');
  return isAlone && Number.isInteger(value) ? value : null;
}

/** `keep it at 8`, of glasses or cigarettes: how many, and not when. */
export function withOwnUnit(clause: Clause, values: Values, habit: PlannedHabit): Values {
  const [cue, ...more] = values.cues;
  const value = cue && more.length === 0 && !values.size ? numberOf(clause.reading, cue) : null;
  if (!cue || value === null || !isHowMuch(clause, value, habit)) return values;
  const amount = { value, unit: null };
  return { ...values, cues: [], size: { value: { is: 'value', amount }, range: cue, present: null } };
}

/** `move it to 7`, of what counts nothing or is moved, and is at an hour: another hour, in its half of the day. */
export function hourOf(clause: Clause, { size, cues }: Values, habit: PlannedHabit): string | null {
  if (size?.value.is !== 'value' || cues.length > 0 || (amountOf(habit) && !says(clause, MOVES))) return null;
  const { value, unit } = size.value.amount;
  const isFor = clause.reading.tokens[size.range.from - 1]?.word === 'for';
  if (unit !== null || isFor || !isHour(value) || isHowMuch(clause, value, habit)) return null;
  const own = hourIn(habit);
  return own && `${value}${halfOf(own.opening, own.clock)}`;
}

const isHour = (value: number) => value >= 1 && value <= LAST_HOUR;

/** An hour in the habit's own words is changed there: `In bed by ten` at eleven. */
export function hourAct(habit: PlannedHabit, target: number, hour: string): PlanAct {
  const text = withTime(habit, hour);
  return text === null ? { act: 'cue', target, cue: `at ${hour}` } : { act: 'reword', target, text };
}
