import type { Range, Reading } from '#coach/text/reading.ts';

const PAIRS: readonly (readonly [open: string, close: string])[] = [
  ['“', '”'],
  ['"', '"'],
  ['«', '»'],
  ['‘', '’'],
  ["'", "'"],
];
const isLetter = (sign: string | undefined) => sign !== undefined && sign.toLowerCase() !== sign.toUpperCase();

/** Where a pair of marks stands around words; one that stands within a word is an apostrophe. */
function pairsOf(text: string, [open, close]: readonly [string, string]): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  let start = -1;
  for (let at = 0; at < text.length; at += 1) {
    if (start < 0 && text[at] === open && !isLetter(text[at - 1])) start = at;
    else if (start >= 0 && text[at] === close && !isLetter(text[at + 1])) {
      found.push({ from: start + 1, to: at });
      start = -1;
    }
  }
  return found;
}

const kept = new WeakMap<Reading, readonly Range[]>();

/** The words between quotation marks. */
export function quotedIn(reading: Reading): readonly Range[] {
  const known = kept.get(reading);
  if (known) return known;
  const pair = PAIRS.map((marks) => pairsOf(reading.text, marks)).find((pairs) => pairs.length > 0) ?? [];
  const ranges = pair.flatMap(({ from, to }) => {
    const inside = reading.tokens.flatMap((token, at) => (token.from >= from && token.to <= to ? [at] : []));
    const [first, last] = [inside[0], inside.at(-1)];
    return first === undefined || last === undefined ? [] : [{ from: first, to: last + 1 }];
  });
  kept.set(reading, ranges);
  return ranges;
}
