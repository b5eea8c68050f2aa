import knowledge from '#content/knowledge.json' with { type: 'json' };
import { patterns } from '#coach/match/pattern.ts';
import type { Reading } from '#coach/text/reading.ts';

/** How somebody would notice, which is nothing to be done: `I'd notice if …`, `I will know it when …`, `it would show in …`. */
const SIGNS = patterns(...knowledge.requests.signsSigns);

/** A sentence, or a part of one behind a comma, that says how somebody would notice. */
export function isSignAt(reading: Reading, at: number, to: number): boolean {
  const before = reading.tokens[at - 1];
  const isBegun = !before || before.after !== '' || reading.tokens[at]?.word === 'and' || before.word === 'and';
  return isBegun && SIGNS.some((sign) => sign.find(reading, { from: at, to }) !== null);
}
