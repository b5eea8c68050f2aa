import { TEENS, TENS, UNITS } from '#coach/number-words.ts';
import type { Token } from './normalise.ts';

const SMALL: Readonly<Record<string, number>> = {
  ...UNITS,
  ...TEENS,
  ...TENS,
  zero: 0,
  dozen: 12,
  couple: 2,
  once: 1,
  twice: 2,
  thrice: 3,
  nought: 0,
};

/** A word or digits for how many there are; not a number for any other word. */
export const countOf = (word = ''): number => UNITS[word] ?? Number(word);

/** A number in words or digits: its value and the tokens it takes. */
type NumberAt = { readonly value: number; readonly from: number; readonly to: number };

function digitsAt(tokens: readonly Token[], at: number): number | null {
  const word = tokens[at]?.word ?? '';
  return /^\d+(\.\d+)?$/.test(word) ? Number(word) : null;
}

/** Shares of an hour: the words, their value and how many tokens stand before the unit. */
const SHARES: readonly (readonly [pattern: RegExp, value: number, length: number])[] = [
  [/^half an? (?:hour|litre|mile|kilometre|km|page|chapter|glass|pint|dozen|minutes|bottle|cup)\b/, 0.5, 2],
  [/^half (?:hour|litre|mile|kilometre|km|page|chapter|pint)\b/, 0.5, 1],
  [/^quarter hour\b/, 0.25, 1],
  [/^a quarter of an hour/, 0.25, 4],
  [/^quarter of an hour/, 0.25, 3],
  [/^a quarter hour/, 0.25, 2],
  [/^three quarters of an hour/, 0.75, 4],
  [/^three quarters of a (?:litre|mile)/, 0.75, 4],
];

const ONE_OF =
  /^an? (?:single |whole |full |solid |good )?(?:hour|mile|litre|kilometre|km|hundred|thousand|minutes|page|chapter|pint|glass)\b/;

/** `a`, `an` and `half` are numbers only before a unit. */
function articleAt(tokens: readonly Token[], at: number): NumberAt | null {
  if (!/^(?:an?|half|quarter|three)$/.test(tokens[at]?.word ?? '')) return null;
  const rest = tokens.slice(at, at + 5).map(({ word }) => word);
  const text = rest.join(' ');
  for (const [pattern, value, length] of SHARES) if (pattern.test(text)) return { value, from: at, to: at + length };
  if (/^an? couple (?:of )?dozen\b/.test(text)) return { value: 24, from: at, to: at + (rest[2] === 'of' ? 4 : 3) };
  if (/^an? (?:dozen|couple)\b/.test(text))
    return { value: rest[1] === 'dozen' ? 12 : 2, from: at, to: at + (rest[2] === 'of' ? 3 : 2) };
  return ONE_OF.test(text) ? { value: 1, from: at, to: at + 1 } : null;
}

/** “Hour in the library” opens a message or a clause. */
function isBareHour(tokens: readonly Token[], at: number): boolean {
  const [before, word, next] = [tokens[at - 1]?.word ?? '.', tokens[at]?.word, tokens[at + 1]?.word ?? ''];
  return (
    word === 'hour' && /^[.,;:!?—]$|^(?:full|solid|whole|and|good)$/.test(before) && /^(?:in|on|at|of|with)$/.test(next)
  );
}

/** `three hundred and forty`: what is said behind the hundreds. */
function restAt(tokens: readonly Token[], at: number): NumberAt | null {
  const from = tokens[at]?.word === 'and' ? at + 1 : at;
  return Object.hasOwn(SMALL, tokens[from]?.word ?? '') ? numberAt(tokens, from) : null;
}

/** The number that begins at this token, if one does: `twenty five`, `6k`, `half an hour`, `2.5`. */
export function numberAt(tokens: readonly Token[], at: number): NumberAt | null {
  if (isBareHour(tokens, at)) return { value: 1, from: at, to: at };
  const article = articleAt(tokens, at);
  if (article) return article;
  const word = tokens[at]?.word ?? '';
  const digits = digitsAt(tokens, at);
  let value = digits ?? SMALL[word];
  if (value === undefined) return null;
  let to = at + 1;
  const next = SMALL[tokens[to]?.word ?? ''];
  if (digits === null && value >= 20 && value % 10 === 0 && next !== undefined && next < 10 && next > 0) {
    value += next;
    to += 1;
  }
  const scale = tokens[to]?.word;
  if (scale === 'hundred' || scale === 'thousand') {
    value *= scale === 'hundred' ? 100 : 1000;
    to += 1;
    const rest = scale === 'hundred' ? restAt(tokens, to) : null;
    if (rest) return { value: value + rest.value, from: at, to: rest.to };
  }
  if (tokens[to]?.word === 'and' && tokens[to + 1]?.word === 'a' && tokens[to + 2]?.word === 'half') {
    return { value: value + 0.5, from: at, to: to + 3 };
  }
  if ((word === 'couple' || word === 'dozen') && tokens[to]?.word === 'of') to += 1;
  return { value, from: at, to };
}
