import type { NamedAct } from '#coach/goal/named-act.ts';
import { read } from '#coach/text/reading.ts';

/** A word that gives way to an amount: `Spend 10 minutes with my daughter`. */
const REPLACED = 'time';

/** True when a habit holds each word of the act in its order: with its amount and its minutes, it is still the same act. */
export function holdsAct(description: string, { text }: NamedAct): boolean {
  const said = read(description).tokens;
  let at = 0;
  return read(text).tokens.every(({ word, lemma }) => {
    if (word === REPLACED) return true;
    const found = said.findIndex((token, place) => place >= at && (token.word === word || token.lemma === lemma));
    at = found + 1;
    return found >= 0;
  });
}
