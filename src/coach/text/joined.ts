import type { Reading } from './reading.ts';

/** What may stay between two words when some of a text is quoted; all else becomes a blank. */
const KEPT_BETWEEN = new Set([' ', ',', '-', '–', "'", '’', '&', '/', '+', '.', '%']);

/** Written short for speed, and written in full where they are said again. */
const SHORTHANDS = new Set(['b4', 'n', 'u']);

function between(text: string, from: number, to: number): string {
  const marks = text.slice(from, to);
  return marks.length <= 3 && marks.split('').every((mark) => KEPT_BETWEEN.has(mark)) ? marks : ' ';
}

/** Some words of a text as they were written, in their order: those that stood together keep what stood between them. */
export function joined({ text, tokens }: Reading, places: readonly number[]): string {
  let out = '';
  let last: number | null = null;
  for (const place of places) {
    const token = tokens[place];
    const before = last === null ? undefined : tokens[last];
    // Both parts of a contraction are written as the same word.
    if (!token || token.from === before?.from) continue;
    const gap = before && last !== null ? (place === last + 1 ? between(text, before.to, token.from) : ' ') : '';
    out += `${gap}${SHORTHANDS.has(token.raw.toLowerCase()) ? token.word : token.raw}`;
    last = place;
  }
  return out.replaceAll('  ', ' ').trim();
}
