import knowledge from '#content/knowledge.json' with { type: 'json' };
import { isMoney } from '#coach/text/values/money.ts';
import { phraseSet, wordSet } from '#coach/text/phrases.ts';
import { read } from '#coach/text/reading.ts';
import type { ActKind, NamedAct } from '../named-act.ts';

/** What ends with a result of work: `pass`, `finish`, `submit`. */
const ENDING = wordSet(knowledge.acts.words.outcomesEnding);
const WORKED_FOR = wordSet(knowledge.acts.words.outcomesWorkedFor);
const WORK: ReadonlySet<ActKind> = new Set(['learn', 'read', 'write', 'practise']);
const MOVING: ReadonlySet<ActKind> = new Set(['move', 'practise']);
const EVENTS = phraseSet(knowledge.acts.words.events);
const SAVING: ReadonlySet<ActKind> = new Set(['save', 'abstain', 'limit']);

function broughtAboutBy(act: NamedAct): ReadonlySet<ActKind> | null {
  const isOften = [act.days, act.times, act.when].some((said) => said !== null);
  const words = read(act.text).tokens;
  if (act.kind === 'move' && words.some(({ word }) => EVENTS.has(word))) return MOVING;
  if (isOften || !ENDING.has(act.verb.split(' ')[0] ?? '')) return null;
  if (act.amount && isMoney(act.amount.unit)) return SAVING;
  const isWorkedFor = words.length === 1 || words.some(({ lemma }) => WORKED_FOR.has(lemma));
  return act.amount === null && isWorkedFor && !act.text.endsWith(' done') ? WORK : null;
}

/** The acts without what they are for: `pass my exam` beside `study maths every evening` is no habit. */
export const withoutOutcomes = (acts: readonly NamedAct[]): NamedAct[] =>
  acts.filter((act) => {
    const kinds = broughtAboutBy(act);
    const bringsAbout = (other: NamedAct) => kinds?.has(other.kind) || (kinds === WORK && other.verb === 'do');
    return kinds === null || !acts.some((other) => broughtAboutBy(other) === null && bringsAbout(other));
  });
