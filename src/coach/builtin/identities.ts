import { stopsCoaching } from '#core/coaching/safety.ts';
import type { GoalFacts, IdentitySuggestion } from '../port.ts';
import { assessGoal } from '../safety/router.ts';
import { allowedDomains } from './domain/domain.ts';
import type { Domain, IdentityTemplate } from './knowledge/shape.ts';
import { normalise } from '#coach/text/language.ts';
import { getTopic } from './domain/topic.ts';

/** Characters. */
const LONGEST_DESCRIPTION = 160;

/** Ids of the habits that an identity of this name would rather do; none for a name of the user's own. */
export function favouredBy(domain: Domain, identityName: string): readonly string[] {
  const name = normalise(identityName);
  return domain.identities.find((identity) => normalise(identity.name) === name)?.favours ?? [];
}

function echoed({ name, description }: IdentityTemplate, topic: string | null): IdentitySuggestion {
  const echo = topic === null ? description : `${description} Here: ${topic}.`;
  return { name, description: echo.length <= LONGEST_DESCRIPTION ? echo : description };
}

/**
 * Three or four identities of different kinds for a goal, and the domain that was recognised. None under a label that stops
 * coaching; the generic ones name the user's topic.
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
  const topic = primary.id === 'generic' && !gentle ? getTopic(goal.description) : null;
  return { suggestions: primary.identities.map((identity) => echoed(identity, topic)), domain: primary.id };
}
