import type { PlanAct } from '#contract/plan-act.ts';
import { firstOf, Pattern, patterns } from '#coach/match/pattern.ts';
import { type Range, read, type Reading, spansIn, type Token } from '#coach/text/reading.ts';
import { COMMANDS } from '../act-words.ts';
import type { PlanState } from '../plan-state.ts';
import { kindIn } from '../targets/by-ordinal.ts';
import { nearnessTo, namesIn } from '../targets/target-names.ts';
import { leftOver } from './left-over.ts';
import type { Taken } from './taken.ts';

/** Below this a word is of a habit's time or of what is done instead, and not of what is done. */
const OF_ITSELF = 0.6;
/** Acts about the plan as a whole, which no word of a habit explains. */
const WHOLE = new Set<PlanAct['act']>(['undo', 'rebuild', 'how-many', 'restore', 'move']);

const SAYING: ReadonlySet<Token['tag']> = new Set(['verb', 'past', 'auxiliary']);

const conditions = patterns(
  '(unless|until|till|provided|depending|as long as|except when|except if)',
  'if !(possible|you|that is ok|it is ok|not too|ok|okay|i may|i could|we could|i can)',
);
const asksForNew = patterns('^ (add|include|put in|stick in|pop in) (one|something|another|a habit|a new|a thing)');
/** `keep Tuesday at three`, while the others get another size. */
const keepsDays = new Pattern('^ (keep|leave) #days (at|as|on) ');
const circumstance = patterns('^ (when|while|whenever|if)');
const POINTING = new Set(['that', 'this', 'it', 'them', 'then', 'there', 'one']);
const rareness = patterns(
  '(once|twice|one time|two times) (a|per|every|each) (month|fortnight|year)',
  '(every|each) (month|fortnight|year)',
  'every (other|second|third) week',
  'every #number week',
  '(monthly|fortnightly|yearly)',
);

const isOrder = ({ tokens }: Reading, { from }: Range) =>
  COMMANDS.has(tokens[from]?.word ?? '') || COMMANDS.has(tokens[from]?.lemma ?? '');

/** `after that`: it says no time by itself. */
const isPointer = (cue: string) => POINTING.has(read(cue).tokens.at(-1)?.word ?? '');

/** `in the morning and at night`, `at 7, at 6`: a habit has one time. */
export function isTwoTimes(cue: string): boolean {
  const reading = read(cue);
  const all = { from: 0, to: reading.tokens.length };
  const parts = new Set(spansIn(reading, 'part', all).map(({ part }) => part));
  const most = Math.max(1, spansIn(reading, 'days', all).length);
  return spansIn(reading, 'clock', all).length > most || parts.size > 1;
}

/** Days or a time that no act takes up. */
function hasUnused(reading: Reading, { within, acts }: Taken): boolean {
  const takes = (kinds: readonly PlanAct['act'][]) => acts.some(({ act }) => kinds.includes(act));
  if (takes(['add', 'replace', 'restore', 'remove', 'kind', 'keep-only'])) return false;
  const texts = acts.flatMap((act) => (act.act === 'reword' ? [read(act.text).tokens.map(({ word }) => word)] : []));
  const isOwn = ({ from, to }: Range) =>
    texts.some((words) => reading.tokens.slice(from, to).every(({ word }) => words.includes(word)));
  const open = (['days', 'often', 'clock'] as const).flatMap((kind) =>
    spansIn(reading, kind, within).filter((span) => !isOwn(span)),
  );
  const isLeft = (isDay: boolean) => open.some(({ kind }) => (kind !== 'clock') === isDay);
  return (isLeft(true) && !takes(['days', 'cue'])) || (isLeft(false) && !takes(['cue', 'resize', 'days', 'reword']));
}

/** True when a habit is to go, or to make way, of which only the time or the place was named. */
function isBarelyNamed(reading: Reading, { within, acts, named }: Taken, { habits }: PlanState): boolean {
  const range = named ?? within;
  const words = namesIn(reading, range);
  const isStatement =
    !isOrder(reading, within) && reading.tokens.slice(within.from + 1, within.to).some(({ tag }) => SAYING.has(tag));
  const isRisky = acts.some(({ act }) => act === 'remove' || act === 'replace') || isStatement;
  if (!isRisky || words.length === 0 || kindIn(reading, range) !== null) return false;
  const isNear = (at: number) => Math.max(...words.map((word) => nearnessTo(word, habits, at)));
  return acts.some((act) => 'target' in act && isNear(act.target) > 0 && isNear(act.target) < OF_ITSELF);
}

function isConditional(reading: Reading, { within, acts }: Taken): boolean {
  const texts = acts.flatMap((act) => (act.act === 'add' ? [act.habit.text, act.habit.cue ?? ''] : []));
  const isOwn = texts.some((text) => firstOf(conditions, read(text)) !== null);
  return !isOwn && firstOf(conditions, reading, within) !== null;
}

/** `may I … when it hurts?` asks what is allowed then. */
function isAskedOf(reading: Reading, { within, acts }: Taken): boolean {
  const sentence = reading.sentences.find(({ from, to }) => from <= within.from && to >= within.to);
  const isQuestion = reading.tokens[(sentence?.to ?? 0) - 1]?.after.includes('?') ?? false;
  return isQuestion && acts.every((act) => act.act === 'cue' && firstOf(circumstance, read(act.cue)) !== null);
}

const ways: readonly ((reading: Reading, taken: Taken, state: PlanState) => boolean)[] = [
  (reading, taken) => isConditional(reading, taken),
  (reading, { within, acts }) => acts.every(({ act }) => act !== 'add') && firstOf(rareness, reading, within) !== null,
  (reading, { within, acts }) =>
    acts.every(({ act }) => act !== 'add') && firstOf(asksForNew, reading, within) !== null,
  (_, { acts }) => acts.some((act) => act.act === 'cue' && (isPointer(act.cue) || isTwoTimes(act.cue))),
  (reading, { within }) => keepsDays.find(reading, within) !== null,
  hasUnused,
  isBarelyNamed,
  isAskedOf,
  (reading, taken, { habits }) =>
    taken.acts.every(({ act }) => act !== 'add') && leftOver(reading, taken, habits).length > 0,
];

/** True when words of a part of a message matter that what it was taken for leaves out. */
export function isDoubtful(reading: Reading, taken: Taken, state: PlanState): boolean {
  if (taken.acts.length === 0 || taken.acts.every(({ act }) => WHOLE.has(act))) return false;
  return ways.some((isLeftOut) => isLeftOut(reading, taken, state));
}

const targetsOf = (acts: readonly PlanAct[]) => acts.flatMap((act) => ('target' in act ? [act.target] : []));

export type Sorted = {
  /** What is done at once. */
  readonly acts: readonly PlanAct[];
  /** What is only said after a question: all that the message seems to ask for; empty when it is sure. */
  readonly doubted: readonly PlanAct[];
  /** The part in doubt. */
  readonly about: Range | null;
};

/** Sorts what a message was taken for: as long as a part is in doubt, nothing of it is done. What tells why another part asks for something of the same habit asks for nothing. */
export function sorted(reading: Reading, taken: readonly Taken[], state: PlanState): Sorted {
  const doubtful = taken.filter((part) => isDoubtful(reading, part, state));
  const sure = taken.filter((part) => !doubtful.includes(part));
  const settled = new Set(targetsOf(sure.flatMap(({ acts }) => acts)));
  const isReason = (part: Taken) =>
    !isOrder(reading, part.within) &&
    targetsOf(part.acts).length > 0 &&
    targetsOf(part.acts).every((target) => settled.has(target));
  const open = doubtful.filter((part) => !isReason(part));
  const [first] = open;
  if (!first) return { acts: sure.flatMap(({ acts }) => acts), doubted: [], about: null };
  const kept = taken.filter((part) => sure.includes(part) || open.includes(part));
  return { acts: [], doubted: kept.flatMap(({ acts }) => acts), about: first.within };
}
