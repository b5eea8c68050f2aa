import { type Range, type Reading, spansIn, type Token } from '#coach/text/reading.ts';
import { daysInWords } from '../saying/habit-names.ts';
import { type CuePhrase, cuesIn } from './cue-phrase.ts';
import type { NamedDays } from './read-days.ts';
import type { Found } from './read-values.ts';

const SUBJECTS = new Set(['i', 'we', 'he', 'she', 'they', 'it', 'my', 'the', 'that']);
const NAMES = new Set(['one', 'ones', 'habit']);
const HAPPENS: ReadonlySet<Token['tag']> = new Set(['verb', 'past', 'auxiliary']);

/** `evenings I am dead`, `nights nearly drowned me`, `the 7 o'clock one`: a time of which something is told, or by which a habit is named. */
export function isToldOf({ tokens, spans }: Reading, cue: CuePhrase): boolean {
  const time = spans.findLast(
    ({ kind, from, to }) => (kind === 'part' || kind === 'clock') && from >= cue.from && to <= cue.to,
  );
  if (!time || time.from > cue.from + 1) return false;
  if (NAMES.has(tokens[time.to]?.word ?? '')) return true;
  return isSubject(tokens, time.to) || (tokens[time.to - 1]?.after === '' && tellsOf(tokens, time.to));
}

const tagAt = (tokens: readonly Token[], at: number): Token['tag'] => tokens[at]?.tag ?? 'other';
/** `nights nearly drowned me`. */
const isSubject = (tokens: readonly Token[], at: number) =>
  tagAt(tokens, tagAt(tokens, at) === 'adverb' ? at + 1 : at) === 'past';
/** `evenings I am dead`. */
const tellsOf = (tokens: readonly Token[], at: number) =>
  SUBJECTS.has(tokens[at]?.word ?? '') && HAPPENS.has(tagAt(tokens, at + 1));

/** `Tuesday at 7 and Thursday at 6`: each of the days has its own time. */
export function timesOfDays(
  reading: Reading,
  within: Range,
  days: readonly Found<NamedDays>[],
): { days: Found<NamedDays>; cue: CuePhrase } | null {
  const times = cuesIn(reading, within).filter((cue) => spansIn(reading, 'clock', cue).length > 0);
  const [first, last] = [days[0], times.at(-1)];
  const isInTurn = times.every(({ from }, at) => {
    const [day, next] = [days[at], days[at + 1]];
    return day !== undefined && day.value.how === 'only' && day.range.to <= from && (!next || next.range.from >= from);
  });
  if (!first || !last || days.length < 2 || days.length !== times.length || !isInTurn) return null;
  const words = times.map(
    (cue, at) => `${cue.words} ${daysInWords({ days: [...(days[at]?.value.days ?? [])], targetFrequency: 1 })}`,
  );
  const range = { from: first.range.from, to: last.to };
  return {
    days: { value: { days: days.flatMap(({ value }) => value.days), how: 'only' }, range },
    cue: { ...range, words: words.join(' and ') },
  };
}
