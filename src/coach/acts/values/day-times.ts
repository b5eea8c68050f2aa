import type { Reading, Token } from '#coach/text/reading.ts';
import type { CuePhrase } from './cue-phrase.ts';

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
