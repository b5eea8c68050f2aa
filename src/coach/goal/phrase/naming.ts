import knowledge from '#content/knowledge.json' with { type: 'json' };
import { small } from '#core/words/capital.ts';
import { joined } from '#coach/text/joined.ts';
import { meanings, wordSet } from '#coach/text/phrases.ts';
import { type Reading, wordsOf } from '#coach/text/reading.ts';
import { type Said } from '../said/said.ts';
import { isKnownVerb, kindOf } from '../words/act-kinds.ts';
import { saysIt, verbForNoun } from '../words/bare-nouns.ts';
import { OUTCOMES, PEOPLE, PLACES, PROPER, STATES } from '../words/goal-words.ts';
import { prepared } from './doing.ts';
import { pastimeVerb } from './pastime.ts';
import { bare, headNoun, isOutcome, type Kept, type Made, nounsOf, type Phrase, tokenAt, wordOf } from './phrase.ts';

const DOING = wordSet('Draw Do Drink Smoke');
/** Better ones are what practice brings. */
const BETTERED = wordSet('time handicap score average result grade mark memory record eyesight posture');
/** Where a thing is kept that people would spend less time with. */
const PUT_AWAY = wordSet('in off out away down on inside outside downstairs upstairs');
/** A result, not an act: `2 miles under 14 minutes`. */
const LESS_THAN = wordSet('under below over sub');
/** Acts that are counted in a unit that says which: `10,000 steps`. */
const BY_UNIT = meanings(knowledge.acts.words.namingByUnit);

function made(lead: string, text: string, nouns: readonly string[]): Made {
  const verb = (lead.split(' ')[0] ?? lead).toLowerCase();
  return { text: `${lead} ${text}`, verb, object: text, kind: kindOf({ verb, nouns }), isStopping: false };
}

/** A goal's first word is written small, when it no longer stands first. */
function plainStart(reading: Reading, kept: Kept): string {
  const text = joined(reading, kept);
  const first = tokenAt(reading, kept[0]);
  const isName =
    !first ||
    (first.from > 0 && first.tag !== 'determiner') ||
    PROPER.has(first.word) ||
    first.raw === first.raw.toUpperCase();
  return isName ? text : small(text);
}

/** True for a whole sentence, which names no thing: `my back is sore`. `Home-cooked` is a word of its own. */
function isSentence(reading: Reading, thing: Kept): boolean {
  const tagOf = (at: number) => tokenAt(reading, at)?.tag;
  const isFinite = (at: number) => tagOf(at) === 'auxiliary' || (tagOf(at) === 'past' && at !== thing[0]);
  const isThird = (at: number, index: number) =>
    index > 0 && wordOf(reading, at) !== tokenAt(reading, at)?.lemma && STATES.has(wordOf(reading, at).slice(0, -1));
  return thing.some((at, index) => (isFinite(at) && tokenAt(reading, at - 1)?.after !== '-') || isThird(at, index));
}

/** The verb of the last known thing before any place or person. */
function knownVerb(reading: Reading, thing: Kept): string | null {
  const end = thing.findIndex((at, index) => index > 0 && tokenAt(reading, at)?.tag === 'preposition');
  return (
    nounsOf(reading, end < 0 ? thing : thing.slice(0, end))
      .map(verbForNoun)
      .findLast((verb) => verb !== null) ?? null
  );
}

const isNoThing = (reading: Reading, thing: Kept) =>
  thing.length === 0 || LESS_THAN.has(wordOf(reading, thing[0])) || isSentence(reading, thing);

const AT_THING = wordSet('at on');

/** `half an hour at the piano` is half an hour of it. */
function behindPlace(reading: Reading, whole: Kept): Kept {
  const thing = bare(reading, whole);
  if (!AT_THING.has(wordOf(reading, thing[0]))) return whole;
  const own = bare(reading, thing.slice(1));
  return verbForNoun(headNoun(reading, own)) === 'Practise' ? own : whole;
}

const WHERE = wordSet('at on in with');

/** `an hour at the craft group`: time that is spent there; of an instrument it is practised. */
export function spentAt(reading: Reading, kept: Kept): Made | null {
  if (!WHERE.has(wordOf(reading, kept[0])) || kept.length < 2) return null;
  const isPractised = behindPlace(reading, kept) !== kept;
  const isDay = OUTCOMES.has(headNoun(reading, bare(reading, kept)));
  return isPractised || isDay ? null : made('Spend time', joined(reading, kept), nounsOf(reading, kept));
}

/** `cholesterol down`; sugar alone is a thing. */
const isTurned = (reading: Reading, thing: Kept) => thing.length > 1 && isOutcome(reading, thing);

/** What is named with these is done: `physio stuff`. */
const OF_ACTS = new Set(['Do', 'Go to the', 'Practise']);

/** What comes of acts, or would be better by itself: a mood, a marriage. */
const isWishedFor = (head: string, nouns: readonly string[], isBetter: boolean) =>
  (OUTCOMES.has(head) && !nouns.slice(0, -1).some((noun) => OF_ACTS.has(verbForNoun(noun) ?? ''))) ||
  (isBetter && [head, nouns.at(-1) ?? ''].some((one) => BETTERED.has(one)));

/** `Go open water swimming`; what is no way of moving is practised. */
function ofPastime(verb: string, text: string, nouns: readonly string[]): Made {
  if (kindOf({ verb, nouns: [] }) !== 'move') return made('Practise', text, nouns);
  return { ...made('Go', text, nouns), kind: 'move' };
}

/** A thing that is only named gets the verb that people use with it; null for what is no act. */
export function naming(reading: Reading, { turns }: Phrase, whole: Kept): Made | null {
  const kept = behindPlace(reading, whole);
  const way = pastimeVerb(reading, kept, turns);
  if (way !== null) return ofPastime(way, plainStart(reading, kept), nounsOf(reading, kept));
  return ofNamed(reading, kept, turns);
}

function ofNamed(reading: Reading, kept: Kept, turns: Phrase['turns']): Made | null {
  const thing = bare(reading, kept);
  const head = headNoun(reading, thing);
  const isBetter = turns.includes('better');
  if (isNoThing(reading, thing) || (isBetter && PEOPLE.has(head))) return null;
  const text = plainStart(reading, kept);
  const nouns = nounsOf(reading, thing);
  if (nouns[0] === 'time' && nouns.length > 2) return made('Spend', text.replace('more time', 'time'), nouns);
  if (isTurned(reading, thing) || isWishedFor(head, nouns, isBetter)) return null;
  const isAgain = turns.includes('thing');
  const state = stateOf(reading, thing, kept);
  if (state) return state;
  const known = inCompany(reading, thing, knownVerb(reading, thing));
  if (known) return withVerb(known, { text, plain: plainStart(reading, thing), nouns, isAgain });
  if (isBetter) return made('Practise', text, nouns);
  return isAgain ? again(reading, kept, { head, text, nouns }) : null;
}

/** A thing that somebody would have again; `keep up with my grandson` is what comes of it. */
const again = (reading: Reading, kept: Kept, { head, text, nouns }: { head: string; text: string; nouns: string[] }) =>
  PEOPLE.has(head) ? null : made(verbAgain(reading, kept, head), text, nouns);

/** What is done with a thing that somebody would have again, where no verb is known for it. */
function verbAgain(reading: Reading, kept: Kept, head: string): string {
  if (PLACES.has(head)) return 'Go to the';
  return ['my', 'the'].includes(wordOf(reading, kept[0])) ? 'Work on' : 'Practise';
}

/** Where or how somebody would be: `in bed`, `home`, `up`. */
const STATES_OF = new Map(Object.entries(meanings('Be: in, home, asleep, outside; Get: out, up, off')));

/** `in bed` by ten, `home` by six, `up` at seven; a bed alone is gone to. */
function stateOf(reading: Reading, thing: Kept, kept: Kept): Made | null {
  const first = wordOf(reading, kept[0]);
  const head = headNoun(reading, thing);
  const isOwnBed = head === 'bed' && thing.length === kept.length;
  if (isOwnBed && (first === 'bed' || first === 'early'))
    return prepared(first === 'bed' ? 'go to bed' : 'go to bed early');
  const lead = STATES_OF.get(first);
  const isPlace = first === 'off' || PLACES.has(head) || (kept.length === 1 && first !== 'in');
  return lead && isPlace ? prepared(`${lead.toLowerCase()} ${joined(reading, kept)}`) : null;
}

/** `dinner with both teenagers` is had, `phone in the drawer` is kept there. */
function inCompany(reading: Reading, thing: Kept, known: string | null): string | null {
  const next = thing[1] === undefined ? undefined : tokenAt(reading, thing[1]);
  if (known === 'Cook' && next?.word === 'with') return 'Have';
  return known === 'Spend time on' && next && PUT_AWAY.has(next.word) ? 'Keep' : known;
}

type Thing = {
  readonly text: string;
  readonly plain: string;
  readonly nouns: readonly string[];
  readonly isAgain: boolean;
};

/** `Go for a walk`, `Practise my scales`; to get back to one's shed is not to tidy it. */
function withVerb(known: string, { text, plain, nouns, isAgain }: Thing): Made | null {
  if (known === 'Tidy' && isAgain) return null;
  // `Sketch` says itself what is done.
  const isSaid = known === 'Drink' ? kindOf({ verb: plain, nouns: [] }) === 'drink' : DOING.has(known);
  if (isSaid && isKnownVerb(plain)) return prepared(plain);
  const isOne = known.endsWith(' a');
  // `three runs` are `a run` each.
  const one = isOne && nouns.length === 1 ? (nouns[0] ?? plain) : plain;
  return made(known, isOne || known.endsWith('the') ? small(one) : text, nouns);
}

/** `early nights`, `meditation`: what people do has a shorter name. */
export function shorter(reading: Reading, { from, to, turns }: Phrase): Made | null {
  const whole = saysIt(wordsOf(reading, { from, to }).toLowerCase());
  return whole === null || turns.includes('stop') ? null : prepared(whole);
}

/** A thing that nothing is known of, but how many or on which days: `100 free throws`, `pub quiz with Dan on Tuesdays`. */
export function counted(reading: Reading, { amount, days, times }: Said, kept: Kept): Made | null {
  const thing = bare(reading, kept);
  const isNoun = tokenAt(reading, thing[0])?.tag !== 'preposition' && nounsOf(reading, thing).length > 0;
  const isSaid = amount !== null || days !== null || times !== null;
  if (!isNoun || !isSaid || isSentence(reading, thing) || OUTCOMES.has(headNoun(reading, thing))) return null;
  if (LESS_THAN.has(wordOf(reading, thing[0]))) return null;
  return made(PEOPLE.has(headNoun(reading, thing)) ? 'See' : 'Do', plainStart(reading, kept), nounsOf(reading, thing));
}

/** `10,000 steps a day` are walked. */
export function byUnit({ amount }: Said): Made | null {
  const known = amount && Object.hasOwn(BY_UNIT, amount.unit) ? BY_UNIT[amount.unit] : undefined;
  return known === undefined ? null : prepared(known);
}
