import { phrases } from '#coach/text/phrases.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };
import { gerund } from '#coach/text/word-forms.ts';
import type { Range, Reading } from '#coach/text/reading.ts';
import type { Limit } from '../fact.ts';
import { AVOIDED_NAMES } from './read-tastes.ts';
import { NameIndex, PatternList } from './word-lists.ts';

const { life } = knowledge;

const ADVISES = new PatternList(life.advice);
const AGAINST = new PatternList(life.advisedAgainst);
const ACTS = new NameIndex(
  phrases(life.unableActs).map((act) => [act, act.includes(' ') ? act : `${act}; ${gerund(act)}`]),
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
