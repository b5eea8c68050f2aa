import knowledge from '#content/knowledge.json' with { type: 'json' };
import { wordSet } from '#coach/text/phrases.ts';
import { withinOneEdit } from '#coach/text/language.ts';
import type { Reading, Token } from '#coach/text/reading.ts';
import { isKnownVerb, kindOf, KNOWN_VERBS } from '../words/act-kinds.ts';
import { PEOPLE } from '../words/goal-words.ts';
import { verbForNoun } from '../words/bare-nouns.ts';
import { type Kept, tokenAt, wordOf } from './phrase.ts';

const NO_VERB_AFTER_TO = wordSet('the a my an more less');
const AFTER_VERB = wordSet('to up out down off away with less fewer more');
/** The last word of a thing whose first one is a verb as well: `dance class`. */
const COMPOUNDS = wordSet(knowledge.acts.words.verbsCompounds);
/** What a gerund before them only names: `breathing exercises`, `running club`. */
const OF_GERUND = wordSet('exercise class club group lesson course circle school rehearsal');
const STUDENTS = wordSet(knowledge.acts.words.verbsStudents);
/** Letters from which a slip of the pen is still the same verb. */
const SLIP_FROM = 6;

/** `knit` for `knitting`, when the verb is known. */
export function verbOfGerund(word: string): string | null {
  // `spendin`
  const ending = ['ing', 'in'].find((one) => word.endsWith(one)) ?? '';
  const base = word.slice(0, -ending.length);
  if (ending === '' || word.length < SLIP_FROM || (ending === 'in' && base.length < SLIP_FROM - 2)) return null;
  const single = base.at(-1) === base.at(-2) ? [base.slice(0, -1)] : [];
  return [base, `${base}e`, ...single].find(isKnownVerb) ?? null;
}

/** Its dictionary form, in British or American spelling. */
const isBase = ({ word, lemma }: Token): boolean =>
  word === lemma || isKnownVerb(word) || (word.length === lemma.length && withinOneEdit(word, lemma));

/** What can follow a verb and hardly a thing that is only named. */
const isTaking = (next: Token | undefined): boolean =>
  next !== undefined && (next.tag === 'determiner' || next.tag === 'pronoun' || AFTER_VERB.has(next.word));

/** `Engineering student`, `cooking class`: somebody or something, not what is done. */
const isPartOfName = ({ after }: Token, next: Token | undefined) =>
  after === '' && next !== undefined && (STUDENTS.has(next.lemma) || OF_GERUND.has(next.lemma));

/** `chopping`; `our wedding` is a thing. */
export function isGerundAt(reading: Reading, at: number): boolean {
  const [token, before] = [tokenAt(reading, at), tokenAt(reading, at - 1)];
  if (!token || isPartOfName(token, tokenAt(reading, at + 1))) return false;
  if (token.tag === 'gerund' || token.word === 'being') return true;
  const isNamed = before?.after === '' && ['determiner', 'adjective', 'noun'].includes(before.tag);
  return verbOfGerund(token.word) !== null && !isNamed;
}

/** `play football`, `sketch people`, `run intervals`; not `book club`, `dance class`. */
function isWithThing(isThing: boolean, { after }: Token, next: Token | undefined): boolean {
  if (!next || after !== '' || COMPOUNDS.has(next.lemma)) return false;
  if (isThing) return next.isPlural || next.word === 'people';
  return next.tag === 'noun' || next.tag === 'adjective' || next.tag === 'gerund' || next.tag === 'number';
}

const isAlone = ({ after }: Token, next: Token | undefined) =>
  next === undefined || after !== '' || next.isPlural || ['adverb', 'preposition', 'conjunction'].includes(next.tag);

/** `Phone in the drawer` is no call. */
const isPutAway = ({ word }: Token, next: Token | undefined) =>
  word === 'phone' && (next?.tag === 'preposition' || next?.word === 'away');

/** A word that the grammar takes for a thing, and that what follows shows to be done: `water the plants`. */
function isHiddenVerb(token: Token, next: Token | undefined): boolean {
  const isThing = verbForNoun(token.lemma) !== null;
  // `Water!` is what is drunk.
  if (next === undefined && verbForNoun(token.lemma) === 'Drink') return false;
  if (!isKnownVerb(token.word))
    return token.tag === 'noun' && next?.tag === 'determiner' && token.after === '' && !isThing;
  return isTaking(next) || (!isThing && isAlone(token, next)) || isWithThing(isThing, token, next);
}

/** True for a word that is done, not named: by its class, or because what follows can only stand after a verb. */
export function isVerbAt(reading: Reading, at: number, after: 'to' | null): boolean {
  const [token, next] = [tokenAt(reading, at), tokenAt(reading, at + 1)];
  if (!token) return false;
  if (isGerundAt(reading, at)) return true;
  if (after === 'to') return !NO_VERB_AFTER_TO.has(token.word);
  if (token.after === '' && isKnownVerb(`${token.word} ${next?.word}`)) return true;
  return !isPutAway(token, next) && isPlainVerb(token, next);
}

const isThing = ({ lemma }: Token) => verbForNoun(lemma) === 'Drink';

function isPlainVerb(token: Token, next: Token | undefined): boolean {
  const isHelping = token.tag === 'auxiliary';
  if (!isBase(token) && !isHelping) return false;
  if ((token.tag !== 'verb' || next === undefined) && !isHelping && isThing(token)) return isHiddenVerb(token, next);
  if (token.tag !== 'verb' && !isHelping) return isHiddenVerb(token, next);
  return isKnownVerb(token.word) || verbForNoun(token.lemma) === null || isTaking(next);
}

/** The act's verb as an instruction says it, a slip of the pen mended. */
export function plainVerb(token: Token, isOthers: boolean): string {
  const known = verbOfGerund(token.word);
  if (known !== null) return known;
  const isForm =
    token.tag === 'gerund' ||
    token.tag === 'past' ||
    isOthers ||
    token.word.endsWith('ing') ||
    (token.word === `${token.lemma}s` && isKnownVerb(token.lemma));
  const base = isForm ? token.lemma : token.word;
  if (isKnownVerb(base) || isKnownVerb(token.lemma) || base.length < SLIP_FROM) return base;
  return (
    KNOWN_VERBS.find((verb) => verb[0] === base[0] && verb.length >= SLIP_FROM && withinOneEdit(verb, base)) ?? base
  );
}

/** The words of a verb: `get up`, `look after`. */
export function verbLength(reading: Reading, kept: Kept, verb: string): number {
  const isVerb = (length: number) => {
    const rest = kept.slice(1, length).map((at) => wordOf(reading, at));
    return rest.length === length - 1 && isKnownVerb([verb, ...rest].join(' '));
  };
  return [3, 2].find(isVerb) ?? 1;
}

const OFTEN = wordSet('every each');
const OF_THING = wordSet('noun past');
/** `be in the gym by 7`, `have lights out`: no help to another verb. */
const HELPS = wordSet('be have');
const BEHIND_HELP = wordSet('preposition adverb determiner');
const AFTER_ORDER = wordSet('determiner pronoun preposition adverb number conjunction');

/** `the laptop`; `piano every day` is no piano of somebody. */
const isOwned = (next: Token | undefined) => next?.tag === 'determiner' && !OFTEN.has(next.word);

/** What can stand behind a verb: `play cards`, where the grammar takes the cards for a verb as well. */
function isObject({ word }: Token, next: Token): boolean {
  if (next.isPlural || (next.tag === 'verb' && next.word === `${next.lemma}s`)) return true;
  if (PEOPLE.has(next.lemma) && kindOf({ verb: word, nouns: [] }) === 'contact') return true;
  if (next.word === 'of' || COMPOUNDS.has(next.lemma)) return false;
  return AFTER_ORDER.has(next.tag) || verbForNoun(next.lemma)?.toLowerCase() === word;
}

/** `do squats`, `be in the gym by 7`, `batch cook`. */
function isLeading({ word, after }: Token, next: Token | undefined): boolean {
  if (after !== '' || !next) return false;
  return (
    word === 'do' ||
    (HELPS.has(word) && (BEHIND_HELP.has(next.tag) || next.word === 'home')) ||
    isKnownVerb(`${word} ${next.word}`)
  );
}

/**
 * True for a known verb that begins an item of a list, where the grammar alone takes it for a thing: `walk by the sea`, `shut the laptop`, `drink water`.
 * A club, a class and a bit of something stay things.
 */
export function isListedVerb(reading: Reading, at: number): boolean {
  const [token, next] = [tokenAt(reading, at), tokenAt(reading, at + 1)];
  if (!token || isPutAway(token, next)) return false;
  const isKnown = isKnownVerb(token.word);
  if (token.word !== token.lemma && !isKnown) return false;
  if (isLeading(token, next)) return true;
  if (!OF_THING.has(token.tag) || !(isKnown || isOwned(next))) return false;
  if (token.after !== '' || next === undefined) return isKnown && verbForNoun(token.lemma) !== 'Drink';
  return isObject(token, next);
}
