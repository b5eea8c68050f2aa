import { stopsCoaching } from '#core/coaching/safety-labels.ts';
import type { GoalFacts, IdentitySuggestion } from '../port.ts';
import { lowered, spokenAct } from '#coach/compose/spoken-act.ts';
import { readGoal } from '#coach/goal/read-goal.ts';
import type { NamedAct } from '#coach/goal/named-act.ts';
import { assessGoal, assessSafety } from '../safety/router.ts';
import { identitiesOfAct } from './act-identities.ts';
import { allowedDomains } from './domain/domain.ts';
import { domainById } from './knowledge/domains.ts';
import type { Domain } from './knowledge/shape.ts';
import { normalise } from '#coach/text/language.ts';
import { bannedWords } from './voice.ts';

/** Characters. */
const LONGEST_DESCRIPTION = 160;
/** Suggestions that leave somebody a choice. */
const LEAST = 3;

/** Ids of the habits that an identity of this name would rather do; none for a name of the user's own. */
export function favouredBy(domain: Domain, identityName: string): readonly string[] {
  const name = normalise(identityName);
  return domain.identities.find((identity) => normalise(identity.name) === name)?.favours ?? [];
}

/** What each kind of identity makes of the act, in the order of the suggestions. */
const MEANS = [
  (act: string) => `For now that means ${act}.`,
  (act: string) => `It begins with ${act}.`,
  (act: string) => `This week it is ${act}.`,
  (act: string) => `The first step is ${act}.`,
] as const;

/** The description with the act in a sentence of its own: `For now that means ringing your sister.` */
function echoed({ name, description }: IdentitySuggestion, act: string | null, place: number): IdentitySuggestion {
  const said = act === null ? description : `${description} ${MEANS[place % MEANS.length]?.(act)}`;
  return { name, description: said.length <= LONGEST_DESCRIPTION ? said : description };
}

/** What is safe to be said back: `ringing your sister`; words of another language are not bent. */
function echoOf(act: NamedAct, language: string | null): string | null {
  const said = language === null ? spokenAct(act) : lowered(act.text);
  return bannedWords(said).length === 0 && assessSafety(act.text) === 'none' ? said : null;
}

/** Those of a name that nobody has yet, three of them at least where there are as many: somebody becomes one person once. */
function untaken(own: readonly IdentitySuggestion[], others: readonly IdentitySuggestion[], taken: readonly string[]) {
  const names = new Set(taken.map(normalise));
  const isFree = ({ name }: IdentitySuggestion) => !names.has(normalise(name));
  const free = own.filter(isFree);
  const held = new Set(free.map(({ name }) => name));
  const more = others.filter((one) => isFree(one) && !held.has(one.name));
  return [...free, ...more.slice(0, Math.max(0, LEAST - free.length))];
}

/**
 * Three or four identities of different kinds for a goal, and the domain that was recognised: those of the act that the goal names, else
 * those of the domain. None under a label that stops coaching, none of a name that is taken.
 */
export function identitiesFor(
  goal: GoalFacts,
  taken: readonly string[] = [],
): { suggestions: IdentitySuggestion[]; domain: string } {
  const label = assessGoal(goal, [goal.description, goal.currentFrictions]);
  const { primary, gentle } = allowedDomains({
    description: goal.description,
    frictions: goal.currentFrictions,
    identityName: '',
    label,
  });
  if (stopsCoaching(label)) return { suggestions: [], domain: primary.id };
  const { acts, language } = readGoal(goal.description);
  const [act] = gentle ? [] : acts;
  const ofDomain = [primary, domainById('generic')].flatMap(({ identities }) =>
    identities.map(({ name, description }) => ({ name, description })),
  );
  const own = act ? identitiesOfAct(act) : ofDomain.slice(0, primary.identities.length);
  const said = act ? echoOf(act, language) : null;
  const suggestions = untaken(own, ofDomain, taken);
  return { suggestions: suggestions.map((one, place) => echoed(one, said, place)), domain: primary.id };
}
