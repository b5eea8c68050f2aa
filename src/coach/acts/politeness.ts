import { phraseSet } from '#coach/text/phrases.ts';
import { firstOf, Pattern, patterns } from '#coach/match/pattern.ts';
import type { Range, Reading, Token } from '#coach/text/reading.ts';
import { COMMANDS, REQUESTS } from './act-words.ts';

const polite = REQUESTS.polite.map((source) => new Pattern(source.startsWith('^') ? source : `^ ${source}`));
const ORDERS = new Set(['leave', 'keep', 'put', 'make', 'change', 'move', 'swap', 'add']);
/** Somebody puts right what they said. */
const RIGHTS = phraseSet('wait; sorry; oops; actually; hang; hold; make');
const POINTS = new Set(['pronoun', 'determiner']);

/** `no leave it`, `no, weekdays`, `no wait`, `no 45`: an answer, and what is asked behind it; `do leave it out`. */
function isBeforeOrder({ tokens }: Reading, { from: at, to }: Range): boolean {
  const [first, second, third] = tokens.slice(at, at + 3);
  if (!first || !second) return false;
  if (first.word === 'do') return second.tag === 'verb' && COMMANDS.has(second.word);
  if (first.word !== 'no') return false;
  const isOrder = ORDERS.has(second.word) && POINTS.has(third?.tag ?? 'other');
  return isOrder || first.after.includes(',') || isPutRight(second, at + 2 === to);
}

/** `no wait`, `no 45`: something else is meant than what was said. */
const isPutRight = ({ word, tag }: Token, isLast: boolean) => RIGHTS.has(word) || (tag === 'number' && isLast);

/** The words of a range without what is said out of politeness before a request. */
export function withoutPoliteness(reading: Reading, within: Range): Range {
  let { from } = within;
  for (let turn = 0; turn < 6; turn += 1) {
    if (isBeforeOrder(reading, { from, to: within.to })) from += 1;
    const found = polite.flatMap((pattern) => pattern.find(reading, { from, to: within.to }) ?? [])[0];
    if (!found || found.to === from || found.to >= within.to) break;
    from = found.to;
  }
  return { from, to: within.to };
}

const ONLY = new Set(['just', 'only']);

/** With the `just` before it, which is no courtesy where something is kept or named alone. */
export const withOnly = ({ tokens }: Reading, { from, to }: Range): Range => ({
  from: from - Number(ONLY.has(tokens[from - 1]?.word ?? '')),
  to,
});

const SOUNDS = phraseSet('oh; um; uh; er; erm; lol; haha; hmm; ok; okay; please; pls; thanks');

const tags = patterns(...REQUESTS.tags);

/** `…, or is that dumb`, `… if that's ok`, `…, please`: asked of the request, and no part of it. */
export function withoutEnd(reading: Reading, { from, to }: Range): Range {
  const { tokens } = reading;
  const tag = firstOf(tags, reading, { from, to })?.match;
  let end = tag && tag.from > from ? tag.from : to;
  while (end > from + 1 && SOUNDS.has(tokens[end - 1]?.word ?? '') && tokens[end - 2]?.word !== 'the') end -= 1;
  return { from, to: end };
}
