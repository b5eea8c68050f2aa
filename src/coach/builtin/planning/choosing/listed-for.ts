import { detectFrictions } from '#coach/builtin/domain/frictions.ts';
import { GENTLE_TOPIC } from '#coach/builtin/domain/topic.ts';
import { domainById } from '#coach/builtin/knowledge/domains.ts';
import type { Domain } from '#coach/builtin/knowledge/shape.ts';
import { factsOfGoal } from '#coach/facts/facts-of-goal.ts';
import type { PlanFacts } from '#coach/port.ts';
import type { SafetyLabel } from '#core/coaching/safety-labels.ts';
import { namedActs } from '../named-acts.ts';
import { topicOf } from '../topic-of-acts.ts';
import { getListed, type Listed, type Source } from './pool.ts';

/** Habits of the written knowledge for a goal, the nearest first: what supports its acts and stands around them, else those of its domains. */
export function listedFor(
  facts: Pick<PlanFacts, 'goal' | 'identity'>,
  { label, domains, topic }: { label: SafetyLabel; domains: readonly Domain[]; topic: string },
): Listed[] {
  const { description, currentFrictions } = facts.goal;
  const about = `${description} ${currentFrictions}`;
  const { planned: acts } = namedActs({ description, label, about, otherHabits: [] });
  const source: Source = {
    facts: { ...facts, mode: 'normal', otherHabits: [] },
    label,
    topic: topic === GENTLE_TOPIC ? topic : topicOf(acts, description),
    acts,
    frictions: detectFrictions(currentFrictions),
    circumstances: factsOfGoal(facts.goal),
  };
  const listed = getListed(source, domains);
  return acts.length === 0 ? listed : [...listed, ...getListed(source, [domainById('generic')], true)];
}
