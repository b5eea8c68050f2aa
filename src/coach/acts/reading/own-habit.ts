import knowledge from '#content/knowledge.json' with { type: 'json' };
import { capital } from '#core/words/capital.ts';
import { phrases, phraseSet } from '#coach/text/phrases.ts';
import { HABIT_DESCRIPTION_MAX, INTENTION_MAX } from '#core/plan/plan.ts';
import type { OwnHabit } from '#contract/plan-act.ts';
import { limitsOf } from '#coach/goal/limits.ts';
import { isKnownVerb } from '#coach/goal/words/act-kinds.ts';
import { monthDaysAt } from '#coach/goal/said/rare.ts';
import { Pattern, patterns } from '#coach/match/pattern.ts';
import { withNames } from '#coach/text/as-written.ts';
import { type Range, read, type Reading, spansIn, type Token, wordsOf } from '#coach/text/reading.ts';
import { type CuePhrase, cuesIn } from '../values/cue-phrase.ts';
import { REQUESTS } from '../act-words.ts';
import { quotedIn } from './quotes.ts';

const HEADS = patterns(...REQUESTS.ownHeads);
const KIND = new Pattern('as (a|an|one of the|my)? (core|main|experiment|experimental|trial) (habit|habits|one|ones)?');
const ASIDES = patterns(...REQUESTS.ownAsides);
const BEFORE_DAYS = phraseSet('on; every; each; only; the; for; just; all; about; around; maybe; at; in');
const DANGLING = new Set(REQUESTS.dangling.flatMap(phrases));
/** Units that are said in words alone: how long something takes is no count. */
const NOT_COUNTED = new Set(['minute', 'second']);

type Piece = Range;

const isCovered = (pieces: readonly Piece[], at: number) => pieces.some(({ from, to }) => from <= at && to > at);

function withLead({ tokens }: Reading, { from, to }: Range, start: number, lead: ReadonlySet<string>): Range {
  let at = from;
  while (at > start && lead.has(tokens[at - 1]?.word ?? '')) at -= 1;
  return { from: at, to };
}

const PUTS = new Set(['put', 'stick', 'pop', 'slot', 'chuck', 'add']);

/** `put no smoking in the car`; of `put no pipe on it` the words are those of a habit that is there. */
const isRule = (put: Token | undefined, no: Token | undefined, last: Token | undefined): boolean =>
  PUTS.has(put?.word ?? '') && no?.word === 'no' && no.after === '' && last?.tag !== 'pronoun';

/** `put call Ines`, `stick water the plants in`: what is done stands behind the word of the request; `put tips in the jar` is done itself. */
export function isPut({ tokens }: Reading, at: number): boolean {
  const [first, verb, thing] = tokens.slice(at, at + 3);
  if (isRule(first, verb, tokens.at(-1))) return true;
  if (!PUTS.has(first?.word ?? '') || verb === undefined || verb.after !== '' || !isKnownVerb(verb.word)) return false;
  return (verb.tag === 'verb' || verb.tag === 'noun') && PUT_THINGS.has(thing?.tag ?? 'other');
}
const PUT_THINGS: ReadonlySet<Token['tag']> = new Set(['noun', 'pronoun', 'determiner', 'number']);

function withoutHead(reading: Reading, within: Range): Range {
  // `Please add: watch the news`
  const colon = reading.tokens.findIndex(({ word, after }) => word === 'add' && after.includes(':'));
  let from = colon >= within.from && colon < within.to - 1 ? colon + 1 : within.from;
  for (const pattern of HEADS) {
    const found = pattern.find(reading, { from, to: within.to });
    if (found && found.to < within.to && found.to > from) from = found.to;
  }
  return { from: from + Number(isPut(reading, from)), to: within.to };
}

const LEADS_ON = new Set(['when', 'if', 'while', 'where', 'that']);

/** `I have one`; of `when I am tired` it is no sentence of its own. */
const saysOfOneself = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'i' && SAYS.has(tokens[at + 1]?.word ?? '') && !LEADS_ON.has(tokens[at - 1]?.word ?? '');

/** `the folding bike I have one`: what is told of it is no part of the name. */
function withoutTail({ tokens }: Reading, { from, to }: Range): Range {
  const at = tokens.findIndex((_, place) => place > from + 1 && place < to && saysOfOneself(tokens, place));
  return { from, to: at < 0 ? to : at };
}

function joined(reading: Reading, within: Range, pieces: readonly Piece[]): string {
  const kept: Range[] = [];
  for (let at = within.from; at < within.to; at += 1) {
    if (isCovered(pieces, at)) continue;
    const last = kept.at(-1);
    if (last?.to === at) kept[kept.length - 1] = { from: last.from, to: at + 1 };
    else kept.push({ from: at, to: at + 1 });
  }
  return kept
    .map((part) => trimmed(reading, part))
    .map((part) => wordsOf(reading, part))
    .filter((text) => text !== '')
    .join(' ');
}

function trimmed({ tokens }: Reading, part: Range): Range {
  let { from, to } = part;
  while (to > from + 1 && DANGLING.has(tokens[to - 1]?.word ?? '')) to -= 1;
  while (from < to - 1 && ['to', 'and', 'but', 'for', 'of'].includes(tokens[from]?.word ?? '')) from += 1;
  return { from, to };
}

/** The text as it was said, beginning with a capital and without a full stop. */
export function asHabit(text: string): string {
  const words = text.replaceAll('\n', ' ').split(' ').filter(Boolean).join(' ');
  const plain = withNames(words.slice(0, HABIT_DESCRIPTION_MAX).trim());
  return capital(plain);
}

function measureOf(reading: Reading, within: Range): OwnHabit['amount'] {
  const [amount] = spansIn(reading, 'amount', within);
  if (!amount) return undefined;
  if (NOT_COUNTED.has(amount.unit)) return undefined;
  const counted = reading.tokens[amount.to - 1];
  if (counted?.isPlural !== true && amount.value !== 1) return undefined;
  const unit = counted?.word ?? amount.unit;
  return {
    value: amount.value,
    unit: amount.unit.endsWith(unit) || unit.length < 3 ? amount.unit : unit,
    isLimit: false,
  };
}

const PER = new Pattern(knowledge.acts.words.ownHabitPer);
const SEVERAL = new Set(['twice', 'thrice', 'times']);

/** `once a day`, `2 rows a day`; what comes several times a day, or not each week, is told by its words. */
function perDay(reading: Reading, within: Range): ReturnType<typeof timesIn> {
  const found = PER.find(reading, { from: within.from + 1, to: within.to });
  if (!found) return { pieces: [], habit: {} };
  const isOfDay = reading.tokens[found.to - 1]?.lemma === 'day';
  const isTold = !isOfDay || SEVERAL.has(reading.tokens[found.from]?.word ?? '');
  return { pieces: isTold ? [] : [found], habit: { times: isOfDay ? 7 : 1 } };
}

/** How often and on which days, with the words that say so. */
export function timesIn(reading: Reading, within: Range): { pieces: Piece[]; habit: Pick<OwnHabit, 'times' | 'days'> } {
  const days = spansIn(reading, 'days', within);
  const often = spansIn(reading, 'often', within).filter(
    (span) => !days.some(({ from, to }) => from <= span.from && to >= span.to),
  );
  const [first] = days;
  const [count] = often;
  const pieces = [...days, ...often].map((span) => withLead(reading, span, within.from, BEFORE_DAYS));
  if (!first && !count) return perDay(reading, within);
  return { pieces, habit: first ? { days: [...first.days] } : count ? { times: count.times } : {} };
}

/** `every morning`: a part of the day within how often. */
function partIn(reading: Reading, within: Range): string | undefined {
  const [part] = spansIn(reading, 'often', within).flatMap((often) => spansIn(reading, 'part', often));
  const word = part && reading.tokens[part.from]?.word;
  return word === 'night' ? 'at night' : word && `in the ${word}`;
}

function cueOf(reading: Reading, cues: readonly CuePhrase[], within: Range): Pick<OwnHabit, 'cue'> {
  const cue = cues.length > 0 ? cues.map(({ words }) => words).join(', ') : partIn(reading, within);
  return cue === undefined ? {} : { cue: cue.slice(0, INTENTION_MAX) };
}

/** What it is said to be; what somebody only tries is an experiment. */
function kindOf({ tokens }: Reading, { from, to }: Range): Pick<OwnHabit, 'habitType'> {
  const said = tokens.slice(Math.max(0, from - 2), to).map(({ lemma }) => lemma);
  if (said.some((word) => word === 'core' || word === 'main')) return { habitType: 'core' };
  return said.some((word) => EXPERIMENTS.has(word)) ? { habitType: 'experimental' } : {};
}

const EXPERIMENTS = new Set(['experiment', 'experimental', 'trial', 'try', 'tryout']);

const NO_BEGINNING = new Set(REQUESTS.beginNoAct.flatMap(phrases));
const STANDS_FOR = new Set(['one', 'ones', 'thing', 'things', 'first', 'top']);
const SAYS = new Set(['would', 'should', 'will', 'want', 'can', 'could', 'mean', 'am', 'said', 'have']);

const AFTER_NO = new Set(['no', 'not', 'i', 'more', 'way', 'that']);

/** `no, not that`; `no phone in bed` is an act. */
const isAnswer = (first: Token, second: Token | undefined) =>
  first.word === 'no' && (!second || second.tag === 'adjective' || AFTER_NO.has(second.word));

/** What leads to an act, tells of one or answers, and is none. */
const beginsNoAct = (first: Token, second: Token | undefined) =>
  NO_BEGINNING.has(first.word) ||
  first.tag === 'preposition' ||
  first.tag === 'past' ||
  isAnswer(first, second) ||
  (second?.tag === 'auxiliary' && first.tag !== 'verb');

/** What is left to us to find. */
export const OPEN = new Set(['something', 'anything']);

/** `something for when I am stressed`: what it is for is no time of it. */
const isLeftOpen = ({ tokens }: Reading, { from }: Range) =>
  OPEN.has(tokens[from]?.word ?? '') && tokens[from + 1]?.word === 'for';

const CONDITIONS = new Set(['if', 'when', 'because', 'so', 'or', 'unless']);

/** `ring her`, `do that`, `hear it if she calls`: it points at what was named elsewhere. */
const namesNothing = (tokens: readonly Token[]) =>
  tokens[1]?.tag === 'pronoun' && !OPEN.has(tokens[1].word) && (!tokens[2] || CONDITIONS.has(tokens[2].word));

/** True for words that say what somebody does: they begin with it, and hold nothing of the request around them. */
export function isCleanAct(text: string): boolean {
  const { tokens } = read(text);
  const [first, second] = tokens;
  if (!first || beginsNoAct(first, second)) return false;
  if (STANDS_FOR.has(tokens.at(-1)?.word ?? '') && first.tag === 'determiner') return false;
  if (namesNothing(tokens)) return false;
  return !tokens.some((_, at) => saysOfOneself(tokens, at));
}

/** `on the 15th and 30th`: a plan counts by the week, and the days stand in its words. */
function datesIn(reading: Reading, { from, to }: Range): CuePhrase[] {
  for (let at = from; at < to; at += 1) {
    const date = monthDaysAt(reading, at);
    if (date && date.to <= to) return [{ from: at, ...date }];
  }
  return [];
}

const overlaps = (one: Range, other: Range) => one.from < other.to && other.from < one.to;

const GOES_ROUND = new Set(['round', 'around', 'over', 'by', 'on']);
const isTimed = (reading: Reading, cue: Range) =>
  reading.spans.some(({ kind, from, to }) => (kind === 'part' || kind === 'clock') && from >= cue.from && to <= cue.to);

/** `phone in the drawer at nine`: a place without which the act would not be said, or beside which its time is told. */
function isPartOfAct(reading: Reading, body: Range, cue: CuePhrase, all: readonly CuePhrase[]): boolean {
  const opening = reading.tokens[cue.from];
  if (!opening || isTimed(reading, cue) || EVENTS.has(opening.word)) return false;
  const before = reading.tokens.slice(body.from, cue.from);
  const isAct = before.some(({ tag }) => tag === 'verb' || tag === 'gerund');
  const hasTime = all.some((other) => other !== cue && isTimed(reading, other));
  return !isAct || hasTime || GOES_ROUND.has(opening.word);
}

const EVENTS = phraseSet(knowledge.acts.words.ownHabitEvents);

/** `only one coffee a day`: how much there may be at most, on every day unless others are named. */
export function ownLimit(reading: Reading, within: Range): OwnHabit | null {
  const [limit] = limitsOf(reading, withoutTail(reading, withoutHead(reading, within)));
  if (!limit) return null;
  return {
    text: asHabit(limit.text),
    times: limit.times ?? 7,
    ...timesIn(reading, within).habit,
    ...(limit.when !== null && { cue: limit.when }),
    ...(limit.amount && { amount: { ...limit.amount, isLimit: true } }),
    ...kindOf(reading, within),
  };
}

/** A habit that somebody says in their own words, apart from when it is to be done; null when nothing is left. */
export function readOwnHabit(reading: Reading, within: Range): OwnHabit | null {
  const quoted = quotedIn(reading).find(({ from, to }) => from >= within.from && to <= within.to);
  const limit = quoted ? null : ownLimit(reading, within);
  if (limit) return limit;
  const body = quoted ?? withoutTail(reading, withoutHead(reading, within));
  const kind = KIND.find(reading, within);
  const { pieces, habit } = timesIn(reading, within);
  const asides = ASIDES.flatMap((pattern) => pattern.find(reading, within) ?? []);
  const said = cuesIn(reading, quoted ? { from: quoted.to, to: within.to } : body).filter(
    (cue) => cue.from > body.from && !isLeftOpen(reading, body) && !pieces.some((piece) => overlaps(piece, cue)),
  );
  const dates = datesIn(reading, body);
  const cues = [...said.filter((cue) => quoted || !isPartOfAct(reading, body, cue, said)), ...dates];
  const cutOut: Piece[] = [...pieces, ...(kind ? [kind] : []), ...asides, ...cues];
  const text = quoted ? wordsOf(reading, quoted) : joined(reading, body, cutOut);
  if (text === '' || (!quoted && !isCleanAct(text))) return null;
  const amount = measureOf(reading, body);
  return {
    text: asHabit(text),
    ...(dates.length > 0 && { times: 1 }),
    ...habit,
    ...cueOf(reading, cues, within),
    ...(amount && { amount }),
    ...kindOf(reading, within),
  };
}
