import knowledge from '#content/knowledge.json' with { type: 'json' };
import { capital } from '#core/words/capital.ts';
import { phraseSet, wordSet } from '#coach/text/phrases.ts';
import { joined } from '#coach/text/joined.ts';
import { type Reading, wordsOf } from '#coach/text/reading.ts';
import { type Said } from '../said/said.ts';
import { isKnownVerb, kindOf } from '../words/act-kinds.ts';
import { BRINGING_ABOUT, HOW_WELL, KEPT_SO, OUTCOMES, ROLES, STATES, VAGUE_WITH_HOW } from '../words/goal-words.ts';
import {
  bare,
  headNoun,
  isOutcome,
  type Kept,
  type Made,
  nounsOf,
  objectOf,
  ownWords,
  tokenAt,
  wordOf,
} from './phrase.ts';
import { isGerundAt, plainVerb, verbLength } from './verbs.ts';

/** They can be done, though `be` is a state. */
const BE = wordSet('in up outside outdoors home on out at there asleep');
/** Alone they say nothing. */
const EMPTY_ALONE = wordSet(knowledge.acts.words.doingEmptyAlone);
/** `sleep before midnight`: when it is done says enough. */
const AT_AN_HOUR = wordSet('sleep eat work');
const NOTHING_NAMED = wordSet('it them that this');
const FINITE = wordSet('am is are was were');
const HOW = wordSet('adjective adverb past');
const KEEPING = wordSet('keep stay make get');
const OFF = wordSet('off free clear');
const ON = wordSet('at on going');
/** Behind these a word says how somebody is then: `wake up rested`, `go to bed calm`; `early` says when. */
const TURNING = phraseSet(knowledge.acts.words.doingTurning);
const WHEN = wordSet(knowledge.acts.words.doingWhen);
const LEADS_TO_STATE = wordSet('feeling full less not more so');

/** `wake up rested`, `wake up less tired`: how it is to be, and no motion. */
function isTurnedInto(reading: Reading, verb: string, [first]: Kept): boolean {
  const token = tokenAt(reading, first);
  if (!token || !TURNING.has(verb) || WHEN.has(token.word)) return false;
  return token.tag === 'adjective' || token.tag === 'past' || LEADS_TO_STATE.has(token.word);
}

/** `be happier`, `feel less tired`: only how somebody would be is said. */
function isState(reading: Reading, verb: string, rest: Kept): boolean {
  if (verb === 'become' || verb === 'feel') return true;
  if (verb === 'be') return !BE.has(wordOf(reading, rest[0]));
  const words = rest.map((at) => wordOf(reading, at));
  if (VAGUE_WITH_HOW.has(verb) && words.every((word) => HOW_WELL.has(word))) return true;
  return (
    STATES.has(verb) && rest.every((at) => HOW.has(tokenAt(reading, at)?.tag ?? '') || wordOf(reading, at) === 'less')
  );
}

const isEmptyAlone = (verb: string) =>
  EMPTY_ALONE.has(verb) || (OUTCOMES.has(verb) && !isKnownVerb(verb)) || (STATES.has(verb) && !isKnownVerb(verb));

/** `get that down to 2`: what is meant stands elsewhere. */
function isOnlyPointing(reading: Reading, rest: Kept): boolean {
  const first = wordOf(reading, rest[0]);
  return (first === 'that' || first === 'this') && !rest.some((at) => tokenAt(reading, at)?.tag === 'noun');
}

/** A verb alone that names nothing, unless an amount or an hour says enough. */
const isNothingAlone = (verb: string, { amount, when }: Said) =>
  amount === null && isEmptyAlone(verb) && !(when !== null && AT_AN_HOUR.has(verb));

const isGrade = (raw: string) => raw.length <= 5 && raw.split('').every((sign) => 'ABCDE*'.includes(sign));

/** `get AAB`, `have my evenings back`. */
const isComeBy = (reading: Reading, verb: string, rest: Kept): boolean =>
  (verb === 'get' && rest.length === 1 && isGrade(tokenAt(reading, rest[0])?.raw ?? '')) ||
  (['have', 'get', 'want'].includes(verb) &&
    wordOf(reading, rest.at(-1)) === 'back' &&
    wordOf(reading, rest.at(-2)) !== 'and');

/** `keep the house from falling apart`, `keep my garden going through winter` */
const isLasting = (reading: Reading, rest: Kept) =>
  rest.some((at) => wordOf(reading, at) === 'going' || (wordOf(reading, at) === 'from' && isGerundAt(reading, at + 1)));

function isKeptSo(reading: Reading, verb: string, rest: Kept): boolean {
  if (verb === 'keep' && isLasting(reading, rest)) return true;
  return KEEPING.has(verb) && [rest[0], rest.at(-1)].some((at) => KEPT_SO.has(wordOf(reading, at)));
}

/** `lose weight`, `work on my patience`: only what comes of it is said. */
function isBroughtAbout(reading: Reading, verb: string, rest: Kept): boolean {
  const plain = verb.split(' ')[0] ?? verb;
  if (isComeBy(reading, plain, rest) || isTurnedInto(reading, verb, rest)) return true;
  const isBringing = BRINGING_ABOUT.has(verb) || BRINGING_ABOUT.has(plain) || STATES.has(plain);
  // `cut the sugar` is to eat less of it.
  const isOfBody = plain !== 'cut' && isOutcome(reading, rest);
  const isTurned = OUTCOMES.has(headNoun(reading, rest)) || isOfBody || isKeptSo(reading, plain, rest);
  return isBringing && (isTurned || (verb === 'make' && wordOf(reading, rest[0]).endsWith('self')));
}

/** `keep my allotment going twice a week` */
const isTended = (reading: Reading, rest: Kept, { days, times }: Said) =>
  wordOf(reading, rest.at(-1)) === 'going' && (days ?? times) !== null;

/** `be happier`, `lose weight`, `eat better`: no motion shows that it is done. */
function isVague(reading: Reading, verb: string, rest: Kept, said: Said): boolean {
  const plain = verb.split(' ')[0] ?? verb;
  if (rest.length === 0) return isNothingAlone(verb, said);
  // `keep at it`
  if (verb === 'keep' && ON.has(wordOf(reading, rest[0]))) return true;
  if (rest.every((at) => NOTHING_NAMED.has(wordOf(reading, at))) || isOnlyPointing(reading, rest)) return true;
  const isCounted = said.amount !== null && plain !== 'be';
  if (verb === plain && !isCounted && isState(reading, plain, rest)) return true;
  return !isTended(reading, rest, said) && isBroughtAbout(reading, verb, rest);
}

/** An act from the tables, in words that stand for the person's: `Get up early`, `No alcohol`. */
export function prepared(text: string): Made {
  const words = text.toLowerCase().split(' ');
  const isStopping = words[0] === 'no';
  const length = [3, 2].find((count) => isKnownVerb(words.slice(0, count).join(' '))) ?? 1;
  const verb = isStopping ? 'leave' : words.slice(0, length).join(' ');
  const nouns = words.slice(length);
  const kind = isStopping ? 'abstain' : kindOf({ verb, nouns });
  return { text: capital(text), verb, object: nouns.join(' ') || null, kind, isStopping };
}

/** `be a better cook` is to cook; `be a morning person` is to get up early. */
function roleOf(reading: Reading, verb: string, rest: Kept): Made | null {
  if (verb !== 'be' && verb !== 'become') return null;
  const words = nounsOf(reading, rest);
  const role = ROLES.get(words.slice(-2).join(' ')) ?? ROLES.get(words.at(-1) ?? '');
  return role === undefined ? null : prepared(role);
}

/** `see more of my brother` is to see him. */
function behindVerb(reading: Reading, kept: Kept, length: number): Kept {
  const isMoreOf = wordOf(reading, kept[length]) === 'of' && wordOf(reading, (kept[length] ?? 0) - 1) === 'more';
  return kept.slice(isMoreOf ? length + 1 : length);
}

/** `do some walking` is to walk; `do breathing exercises` is not to breathe them. */
function isVerbOf(reading: Reading, rest: Kept): boolean {
  const [at = -1, next] = bare(reading, rest);
  const isNamed = wordOf(reading, at - 1) === 'the' || wordOf(reading, next) === 'up';
  const isWhole = next === undefined || tokenAt(reading, next)?.tag === 'preposition';
  return isWhole && !isNamed && isGerundAt(reading, at);
}

const isKeptFree = (reading: Reading, verb: string, rest: Kept, { days }: Said) =>
  verb === 'keep' && days !== null && rest.length === 1 && OFF.has(wordOf(reading, rest[0]));

const isTimeSpent = (reading: Reading, verb: string, rest: Kept, { amount }: Said) =>
  verb === 'spend' && amount?.unit === 'minute' && wordOf(reading, rest[0]) !== 'time';

/** `keep Friday off`: the day itself is what is kept. */
function keptFree(reading: Reading, from: number, to: number): Made {
  const text = capital(wordsOf(reading, { from, to: to + 1 }));
  return { text, verb: 'keep', object: text.slice('keep '.length), kind: 'rest', isStopping: false };
}

/** An instruction of a verb and what stands after it. */
export function doing(reading: Reading, said: Said, kept: Kept, isPerson: boolean): Made | null {
  const head = tokenAt(reading, kept[0]);
  if (!head || FINITE.has(head.word)) return null;
  const plain = plainVerb(head, isPerson);
  const length = verbLength(reading, kept, plain);
  const verb = [plain, ...kept.slice(1, length).map((at) => wordOf(reading, at))].join(' ');
  const rest = behindVerb(reading, kept, length);
  if (verb === 'do' && isVerbOf(reading, rest)) return doing(reading, said, bare(reading, rest), isPerson);
  if (isKeptFree(reading, verb, rest, said)) return keptFree(reading, kept[0] ?? 0, rest[0] ?? 0);
  if (isVague(reading, verb, rest, said)) return roleOf(reading, verb, rest);
  const isLess = rest.some((at) => ['less', 'fewer'].includes(wordOf(reading, at)));
  const isTime = isTimeSpent(reading, verb, rest, said);
  const text = [isTime ? 'Spend time' : capital(verb), ownWords(reading, rest, isPerson)].filter(Boolean).join(' ');
  const kind = isLess ? 'limit' : kindOf({ verb, nouns: nounsOf(reading, rest) });
  return { text, verb, object: objectOf(reading, rest, isPerson), kind, isStopping: isLess };
}

/** `get better at chopping onions`; what is practised by itself is done: `get better at cooking`. */
export function bettering(reading: Reading, said: Said, kept: Kept): Made | null {
  if (kept.length === 1) return doing(reading, said, kept, false);
  const text = joined(reading, kept);
  return { text: `Practise ${text}`, verb: 'practise', object: text, kind: 'practise', isStopping: false };
}
