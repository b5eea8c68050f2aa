import { stopsCoaching } from '#core/coaching/safety-labels.ts';
import type { GoalFacts, IdentitySuggestion } from '../port.ts';
import { lowered, spokenAct } from '#coach/compose/spoken-act.ts';
import { readGoal } from '#coach/goal/read-goal.ts';
import type { NamedAct } from '#coach/goal/named-act.ts';
import { assessGoal, assessSafety } from '../safety/router.ts';
import { identitiesOfAct } from './act-identities.ts';
import { allowedDomains } from './domain/domain.ts';
import type { Domain } from './knowledge/shape.ts';
import { normalise } from '#coach/text/language.ts';
import { bannedWords } from './voice.ts';

/** Characters. */
const LONGEST_DESCRIPTION = 160;

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

/**
 * Three or four identities of different kinds for a goal, and the domain that was recognised: those of the act that the goal names, else
 * those of the domain. None under a label that stops coaching.
 */
export function identitiesFor(goal: GoalFacts): { suggestions: IdentitySuggestion[]; domain: string } {
  const label = assessGoal(goal, [goal.description, goal.currentFrictions]);
  const { primary, gentle } = allowedDomains({
    description: goal.description,
    frictions: goal.currentFrictions,
    identityName: '',
    label,
  });
  if (stopsCoaching(label)) return { suggestions: [], domain: primary.id };
  const { acts, language } = readGoal(goal.description);
  const act = gentle ? undefined : acts[0];
  if (act) {
    const said = echoOf(act, language);
    const suggestions = identitiesOfAct(act).map((identity, place) => echoed(identity, said, place));
    return { suggestions, domain: primary.id };
  }
  return {
    suggestions: primary.identities.map(({ name, description }) => ({ name, description })),
    domain: primary.id,
  };
}
