import knowledge from '#content/knowledge.json' with { type: 'json' };
import { isMoneyUnit } from '../said/amounts.ts';
import { phraseSet, wordSet } from '#coach/text/phrases.ts';
import { read } from '#coach/text/reading.ts';
import type { ActKind, NamedAct } from '../named-act.ts';

/** What ends with a result of work: `pass`, `finish`, `submit`. */
const ENDING = wordSet(knowledge.acts.words.outcomesEnding);
/** What is worked for: an exam, a paper, a thesis. */
const WORKED_FOR = wordSet(knowledge.acts.words.outcomesWorkedFor);
const WORK: ReadonlySet<ActKind> = new Set(['learn', 'read', 'write', 'practise', 'other']);
const MOVING: ReadonlySet<ActKind> = new Set(['move', 'practise']);
/** What is reached on one day: a marathon. */
const EVENTS = phraseSet(knowledge.acts.words.events);
const SAVING: ReadonlySet<ActKind> = new Set(['save', 'abstain', 'limit']);

/** Of what kind the acts are that bring a result about; null for an act that is no result. */
function broughtAboutBy(act: NamedAct): ReadonlySet<ActKind> | null {
  const isOften = act.days !== null || act.times !== null || act.when !== null;
  const words = read(act.text).tokens;
  if (act.kind === 'move' && words.some(({ word }) => EVENTS.has(word))) return MOVING;
  if (isOften || !ENDING.has(act.verb.split(' ')[0] ?? '')) return null;
  if (act.amount && isMoneyUnit(act.amount.unit)) return SAVING;
  const isWorkedFor = words.some(({ lemma }) => WORKED_FOR.has(lemma));
  return act.amount === null && (isWorkedFor || act.object === null) ? WORK : null;
}

/** The acts without what they are for: `pass my exam` beside `study maths every evening` is no habit. */
export const withoutOutcomes = (acts: readonly NamedAct[]): NamedAct[] =>
  acts.filter((act) => {
    const kinds = broughtAboutBy(act);
    return kinds === null || !acts.some((other) => broughtAboutBy(other) === null && kinds.has(other.kind));
  });
