import { joined } from '#coach/text/joined.ts';
import { gerund } from '#coach/text/gerund.ts';
import { withinOneEdit } from '#coach/text/language.ts';
import { type Reading, type Token, wordsOf } from '#coach/text/reading.ts';
import { KNOWN_VERBS, isKnownVerb, kindOf } from './words/act-kinds.ts';
import { saysIt, verbForNoun } from './words/bare-nouns.ts';
import {
  BRINGING_ABOUT,
  EMPTY_VERBS,
  HOW_WELL,
  OUTCOMES,
  PEOPLE,
  PROPER,
  ROLES,
  STATES,
  VAGUE_WITH_HOW,
} from './words/goal-words.ts';
import type { ActKind, NamedAct } from './named-act.ts';
import type { Turn } from './openers.ts';
import { personIn, placeIn, type Said, saidIn } from './said-values.ts';

/** A stretch of a goal that may name one act, and how what stands before it turns it. */
export type Phrase = {
  readonly from: number;
  readonly to: number;
  readonly turns: readonly Turn[];
  /** Where the words begin that say less: `cut down on`. */
  readonly lessFrom: number;
};

type Made = {
  readonly text: string;
  readonly verb: string;
  readonly object: string | null;
  readonly kind: ActKind;
  readonly isStopping: boolean;
};

const LONGEST_TEXT = 200;
/** What an instruction does not end with. */
const DANGLING = new Set(
  'for of at to the a an and or with in from my about by than that as on who is be around'.split(' '),
);
const LEADS = new Set('the a an one some any my more less fewer this that all of on in own enough'.split(' '));
/** Acts that are counted in a unit that says which: `10,000 steps`. */
const BY_UNIT: Readonly<Record<string, string>> = {
  step: 'Walk',
  page: 'Read',
  chapter: 'Read',
  word: 'Write',
  length: 'Swim',
  lap: 'Swim',
  kilometre: 'Run',
  mile: 'Run',
  litre: 'Drink water',
  glass: 'Drink water',
};
/** They can be done, though `be` is a state. */
const BE = new Set(['in', 'up', 'outside', 'outdoors', 'home', 'on', 'out', 'at', 'there']);

const tokenAt = ({ tokens }: Reading, at: number | undefined): Token | undefined =>
  at === undefined ? undefined : tokens[at];
const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** True for a word that is done, not named: by its class, or because what follows can only stand after a verb. */
/** `knit` for `knitting`, when the verb is known. */
function verbOfGerund(word: string): string | null {
  if (!word.endsWith('ing') || word.length < 6) return null;
  const base = word.slice(0, -3);
  const single = base.at(-1) === base.at(-2) ? [base.slice(0, -1)] : [];
  return [base, `${base}e`, ...single].find(isKnownVerb) ?? null;
}

export function isVerbAt(reading: Reading, at: number, after: 'to' | null): boolean {
  const [token, next] = [tokenAt(reading, at), tokenAt(reading, at + 1)];
  if (!token) return false;
  const isNamed =
    ['determiner', 'adjective', 'noun'].includes(tokenAt(reading, at - 1)?.tag ?? '') &&
    tokenAt(reading, at - 1)?.after === '';
  if (token.tag === 'gerund' || (verbOfGerund(token.word) !== null && !isNamed)) return true;
  if (token.lemma === 'be' && token.word === 'being') return true;
  if (after === 'to') return !['the', 'a', 'my', 'an', 'more', 'less'].includes(token.word);
  if (!isBase(token) && token.tag !== 'auxiliary') return false;
  if (token.tag === 'verb' || token.tag === 'auxiliary') {
    const isThing = verbForNoun(token.lemma) !== null && !isTaking(next);
    return !(isThing && !isKnownVerb(token.word));
  }
  if (!isKnownVerb(token.word))
    return (
      token.tag === 'noun' && next?.tag === 'determiner' && token.after === '' && verbForNoun(token.lemma) === null
    );
  const isAlone =
    next === undefined || token.after !== '' || next.isPlural || ['adverb', 'preposition'].includes(next.tag);
  return isTaking(next) || (verbForNoun(token.lemma) === null && isAlone);
}

/** Its dictionary form, in British or American spelling. */
function isBase({ word, lemma }: Token): boolean {
  return word === lemma || isKnownVerb(word) || (word.length === lemma.length && withinOneEdit(word, lemma));
}

/** What can follow a verb and hardly a thing that is only named. */
function isTaking(next: Token | undefined): boolean {
  return (
    next !== undefined &&
    (['determiner', 'pronoun'].includes(next.tag) ||
      ['to', 'up', 'out', 'down', 'off', 'away', 'with', 'less', 'fewer', 'more'].includes(next.word))
  );
}

/** The act's verb as an instruction says it, a slip of the pen mended. */
function plainVerb(token: Token, isOthers: boolean): string {
  const known = verbOfGerund(token.word);
  if (known !== null) return known;
  const isForm = token.tag === 'gerund' || token.tag === 'past' || isOthers || token.word.endsWith('ing');
  const base = isForm ? token.lemma : token.word;
  if (isKnownVerb(base) || isKnownVerb(token.lemma) || base.length < 6) return base;
  return KNOWN_VERBS.find((verb) => verb[0] === base[0] && verb.length >= 6 && withinOneEdit(verb, base)) ?? base;
}

/** The words of a verb: `get up`, `look after`. */
function verbLength(reading: Reading, kept: readonly number[], verb: string): number {
  for (const length of [3, 2]) {
    const rest = kept.slice(1, length).map((at) => tokenAt(reading, at)?.word ?? '');
    if (rest.length === length - 1 && isKnownVerb([verb, ...rest].join(' '))) return length;
  }
  return 1;
}

function trimmed(reading: Reading, kept: readonly number[]): number[] {
  const out = [...kept];
  while (out.length > 0 && DANGLING.has(tokenAt(reading, out.at(-1))?.word ?? '')) out.pop();
  return out;
}

/** What is left after the words that stand before a thing: `my`, `some`. */
function bare(reading: Reading, kept: readonly number[]): number[] {
  const first = kept.findIndex((at) => !LEADS.has(tokenAt(reading, at)?.word ?? ''));
  return first < 0 ? [] : kept.slice(first);
}

/** `his kids` are `my kids`, where somebody says who they would be. */
function ownWords(reading: Reading, kept: readonly number[], isPerson: boolean): string {
  const text = joined(reading, kept);
  if (!isPerson) return text;
  const own: Readonly<Record<string, string>> = {
    his: 'my',
    her: 'my',
    their: 'my',
    your: 'my',
    himself: 'myself',
    herself: 'myself',
    themselves: 'myself',
  };
  return text
    .split(' ')
    .map((word) => own[word] ?? word)
    .join(' ');
}

/** The last noun of what an act is done to, before any place, person or reason. */
function headNoun(reading: Reading, kept: readonly number[]): string {
  let head = '';
  for (const at of kept) {
    const token = tokenAt(reading, at);
    if (token?.tag === 'preposition' && head !== '') break;
    if (token && token.tag !== 'determiner' && token.tag !== 'preposition') head = nounOf(token);
  }
  return head;
}

/** `be happier`, `lose weight`, `eat better`: no motion shows that it is done. */
function isVague(reading: Reading, verb: string, rest: readonly number[], said: Said): boolean {
  const words = rest.map((at) => tokenAt(reading, at)?.word ?? '');
  const plain = verb.split(' ')[0] ?? verb;
  if (words.length === 0 && said.amount === null)
    return (
      ['eat', 'live', 'move', 'do', 'be', 'look', 'sleep', 'work', 'think', 'make'].includes(verb) ||
      (STATES.has(verb) && !isKnownVerb(verb))
    );
  if (plain === 'become') return true;
  if (verb !== plain) return OUTCOMES.has(headNoun(reading, rest));
  if (plain === 'be') return !BE.has(words[0] ?? '');
  if (VAGUE_WITH_HOW.has(verb) && words.length > 0 && words.every((word) => HOW_WELL.has(word))) return true;
  const isAllHow = words.every(
    (word, index) =>
      ['adjective', 'adverb', 'past'].includes(tokenAt(reading, rest[index])?.tag ?? '') || word === 'less',
  );
  if (STATES.has(plain) && isAllHow && said.amount === null) return true;
  return (
    (BRINGING_ABOUT.has(verb) || BRINGING_ABOUT.has(plain) || STATES.has(plain)) &&
    OUTCOMES.has(headNoun(reading, rest))
  );
}

function objectOf(reading: Reading, rest: readonly number[], isPerson: boolean): string | null {
  const first = tokenAt(reading, rest[0]);
  if (!first || first.tag === 'preposition') return null;
  const end = rest.findIndex(
    (at, index) =>
      index > 0 && ['with', 'to', 'at', 'in', 'on', 'for', 'from', 'by'].includes(tokenAt(reading, at)?.word ?? ''),
  );
  const object = ownWords(reading, trimmed(reading, end < 0 ? rest : rest.slice(0, end)), isPerson);
  return object === '' ? null : object;
}

/** Dictionary forms; `weights` are not the weight that somebody would lose. */
const nounOf = (token: Token | undefined) => (token?.word === 'weights' ? token.word : (token?.lemma ?? ''));
const nounsOf = (reading: Reading, kept: readonly number[]) => kept.map((at) => nounOf(tokenAt(reading, at)));

/** An instruction of a verb and what stands after it. */
function doing(reading: Reading, said: Said, kept: readonly number[], isPerson: boolean): Made | null {
  const head = tokenAt(reading, kept[0]);
  if (!head) return null;
  const plain = plainVerb(head, isPerson);
  const length = verbLength(reading, kept, plain);
  const verb = [plain, ...kept.slice(1, length).map((at) => tokenAt(reading, at)?.word ?? '')].join(' ');
  const rest = kept.slice(length);
  const isLess = rest.some((at) => ['less', 'fewer'].includes(tokenAt(reading, at)?.word ?? ''));
  if (isVague(reading, verb, rest, said)) return roleOf(reading, verb, rest);
  const kind = isLess ? 'limit' : kindOf({ verb, nouns: nounsOf(reading, rest) });
  const isTime = verb === 'spend' && said.amount?.unit === 'minute' && tokenAt(reading, rest[0])?.word !== 'time';
  const text = [isTime ? 'Spend time' : capital(verb), ownWords(reading, rest, isPerson)].filter(Boolean).join(' ');
  return { text, verb, object: objectOf(reading, rest, isPerson), kind, isStopping: isLess };
}

/** An act from the tables, in words that stand for the person's: `Get up early`, `No alcohol`. */
function prepared(text: string): Made {
  const words = text.toLowerCase().split(' ');
  const isStopping = words[0] === 'no';
  const length = [3, 2].find((count) => isKnownVerb(words.slice(0, count).join(' '))) ?? 1;
  const verb = isStopping ? 'leave' : words.slice(0, length).join(' ');
  const nouns = words.slice(length);
  const kind = isStopping ? 'abstain' : kindOf({ verb, nouns });
  return { text: capital(text), verb, object: nouns.join(' ') || null, kind, isStopping };
}

/** `be a better cook` is to cook; `be a morning person` is to get up early. */
function roleOf(reading: Reading, verb: string, rest: readonly number[]): Made | null {
  if (verb !== 'be' && verb !== 'become') return null;
  const words = nounsOf(reading, rest);
  const role = ROLES.get(words.slice(-2).join(' ')) ?? ROLES.get(words.at(-1) ?? '');
  if (role === undefined) return null;
  return prepared(role);
}

/** `No phone in bed`, `No biting my nails`. */
function leaving(reading: Reading, kept: readonly number[], isVerb: boolean, isPerson: boolean): Made | null {
  const head = tokenAt(reading, kept[0]);
  if (!head) return null;
  const verb = plainVerb(head, isPerson);
  const isEmpty = isVerb && EMPTY_VERBS.has(verb) && kept.length > 1;
  const skip = isEmpty && ['at', 'on', 'to', 'up'].includes(tokenAt(reading, kept[1])?.word ?? '') ? 2 : 1;
  const thing = bare(reading, isEmpty ? kept.slice(skip) : kept);
  if (
    thing.length === 0 ||
    (verb === 'be' && isVerb) ||
    (isVerb && STATES.has(verb) && !isKnownVerb(verb) && kept.length === 1)
  )
    return null;
  if (
    OUTCOMES.has(headNoun(reading, thing)) ||
    (isVerb && ['worry', 'feel', 'overthink', 'compare', 'stress', 'panic'].includes(verb))
  )
    return null;
  if (isVerb && !isEmpty) {
    const form = head.word.endsWith('ing') ? head.word : gerund(verb);
    const text = `No ${[form, ownWords(reading, kept.slice(1), isPerson)].filter(Boolean).join(' ')}`;
    return { text, verb, object: objectOf(reading, kept.slice(1), isPerson), kind: 'abstain', isStopping: true };
  }
  const text = ownWords(reading, thing, isPerson);
  return { text: `No ${text}`, verb: isEmpty ? verb : 'leave', object: text, kind: 'abstain', isStopping: true };
}

/** `Drink less coffee`, `Cut down on crisps`. */
function lessening(
  reading: Reading,
  { lessFrom, from }: Phrase,
  kept: readonly number[],
  isVerb: boolean,
): Made | null {
  const head = tokenAt(reading, kept[0]);
  if (!head || OUTCOMES.has(headNoun(reading, bare(reading, kept)))) return null;
  const lead = tokenAt(reading, lessFrom)?.word ?? 'less';
  const made = (verb: string, text: string): Made => ({
    text,
    verb,
    object: joined(reading, kept),
    kind: 'limit',
    isStopping: true,
  });
  if (isVerb && (lead === 'less' || lead === 'not')) {
    const verb = plainVerb(head, false);
    return made(verb, [capital(verb), 'less', joined(reading, kept.slice(1))].filter(Boolean).join(' '));
  }
  if (['less', 'fewer', 'not', 'do', 'have', 'get'].includes(lead)) {
    const known = nounsOf(reading, kept)
      .map(verbForNoun)
      .findLast((verb) => verb !== null);
    const word = lead === 'fewer' ? 'fewer' : 'less';
    const verb = known ?? 'Have';
    const text =
      verb === 'Spend time on'
        ? `Spend less time on ${joined(reading, kept)}`
        : `${verb} ${word} ${joined(reading, kept)}`;
    return made((verb.split(' ')[0] ?? verb).toLowerCase(), text);
  }
  const leadWords = Array.from({ length: from - lessFrom }, (_, offset) => lessFrom + offset);
  const plainLead = [capital(tokenAt(reading, lessFrom)?.lemma ?? ''), joined(reading, leadWords.slice(1))]
    .filter(Boolean)
    .join(' ');
  return made(plainLead.toLowerCase(), [plainLead, joined(reading, kept)].join(' '));
}

/** A goal's first word is written small, when it no longer stands first. */
function plainStart(reading: Reading, kept: readonly number[]): string {
  const text = joined(reading, kept);
  const first = tokenAt(reading, kept[0]);
  const isName =
    first === undefined || first.from > 0 || PROPER.has(first.word) || first.raw === first.raw.toUpperCase();
  return isName ? text : `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
}

/** A thing that is only named gets the verb that people use with it; null for what is no act. */
function naming(reading: Reading, phrase: Phrase, kept: readonly number[]): Made | null {
  const thing = bare(reading, kept);
  const last = tokenAt(reading, thing[0]);
  if (
    !last ||
    thing.some(
      (at) =>
        ['auxiliary', 'past'].includes(tokenAt(reading, at)?.tag ?? '') && tokenAt(reading, at - 1)?.after !== '-',
    )
  )
    return null;
  const text = plainStart(reading, kept);
  const lemmas = nounsOf(reading, thing);
  if (phrase.turns.includes('better') && PEOPLE.has(headNoun(reading, thing))) return null;
  if (lemmas[0] === 'time' && lemmas.length > 2) return made('Spend', text.replace('more time', 'time'), lemmas);
  if (OUTCOMES.has(headNoun(reading, thing))) return null;
  const isBetter = phrase.turns.includes('better');
  const end = thing.findIndex((at, index) => index > 0 && tokenAt(reading, at)?.tag === 'preposition');
  const known = lemmas
    .slice(0, end < 0 ? undefined : end)
    .map(verbForNoun)
    .findLast((verb) => verb !== null);
  if (known === 'Tidy' && phrase.turns.includes('thing')) return null;
  if (known)
    return made(known, known.endsWith(' a') || known.endsWith('the') ? plainStart(reading, thing) : text, lemmas);
  if (isBetter) return made('Practise', text, lemmas);
  const isOwn = ['my', 'the'].includes(tokenAt(reading, kept[0])?.word ?? '');
  if (phrase.turns.includes('thing')) return made(isOwn ? 'Work on' : 'Practise', text, lemmas);
  return null;
}

function made(lead: string, text: string, nouns: readonly string[]): Made {
  const verb = (lead.split(' ')[0] ?? lead).toLowerCase();
  return { text: `${lead} ${text}`, verb, object: text, kind: kindOf({ verb, nouns }), isStopping: false };
}

/** `early nights`, `meditation`: what people do has a shorter name. */
function shorter(reading: Reading, { from, to, turns }: Phrase): Made | null {
  const whole = saysIt(wordsOf(reading, { from, to }).toLowerCase());
  if (whole === null || turns.includes('stop')) return null;
  return prepared(whole);
}

function byUnit({ amount }: Said): Made | null {
  if (!amount) return null;
  const known = Object.hasOwn(BY_UNIT, amount.unit) ? BY_UNIT[amount.unit] : undefined;
  if (known === undefined) return null;
  const [verb = '', object = null] = known.toLowerCase().split(' ');
  return { text: known, verb, object, kind: kindOf({ verb, nouns: object ? [object] : [] }), isStopping: false };
}

/** `stop smoke` is to stop smoking; `no phone` is no call. */
function isLeftVerb(reading: Reading, { turns }: Phrase, at: number): boolean {
  const token = tokenAt(reading, at);
  const isDone = kindOf({ verb: token?.word ?? '', nouns: [] }) === 'abstain' || token?.word === 'drink';
  return turns.includes('never') ? isVerbAt(reading, at, 'to') : isDone && tokenAt(reading, at - 1)?.word !== 'no';
}

function makeOf(reading: Reading, phrase: Phrase, said: Said, kept: readonly number[]): Made | null {
  const { turns } = phrase;
  const first = kept[0];
  if (first === undefined) return byUnit(said);
  const isPerson = turns.includes('person');
  const isTo = tokenAt(reading, phrase.from - 1)?.word === 'to' && turns.at(-1) === 'wish';
  const isVerb = isPerson || isVerbAt(reading, first, isTo ? 'to' : null);
  const isLeft = turns.includes('stop') || turns.includes('never');
  const free = kept.findIndex((at, index) => index > 0 && tokenAt(reading, at)?.word === 'free');
  if (isLeft) return leaving(reading, kept, isVerb || isLeftVerb(reading, phrase, first), isPerson);
  const isFree = !isVerb || tokenAt(reading, first)?.word === 'have';
  if (isFree && free > 0 && free <= 3)
    return leaving(reading, kept.slice(tokenAt(reading, first)?.word === 'have' ? 1 : 0, free), false, false);
  if (turns.includes('less')) return lessening(reading, phrase, kept, isVerb);
  if (!isVerb) return naming(reading, phrase, kept) ?? byUnit(said);
  const isBetter = turns.includes('better') && tokenAt(reading, first)?.tag === 'gerund';
  return isBetter ? bettering(reading, said, kept) : doing(reading, said, kept, isPerson);
}

/** `get better at chopping onions`; what is practised by itself is done: `get better at cooking`. */
function bettering(reading: Reading, said: Said, kept: readonly number[]): Made | null {
  if (kept.length === 1) return doing(reading, said, kept, false);
  const text = joined(reading, kept);
  return { text: `Practise ${text}`, verb: 'practise', object: text, kind: 'practise', isStopping: false };
}

/** The act that a phrase names; null when it names none. */
export function actOf(reading: Reading, phrase: Phrase): NamedAct | null {
  const said = saidIn(reading, phrase);
  const kept = trimmed(reading, said.kept);
  const made = shorter(reading, phrase) ?? makeOf(reading, phrase, said, kept);
  if (!made || made.text.length > LONGEST_TEXT) return null;
  const { amount, days, times, when, deadline, already } = said;
  return {
    ...made,
    person: personIn(reading, kept),
    place: placeIn(reading, kept),
    when,
    amount,
    times: days ? null : times,
    days,
    deadline,
    already,
  };
}
