import knowledge from '#content/knowledge.json' with { type: 'json' };
import { kindsOf, patterns } from '#coach/match/pattern.ts';
import { wordSet } from '#coach/text/phrases.ts';
import type { Range, Reading } from '#coach/text/reading.ts';
import { isKnownVerb } from './words/act-kinds.ts';

/** How the beginning of a sentence turns what comes after it: `wish` and `start` leave it as it is. */
export type Turn = 'skip' | 'wish' | 'thing' | 'person' | 'better' | 'stop' | 'never' | 'less' | 'more';

/** `wish`: an act comes; `thing`: a thing or an act comes; `person`: `who` and what such a person does. */
const OPENERS = kindsOf<Turn>(knowledge.acts.openers);

/** An opener is never longer than that, with the words that it skips. */
const LONGEST = 14;
const MOST_TURNS = 9;

export type Opened = { readonly at: number; readonly turns: readonly Turn[] };

export const isWish = (turns: readonly Turn[]) => turns.some((turn) => turn !== 'skip' && turn !== 'more');

/** Behind what somebody wishes: `an hour at the piano would do me`, `a real lunch is what I want`. */
const CLOSERS = patterns(...knowledge.requests.openersClosers);
/** What somebody does too much or never, and wishes that are said outright. */
export const COMPLAINTS = patterns(...knowledge.requests.goalComplaints);
export const EXPLICIT = patterns(...knowledge.requests.goalWishes);

/** Where the words end that such a close leaves for the act; null without one. */
export function closedAt(reading: Reading, range: Range): number | null {
  const ends = CLOSERS.flatMap((closer) => closer.find(reading, range)?.from ?? []);
  const end = Math.min(...ends);
  return end > range.from && end < range.to ? end : null;
}

/** Goes past all that stands before the act itself, and says how it turns it. */
export function opened(reading: Reading, { from, to }: Range): Opened {
  let at = from;
  const turns: Turn[] = [];
  for (let turn = 0; turn < MOST_TURNS && at < to; turn += 1) {
    const next = openerAt(reading, { from: at, to: Math.min(to, at + LONGEST) });
    if (!next) break;
    turns.push(next.turn);
    at = next.to;
  }
  return { at, turns };
}

/** `I keep bees` has them; `I keep forgetting` would be rid of it. */
function isKept({ tokens }: Reading, { from, to }: Range): boolean {
  const last = tokens[to - 1];
  return last?.lemma === 'keep' && tokens[from]?.word === 'i' && tokens[to]?.tag === 'noun';
}

function openerAt(reading: Reading, within: Range): { turn: Turn; to: number } | null {
  for (const { kind: turn, patterns: list } of OPENERS) {
    for (const pattern of list) {
      const match = pattern.find(reading, within);
      if (match && match.to > within.from && !isKept(reading, match)) return { turn, to: match.to };
    }
  }
  return isBareWant(reading, within.from) ? { turn: 'wish', to: within.from + 1 } : null;
}

const NO_ACT_ALONE = wordSet('help change work support love break');

/** `Want check my sugar`, `want sleep before 11` */
function isBareWant({ tokens }: Reading, at: number): boolean {
  const [want, verb, thing] = tokens.slice(at, at + 3);
  if (want?.word !== 'want' || !verb || !isKnownVerb(verb.word)) return false;
  return thing?.tag === 'determiner' || !NO_ACT_ALONE.has(verb.word);
}
