import { stopsCoaching } from '#core/coaching/safety.ts';
import type { GoalFacts, IdentitySuggestion } from '../port.ts';
import { readGoal } from '#coach/goal/read-goal.ts';
import type { NamedAct } from '#coach/goal/named-act.ts';
import { assessGoal, assessSafety } from '../safety/router.ts';
import { identitiesOfAct } from './act-identities.ts';
import { allowedDomains } from './domain/domain.ts';
import type { Domain } from './knowledge/shape.ts';
import { normalise } from '#coach/text/language.ts';
import { getTopic } from './domain/topic.ts';
import { bannedWords } from './voice.ts';

/** Characters. */
const LONGEST_DESCRIPTION = 160;

/** Ids of the habits that an identity of this name would rather do; none for a name of the user's own. */
export function favouredBy(domain: Domain, identityName: string): readonly string[] {
  const name = normalise(identityName);
  return domain.identities.find((identity) => normalise(identity.name) === name)?.favours ?? [];
}

function echoed({ name, description }: IdentitySuggestion, echo: string | null): IdentitySuggestion {
  const said = echo === null ? description : `${description} Here: ${echo}.`;
  return { name, description: said.length <= LONGEST_DESCRIPTION ? said : description };
}

/** What is safe to be said back: `ring my sister`. */
function echoOf({ text }: NamedAct): string | null {
  const isSaid = bannedWords(text).length === 0 && assessSafety(text) === 'none';
  return isSaid ? `${text.slice(0, 1).toLowerCase()}${text.slice(1)}` : null;
}

/**
 * Three or four identities of different kinds for a goal, and the domain that was recognised: those of the act that the goal names, else
 * those of the domain. None under a label that stops coaching; the generic ones name the user's topic.
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
  const [act] = gentle ? [] : readGoal(goal.description).acts;
  if (act) {
    const echo = echoOf(act);
    return { suggestions: identitiesOfAct(act).map((identity) => echoed(identity, echo)), domain: primary.id };
  }
  const topic = primary.id === 'generic' && !gentle ? getTopic(goal.description) : null;
  return {
    suggestions: primary.identities.map(({ name, description }) => echoed({ name, description }, topic)),
    domain: primary.id,
  };
}
