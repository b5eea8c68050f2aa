import learned from '#content/safety/signs.json' with { type: 'json' };
import content from '#content/safety.json' with { type: 'json' };
import { stem } from '#coach/text/stem.ts';
import type { Passage } from './passage.ts';

/** How far apart two kinds of things said may stand to be one sign, and how far a word may stand from a kind. */
const KINDS_APART = 5;
const WORD_APART = 2;
/** Longer runs without a full stop are weighed in parts of this many words. */
const LONGEST_SENTENCE = 40;
/** So many sentences one after the other are weighed together: the rest of a long text takes nothing away from them. */
const SENTENCES_TOGETHER = 3;

/** Kinds of things said (`content/safety/words/signs.yaml`), and nothing else of the words. */
const KIND = 'sign_';

const wordsOf = (list: 'english' | 'foreign' | 'small') => content.spelling[list].split(' ');
/** Words that most English sentences hold and few of the other languages do. */
const ENGLISH = new Set(wordsOf('english'));
const FOREIGN = new Set(wordsOf('foreign'));
/** Words, as stems, and kinds that every talk holds: many small weights of theirs make no danger. */
const SMALL = new Set(wordsOf('small').flatMap((word) => [word, stem(word)]));

type Word = { readonly token: string; readonly kinds: readonly string[] };

/** True when more of the words are English than of another language: a sign is an English word, and `die` is a German article. */
function isEnglish(sentence: readonly Word[]): boolean {
  const english = sentence.filter(({ token }) => ENGLISH.has(token)).length;
  const foreign = sentence.filter(({ token }) => FOREIGN.has(token)).length;
  return english > 0 || foreign > 0 ? english >= foreign : sentence.some(({ kinds }) => kinds.length > 0);
}

function getSentences({ tokens, spans }: Passage): Word[][] {
  const kinds: string[][] = tokens.map(() => []);
  for (const [concept, span] of spans) {
    if (concept.startsWith(KIND)) for (const at of span.keys()) kinds[at]?.push(`{${concept.slice(KIND.length)}}`);
  }
  const sentences: Word[][] = [[]];
  tokens.forEach((token, at) => {
    if (token === '.' || (sentences.at(-1)?.length ?? 0) >= LONGEST_SENTENCE) sentences.push([]);
    if (token !== '.' && token !== ',') sentences.at(-1)?.push({ token, kinds: kinds[at] ?? [] });
  });
  return sentences.filter((sentence) => sentence.length > 0);
}

function signsOfSentence(sentence: readonly Word[]): Set<string> {
  const words = sentence.map(({ token, kinds }) => ({ word: stem(token), kinds }));
  const signs = new Set<string>();
  words.forEach(({ word, kinds }, at) => {
    signs.add(word);
    for (let apart = 1; apart <= KINDS_APART; apart += 1) {
      const other = words[at + apart];
      if (!other) break;
      if (apart === 1) signs.add(`${word} ${other.word}`);
      if (apart === 2) signs.add(`${word} ${words[at + 1]?.word} ${other.word}`);
      for (const kind of kinds) {
        for (const next of other.kinds) signs.add(`${kind} ${next}`);
        if (apart <= WORD_APART) signs.add(`${kind} ${other.word}`);
      }
      if (apart <= WORD_APART) for (const next of other.kinds) signs.add(`${word} ${next}`);
    }
  });
  return signs;
}

/**
 * The signs in each English sentence: a word (its stem), two or three neighbouring words, two kinds of things said in this order near each other
 * (`{wanting} {dying}`), a word near a kind (`never {living}`).
 */
export function getSigns(passage: Passage): ReadonlySet<string>[] {
  return getSentences(passage).filter(isEnglish).map(signsOfSentence);
}

/** Each run of sentences that is weighed together, a sign counting once in it. */
function* getRuns(sentences: readonly ReadonlySet<string>[]): Generator<ReadonlySet<string>> {
  for (let from = 0; from < sentences.length; from += 1) {
    const run = new Set<string>();
    for (const signs of sentences.slice(from, from + SENTENCES_TOGETHER)) {
      for (const sign of signs) run.add(sign);
      yield run;
    }
  }
}

/** What those signs weigh that hold more than small words: `die`, `not {living}`, but not `know that`. */
export function weightOfContent(signs: readonly string[], getWeight: (sign: string) => number): number {
  const content = signs.filter((sign) => !sign.split(' ').every((part) => SMALL.has(part)));
  return content.reduce((sum, sign) => sum + getWeight(sign), 0);
}

/** The few sentences of a text that weigh most, and what they weigh. */
export function heaviest(sentences: readonly ReadonlySet<string>[], getWeight: (sign: string) => number) {
  let most = { weight: Number.NEGATIVE_INFINITY, signs: [] as readonly string[] };
  for (const run of getRuns(sentences)) {
    let weight = 0;
    for (const sign of run) weight += getWeight(sign);
    if (weight > most.weight) most = { weight, signs: [...run] };
  }
  return most;
}

const WEIGHTS = new Map(Object.entries(learned.weights));
const getWeight = (sign: string) => WEIGHTS.get(sign) ?? 0;

/** What the heaviest sentences of a text weigh, and what of that is more than small words. */
function weigh(passage: Passage) {
  const { weight, signs } = heaviest(getSigns(passage), getWeight);
  return { weight, content: weightOfContent(signs, getWeight) };
}

/** What the signs say of danger in a text: `speak`, loud enough alone; `deny`, loud enough to overrule a veiled rule. */
export function signsSay(passage: Passage): 'speak' | 'deny' | 'nothing' {
  const { weight, content } = weigh(passage);
  if (weight >= learned.speaks && content >= learned.carries) return 'speak';
  return weight < learned.denies ? 'deny' : 'nothing';
}

/** The sentences of a text that the signs cannot read. */
export function getUnread(passage: Passage): string {
  const unread = getSentences(passage).filter((sentence) => !isEnglish(sentence));
  return unread.map((sentence) => sentence.map(({ token }) => token).join(' ')).join('. ');
}

/** Whether a text that is no danger by `signsSay` may tell of it all the same: a rule's hint, which they overruled, needs less for that. */
export function signsDoubt(passage: Passage, isHinted: boolean): boolean {
  const { weight, content } = weigh(passage);
  const { speaks, carries, denies } = learned.quiet;
  return (isHinted && weight >= denies) || (weight >= speaks && content >= carries);
}

/**
 * Weight from which a message leans to danger, and what neighbours that do must weigh together: more than one text, since chance adds up. Six harmless
 * messages raise the card together in 23 of 6,953 cases; of own harm told a sentence a message 90.1 % is heard, 82.9 % without this (`npm run eval`).
 */
const TOGETHER = { each: 7, speaks: 78, carries: 30 };

export const mayBePart = (passage: Passage): boolean => weigh(passage).weight >= TOGETHER.each;

/** Whether neighbouring messages, each of which may be a part, tell of danger as one. */
export function signsSpeakTogether(passage: Passage): boolean {
  const { weight, content } = weigh(passage);
  return weight >= TOGETHER.speaks && content >= TOGETHER.carries;
}
