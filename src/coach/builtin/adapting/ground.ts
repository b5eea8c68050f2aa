import type { Candidate } from '#core/adaptive-plan/terms.ts';
import type { HabitType, PlannedHabit } from '#core/plan/plan.ts';
import type { SafetyLabel } from '#core/coaching/safety-labels.ts';
import type { GoalFacts, IdentityFacts } from '#coach/port.ts';
import { allowedDomains, isBlocked } from '../domain/domain.ts';
import { detectFrictions } from '../domain/frictions.ts';
import { GENTLE_TOPIC, getTopic } from '../domain/topic.ts';
import { domainById, domainOfTemplate, restDay } from '../knowledge/domains.ts';
import type { FrictionCode, HabitTemplate } from '../knowledge/shape.ts';
import { listedFor } from '../planning/choosing/listed-for.ts';
import type { Listed } from '../planning/choosing/pool.ts';
import { isUnsafeText } from '../planning/habit-wording.ts';
import { habitTexts } from '../planning/habit-texts.ts';
import { renderHabit, getTemplate } from '../planning/render-habit.ts';
import { isSameHabit } from '../planning/similar-habits.ts';
import { easyOnly } from '../planning/start-level.ts';
import { loadsJoints } from './words/own-words.ts';

/** A habit of the knowledge base that may come into the plan, with the words of its easy size. */
export type Newcomer = {
  readonly template: HabitTemplate;
  readonly habitType: HabitType;
  readonly description: string;
  /** What it calls the goal. */
  readonly topic: string;
};

/** What a plan may be made of under a safety label. */
export type Ground = {
  readonly label: SafetyLabel;
  /** What the habit of this template calls the goal. */
  readonly topicFor: (templateId: string) => string;
  /** In the order of preference: what supports the acts of the goal, or its domains, then the habits that fit any goal. */
  readonly newcomers: readonly Newcomer[];
  /** True for a habit that the label allows no more. */
  readonly bars: (habit: PlannedHabit) => boolean;
};

function getNewcomers(listed: readonly Listed[], label: SafetyLabel, held: readonly string[]): Newcomer[] {
  const rest = { template: restDay, type: 'core', topic: GENTLE_TOPIC } as const;
  const known = [...held];
  const found: Newcomer[] = [];
  for (const { template, type: habitType, topic } of [...(label === 'overexercise' ? [rest] : []), ...listed]) {
    if (easyOnly(label) && template.impact) continue;
    const { description } = habitTexts({ template, difficulty: 'easy', topic });
    if (known.some((other) => isSameHabit(description, other))) continue;
    known.push(description);
    found.push({ template, habitType, description, topic });
  }
  return found;
}

/** What next week's plan of this goal may draw on: nothing that the plan or another identity holds already. */
export function getGround({
  goal,
  identity,
  label,
  held,
}: {
  goal: GoalFacts;
  identity: IdentityFacts;
  label: SafetyLabel;
  held: readonly string[];
}): Ground {
  const { primary, secondary, gentle } = allowedDomains({
    description: goal.description,
    frictions: goal.currentFrictions,
    identityName: identity.name,
    label,
  });
  const topic = gentle ? GENTLE_TOPIC : getTopic(goal.description);
  // Beside a change that a professional leads only support is planned.
  const last = primary.id === 'support' || primary.id === 'generic' ? [] : [domainById('generic')];
  const domains = [primary, ...(secondary ? [secondary] : []), ...last];
  const text = `${goal.description} ${goal.currentFrictions}`;
  const bars = (habit: PlannedHabit) => {
    if (isUnsafeText(`${habit.description} ${habit.implementationIntention}`)) return true;
    const template = getTemplate(habit);
    const domain = template && domainOfTemplate(template.id);
    if (domain && isBlocked({ domain, label, text })) return true;
    return easyOnly(label) && (template ? template.impact === true : loadsJoints(habit.description));
  };
  const newcomers = getNewcomers(listedFor({ goal, identity }, { label, domains, topic }), label, held);
  const topicFor = (id: string) => newcomers.find(({ template }) => template.id === id)?.topic ?? topic;
  return { label, topicFor, newcomers, bars };
}

/** The newcomers as the adaptive rule sees them. */
export function getCandidates(newcomers: readonly Newcomer[]): Candidate[] {
  return newcomers.map(({ template, habitType }) => ({
    templateId: template.id,
    habitType,
    answers: template.frictions,
    impact: template.impact === true,
    frequency: template.frequency,
  }));
}

/** The words of a newcomer, as a habit of the plan under this series. */
export function welcomed(
  { template }: Pick<Newcomer, 'template'>,
  at: { seriesId: string; targetFrequency: number; habitType: HabitType; order: number; topic: string },
): PlannedHabit & { seriesId: string } {
  return { ...renderHabit({ template, difficulty: 'easy', ...at }), seriesId: at.seriesId };
}

/** The frictions stated this week, then those of the goal. */
export const getFrictions = (goal: GoalFacts, stated: readonly FrictionCode[]): FrictionCode[] => [
  ...new Set([...stated, ...detectFrictions(goal.currentFrictions)]),
];
