import knowledge from '#content/knowledge.json' with { type: 'json' };
import { tableRows, phraseSet } from '#coach/text/phrases.ts';
import { read } from '#coach/text/reading.ts';
import type { ActKind, NamedAct } from '#coach/goal/named-act.ts';
import type { IdentitySuggestion } from '../port.ts';

/** Who does such an act, as `name: description`. */
type Row = readonly [name: string, description: string];

/** True of every act of a kind, whatever it is done to. */
const BY_KIND = knowledge.acts.identities as unknown as Readonly<Record<ActKind, readonly Row[]>>;

/** People's own names for who does a certain thing: `verbs / words / name / description`; a star is any. */
const ROWS = tableRows(knowledge.acts.people).map(([verbs = '', words = '', name = '', description = '']) => ({
  verbs: phraseSet(verbs),
  words: phraseSet(words),
  name,
  description,
}));

/** Three or four identities of somebody who does this very act: those that say it best first. */
export function identitiesOfAct({ text, verb, kind, isStopping }: NamedAct): IdentitySuggestion[] {
  const lemmas = read(text).tokens.map(({ lemma }) => lemma);
  const plain = verb.split(' ')[0] ?? verb;
  const own = ROWS.filter(
    ({ verbs, words }) =>
      (verbs.has(verb) || verbs.has(plain)) && (words.has('*') || lemmas.some((lemma) => words.has(lemma))),
  );
  const fitting = isStopping ? own.filter(({ verbs }) => verbs.has('smoke')) : own;
  const ofKind = BY_KIND[kind].map(([name, description]) => ({ name, description }));
  const all = [...fitting.slice(0, 1).map(({ name, description }) => ({ name, description })), ...ofKind];
  return [...new Map(all.map((one) => [one.name, one])).values()];
}
