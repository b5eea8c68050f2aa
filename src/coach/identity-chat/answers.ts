import { read } from '#coach/text/reading.ts';
import {
  ASSENTS,
  DISLIKES,
  FILLERS,
  GREETINGS,
  HESITATIONS,
  NO_SIGNS,
  PAUSES,
  PRAISING,
  REFUSALS,
  RESERVATIONS,
  SHRUGS,
  THANKS,
  YES_SIGNS,
} from './answer-words.ts';

/** A longer answer says more than yes: what it says is heard before anything is created. */
const LONGEST_AGREEMENT = 12;
/** Words of a phrase of the lists. */
const LONGEST_PHRASE = 6;
const LONGEST_REFUSAL = 14;

type Phrases = ReadonlySet<string>;

/** Written so where nothing but an answer is looked for: elsewhere `ill` is ill, and she lets them. */
const SHORT = new Map([
  ['lets', ['let', 'us']],
  ['ill', ['i', 'will']],
  ['thatll', ['that', 'will']],
  ['itll', ['it', 'will']],
]);

/** The words of what was said, contractions written out. */
const wordsOf = (text: string) => read(text).tokens.flatMap(({ word }) => SHORT.get(word) ?? word);

/** How many words of a list's longest phrase stand at a place; 0 for none. */
function lengthAt(words: readonly string[], at: number, list: Phrases): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
    if (list.has(words.slice(at, at + length).join(' '))) return length;
  }
  return 0;
}

function past(words: readonly string[], from: number, list: Phrases): number {
  let at = from;
  for (let length = lengthAt(words, at, list); length > 0; length = lengthAt(words, at, list)) at += length;
  return at;
}

/** True when the words are made of the phrases of the lists alone, with one of the first among them. */
function isMadeOf(words: readonly string[], list: Phrases, around: Phrases): boolean {
  // From each place reached with one of the list met or not: `so` may begin `so me` as well as stand alone.
  const reached = new Set(['0 no']);
  for (let at = 0; at < words.length; at += 1) {
    for (const isMet of ['no', 'yes']) {
      if (!reached.has(`${at} ${isMet}`)) continue;
      for (let length = 1; length <= LONGEST_PHRASE && at + length <= words.length; length += 1) {
        const phrase = words.slice(at, at + length).join(' ');
        if (list.has(phrase)) reached.add(`${at + length} yes`);
        if (around.has(phrase)) reached.add(`${at + length} ${isMet}`);
      }
    }
  }
  return reached.has(`${words.length} yes`);
}

const holds = (words: readonly string[], list: Phrases): boolean =>
  words.some((_, at) => lengthAt(words, at, list) > 0);

const holdsSign = (text: string, signs: readonly string[]) => signs.some((sign) => text.includes(sign));

/** True for a plain yes without a reservation: `that's me`, `yeah go on`, `perfect 👍`; not `yes, but …`, `not yet`, `yes?`. */
export function isAgreement(message: string): boolean {
  const words = wordsOf(message).slice(0, LONGEST_AGREEMENT + 1);
  if (message.includes('?') || words.length > LONGEST_AGREEMENT || holdsSign(message, NO_SIGNS)) return false;
  if (words.length === 0) return holdsSign(message, YES_SIGNS);
  const isHeldBack = words.at(-1) === 'but' || holds(words, HESITATIONS);
  if (isMadeOf(words, ASSENTS, FILLERS)) return !isHeldBack;
  const begins = past(words, past(words, 0, FILLERS), ASSENTS);
  const isBegun = begins > past(words, 0, FILLERS) || lengthAt(words, 0, ASSENTS) > 0;
  return isBegun && isPlainRest(message, words);
}

/** What follows a yes in its own sentence is about the yes alone, or praise: nothing held back, nothing asked for. */
function isPlainRest(message: string, words: readonly string[]): boolean {
  if (holds(words, RESERVATIONS) || holds(words, HESITATIONS)) return false;
  const { tokens } = read(message);
  const end = tokens.find(({ after }) => after !== '')?.to;
  const first = end === undefined ? 0 : wordsOf(message.slice(0, end)).length;
  // `Yes I went to the shop` goes on about something else; `Yes, that's exactly the man I hope to be` does not.
  const isParted = first > 0 && first < words.length && isMadeOf(words.slice(0, first), ASSENTS, FILLERS);
  return isParted && lengthAt(words, first, PRAISING) > 0;
}

/** True when somebody wants more time rather than another name: `not yet`, `maybe`, `let me think`. */
export function isHesitation(message: string): boolean {
  const words = wordsOf(message);
  return lengthAt(words, past(words, 0, FILLERS), HESITATIONS) > 0 || lengthAt(words, 0, HESITATIONS) > 0;
}

/** True when somebody turns a name down: `no`, `something else`, `I don't like it`, `too cheesy`. */
export function isDecline(message: string): boolean {
  const words = wordsOf(message);
  if (words.length === 0) return holdsSign(message, NO_SIGNS);
  const start = past(words, 0, FILLERS);
  const isRefused = lengthAt(words, 0, REFUSALS) > 0 || lengthAt(words, start, REFUSALS) > 0;
  return (isRefused && !isHesitation(message)) || (words.length <= LONGEST_REFUSAL && holds(words, DISLIKES));
}

/** True when somebody leaves it to the coach: `dunno`, `you choose`, or a word that says nothing. */
export function isShrug(message: string): boolean {
  const words = wordsOf(message);
  return (
    words.length > 0 && words.length <= LONGEST_AGREEMENT && (isMadeOf(words, SHRUGS, FILLERS) || isShrugFirst(words))
  );
}

const isShrugFirst = (words: readonly string[]) =>
  words.length <= 8 && lengthAt(words, past(words, 0, FILLERS), SHRUGS) >= 2;

/** A sound of thinking, and nothing else. */
export const isPause = (message: string): boolean => isMadeOf(wordsOf(message), PAUSES, PAUSES);

export const isThanks = (message: string): boolean => isMadeOf(wordsOf(message), THANKS, FILLERS);

export const isGreeting = (message: string): boolean => isMadeOf(wordsOf(message), GREETINGS, FILLERS);
