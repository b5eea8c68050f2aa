import { HABIT_DESCRIPTION_MAX, HABITS_PER_PLAN } from '#core/plan/plan.ts';
import type { PlanAct } from '#contract/plan-act.ts';
import { firstOf, type Match, patterns } from '#coach/match/pattern.ts';
import { type Range, read, type Reading, spansIn, wordsOf } from '#coach/text/reading.ts';
import type { PlanState } from '../plan-state.ts';
import { namedPlaces, namesIn } from '../targets/target-names.ts';
import { LEAVES_CHOICE, REQUESTS } from '../act-words.ts';
import { clausesOf } from '../clauses.ts';
import { asHabit } from './own-habit.ts';
import { amountOf } from '../values/read-values.ts';
import type { Clause } from './request.ts';

const undo = patterns(...REQUESTS.undo);
const surelyUndo = patterns(...REQUESTS.surelyUndo);
const undoOfLast = patterns(...REQUESTS.undoOfLast);
const restores = patterns(...REQUESTS.restores);
const rebuilds = patterns(...REQUESTS.rebuilds);
const restarts = patterns(...REQUESTS.restarts);
const counts = patterns(...REQUESTS.counts);

const number = (words: { values: readonly { kind: string }[] }) =>
  words.values.find(({ kind }) => kind === 'number') as { value: number } | undefined;

function rebuildOf(reading: Reading, within: Range, { facts }: PlanState): PlanAct | null {
  const found = firstOf(rebuilds, reading, within)?.match.caught.own;
  // `Make it about twenty` is a size: a plan is built around something to do.
  const isValue = found && reading.spans.some(({ from, to }) => from === found.from && to === found.to);
  if (found && !isValue) return { act: 'rebuild', around: wordsOf(reading, found).slice(0, HABIT_DESCRIPTION_MAX) };
  const around = facts.goal.description.slice(0, HABIT_DESCRIPTION_MAX).trim();
  return around !== '' && firstOf(restarts, reading, within) ? { act: 'rebuild', around } : null;
}

/** How many habits in all: a lone number only where it can be no amount of the habit that was spoken of. */
function howManyOf(reading: Reading, within: Range, state: PlanState): PlanAct | null {
  const ofAll = countOf(countOfAll(reading, within, state));
  const count = ofAll ?? countIn(reading, within, state);
  if (!isCount(count)) return null;
  const isOfAll = ofAll !== undefined && ofAll < state.habits.length;
  const isOther = ofAll !== undefined || namedPlaces(namesIn(reading, within), state.habits).length > 0;
  return isOfAll || !isOther ? { act: 'how-many', count } : null;
}

const tooMany = patterns(...REQUESTS.tooMany);
const bareCount = patterns(...REQUESTS.bareCount);

/** `Five is too many, leave me three`: so many habits, where the message, or the one before it, speaks of all of them. */
function countOfAll(reading: Reading, within: Range, { facts }: PlanState): Match | undefined {
  const earlier = facts.messages.at(-3)?.content;
  const isGoneOn = earlier !== undefined && firstOf(tooMany, read(earlier)) !== null;
  const isOfAll = isGoneOn || firstOf(tooMany, reading) || firstOf(LEAVES_CHOICE, reading);
  return isOfAll ? firstOf(bareCount, reading, within)?.match : undefined;
}

/** The number of habits that a clause asks for by itself. */
function countIn(reading: Reading, within: Range, { habits, focus }: PlanState): number | undefined {
  const match = firstOf(counts, reading, within)?.match;
  // `Bring it down to 4`, of a habit that counts something.
  const spoken = habits[focus ?? -1];
  const isOfIt = ({ from, to }: Match) =>
    Boolean(spoken && amountOf(spoken)) && reading.tokens.slice(from, to).some(({ word }) => word === 'it');
  const count = countOf(match);
  const hasNoun =
    match !== undefined &&
    (COUNTED.has(reading.tokens[match.to - 1]?.lemma ?? '') || (match.to > within.from + 3 && !isOfIt(match)));
  const isSize = !hasNoun && (focus !== null || (count ?? 0) >= habits.length);
  return isSize ? undefined : count;
}

const countOf = (match: Match | undefined) => (match ? number(match)?.value : undefined);
const COUNTED = new Set(['habit', 'thing', 'item', 'one', 'total', 'altogether', 'overall', 'them', 'these']);
const isCount = (count: number | undefined): count is number =>
  count !== undefined && Number.isInteger(count) && count >= 1 && count <= HABITS_PER_PLAN.max;

/** `cancel that` takes back what was changed just before; where nothing was, it says nothing. */
const takesBack = (reading: Reading, within: Range, { facts }: PlanState): boolean =>
  firstOf(surelyUndo, reading, within) !== null ||
  (Boolean(facts.before) && firstOf(undoOfLast, reading) !== null) ||
  (firstOf(undo, reading, within) !== null && namesIn(reading, within).length === 0);

/** What a clause asks of the plan as a whole. */
export function readWhole({ reading, within, state }: Clause): PlanAct[] | null {
  const rebuild = rebuildOf(reading, within, state);
  if (rebuild) return [rebuild];
  if (takesBack(reading, within, state)) return [{ act: 'undo' }];
  const back = firstOf(restores, reading, within)?.match.caught.own;
  if (back && namesIn(reading, back, spansIn(reading, 'days', back)).length > 0)
    return [{ act: 'restore', text: asHabit(wordsOf(reading, back)) }];
  // `Six is too many`, beside how many are meant to stay.
  const isReason =
    firstOf(tooMany, reading, within) !== null && clausesOf(reading).some((part) => firstOf(bareCount, reading, part));
  const howMany = howManyOf(reading, within, state);
  return howMany ? [howMany] : isReason ? [] : null;
}
