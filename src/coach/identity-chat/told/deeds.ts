import { small } from '#core/words/capital.ts';
import { isKnownVerb } from '#coach/goal/words/act-kinds.ts';
import type { Range, Reading, Token } from '#coach/text/reading.ts';
import { baseOf, textOf, trimmed } from './second-person.ts';
import { NO_DEEDS, OPENINGS, SKIPPED } from './told-words.ts';

/** Something that the person would do, as said to them: `bake sourdough on Sundays for your neighbours`. */
export type Deed = {
  /** It follows on `you`. */
  readonly text: string;
  readonly verb: string;
  /** One plain word that the verb is about: `bread`. */
  readonly object: string | null;
};
const ENDS = ['.', '!', '?', ';', '\n', '…', ':', '('];
const JOINS = new Set(['and', 'then', 'or', 'but']);
const CLAUSES = new Set(['because', 'since', 'cos', 'which', 'although', 'though', 'unless', 'except', 'while', 'as']);
/** True for a word that says what is done. */
export function isVerb({ tokens }: Reading, at: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  if (token.tag === 'verb' || token.tag === 'gerund') return true;
  return isKnownVerb(token.lemma) && token.tag !== 'adjective' && token.tag !== 'determiner' && token.tag !== 'past';
}

/** The end of what is told of a deed: at a sign or before a reason. */
function endOf({ tokens }: Reading, { from, to }: Range): number {
  for (let at = from + 1; at < to; at += 1) {
    const after = tokens[at - 1]?.after ?? '';
    if (ENDS.some((sign) => after.includes(sign)) || beginsClause(tokens.slice(at, at + 3))) return at;
    // `mending and peaceful evenings`
    if (at === from + 1 && tokens[at]?.word === 'and' && !isKnownVerb(tokens[at + 1]?.lemma ?? '')) return at;
  }
  return to;
}

/** `because …`, `so that …`, `and they …`: there something else is told. */
function beginsClause([first, second, third]: readonly Token[]): boolean {
  if (!first) return false;
  if (CLAUSES.has(first.word)) return true;
  if (!second) return false;
  const isPurpose = first.word === 'so' && (second.word === 'i' || second.word === 'that');
  return isPurpose || (JOINS.has(first.word) && second.tag === 'pronoun' && third?.tag !== 'noun');
}

/** One plain word that a verb is about. */
function objectOf({ tokens }: Reading, { from, to }: Range): string | null {
  const [next, ...rest] = tokens.slice(from + 1, to);
  const isArticle = ['the', 'a', 'an', 'some'].includes(next?.word ?? '');
  const [noun, after] = isArticle ? rest : [next, ...rest];
  if (noun?.tag !== 'noun' || noun.word.length < 3) return null;
  // Of `piano practice` neither word says it alone.
  if (after?.tag === 'noun' && noun.after === '') return null;
  return noun.isPlural ? noun.lemma : noun.word;
}

/** `Somebody calm and kind who`. */
const WORDS_BEFORE_WHO = 6;

function isPassedOver({ tokens }: Reading, at: number): boolean {
  const token = tokens[at];
  const isDenial =
    token?.word === 'not' || (['do', 'does'].includes(token?.word ?? '') && tokens[at + 1]?.word === 'not');
  return isDenial || token?.tag === 'adverb' || SKIPPED.has(token?.word ?? '');
}

/** `Up at five and out with the dogs`. */
function beingUp(reading: Reading, { from, to }: Range, isThird: boolean): Deed[] {
  const whole = textOf(reading, { from, to: endOf(reading, { from, to }) }, { isThird });
  return [{ text: trimmed(`are ${small(whole)}`), verb: 'be', object: null }];
}

/** Where it begins what somebody does, of `somebody calm and kind who listens`. */
function afterWho(reading: Reading, { from, to }: Range): number {
  const before = reading.tokens.slice(from, Math.min(to, from + WORDS_BEFORE_WHO));
  const who = before.findIndex(({ word }) => word === 'who' || word === 'that');
  return who < 0 || isVerb(reading, from) ? from : from + who + 1;
}

function beginsDeed(reading: Reading, at: number): boolean {
  const [verb, next] = reading.tokens.slice(at, at + 2);
  if (!verb || NO_DEEDS.has(`${verb.lemma} ${next?.word}`)) return false;
  if (isStart(reading, at)) return true;
  const isPointing = verb.lemma === 'do' && next?.tag === 'pronoun';
  return isVerb(reading, at) && !NO_DEEDS.has(verb.lemma) && !isPointing;
}

function deedAt(reading: Reading, range: Range, isThird: boolean): Deed[] {
  if (isUp(reading, range.from)) return beingUp(reading, range, isThird);
  const start = afterWho(reading, range);
  let at = start;
  while (at < range.to && isPassedOver(reading, at) && !isStart(reading, at)) at += 1;
  const isThing = at > range.from && POINTING.has(reading.tokens[at - 1]?.word ?? '');
  if (at >= range.to || isThing || !beginsDeed(reading, at)) return [];
  const passed = reading.tokens.slice(start, at).map(({ word }) => word);
  if (passed.some((word) => HARDLY.has(word))) return [];
  const isNot = passed.includes('not');
  return toDeed(reading, { from: at, to: endOf(reading, { from: at, to: range.to }) }, { isThird, isNot });
}

/** `I only swim once a week` is an objection. */
const HARDLY = new Set(['only', 'hardly', 'rarely', 'barely', 'seldom']);
/** After these words stands a thing, whatever else the word can be. */
const POINTING = new Set(['a', 'an', 'the', 'my', 'your']);

function toDeed(reading: Reading, range: Range, { isThird, isNot }: { isThird: boolean; isNot: boolean }): Deed[] {
  const verb = reading.tokens[range.from];
  if (!verb) return [];
  const isForm = verb.tag === 'verb' || verb.tag === 'gerund';
  const first = baseOf(verb.word, isForm ? verb.lemma : verb.word);
  const rest = textOf(reading, range, { isThird }).split(' ').slice(1);
  const text = trimmed([...(isNot ? ['do not'] : []), first, ...rest].join(' '));
  return text.length < 3 ? [] : [{ text, verb: verb.lemma, object: objectOf(reading, range) }];
}

const PARTED = new Map([
  ['get', ['up', 'out', 'off', 'together', 'my', 'home', 'outside', 'on']],
  ['turn', ['up']],
]);

/** `get up`, `try out`: there the word that is often passed over does something. */
function isStart({ tokens }: Reading, at: number): boolean {
  if (['be', 'is', 'are', 'am'].includes(tokens[at]?.word ?? ''))
    return ['up', 'out', 'home', 'outside', 'there'].includes(tokens[at + 1]?.word ?? '');
  const parts = PARTED.get(tokens[at]?.lemma ?? '');
  return parts?.includes(tokens[at + 1]?.word ?? '') ?? false;
}

/** Of a longer sentence no more is looked into. */
const MOST_OPENINGS = 4;
const OTHERS_SUBJECT = new Set(['my', 'his', 'the', 'it', 'this', 'that', 'you', 'your', 'there']);
const OWN_SUBJECT = new Set(['i', 'we']);

/** What a sentence says that somebody would do. */
export function deedsOfSentence(reading: Reading, sentence: Range): Deed[] {
  const { tokens } = reading;
  const direct = isVerb(reading, sentence.from) || isUp(reading, sentence.from) ? deedAt(reading, sentence, true) : [];
  if (direct.length > 0) return direct;
  const subjects = openingsIn(reading, sentence);
  if (subjects.length > 0) return deedsOfSubjects(reading, sentence, subjects);
  return OTHERS_SUBJECT.has(tokens[sentence.from]?.word ?? '') ? [] : deedAt(reading, sentence, true);
}

function deedsOfSubjects(reading: Reading, sentence: Range, subjects: readonly number[]): Deed[] {
  for (const at of subjects) {
    const isThird = !OWN_SUBJECT.has(reading.tokens[at]?.word ?? '');
    const [deed] = deedAt(reading, { from: at, to: sentence.to }, isThird);
    const lead = leadOf(reading, { from: sentence.from, to: at });
    if (deed) return [lead === null ? deed : { ...deed, text: trimmed(`${deed.text} ${lead}`) }];
  }
  return [];
}

/** `Up at five`: of somebody who is up. */
function isUp({ tokens }: Reading, at: number): boolean {
  return (
    ['up', 'out', 'home'].includes(tokens[at]?.word ?? '') &&
    ['at', 'by', 'before', 'early', 'with'].includes(tokens[at + 1]?.word ?? '')
  );
}

/** Where somebody of whom a deed may be told is named, in their order. */
function openingsIn(reading: Reading, { from, to }: Range): number[] {
  const found = new Set<number>();
  for (let at = from; at < to; at += 1) {
    const match = OPENINGS.map((pattern) => pattern.find(reading, { from: at, to })).filter((one) => one !== null);
    const next = Math.min(...match.map((one) => one.from));
    if (!Number.isFinite(next) || found.size >= MOST_OPENINGS) break;
    found.add(next);
    at = next;
  }
  return [...found];
}

const LEADS = new Set(['after', 'before', 'at', 'in', 'on', 'during', 'every']);

/** `After work they would ring mum`: when it is done stands before. */
function leadOf(reading: Reading, range: Range): string | null {
  const first = reading.tokens[range.from]?.word ?? '';
  const said = textOf(reading, range, { isThird: true });
  const isMoment =
    LEADS.has(first) &&
    range.to - range.from >= 2 &&
    range.to - range.from <= 5 &&
    !said.toLowerCase().includes('tuesday');
  return isMoment ? small(said) : null;
}
