import { HABIT_DESCRIPTION_MAX, HABITS_PER_PLAN } from '#core/plan/plan.ts';
import type { PlanAct } from '#contract/plan-act.ts';
import { firstOf, type Match, patterns } from '#coach/match/pattern.ts';
import { type Range, type Reading, wordsOf } from '#coach/text/reading.ts';
import type { PlanState } from '../plan-state.ts';
import { namedPlaces, namesIn } from '../targets/target-names.ts';
import { LEAVES_CHOICE } from '../act-words.ts';
import { clausesOf } from '../clauses.ts';
import { asHabit } from './own-habit.ts';
import type { Clause } from './request.ts';

const undo = patterns(
  '^ (undo|revert|reverse) ..  $',
  '(take|put|change|switch|turn) (it|that|them|this) back $',
  '(go|back|return|change it back|put it back|set it back|revert) (back)? to (how|what|the way|as) (it|they|we|things)',
  '(as it was|like it was|how it was|the way it was|back to before|as before|the previous version|what it was before|back to normal)',
  '(that was a mistake|did not mean that|did not mean to|my mistake|i take it back|never mind that change|ctrl z|i liked it before|it was better before)',
  '^ (go|step) back (one|a step)? $',
);
const surelyUndo = patterns(
  '(put|change|switch|turn|set) (it|that|them|this|everything) back (lol|haha|please|thanks|now|sorry|mate|love|again|will you)? $',
  '(put|bring|get|give me|want|take me to|go to|back to|have) (my|the|our) (old|former|previous|original|earlier|first) (plan|list|version) ..',
  '(put|change|switch|turn|set) (it|that|them|this|everything) back (to)? (how|what|the way|as|like) (it|they) (was|were)',
);
const restores = patterns(
  '(bring|put|get|want|add|have|give me) <own> (back|back in|back please|again) $',
  '(bring back|put back|restore|reinstate|add back|re add) <own> $',
);
const rebuilds = patterns(
  '(start again|start over|start afresh|start anew|start from scratch|begin again|redo it|redo the plan|rebuild it|rebuild the plan|new plan|different plan|another plan|make a plan|build a plan|whole new plan) .. (around|about|with|for|based on|focused on|on) <own> $',
  '(build|base|centre|center|focus|make|plan|redo|rebuild|rework|design) (it|this|everything|the plan|the whole plan|the whole thing|all|it all|all of it) .. (around|about|on) <own> $',
  '(everything|it all|the whole plan|the plan|all of it) .. (around|about) <own> $',
);
const restarts = patterns(
  '(start again|start over|start afresh|start from scratch|begin again)',
  '(give|make|build|show) (me)? (another|a new|a different|a whole new|a fresh) plan',
  '^ (another|a new|a different|new|fresh) plan',
  '(change|redo|replace|swap) (the whole plan|the whole thing|the lot|it all|all of it|everything|all of them|the plan|all) $',
);
const counts = patterns(
  '(only|just|no more than|at most|maximum|max|keep|want|have|need|maybe|to|manage|about|with) (the)? #number (habit|thing|item|of them|of these|ones|in total|altogether|overall|things)',
  '#number (habit|thing|ones|items) (is|are|would be|will do|max|only|in total|tops|at most|altogether|please|total)',
  '^ #number (habit|thing) $',
  '(trim|cut|get|bring|reduce|narrow|whittle|boil|strip|slim|lock) (it|them|this|the plan|the list|everything|that|things)? down? to #number $',
  '^ (only|just) #number $',
  '^ (keep|have) (only|just)? #number $',
  '(want|need|have|keep|do|manage|with) (only|just) #number $',
  '(give|make) me #number (habit|thing|ones|items)',
);

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
  const ofAll = countOf(countOfAll(reading, within));
  const count = ofAll ?? countIn(reading, within, state);
  if (!isCount(count)) return null;
  const isOfAll = ofAll !== undefined && ofAll < state.habits.length;
  const isOther = ofAll !== undefined || namedPlaces(namesIn(reading, within), state.habits).length > 0;
  return isOfAll || !isOther ? { act: 'how-many', count } : null;
}

const tooMany = patterns(
  '#number (is|are) (far|way|just)? too many',
  '(this|these|that|it) (is|are) (far|way|just)? too many',
  'too many (habit|thing)',
);
const bareCount = patterns(
  '^ #number (is|are|will|would)? (enough|plenty|do|fine)? (please|only)? $',
  '(leave|give|keep|have|want|make|make it|down) (me|it|us)? (with|to|only|just)? #number $',
);

/** `Five is too many, leave me three`: so many habits, where the whole message speaks of all of them. */
function countOfAll(reading: Reading, within: Range): Match | undefined {
  const isOfAll = firstOf(tooMany, reading) ?? firstOf(LEAVES_CHOICE, reading);
  return isOfAll ? firstOf(bareCount, reading, within)?.match : undefined;
}

/** The number of habits that a clause asks for by itself. */
function countIn(reading: Reading, within: Range, { habits, focus }: PlanState): number | undefined {
  const match = firstOf(counts, reading, within)?.match;
  const count = countOf(match);
  const hasNoun =
    match !== undefined && (COUNTED.has(reading.tokens[match.to - 1]?.lemma ?? '') || match.to > within.from + 3);
  const isSize = !hasNoun && (focus !== null || (count ?? 0) >= habits.length);
  return isSize ? undefined : count;
}

const countOf = (match: Match | undefined) => (match ? number(match)?.value : undefined);
const COUNTED = new Set(['habit', 'thing', 'item', 'one', 'total', 'altogether', 'overall', 'them', 'these']);
const isCount = (count: number | undefined): count is number =>
  count !== undefined && Number.isInteger(count) && count >= 1 && count <= HABITS_PER_PLAN.max;

/** What a clause asks of the plan as a whole. */
export function readWhole({ reading, within, state }: Clause): PlanAct[] | null {
  const rebuild = rebuildOf(reading, within, state);
  if (rebuild) return [rebuild];
  if (firstOf(surelyUndo, reading, within)) return [{ act: 'undo' }];
  if (firstOf(undo, reading, within) && namesIn(reading, within).length === 0) return [{ act: 'undo' }];
  const back = firstOf(restores, reading, within)?.match.caught.own;
  if (back && namesIn(reading, back).length > 0) return [{ act: 'restore', text: asHabit(wordsOf(reading, back)) }];
  // `Six is too many`, beside how many are meant to stay.
  const isReason =
    firstOf(tooMany, reading, within) !== null && clausesOf(reading).some((part) => firstOf(bareCount, reading, part));
  const howMany = howManyOf(reading, within, state);
  return howMany ? [howMany] : isReason ? [] : null;
}
