import knowledge from '#content/knowledge.json' with { type: 'json' };
import { wordSet } from '#coach/text/phrases.ts';
import type { Reading } from '#coach/text/reading.ts';
import type { Turn } from '../openers.ts';
import { type Kept, type Phrase, tokenAt, wordOf } from './phrase.ts';
import { verbOfGerund } from './verbs.ts';

/** Words that say how a thing is, though they are verbs as well: `open water swimming`, `clean eating`. */
const DESCRIBING = wordSet('open clean clear dry live free double slow cold wild warm cool deep long lead cross light');
/** What is done to a pastime, and no part of its name: `practise parallel parking`. */
const DONE_TO = wordSet(knowledge.acts.words.pastimeDoneTo);
/** Things, whatever their ending. */
const THINGS = wordSet(knowledge.acts.words.pastimeThings);
const OF_NAME = wordSet('noun adjective verb adverb gerund past');

/** Where the name of a pastime ends: at the last of the words that stand side by side, which says what is done. */
function endOf(reading: Reading, kept: Kept): number {
  const next = kept.findIndex((at, index) => {
    const [token, before] = [tokenAt(reading, at), tokenAt(reading, at - 1)];
    const isBeside = index === 0 || (kept[index - 1] === at - 1 && (before?.after === '' || before?.after === '-'));
    return !isBeside || !OF_NAME.has(token?.tag ?? '');
  });
  return next < 0 ? kept.length : next;
}

/** Behind `get back to`, `more` and `better at` a thing stands, or a word in -ing. */
function isOpened(turns: readonly Turn[]): boolean {
  const turn = turns.findLast((one) => one !== 'skip');
  return turn === 'thing' || turn === 'more' || turn === 'better';
}

/** The verb that a pastime of several words ends with: `swim` for `open water swimming in the loch`; null for none. */
export function pastimeVerb(reading: Reading, kept: Kept, turns: readonly Turn[]): string | null {
  const words = kept.slice(0, endOf(reading, kept)).map((at) => tokenAt(reading, at)?.word ?? '');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length < 2 || first.endsWith('ing') || !last.endsWith('ing') || THINGS.has(last)) return null;
  if (isOpened(turns) ? DONE_TO.has(first) : !DESCRIBING.has(first)) return null;
  return verbOfGerund(last);
}

const INTO = wordSet('to into up in');

/** True where a thing is named though its first word could be done: `get back to open mic nights`, `take up trail running`. */
export function isNamed(reading: Reading, { from, turns }: Phrase, kept: Kept): boolean {
  if (pastimeVerb(reading, kept, turns) !== null) return true;
  const [first, next] = [tokenAt(reading, kept[0]), tokenAt(reading, kept[1])];
  const isLed = isOpened(turns) && INTO.has(wordOf(reading, from - 1)) && first?.after === '';
  return isLed && DESCRIBING.has(first.word) && (next?.tag === 'noun' || next?.tag === 'adjective');
}
