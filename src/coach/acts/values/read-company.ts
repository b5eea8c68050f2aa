import { phrases } from '#coach/text/phrases.ts';
import { HABIT_DESCRIPTION_MAX } from '#core/plan/plan.ts';
import { Pattern } from '#coach/match/pattern.ts';
import { type Range, type Reading, wordsOf } from '#coach/text/reading.ts';
import { REQUESTS } from '../act-words.ts';
import type { Found } from './read-values.ts';

const withWhom = new Pattern('(with|together with|alongside) <who> $');
const RELATIVES = new Set(['that', 'who', 'which', 'because', 'is', 'just']);
const NOT_WHOM = new Set(REQUESTS.notWhom.flatMap(phrases));
const TRAILING = new Set(REQUESTS.behindWhom.flatMap(phrases));

function trimmedEnd({ tokens }: Reading, from: number, to: number): number {
  let end = to;
  while (end > from && TRAILING.has(tokens[end - 1]?.word ?? '')) end -= 1;
  return end;
}

/** `with my sister`: whom a habit is done with, up to what else is said of it. */
export function whoIn(reading: Reading, within: Range, taken: readonly Range[]): Found<string> | null {
  const found = withWhom.find(reading, within);
  if (!found?.caught.who || NOT_WHOM.has(reading.tokens[found.caught.who.from]?.word ?? '')) return null;
  const isName = found.from > within.from && ['one', 'ones'].includes(reading.tokens[found.from - 1]?.word ?? '');
  if (isName) return null;
  const end = Math.min(found.to, ...taken.filter(({ from }) => from > found.from).map(({ from }) => from));
  const last = { from: found.caught.who.from, to: trimmedEnd(reading, found.caught.who.from, end) };
  const text = wordsOf(reading, last);
  const isTold = reading.tokens.slice(last.from, last.to).some(({ word }) => RELATIVES.has(word));
  return text === '' || isTold
    ? null
    : { value: text.slice(0, HABIT_DESCRIPTION_MAX), range: { from: found.from, to: last.to } };
}
