import knowledge from '#content/knowledge.json' with { type: 'json' };
import { firstOf, patterns } from '#coach/match/pattern.ts';
import { type Range, type Reading, wordsOf } from '#coach/text/reading.ts';
import type { FeelingKind } from './talk-act.ts';
import { toSecondPerson } from '../say/in-a-sentence.ts';
import { talkKinds } from './words/word-groups.ts';

const FEELINGS = talkKinds<FeelingKind>(knowledge.talk.feelings);
/** Before these words nothing is felt: it is thought of, or somebody else's, or denied. */
const NOT_FELT = new Set(['if', 'when', 'whenever', 'unless', 'suppose', 'not', 'never', 'no']);
const ABOUT = patterns(...knowledge.requests.feltAbout);
const LONGEST_THING = 4;
const FIRST_PERSON = new Set(['i', 'me', 'my', 'we', 'our', 'myself', 'us']);

/** Good news is told with a mark behind it. */
const GOOD_NEWS = patterns(...knowledge.requests.goodNews);
const OTHERS = new Set(['it', 'this', 'that', 'these', 'those', 'you', 'he', 'she', 'they', 'the', 'your']);
/** They are felt, whoever they are told of. */
const TOLD_OF_OTHERS: ReadonlySet<FeelingKind> = new Set(['loss', 'illness', 'joy']);

export type Felt = { readonly feeling: FeelingKind; readonly about: string | null };

function isFelt({ tokens }: Reading, sentence: Range, at: number): boolean {
  const before = tokens.slice(sentence.from, at).map(({ word }) => word);
  return !before.slice(-4).some((word) => NOT_FELT.has(word));
}

function thingOf(reading: Reading, { from, to }: Range): string | null {
  if (to - from > LONGEST_THING) return null;
  const words = toSecondPerson(wordsOf(reading, { from, to }));
  return words === '' ? null : words;
}

const OWNED = new Set(['my', 'our']);
const PLAIN = new Set(['mum', 'dad', 'mom', 'nan', 'gran', 'grandad', 'grandma', 'granny', 'grandpa']);

/** The words before a place, from the last comma on. */
function clauseBefore({ tokens }: Reading, sentence: Range, at: number): string[] {
  const before = tokens.slice(sentence.from, at);
  const comma = before.findLastIndex(({ after }) => after.includes(','));
  return before.slice(comma + 1).map(({ word }) => word);
}

/** `my dad`, `dad`: what a pattern caught, as the coach would say it. */
function caughtThing(reading: Reading, caught: Range): string | null {
  const word = (at: number) => reading.tokens[at]?.word ?? '';
  if (OWNED.has(word(caught.from - 1))) return thingOf(reading, { from: caught.from - 1, to: caught.to });
  return PLAIN.has(word(caught.from)) && caught.to - caught.from === 1 ? `your ${word(caught.from)}` : null;
}

/** Whom or what a feeling is about, as the coach would say it: `your dad`, `the exam`. */
function aboutOf(reading: Reading, sentence: Range, caught: Range | undefined): string | null {
  if (caught) return caughtThing(reading, caught);
  const thing = firstOf(ABOUT, reading, sentence)?.match.caught.thing;
  return thing ? thingOf(reading, { from: thing.from - 1, to: thing.to }) : null;
}

/** `dad`, where he is named without a `my`, and is whom something has happened to: `a terrible mum` is whoever says so. */
function kinIn(reading: Reading, within: Range, feeling: FeelingKind): string | null {
  const kin = reading.tokens.slice(within.from, within.to).find(({ word }) => PLAIN.has(word));
  return kin && TOLD_OF_OTHERS.has(feeling) ? `your ${kin.word}` : null;
}

/** `I got the flat!` */
const isGoodNews = (reading: Reading, sentence: Range) =>
  (reading.tokens[sentence.to - 1]?.after.includes('!') ?? false) && firstOf(GOOD_NEWS, reading, sentence) !== null;

/** The feeling that a part of a message tells of the one who writes it; null when it tells none. */
export function feelingIn(reading: Reading, within: Range): Felt | null {
  const sentences = reading.sentences
    .map(({ from, to }) => ({ from: Math.max(from, within.from), to: Math.min(to, within.to) }))
    .filter(({ from, to }) => to > from);
  for (const { kind: feeling, patterns } of FEELINGS) {
    for (const sentence of sentences) {
      const match = firstOf(patterns, reading, sentence)?.match;
      if (!match || !isFelt(reading, sentence, match.from)) continue;
      const words = reading.tokens.slice(sentence.from, sentence.to).map(({ word }) => word);
      const before = clauseBefore(reading, sentence, match.from);
      const isBare = before.length <= 2 && !before.some((word) => OTHERS.has(word));
      if (!isBare && !words.some((word) => FIRST_PERSON.has(word)) && !TOLD_OF_OTHERS.has(feeling)) continue;
      return { feeling, about: aboutOf(reading, sentence, match.caught.thing) ?? kinIn(reading, match, feeling) };
    }
  }
  return sentences.some((sentence) => isGoodNews(reading, sentence)) ? { feeling: 'joy', about: null } : null;
}
