import { PIECES } from './normalise.ts';

/** Words and marks that are read at once: reading compares them with each other, and what somebody says of a day has half as many. */
const MOST_PIECES = 120;

/**
 * A message in parts of a bounded number of words and marks, so that reading a long one takes as much longer as it is longer. It is cut where
 * a sentence ends, else wherever the bound lies. An ordinary message is one part.
 */
export function getParts(message: string): string[] {
  const parts: string[] = [];
  let [from, count, stop] = [0, 0, 0];
  for (const { 0: piece, index } of message.matchAll(PIECES)) {
    if (count === MOST_PIECES) {
      const end = stop > from ? stop : index;
      parts.push(message.slice(from, end));
      from = end;
      count = [...message.slice(end, index).matchAll(PIECES)].length;
    }
    count += 1;
    if (/^[.!?;\n…]$/.test(piece)) stop = index + piece.length;
  }
  return [...parts, message.slice(from)];
}
