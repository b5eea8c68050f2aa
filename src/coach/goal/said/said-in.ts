import { wordSet } from '#coach/text/phrases.ts';
import { type Range, type Reading, wordsOf } from '#coach/text/reading.ts';
import { isKnownVerb } from '../words/act-kinds.ts';
import { BRINGING_ABOUT, DATES, FILLERS, PEOPLE, PLACES, STATES, TAKES_ALONG } from '../words/goal-words.ts';
import { perAfter, takeAlready, takeAmount, takeCount, takeMoney, takePer } from './amounts.ts';
import { lemmaAt, type Said, type Step, wordAt } from './said.ts';
import { takeDeadline } from './deadline.ts';
import { takeClock, takeDays, takeWhen } from './times.ts';

/** Left out with the amount or the time behind it. */
const FOR_HOW_LONG = wordSet('for about around of roughly another only like');
/** Words of a filler. */
const LONGEST_FILLER = 5;
const PREPOSITIONS = wordSet('with at in on to for from by about of');
const WITH = ['with', 'to', 'for'];
const AT = ['at', 'in', 'on', 'round', 'around', 'along', 'outside', 'by', 'near', 'inside'];

function takeFiller(reading: Reading, at: number, end: number): Step {
  for (let length = Math.min(LONGEST_FILLER, end - at); length > 0; length -= 1) {
    const phrase = Array.from({ length }, (_, offset) => wordAt(reading, at + offset)).join(' ');
    if (FILLERS.has(phrase)) return { to: at + length };
  }
  return null;
}

/** True for a verb that is known, or has something behind it that only a verb has. */
function isDone(reading: Reading, at: number): boolean {
  const [token, after] = [reading.tokens[at], reading.tokens[at + 1]];
  if (token?.tag !== 'verb' || PLACES.has(token.lemma)) return false;
  const isVerb = isKnownVerb(token.word) || STATES.has(token.word) || BRINGING_ABOUT.has(token.word);
  return isVerb || (after !== undefined && after.tag !== 'preposition');
}

/** True for `to` and a verb, where it says what for: `walk to the shop to save money`. */
function isPurpose(reading: Reading, at: number, from: number): boolean {
  const isTo = wordAt(reading, at) === 'to' && reading.tokens[at]?.tag === 'conjunction';
  return (
    isTo &&
    reading.tokens[at - 1]?.after !== '-' &&
    at > from + 1 &&
    !TAKES_ALONG.has(lemmaAt(reading, from)) &&
    isDone(reading, at + 1)
  );
}

function stepAt(reading: Reading, at: number, { from, to }: Range, said: Said): Step {
  return (
    takeMoney(reading, at, said) ??
    takeAlready(reading, at, said) ??
    takeDays(reading, at, said) ??
    takePer(reading, at, said) ??
    takeDeadline(reading, at, to, said) ??
    takeClock(reading, at, said) ??
    (at > from || to - from > 3 ? takeWhen(reading, at, to, said) : null) ??
    takeAmount(reading, at, said) ??
    takeCount(reading, at, said) ??
    takeFiller(reading, at, to)
  );
}

/** `to to read`: a word written twice in a row. */
const isSaidTwice = ({ tokens }: Reading, at: number) =>
  tokens[at]?.word === tokens[at + 1]?.word && tokens[at]?.after === '' && tokens[at]?.tag !== 'number';

/** Days and hours that stand behind what it is done for: `go to the library to write on Thursdays`. */
function takeTimes(reading: Reading, { from, to }: Range, said: Said): void {
  for (let at = from + 1; at < to; ) {
    const step = takeDays(reading, at, said) ?? takePer(reading, at, said) ?? takeClock(reading, at, said);
    at = Math.max(at + 1, step?.to ?? 0);
  }
}

/** `for 10 minutes`; `apply for three jobs` is still to apply for them. */
const isLed = (reading: Reading, at: number, kept: readonly number[]) =>
  FOR_HOW_LONG.has(wordAt(reading, at)) && (wordAt(reading, at) !== 'for' || kept.length === 0);

/** Reads what a phrase says besides its act. The values are taken out, in their order. */
export function saidIn(reading: Reading, range: Range): Said {
  const { from, to } = range;
  const said: Said = { kept: [], when: null, deadline: null, days: null, times: null, amount: null, already: null };
  for (let at = from; at < to; ) {
    if (isSaidTwice(reading, at) && at + 1 < to) {
      at += 1;
      continue;
    }
    if (isPurpose(reading, at, from)) {
      takeTimes(reading, { from: at, to }, said);
      break;
    }
    const isOfVerb = at === from + 1 && isKnownVerb(`${lemmaAt(reading, from)} ${wordAt(reading, at)}`);
    const step = isOfVerb ? null : stepAt(reading, at, range, said);
    if (!step) {
      said.kept.push(at);
      at += 1;
      continue;
    }
    const last = said.kept.at(-1);
    if (last === at - 1 && isLed(reading, last, step.keep ?? [])) said.kept.pop();
    said.kept.push(...(step.keep ?? []));
    at = Math.max(at + 1, perAfter(reading, step.to, said));
  }
  return said;
}

/** A preposition, but not that of `mother-in-law`. */
const endsPhrase = (reading: Reading, at: number) =>
  PREPOSITIONS.has(wordAt(reading, at)) && reading.tokens[at - 1]?.after !== '-' && wordAt(reading, at + 1) !== 'law';

/** A range of words that begins with one of some words and holds one of some others: `with my daughter`, `at the lido`. */
function phraseWith(
  reading: Reading,
  kept: readonly number[],
  leads: readonly string[],
  isMeant: (at: number) => boolean,
): string | null {
  for (const [index, at] of kept.entries()) {
    if (index === 0 || !leads.includes(wordAt(reading, at))) continue;
    const end = kept.findIndex((place, other) => other > index + 1 && endsPhrase(reading, place));
    const near = kept.slice(index, end < 0 ? undefined : end);
    const own = near.slice(1).filter((place, offset) => place === at + 1 + offset);
    const isThing = own[0] !== undefined && reading.tokens[own[0]]?.tag !== 'verb';
    if (isThing && own.some(isMeant)) return wordsOf(reading, { from: at, to: (own.at(-1) ?? at) + 1 });
  }
  return null;
}

const isOneOf = (words: ReadonlySet<string>, reading: Reading, at: number) =>
  words.has(lemmaAt(reading, at)) || words.has(wordAt(reading, at));

const isNameAt = (reading: Reading, at: number) => {
  const raw = reading.tokens[at]?.raw ?? '';
  const first = raw.slice(0, 1);
  return first !== first.toLowerCase() && reading.text !== reading.text.toUpperCase() && !DATES.has(raw.toLowerCase());
};

/** With or for whom it is done. */
export const personIn = (reading: Reading, kept: readonly number[]): string | null =>
  phraseWith(reading, kept, WITH, (at) => isOneOf(PEOPLE, reading, at) || isNameAt(reading, at));

/** Where it is done. */
export const placeIn = (reading: Reading, kept: readonly number[]): string | null =>
  phraseWith(reading, kept, AT, (at) => isOneOf(PLACES, reading, at));
