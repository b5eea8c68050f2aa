import { type Reading, read, spanAt } from '#coach/text/reading.ts';
import { doneByUnit } from '../done-by-unit.ts';
import type { NamedAct } from '../named-act.ts';
import { NOTHING_SAID, type Said } from '../said/said.ts';
import { personIn, placeIn, saidIn } from '../said/said-in.ts';
import { bettering, doing, prepared } from './doing.ts';
import { isLeftVerb, leaving, lessening } from './leaving.ts';
import { byUnit, counted, naming, shorter, spentAt } from './naming.ts';
import { type Kept, type Made, type Phrase, tokenAt, trimmed, wordOf } from './phrase.ts';
import { isNamed } from './pastime.ts';
import { isKnownVerb, kindOf } from '../words/act-kinds.ts';
import { verbForNoun } from '../words/bare-nouns.ts';
import { isListedVerb, isVerbAt } from './verbs.ts';

const LONGEST_TEXT = 200;
/** In `have a phone free Sunday` it is the fourth word. */
const FREE_BY = 3;
const DAYS_A_WEEK = 7;

/** `two alcohol-free days`, `4 dry days a week`: how many days are free of it. */
function freeDays(reading: Reading, kept: Kept): { readonly from: number; readonly times: number } | null {
  const number = kept[0] === undefined ? null : spanAt(reading, 'number', kept[0]);
  const isOfDays = kept.some((at) => tokenAt(reading, at)?.lemma === 'day');
  return number && isOfDays && number.value <= DAYS_A_WEEK ? { from: 1, times: number.value } : null;
}

/** `alcohol-free weekdays`, `have a phone free Sunday`: what the day is free of. */
function freeOf(reading: Reading, kept: Kept, isVerb: boolean): Made | null {
  // `one evening a week with no phone`
  if (
    kept
      .slice(0, 2)
      .map((at) => wordOf(reading, at))
      .join(' ') === 'with no'
  )
    return leaving(reading, kept.slice(2), false, false);
  const isHaving = wordOf(reading, kept[0]) === 'have';
  const days = freeDays(reading, kept.slice(isHaving ? 1 : 0));
  const free = kept.findIndex((at, index) => index > 0 && wordOf(reading, at) === 'free');
  const isCounted = tokenAt(reading, kept[free - 1])?.tag === 'number';
  if (free < 0 || free > FREE_BY || isCounted || (isVerb && !isHaving)) return null;
  return leaving(reading, kept.slice((isHaving ? 1 : 0) + (days?.from ?? 0), free), false, false);
}

function isVerbOf(reading: Reading, { from, turns }: Phrase, first: number): boolean {
  if (turns.includes('person')) return true;
  const isAfterTo = wordOf(reading, from - 1) === 'to' && (turns.at(-1) === 'wish' || turns.at(-1) === 'skip');
  return isVerbAt(reading, first, isAfterTo ? 'to' : null) || isDoneTo(reading, first);
}

const TAKES = new Set(['determiner', 'pronoun', 'noun', 'number', 'verb']);

/** `shut the laptop`, `drink water`; of `a walk by the sea` the verb is `go`. */
const isDoneTo = (reading: Reading, at: number) =>
  TAKES.has(tokenAt(reading, at + 1)?.tag ?? '') && isListedVerb(reading, at);

function ofThing(reading: Reading, phrase: Phrase, said: Said, kept: Kept): Made | null {
  const spent = said.amount?.unit === 'minute' ? spentAt(reading, kept) : null;
  return spent ?? naming(reading, phrase, kept) ?? byUnit(said) ?? counted(reading, said, kept);
}

const BEFORE_MUCH = new Set(['so', 'too', 'as', 'this', 'that']);

/** `drinking so much cola` without how much it is; null where nothing says that it is too much. */
function tooMuch(reading: Reading, kept: Kept): Kept | null {
  const place = kept.findIndex(
    (at) => BEFORE_MUCH.has(wordOf(reading, at)) && ['much', 'many'].includes(wordOf(reading, at + 1)),
  );
  return place > 0 ? kept.filter((_, index) => index !== place && index !== place + 1) : null;
}

/** `not skip lunch`: what is not to be left off is done. */
const isNotLeft = (turns: Phrase['turns']) => turns.includes('never') && turns.includes('stop');

/** What is left off, or had less of where it is only too much. */
function left(reading: Reading, phrase: Phrase, kept: Kept, isVerb: boolean): Made | null {
  const much = isVerb ? tooMuch(reading, kept) : null;
  if (much) return lessening(reading, { ...phrase, lessFrom: -1 }, much, true);
  const first = kept[0] ?? 0;
  // `no lift` is the thing, `no eat late` what is done.
  const { tag, word } = tokenAt(reading, first) ?? {};
  const isNamed = kept.length === 1 && wordOf(reading, first - 1) === 'no' && tag === 'noun';
  const isThing = isNamed && kindOf({ verb: word ?? '', nouns: [] }) !== 'abstain';
  const isDone = (isVerb && !isThing) || isLeftVerb(reading, phrase, first);
  return leaving(reading, kept, isDone, phrase.turns.includes('person'));
}

/** `2 litres of water`: so much of a drink alone is drunk, and nobody waters with it. */
const isDrunk = (reading: Reading, { amount }: Said, kept: Kept) =>
  kept.length === 1 && amount !== null && verbForNoun(tokenAt(reading, kept[0])?.lemma ?? '') === 'Drink';

const isDoneWith = (reading: Reading, phrase: Phrase, said: Said, kept: Kept) =>
  isVerbOf(reading, phrase, kept[0] ?? 0) && !isNamed(reading, phrase, kept) && !isDrunk(reading, said, kept);

/** `wine: none on weekdays`; of nothing that is named nothing is left. */
const noneAtEnd = (reading: Reading, phrase: Phrase, kept: Kept, isVerb: boolean) =>
  kept.length > 1 ? left(reading, { ...phrase, turns: ['stop'] }, kept.slice(0, -1), isVerb) : null;

function makeOf(reading: Reading, phrase: Phrase, said: Said, kept: Kept): Made | null {
  const { turns } = phrase;
  const first = kept[0];
  if (first === undefined) return byUnit(said);
  const isVerb = isDoneWith(reading, phrase, said, kept);
  if (wordOf(reading, kept.at(-1)) === 'none') return noneAtEnd(reading, phrase, kept, isVerb);
  if (isNotLeft(turns)) return makeOf(reading, { ...phrase, turns: ['wish'] }, said, kept);
  if (turns.includes('stop') || turns.includes('never')) return left(reading, phrase, kept, isVerb);
  const free = freeOf(reading, kept, isVerb);
  if (free) return free;
  if (turns.includes('less')) return lessening(reading, phrase, kept, isVerb);
  if (!isVerb) return ofThing(reading, phrase, said, kept);
  const isBetter = turns.includes('better') && tokenAt(reading, first)?.tag === 'gerund';
  return isBetter ? bettering(reading, said, kept) : doing(reading, said, kept, turns.includes('person'));
}

const DRY = new Set(['dry day', 'sober day', 'dry night']);

/** `4 dry days a week`: as many days without alcohol. */
function dryDays({ amount, days }: Said): NamedAct | null {
  if (amount === null || !DRY.has(amount.unit)) return null;
  return { ...prepared('no alcohol'), ...NOTHING_SAID, days, times: days ? null : Math.min(amount.value, DAYS_A_WEEK) };
}

/** `finaly finish my novel`: how somebody comes to do it, however it is spelt; `be reading` is reading. */
function withoutAdverb(reading: Reading, kept: Kept): Kept {
  if (wordOf(reading, kept[0]) === 'be' && tokenAt(reading, kept[1])?.tag === 'gerund') return kept.slice(1);
  const isLed = tokenAt(reading, kept[0])?.tag === 'adverb' && isKnownVerb(wordOf(reading, kept[1]));
  return isLed ? kept.slice(1) : kept;
}

/** The word before the hour at which something ends; `no coffee at 3` is about that hour. */
function endOf(text: string, when: string | null): string {
  const isHour = when?.startsWith('at ') === true && read(when).spans.some(({ kind }) => kind === 'clock');
  return isHour && text.split(' ')[1]?.endsWith('ing') ? 'at ' : 'by ';
}

/** `stop work by six`, `stop working at six`: from then on there is none. `Go to sleep until midnight`, `sleep by 2`: by then. */
function atItsHour(made: Made, when: string | null): Made & { readonly when: string | null } {
  const { kind, verb, object } = made;
  const isAsleep = verb === 'sleep' && object === null && when?.startsWith('by ') === true;
  const [lead, meant] = kind === 'abstain' ? [endOf(made.text, when), 'after '] : ['until ', 'by '];
  const isTurned = kind === 'abstain' || verb === 'go to sleep' || verb === 'go to bed';
  const hour = isTurned && when?.startsWith(lead) ? `${meant}${when.slice(lead.length)}` : when;
  return { ...(isAsleep ? prepared('go to sleep') : made), when: hour };
}

/** Nobody is to leave off eating, but for a time: `no eating after 8`. */
const isFast = ({ text }: Made, { when }: Said) => when === null && ['No eating', 'No eat'].includes(text);

/** The act that a phrase names; null when it names none. */
export function actOf(reading: Reading, phrase: Phrase): NamedAct | null {
  const said = saidIn(reading, phrase);
  const kept = withoutAdverb(reading, trimmed(reading, said.kept));
  const dry = dryDays(said);
  if (dry) return dry;
  const made = shorter(reading, phrase) ?? makeOf(reading, phrase, said, kept);
  if (!made || isFast(made, said) || made.text.length > LONGEST_TEXT) return null;
  const { kept: _, ...values } = said;
  const isHaving = wordOf(reading, kept[0]) === 'have';
  const free = made.kind === 'abstain' ? freeDays(reading, kept.slice(Number(isHaving))) : null;
  const times = said.days ? null : (free?.times ?? said.times);
  const [person, place] = [personIn(reading, kept), placeIn(reading, kept)];
  const act = { ...values, ...atItsHour(made, said.when), times, person, place };
  return { ...act, ...doneByUnit(act, act.amount) };
}
