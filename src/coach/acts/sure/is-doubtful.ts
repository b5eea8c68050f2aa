import type { PlanAct } from '#contract/plan-act.ts';
import { firstOf, Pattern, patterns } from '#coach/match/pattern.ts';
import { type Range, read, type Reading, spansIn, type Token } from '#coach/text/reading.ts';
import { COMMANDS, REQUESTS } from '../act-words.ts';
import type { PlanState } from '../plan-state.ts';
import { kindIn } from '../targets/by-ordinal.ts';
import { nearnessTo, namesIn } from '../targets/target-names.ts';
import { leftOver, nameIn } from './left-over.ts';
import { goesOnWithMissed, otherDoubts } from './other-doubts.ts';
import { isBare, OF_ITSELF, sizeDoubts } from './size-doubts.ts';
import type { Taken } from './taken.ts';
import { unexplained } from './unexplained.ts';

/** Acts about the plan as a whole, or said in whole clauses: no word of a habit explains them. */
const WHOLE = new Set<PlanAct['act']>(['undo', 'rebuild', 'how-many', 'restore', 'move', 'select']);

const SAYING: ReadonlySet<Token['tag']> = new Set(['verb', 'past', 'auxiliary']);

const conditions = patterns(...REQUESTS.conditions);
const asksForNew = patterns('^ (add|include|put in|stick in|pop in) (one|something|another|a habit|a new|a thing)');
/** `keep Tuesday at three`, while the others get another size. */
const keepsDays = new Pattern('^ (keep|leave) #days (at|as|on) ');
const circumstance = patterns('^ (when|while|whenever|if)');
const POINTING = new Set(['that', 'this', 'it', 'them', 'then', 'there', 'one']);
const rareness = patterns(...REQUESTS.rareness);

const isOrder = ({ tokens }: Reading, { from }: Range) =>
  COMMANDS.has(tokens[from]?.word ?? '') || COMMANDS.has(tokens[from]?.lemma ?? '');

/** `after that`: it says no time by itself. */
const isPointer = (cue: string) => POINTING.has(read(cue).tokens.at(-1)?.word ?? '') || read(cue).tokens.length < 2;

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

/** Somebody says how something is: no order, and a verb behind its first word. */
export function isStatement(reading: Reading, { from, to }: Range): boolean {
  return !isOrder(reading, { from, to }) && reading.tokens.slice(from + 1, to).some(({ tag }) => SAYING.has(tag));
}

/** `leave the phone in the kitchen`: something to do by itself, whichever habit is like it. */
const handles = new Pattern(
  '^ (leave|put|take|keep|turn|charge|hang|lay) (the|my|our|his|her) @noun !(thing|one|ones|habit)',
);
/** A word of the same part of life, and not of the habit's own. */
const OF_LIKENESS = 0.7;

/** True when a habit is to go, or to make way, of which only the time or the place was named. */
function isBarelyNamed(reading: Reading, { within, acts, named }: Taken, { habits }: PlanState): boolean {
  const range = named ?? within;
  const words = namesIn(reading, range);
  const isRisky =
    handles.find(reading, range) !== null ||
    acts.some(({ act }) => act === 'remove' || act === 'replace') ||
    isStatement(reading, within);
  if (!isRisky || words.length === 0 || kindIn(reading, range) !== null) return false;
  const least = handles.find(reading, range) ? OF_LIKENESS : OF_ITSELF;
  const isNear = (at: number) => Math.max(...words.map((word) => nearnessTo(word, habits, at)));
  return acts.some((act) => 'target' in act && isNear(act.target) > 0 && isNear(act.target) < least);
}

const whenever = new Pattern('(when|whenever|while) (i|we|you|he|she|they|it|there|the|my|our)');

function isConditional(reading: Reading, { within, acts }: Taken): boolean {
  const isTimed = acts.some(({ act }) => act === 'cue' || act === 'add' || act === 'replace' || act === 'reword');
  if (!isTimed && whenever.find(reading, within)) return true;
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

/** `not on the days without it`: days that no calendar knows. */
const saysDays = patterns('(=days|=nights|=weeks|=times)');
const negative = patterns('(not|never|whatever|neither|nor)');
const makesWay = new Pattern('(instead of|rather than|in place of) <what> $');

/** `run 2k instead of round the block`: what makes way are words of the habit, and they are still there. */
function leavesOld(reading: Reading, { within, acts }: Taken, { habits }: PlanState): boolean {
  const what = makesWay.find(reading, within)?.caught.what;
  if (!what || acts.some(({ act }) => act === 'replace' || act === 'reword' || act === 'add')) return false;
  const names = namesIn(reading, what).map(({ lemma }) => lemma);
  const isIn = (act: PlanAct) =>
    'target' in act && read(habits[act.target]?.description ?? '').tokens.some(({ lemma }) => names.includes(lemma));
  return acts.some(isIn);
}

const LEFT_IN = new Set(['not', 'than', 'instead', 'because', 'unless']);

/** A new text in which something of the request is left: `two sentences not one`. */
function saysTooMuch(_: Reading, { acts }: Taken): boolean {
  const texts = acts.flatMap((act) =>
    act.act === 'reword' ? act.text : act.act === 'replace' ? (act.habit?.text ?? []) : [],
  );
  // `Do not …` is a text of its own.
  return texts.some((text) =>
    read(text)
      .tokens.slice(2)
      .some(({ word }) => LEFT_IN.has(word)),
  );
}

const moves = new Pattern('^ (move|shift|push)');
const ends = patterns('(no more|no longer|not any more|not anymore) (after|from|on|in|at)');

const exchanges = new Pattern('^ (swap|replace|trade|exchange) .. (for|with) <what> $');
const NAMING: ReadonlySet<Token['tag']> = new Set(['noun', 'adjective', 'verb', 'gerund']);

/** `swap the meeting for the online one on Fridays`, of which only the days were taken. */
function isExchangeUnread(reading: Reading, { within, acts }: Taken): boolean {
  const what = exchanges.find(reading, within)?.caught.what;
  if (!what || acts.some(({ act }) => act !== 'days' && act !== 'resize')) return false;
  const isValue = (at: number) => reading.spans.some(({ from, to }) => from <= at && to > at);
  return reading.tokens.slice(what.from, what.to).some(({ tag }, at) => NAMING.has(tag) && !isValue(what.from + at));
}

/** An order that is another one than what was made of it. */
function isOtherOrder(reading: Reading, { within, acts }: Taken): boolean {
  if (isExchangeUnread(reading, { within, acts, named: null })) return true;
  const isMoved = moves.find(reading, within) !== null && acts.some(isBare);
  const isTimed = acts.some(({ act }) => act === 'cue' || act === 'days');
  return isMoved || (isTimed && firstOf(ends, reading, within) !== null);
}

/** `the desk daily, the phone daily, the rest three times`. */
const isOftenTwice = (reading: Reading, { within }: Taken) => spansIn(reading, 'often', within).length > 1;

const complains = patterns(...REQUESTS.complaints);

const ways: readonly ((reading: Reading, taken: Taken, state: PlanState) => boolean)[] = [
  (reading, taken) => isConditional(reading, taken),
  (reading, { within, acts }) => acts.every(({ act }) => act !== 'add') && firstOf(rareness, reading, within) !== null,
  (reading, { within, acts }) =>
    acts.every(({ act }) => act !== 'add') && firstOf(asksForNew, reading, within) !== null,
  (_, { acts }) => acts.some((act) => act.act === 'cue' && (isPointer(act.cue) || isTwoTimes(act.cue))),
  (reading, { within }) => keepsDays.find(reading, within) !== null,
  (_, { acts }) => acts.some((act) => act.act === 'cue' && firstOf(saysDays, read(act.cue)) !== null),
  (reading, { named }) => named !== null && firstOf(negative, reading, nameIn(reading, named)) !== null,
  (reading, { within }) => firstOf(complains, reading, within) !== null,
  saysTooMuch,
  isOtherOrder,
  isOftenTwice,
  leavesOld,
  ...sizeDoubts,
  ...otherDoubts,
  ...unexplained,
  hasUnused,
  isBarelyNamed,
  isAskedOf,
  (reading, taken, { habits }) =>
    taken.acts.every(({ act }) => act !== 'add') && leftOver(reading, taken, habits).length > 0,
];

/** True when words of a part of a message matter that what it was taken for leaves out. */
export function isDoubtful(reading: Reading, taken: Taken, state: PlanState): boolean {
  const isOfWhole = ({ act }: PlanAct) => WHOLE.has(act) || (act === 'keep-only' && taken.named === null);
  if (taken.acts.every(isOfWhole)) return false;
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

const saysAll = patterns(
  '(all|everything|every habit|each|both|them|the lot|whole|plan|week|others|rest|ones|habits|two|three)',
);

/** `300 words on weekdays and nothing at weekends`: what could be of every habit stands beside what is of one. */
function spreadsOut(reading: Reading, { within, acts }: Taken, isAlone: boolean): boolean {
  const targets = new Set(targetsOf(acts));
  return !isAlone && targets.size > 2 && firstOf(saysAll, reading, within) === null;
}

const orders = new Pattern(
  '^ (move|drop|remove|delete|bin|scrap|swap|replace|add|put|change|shift|switch|rename|make|take|do|stop|call|try) !(not)',
);

/** What was not taken up, and yet is an order, or names a habit with days or a time. */
function isOpenRequest(reading: Reading, within: Range, settled: ReadonlySet<number>, { habits }: PlanState): boolean {
  const isName = reading.tokens.slice(within.from, within.to).some(({ word }) => word === 'one' || word === 'ones');
  const values =
    !isName &&
    reading.spans.some(
      ({ kind, from, to }) => (kind === 'days' || kind === 'clock') && from >= within.from && to <= within.to,
    );
  const isOther = (name: Token) =>
    habits.some((_, at) => !settled.has(at) && nearnessTo(name, habits, at) >= OF_ITSELF);
  const names = namesIn(reading, within);
  const isNew = (name: Token) => habits.every((_, at) => nearnessTo(name, habits, at) < OF_ITSELF);
  return (orders.find(reading, within) !== null && names.some(isNew)) || (values && names.some(isOther));
}

/** `the desk daily, the rest three times`, where both came to one habit. */
function contradicts(taken: readonly Taken[]): boolean {
  const counts = taken.flatMap(({ acts }) => acts.filter((act) => act.act === 'days' && typeof act.to === 'number'));
  return counts.some((one, at) =>
    counts
      .slice(at + 1)
      .some((other) => 'target' in one && 'target' in other && one.target === other.target && one !== other),
  );
}

type Message = {
  readonly taken: readonly Taken[];
  readonly missed: readonly Range[];
  readonly isWhole: boolean;
};

/**
 * Sorts what a message was taken for: as long as a part is in doubt, nothing of it is done. What tells why another part asks for something of
 * the same habit asks for nothing.
 */
export function sorted(reading: Reading, { taken, missed, isWhole }: Message, state: PlanState): Sorted {
  const isAlone = isWhole && taken.filter((part) => part.acts.length > 0).length < 2;
  const isOpen = (part: Taken) => part.acts.length > 0 && goesOnWithMissed(reading, part, missed);
  const doubtful = taken.filter(
    (part) => isDoubtful(reading, part, state) || spreadsOut(reading, part, isAlone) || isOpen(part),
  );
  const sure = taken.filter((part) => !doubtful.includes(part));
  const settled = new Set(targetsOf(sure.flatMap(({ acts }) => acts)));
  const isReason = (part: Taken) =>
    !isOrder(reading, part.within) &&
    targetsOf(part.acts).length > 0 &&
    targetsOf(part.acts).every((target) => settled.has(target));
  // What is taken back needs no other part.
  const isUndone = taken.some((part) => part.acts.some(({ act }) => act === 'undo'));
  const open = isUndone ? [] : doubtful.filter((part) => !isReason(part));
  const isHeard = (part: Taken) => sure.includes(part) || open.includes(part);
  const acts = taken.filter(isHeard).flatMap((part) => part.acts);
  const isDone = sure.some((part) => part.acts.length > 0);
  const isNothing = (part: Taken) => part.acts.length === 0 && orders.find(reading, part.within) !== null;
  const isMissed = missed.some((part) => isOpenRequest(reading, part, settled, state));
  const isLeft = isDone && (isMissed || sure.some(isNothing) || contradicts(taken));
  if (open.length > 0 || isLeft) return { acts: [], doubted: acts, about: open[0]?.within ?? null };
  return { acts, doubted: [], about: null };
}
