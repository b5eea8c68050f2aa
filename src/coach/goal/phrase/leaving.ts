import { capital } from '#core/words/capital.ts';
import { gerund } from '#coach/text/word-forms.ts';
import { wordSet } from '#coach/text/phrases.ts';
import { joined } from '#coach/text/joined.ts';
import type { Reading, Token } from '#coach/text/reading.ts';
import { isKnownVerb, kindOf } from '../words/act-kinds.ts';
import { verbForNoun } from '../words/bare-nouns.ts';
import { BRINGING_ABOUT, EMPTY_VERBS, OUTCOMES, STATES } from '../words/goal-words.ts';
import {
  bare,
  headNoun,
  isOutcome,
  type Kept,
  type Made,
  nounsOf,
  objectOf,
  ownWords,
  type Phrase,
  tokenAt,
  wordOf,
} from './phrase.ts';
import { isVerbAt, plainVerb } from './verbs.ts';

/** What goes on in the mind is not left by wanting to. */
const OF_MIND = wordSet('worry feel overthink compare stress panic be bear stand face imagine');
/** `I can't sleep`: nobody is to go without these. */
const NEEDED = wordSet('sleep rest breathe');
const ONLY_LESS = wordSet('less fewer not do have get');

/** `using my phone`: the thing alone is left. */
function thingOf(reading: Reading, kept: Kept, verb: string, isVerb: boolean): { thing: number[]; isEmpty: boolean } {
  const isEmpty = isVerb && EMPTY_VERBS.has(verb) && kept.length > 1;
  const skip = ['at', 'on', 'to', 'up'].includes(wordOf(reading, kept[1])) ? 2 : 1;
  return { thing: bare(reading, isEmpty ? kept.slice(skip) : kept), isEmpty };
}

const isOfMind = (verb: string, isAlone: boolean) =>
  OF_MIND.has(verb) || (isAlone && (NEEDED.has(verb) || (STATES.has(verb) && !isKnownVerb(verb))));

/** What goes on in a mind, or only comes of something, nobody can leave off. */
const isNoAct = (verb: string, isOutcome: boolean, isAlone: boolean) =>
  isOfMind(verb, isAlone) || (isOutcome && (!isKnownVerb(verb) || BRINGING_ABOUT.has(verb)));

/** `No phone in bed`, `No biting my nails`. */
export function leaving(reading: Reading, kept: Kept, isVerb: boolean, isPerson: boolean): Made | null {
  const head = tokenAt(reading, kept[0]);
  if (!head || head.tag === 'preposition') return null;
  const verb = plainVerb(head, isPerson);
  const { thing, isEmpty } = thingOf(reading, kept, verb, isVerb);
  const isOutcome = OUTCOMES.has(headNoun(reading, thing));
  if (thing.length === 0 || (isVerb ? isNoAct(verb, isOutcome, kept.length === 1) : isOutcome)) return null;
  if (isVerb && !isEmpty) return leftVerb(reading, head, kept.slice(1), isPerson);
  const text = ownWords(reading, thing, isPerson);
  return { text: `No ${text}`, verb: isEmpty ? verb : 'leave', object: text, kind: 'abstain', isStopping: true };
}

function leftVerb(reading: Reading, head: Token, rest: Kept, isPerson: boolean): Made {
  const verb = plainVerb(head, isPerson);
  const text = `No ${[head.word.endsWith('ing') ? head.word : gerund(verb), ownWords(reading, rest, isPerson)].filter(Boolean).join(' ')}`;
  return { text, verb, object: objectOf(reading, rest, isPerson), kind: 'abstain', isStopping: true };
}

/** `stop smoke` is to stop smoking; `no phone` is no call, and `not clients` no verb. */
export function isLeftVerb(reading: Reading, { turns }: Phrase, at: number): boolean {
  const isMany = tokenAt(reading, at)?.isPlural === true;
  if (turns.includes('never') && !isMany) return isVerbAt(reading, at, 'to');
  const word = wordOf(reading, at);
  const isDone = word === 'drink' || kindOf({ verb: word, nouns: [] }) === 'abstain';
  return isDone && wordOf(reading, at - 1) !== 'no';
}

/** `less telly` gets the verb that people use with it: `Watch less telly`. */
function lessOfThing(reading: Reading, kept: Kept, isFewer: boolean): { verb: string; text: string } {
  const known = nounsOf(reading, kept)
    .map(verbForNoun)
    .findLast((verb) => verb !== null);
  const said = joined(reading, kept);
  if (known === 'Spend time on') return { verb: 'spend', text: `Spend less time on ${said}` };
  const verb = known?.split(' ')[0] ?? 'Have';
  return { verb: verb.toLowerCase(), text: `${verb} ${isFewer ? 'fewer' : 'less'} ${said}` };
}

/** `less angry`, `less lonely`; `less processed food` is a thing. */
const isOnlyHow = (reading: Reading, kept: Kept) =>
  tokenAt(reading, kept[0])?.tag === 'adjective' &&
  !['noun', 'adjective', 'gerund'].includes(tokenAt(reading, kept[1])?.tag ?? '');

/** `Less of a burden`, `lower my sugar`: what somebody would be, or what comes of what is done. */
const isWhatComesOfIt = (reading: Reading, kept: Kept, lead: string) =>
  OUTCOMES.has(headNoun(reading, bare(reading, kept))) ||
  isOnlyHow(reading, kept) ||
  wordOf(reading, kept[0]) === 'of' ||
  (lead === 'lower' && isOutcome(reading, kept));

/** `Drink less coffee`, `Cut down on crisps`. */
export function lessening(reading: Reading, { lessFrom, from }: Phrase, kept: Kept, isVerb: boolean): Made | null {
  const head = tokenAt(reading, kept[0]);
  const lead = wordOf(reading, lessFrom) || 'less';
  if (!head || isWhatComesOfIt(reading, kept, lead)) return null;
  const object = joined(reading, kept);
  if (isVerb && (lead === 'less' || lead === 'not')) {
    const verb = plainVerb(head, false);
    const isMany = tokenAt(reading, kept[1])?.isPlural === true;
    const text = [capital(verb), isMany ? 'fewer' : 'less', joined(reading, kept.slice(1))].filter(Boolean).join(' ');
    return { text, verb, object, kind: 'limit', isStopping: true };
  }
  if (ONLY_LESS.has(lead))
    return { ...lessOfThing(reading, kept, lead === 'fewer'), object, kind: 'limit', isStopping: true };
  const others = Array.from({ length: from - lessFrom - 1 }, (_, offset) => lessFrom + 1 + offset);
  const verb = [tokenAt(reading, lessFrom)?.lemma ?? '', joined(reading, others)].filter(Boolean).join(' ');
  return { text: `${capital(verb)} ${object}`, verb: verb.toLowerCase(), object, kind: 'limit', isStopping: true };
}
