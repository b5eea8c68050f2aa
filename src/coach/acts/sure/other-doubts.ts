import type { PlanAct } from '#contract/plan-act.ts';
import { firstOf, Pattern, patterns } from '#coach/match/pattern.ts';
import { type Range, read, type Reading, type Token } from '#coach/text/reading.ts';
import { COMMANDS } from '../act-words.ts';
import type { PlanState } from '../plan-state.ts';
import { nearnessTo, namesIn } from '../targets/target-names.ts';
import { namedDaysIn } from '../values/read-days.ts';
import { OF_ITSELF } from './size-doubts.ts';
import type { Taken } from './taken.ts';

/** The words that an act puts into the plan. */
const textsOf = (acts: readonly PlanAct[]) =>
  acts.flatMap((act) =>
    act.act === 'cue'
      ? [act.cue]
      : act.act === 'with'
        ? [act.who]
        : 'text' in act
          ? [act.text]
          : 'habit' in act
            ? [act.habit?.text ?? '', act.habit?.cue ?? '']
            : [],
  );

/** `take out the jar`, taken for the pill that is taken: a noun names another habit outright, and this one not at all. */
export function namesAnother(reading: Reading, { within, acts }: Taken, { habits }: PlanState): boolean {
  const targets = new Set(acts.flatMap((act) => ('target' in act ? [act.target] : [])));
  if (targets.size !== 1 || acts.some(({ act }) => act === 'move')) return false;
  const said = new Set(textsOf(acts).flatMap((text) => read(text).tokens.map(({ lemma }) => lemma)));
  const isOther = (name: Token) =>
    habits.some((_, at) => !targets.has(at) && nearnessTo(name, habits, at) >= OF_ITSELF) &&
    [...targets].every((at) => nearnessTo(name, habits, at) === 0);
  const names = namesIn(reading, within).filter(({ tag, lemma }) => tag === 'noun' && !said.has(lemma));
  const isNamed = (at: number) => names.some((name) => nearnessTo(name, habits, at) > 0);
  return names.some(isOther) && ![...targets].some(isNamed);
}

const notBefore = patterns('(not|never|nothing) (before|until|till|after)');
const cannot = new Pattern('^ (i|we)? (can not|cannot|could not)');
const dayOff = patterns('(day|days|night|nights) (off|free)');
const BEGINNINGS = new Set(['when', 'while', 'if', 'after', 'before', 'once']);

/** `when is not so hot`: what stands behind the first word is no moment. */
function isBroken(cue: string): boolean {
  const [first, second] = read(cue).tokens;
  return BEGINNINGS.has(first?.word ?? '') && (second === undefined || second.tag === 'auxiliary');
}

/** `I can't leave it in the kitchen`: the place that is no good is not the one that is wanted. */
function isImpossible({ tokens, ...reading }: Reading, { within, acts }: Taken): boolean {
  const found = cannot.find({ tokens, ...reading }, within);
  if (!found) return false;
  const rest = tokens.slice(within.from, within.to);
  const end = rest.findIndex(({ after }) => after.trim() !== '');
  const said = new Set(rest.slice(0, end < 0 ? rest.length : end + 1).map(({ word }) => word));
  const cue = acts.findLast((act) => act.act === 'cue')?.cue ?? '';
  const names = namesIn(read(cue), { from: 0, to: read(cue).tokens.length });
  return names.length > 0 && names.every(({ word }) => said.has(word));
}

/** `take out | the jar, somebody …`: an order that was parted from its thing. */
function isCutOff({ tokens }: Reading, { within: { to } }: Taken): boolean {
  const [last, next] = [tokens[to - 1], tokens[to]];
  return last?.after === '' && next?.tag === 'determiner' && last.tag !== 'noun';
}

const sentenceOf = ({ sentences }: Reading, { from, to }: Range): Range =>
  sentences.find((sentence) => sentence.from <= from && sentence.to >= to) ?? { from, to };

/** `with Pirkko on Wednesdays, alone on Mondays`, of which only Wednesdays were taken. */
function leavesDays(reading: Reading, { within, acts }: Taken): boolean {
  const named = namedDaysIn(reading, within).flatMap(({ value }) => (value.how === 'only' ? [value] : []));
  const to = acts.flatMap((act) => (act.act === 'days' && typeof act.to === 'object' ? act.to : []));
  return named.length > 1 && to.length > 0 && named.some(({ days }) => !days.some((day) => to.includes(day)));
}

const MOST_OVERTURNED = 2;

/** Several habits at once under other words: hardly what anybody asks for. */
const isOverturned = (_: Reading, { acts }: Taken) =>
  acts.filter((act) => act.act === 'reword' || (act.act === 'replace' && act.habit)).length > MOST_OVERTURNED;

const besides = new Pattern('(as well|again|also|too|twice a day)');

export const otherDoubts: readonly ((reading: Reading, taken: Taken, state: PlanState) => boolean)[] = [
  // `Before bed as well`: a habit has one time, and the one that it has was not meant to go.
  (reading, { within, acts }) =>
    acts.some(({ act }) => act === 'cue') && besides.find(reading, sentenceOf(reading, within)) !== null,
  (reading, { within, acts }) => acts.some(({ act }) => act === 'cue') && firstOf(notBefore, reading, within) !== null,
  leavesDays,
  isOverturned,
  namesAnother,
  isImpossible,
  (_, { acts }) => acts.some((act) => act.act === 'cue' && isBroken(act.cue)),
  (reading, { within, acts }) =>
    acts.some(({ act }) => act === 'days') && firstOf(dayOff, reading, sentenceOf(reading, within)) !== null,
  isCutOff,
];

const SAYING: ReadonlySet<Token['tag']> = new Set(['verb', 'past', 'auxiliary']);

/** `I want flowers for the grave. Sundays after chapel`: days or a time alone go on with what was said before, and that was not taken up. */
export function goesOnWithMissed(reading: Reading, { within }: Taken, missed: readonly Range[]): boolean {
  const [first] = reading.tokens.slice(within.from);
  const says = reading.tokens.slice(within.from, within.to).some(({ tag }) => SAYING.has(tag));
  return !says && !COMMANDS.has(first?.word ?? '') && missed.some(({ to }) => to === within.from);
}
