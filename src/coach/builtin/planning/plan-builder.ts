import type { PlannedHabit } from '#core/plan/plan.ts';
import { type SafetyLabel, stopsCoaching, strongerLabel } from '#core/coaching/safety-labels.ts';
import { factsOfGoal } from '#coach/facts/facts-of-goal.ts';
import type { PlannedAct } from '#coach/compose/sized-act.ts';
import type { PlanFacts } from '#coach/port.ts';
import { type Candidate, fromTemplate, stemsOf } from './choosing/candidates.ts';
import { allowedDomains } from '../domain/domain.ts';
import { detectFrictions } from '../domain/frictions.ts';
import { GENTLE_TOPIC } from '../domain/topic.ts';
import type { ChoiceContext } from './choosing/habit-choice.ts';
import { favouredBy } from '../identities.ts';
import { restDay } from '../knowledge/domains.ts';
import type { Domain, FrictionCode } from '../knowledge/shape.ts';
import { namedActs } from './named-acts.ts';
import { getLabel } from '../domain/plan-label.ts';
import { topicOf } from './topic-of-acts.ts';
import { getFitting, getPool, ownCandidates, type Source } from './choosing/pool.ts';
import { capBeside, easyOnly, type StartLevel, startLevel } from './start-level.ts';
import { offeredHabits } from './choosing/ticked-habits.ts';

export type BuiltPlan = {
  readonly habits: PlannedHabit[];
  readonly domain: Domain;
  readonly secondary: Domain | null;
  readonly frictions: readonly FrictionCode[];
  readonly label: SafetyLabel;
  /** What the plan is built around, in the order of its first core habits. */
  readonly acts: readonly PlannedAct[];
  /** What the goal names and the plan leaves out for safety's sake. */
  readonly leftOut: readonly PlannedAct[];
};

/** A fresh start stays at or below this load (coaching.md 4). */
const FRESH_START_CAP = 10;

/** A level for the mode: short weeks and fresh starts are easy all through, a fresh start also light. */
function levelFor({ facts, label }: Source, own: readonly Candidate[]): StartLevel {
  const level = startLevel({ ...facts.goal, label });
  const most = facts.mode === 'nuclear' ? Math.min(level.cap, FRESH_START_CAP) : level.cap;
  const fixed = own.flatMap((one) => (one.own?.isFixed ? [one.frequency.default] : []));
  const cap = capBeside(most, fixed);
  if (facts.mode === 'normal') return { ...level, cap };
  return { cap, rungs: ['easy', 'easy', 'easy'], rest: 'easy' };
}

/** The label of the goal, or a stronger one of the words that the plan is built around. */
function labelAround(facts: PlanFacts, around: string | null): SafetyLabel {
  const label = getLabel(facts);
  if (around === null) return label;
  return strongerLabel(label, getLabel({ ...facts, goal: { ...facts.goal, description: around } }));
}

/**
 * A week's offer: 3 or 4 core habits and 2 or 3 experiments, the acts that the goal names first and in the person's own words, the rest from
 * the domain of the goal, the ticked ones first in each group and under the level's load cap. Deterministic; no habits at all under a label that
 * stops coaching. `around` are other words for the goal, as somebody has said what they mean by it.
 */
export function buildPlan(facts: PlanFacts, around: string | null = null): BuiltPlan {
  const { goal, identity, mode } = facts;
  const description = around ?? goal.description;
  const label = labelAround(facts, around);
  const { primary, secondary, gentle } = allowedDomains({
    description,
    frictions: goal.currentFrictions,
    identityName: identity.name,
    label,
  });
  const frictions = detectFrictions(goal.currentFrictions);
  if (stopsCoaching(label))
    return { habits: [], domain: primary, secondary: null, frictions, label, acts: [], leftOut: [] };

  const about = `${goal.description} ${description} ${goal.currentFrictions}`;
  const { named, planned, leftOut } = namedActs({ description, label, about, otherHabits: facts.otherHabits });
  const topic = gentle ? GENTLE_TOPIC : topicOf(planned, named[0]?.object ?? description);
  const circumstances = factsOfGoal({
    ...goal,
    description: around === null ? goal.description : `${goal.description}. ${around}`,
  });
  const source = { facts, label, topic, acts: planned, frictions, circumstances };
  const own = ownCandidates(source);
  const context: ChoiceContext = {
    domain: primary,
    frictions,
    favours: favouredBy(primary, identity.name),
    goalStems: stemsOf(description),
    seed: identity.id,
  };
  const habits = offeredHabits({
    own,
    rest: label === 'overexercise' ? fromTemplate(restDay, 'core', topic) : null,
    pool: getPool(source, primary),
    guests: secondary && own.length === 0 ? getFitting(source, [secondary]) : [],
    context,
    circumstances,
    level: levelFor(source, own),
    mode,
    isGentle: easyOnly(label),
  });
  return { habits, domain: primary, secondary, frictions, label, acts: planned, leftOut };
}
