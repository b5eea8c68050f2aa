import type { GoalFacts, IdentityFacts } from '#coach/port.ts';
import { assessGoal } from '#coach/safety/router.ts';
import { type SafetyLabel, strongerLabel } from '#core/coaching/safety-labels.ts';
import { read, wordsOf } from '#coach/text/reading.ts';
import { recogniseDomain } from './domain.ts';

function sentencesIn(text: string): string[] {
  const reading = read(text);
  return reading.sentences.map((sentence) => wordsOf(reading, sentence));
}

/**
 * The label kept on the goal, or a stronger one that its words or the identity's give. A goal about living with an illness is
 * planned with caution even where no word of it raises a label.
 */
export function getLabel({ goal, identity }: { goal: GoalFacts; identity: IdentityFacts }): SafetyLabel {
  // Apart: beside the words of a goal those of an identity, which may be the coach's own, mean what neither says; so do two of its sentences.
  const told = assessGoal(goal, [goal.description, goal.currentFrictions]);
  const found = strongerLabel(told, assessGoal(goal, [identity.name, ...sentencesIn(identity.description)]));
  const isAboutIllness = recogniseDomain({ description: goal.description }).primary.id === 'chronic_health';
  return strongerLabel(found, isAboutIllness ? 'caution' : 'none');
}
