import { gerund } from '#coach/text/gerund.ts';
import type { Range, Reading } from '#coach/text/reading.ts';
import type { Limit } from '../fact.ts';
import { ADVICE, ADVISED_AGAINST, UNABLE_ACTS } from '../words/life-words.ts';
import { AVOIDED_NAMES } from './read-tastes.ts';
import { entries, NameIndex, PatternList } from './word-lists.ts';

const ADVISES = new PatternList(ADVICE);
const AGAINST = new PatternList(ADVISED_AGAINST);
const ACTS = new NameIndex(
  entries(UNABLE_ACTS).map((act) => [act, act.includes(' ') ? act : `${act}; ${gerund(act)}`]),
);

/** `My doctor says no jumping`: what somebody who knows forbids; null when nobody does. Said once it holds, so the past counts. */
export function readAdvice(reading: Reading, clause: Range): Limit[] | null {
  const advises = ADVISES.find(reading, clause);
  if (!advises) return null;
  const rest = { from: advises.to, to: clause.to };
  const against = AGAINST.find(reading, rest);
  if (!against) return null;
  const named = { from: against.to, to: clause.to };
  const acts = ACTS.within(reading, named);
  const others = AVOIDED_NAMES.within(reading, named).filter(({ from }) => acts.every((act) => act.from !== from));
  const found = [...acts, ...others];
  return [...new Set(found.map(({ id }) => id))].map((what) => ({ is: 'avoid', what }));
}
