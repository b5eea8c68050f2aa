import knowledge from '#content/knowledge.json' with { type: 'json' };
import type { PlannedHabit } from '#core/plan/plan.ts';
import { byOrdinal } from '#coach/match/by-ordinal.ts';
import { type Range, type Reading, read, spansIn, type Token } from '#coach/text/reading.ts';
import { sameWord } from '#coach/text/language.ts';
import type { TalkState } from './talk-state.ts';

const CONTENT = new Set(['noun', 'verb', 'gerund', 'past', 'adjective', 'adverb', 'other']);
const NO_CONTENT = new Set(knowledge.requests.noContent.flatMap((line) => line.split(' ')));
/** What a word of the description weighs beside one of its cue and fallback. */
const WEIGHT = { description: 3, intention: 1 } as const;
/** One word that stands in one habit alone, be it in its cue. */
const ENOUGH = 1;
const POINTERS = new Set(['it', 'this', 'that', 'one']);

/** The words that tell one thing from another, in their dictionary form. */
export function tellingWords(reading: Reading, within?: Range): Token[] {
  const tokens = within ? reading.tokens.slice(within.from, within.to) : reading.tokens;
  return tokens.filter(
    ({ word, lemma, tag }) => word.length > 2 && CONTENT.has(tag) && !NO_CONTENT.has(lemma) && !NO_CONTENT.has(word),
  );
}

function isIn(token: Token, words: readonly Token[]): boolean {
  return words.some(
    ({ word, lemma }) => lemma === token.lemma || sameWord(word, token.word) || sameWord(lemma, token.lemma),
  );
}

/** How many of the words a text shares, each counted less the more texts of the list share it. */
export function shared(words: readonly Token[], texts: readonly string[]): number[] {
  const known = texts.map((text) => tellingWords(read(text)));
  const weights = words.map((word) => 1 / Math.max(1, known.filter((own) => isIn(word, own)).length));
  return known.map((own) => words.reduce((sum, word, at) => sum + (isIn(word, own) ? (weights[at] ?? 0) : 0), 0));
}

function byName(words: readonly Token[], habits: readonly PlannedHabit[]): number | null {
  const named = shared(
    words,
    habits.map(({ description }) => description),
  );
  const told = shared(
    words,
    habits.map(({ implementationIntention }) => implementationIntention),
  );
  const scores = habits.map((_, at) => WEIGHT.description * (named[at] ?? 0) + WEIGHT.intention * (told[at] ?? 0));
  const best = Math.max(...scores);
  const places = scores.flatMap((score, at) => (score === best ? [at] : []));
  return best >= ENOUGH && places.length === 1 ? (places[0] ?? null) : null;
}

/** The habit with the amount or the weekdays that are named: `are 10 minutes enough?`. */
function byValue(reading: Reading, within: Range, habits: readonly PlannedHabit[]): number | null {
  const [amount] = spansIn(reading, 'amount', within);
  const [on] = spansIn(reading, 'days', within);
  const counts = (isSame: boolean) => (description: string) =>
    read(description).spans.some(
      (span) => span.kind === 'amount' && span.unit === amount?.unit && (!isSame || span.value === amount.value),
    );
  const one = (holds: (habit: PlannedHabit) => unknown) => {
    const places = habits.flatMap((habit, at) => (holds(habit) ? [at] : []));
    return places.length === 1 ? (places[0] ?? null) : null;
  };
  const isOnDay = (days: PlannedHabit['days']) => on && days?.some((day) => on.days.includes(day));
  const isCounted = amount && amount.unit !== '' && amount.unit !== 'minute';
  // `The money one` counts nothing.
  const isCount = ({ from }: Range) => reading.tokens[from]?.word !== 'one';
  const [number] = amount ? [] : spansIn(reading, 'number', within).filter(isCount);
  const isWritten = (description: string) =>
    read(description).spans.some((span) => span.kind === 'number' && span.value === number?.value);
  const same = one(({ description, days }) => counts(true)(description) || isWritten(description) || isOnDay(days));
  return same ?? (isCounted ? one(({ description }) => counts(false)(description)) : null);
}

/** The place of the habit that a part of a message names: by number, by its words, or `it` for the one spoken of last; null for none. */
export function habitMeant(reading: Reading, within: Range, { habits, lastSpokenOf }: TalkState): number | null {
  const [numbered, ...more] = byOrdinal(reading, within, habits);
  if (habits.length === 0) return null;
  if (numbered !== undefined && more.length === 0) return numbered;
  const named = byName(tellingWords(reading, within), habits) ?? byValue(reading, within, habits);
  if (named !== null) return named;
  const points = reading.tokens.slice(within.from, within.to).some(({ word }) => POINTERS.has(word));
  return points && lastSpokenOf !== null && lastSpokenOf < habits.length ? lastSpokenOf : null;
}
