import knowledge from '#content/knowledge.json' with { type: 'json' };
import { patterns } from '#coach/match/pattern.ts';
import type { Reading } from '#coach/text/reading.ts';

/** `I'd notice if …`, `it would show in …`; `having been made redundant`, `I haven't started yet`. */
const SIGNS = patterns(...knowledge.requests.signsSigns, ...knowledge.requests.howThingsAre);

/** A sentence, or a part of one behind a comma, that says how somebody would notice or how things are, which is nothing to be done. */
export function isSignAt(reading: Reading, at: number, to: number): boolean {
  const before = reading.tokens[at - 1];
  const isBegun = !before || before.after !== '' || reading.tokens[at]?.word === 'and' || before.word === 'and';
  return isBegun && SIGNS.some((sign) => sign.find(reading, { from: at, to }) !== null);
}
