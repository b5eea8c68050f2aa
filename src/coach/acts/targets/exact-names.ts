import knowledge from '#content/knowledge.json' with { type: 'json' };
import { phraseSet } from '#coach/text/phrases.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { withHours } from '#coach/text/as-written.ts';
import { withoutAsides } from '#coach/match/asides.ts';
import { type Range, read, type Reading } from '#coach/text/reading.ts';
import { quotedIn } from '../reading/quotes.ts';
import { ORDINALS } from '#coach/match/by-ordinal.ts';
import { withPlaceNumbers } from './place-numbers.ts';

/** A name without marks around it has at least so many words, and so much of the whole. */
const LEAST_WORDS = 3;
const LEAST_OF_PART = 4;
const LEAST_SHARE = 0.6;
/** Behind these words a name is that of a habit, and begins no new text. */
const LEADS = phraseSet(knowledge.acts.words.exactNamesLeads);
/** Behind these words a text is a new one, whatever habit it is like. */
const NEW_TEXT = phraseSet('to; into; as; for; by; add; include; say; instead');
const OWN = new Set(['the', 'my', 'that', 'habit']);

const wordsOf = (reading: Reading, { from, to }: Range) => reading.tokens.slice(from, to).map(({ word }) => word);

/** Where some words stand in others, in their order and without a gap; -1 where they do not. */
const placeOf = (words: readonly string[], all: readonly string[]) =>
  all.findIndex((_, at) => words.every((word, offset) => all[at + offset] === word));

type Named = Range & { readonly place: number };

/** The one habit whose name a text is, or is a part of. */
function habitOf(words: readonly string[], names: readonly (readonly string[])[]): number | null {
  const whole = names.findIndex((name) => name.length === words.length && placeOf(words, name) === 0);
  if (whole >= 0) return whole;
  const places = names.flatMap((name, at) => (words.length > 1 && placeOf(words, name) >= 0 ? [at] : []));
  return places.length === 1 ? (places[0] ?? null) : null;
}

/** Where a name may stand without marks: behind an order, or where its own amount would be taken for a new one. */
function mayBegin({ tokens, spans }: Reading, { from, to }: Range): boolean {
  const before = tokens[from - 1];
  if (before && before.after === '') return LEADS.has(before.word);
  return spans.some((span) => span.from >= from && span.to <= to);
}

/** The longest words from a place on that are the greater part of one habit's name. */
function nameAt(reading: Reading, from: number, names: readonly (readonly string[])[]): Named | null {
  const longest = Math.max(...names.map(({ length }) => length));
  for (let to = Math.min(reading.tokens.length, from + longest); to >= from + LEAST_WORDS; to -= 1) {
    const words = wordsOf(reading, { from, to });
    const place = habitOf(words, names);
    const length = names[place ?? -1]?.length ?? 0;
    const isMost = words.length === length || words.length >= Math.max(LEAST_OF_PART, LEAST_SHARE * length);
    if (place !== null && isMost && mayBegin(reading, { from, to })) return { from, to, place };
  }
  return null;
}

function namesIn(reading: Reading, names: readonly (readonly string[])[]): Named[] {
  const quoted = quotedIn(reading).flatMap((range): Named[] => {
    const place = habitOf(wordsOf(reading, range), names);
    return place === null ? [] : [{ ...range, place }];
  });
  const found = [...quoted];
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const named = quotedIn(reading).some(({ from, to }) => from <= at && to > at) ? null : nameAt(reading, at, names);
    if (!named) continue;
    found.push(named);
    at = named.to - 1;
  }
  const isNew = ({ from }: Range) => NEW_TEXT.has(reading.tokens[from - 1]?.word ?? '');
  return found.filter((range) => !isNew(range)).toSorted((a, b) => b.from - a.from);
}

/** Letters between which a name stands, its marks with it. */
function lettersOf({ text, tokens }: Reading, { from, to }: Range): Range {
  const isMark = (sign: string | undefined) => sign !== undefined && '“”"«»‘’\''.includes(sign);
  const first = OWN.has(tokens[from - 1]?.word ?? '') ? from - 1 : from;
  const [start = 0, end = 0] = [tokens[first]?.from, tokens[to - 1]?.to];
  const closing = [end, end + 1].find((at) => isMark(text[at]));
  return { from: isMark(text[start - 1]) ? start - 1 : start, to: closing === undefined ? end : closing + 1 };
}

/**
 * A message with the names of habits said by their place: `delete "Write 50 words"` is `delete the third one`, `drop 4` is `drop number 4`. No word of a name is then taken
 * for an amount, a day or an order.
 */
export function readRequest(message: string, habits: readonly PlannedHabit[]): Reading {
  // What somebody puts between quotation marks stands to the letter.
  const said = quotedIn(read(message)).length > 0 ? message : withoutAsides(message, true);
  const text = withPlaceNumbers(withHours(said), habits.length);
  const reading = read(text);
  const names = habits.map(({ description }) => read(description).tokens.map(({ word }) => word));
  const placed = namesIn(reading, names).reduce((rest, named) => {
    const { from, to } = lettersOf(reading, named);
    return `${rest.slice(0, from)}the ${ORDINALS[named.place]} one${rest.slice(to)}`;
  }, text);
  return placed === text ? reading : read(placed);
}
