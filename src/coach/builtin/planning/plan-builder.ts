import { type Difficulty, habitLoad, type HabitType, type PlannedHabit } from '#core/plan/plan.ts';
import { type SafetyLabel, stopsCoaching } from '#core/coaching/safety.ts';
import { getLabel } from './plan-checks.ts';
import type { PlanFacts } from '#coach/port.ts';
import { cueTime } from './cue-time.ts';
import { allowedDomains } from '../domain/domain.ts';
import { detectFrictions } from '../domain/frictions.ts';
import { type ChoiceContext, uncovered, getWorth } from './habit-choice.ts';
import { favouredBy } from '../identities.ts';
import { domainById, restDay } from '../knowledge/domains.ts';
import type { Domain, FrictionCode, HabitTemplate } from '../knowledge/shape.ts';
import { habitTexts } from './habit-texts.ts';
import { renderHabit } from './render-habit.ts';
import { isSameHabit } from './similar-habits.ts';
import { easyOnly, type StartLevel, startLevel } from './start-level.ts';
import { GENTLE_TOPIC, getTopic } from '../domain/topic.ts';

export type BuiltPlan = {
  readonly habits: PlannedHabit[];
  readonly domain: Domain;
  readonly secondary: Domain | null;
  readonly frictions: readonly FrictionCode[];
  readonly label: SafetyLabel;
};

const OFFERED = { core: 4, fewCore: 3, experimental: 2, mostExperimental: 3 } as const;
/** A first week leaves one day free unless the habit is easy (check `sensible-frequency`). */
const MOST_DAYS_ABOVE_EASY = 6;
/** A fresh start stays at or below this load (coaching.md 4). */
const FRESH_START_CAP = 10;

type Candidate = { readonly template: HabitTemplate; readonly habitType: HabitType };
type Sized = Candidate & { readonly difficulty: Difficulty; readonly targetFrequency: number };

function getCandidates(facts: PlanFacts, domains: readonly Domain[], label: SafetyLabel, topic: string): Candidate[] {
  const isTaken = (template: HabitTemplate) =>
    facts.otherHabits.some((other) =>
      isSameHabit(habitTexts({ template, difficulty: 'easy', topic }).description, other),
    );
  const isAllowed = (template: HabitTemplate) => !(easyOnly(label) && template.impact) && !isTaken(template);
  const listed = domains.flatMap((domain) => [
    ...domain.core.map((template) => ({ template, habitType: 'core' as const })),
    ...domain.experimental.map((template) => ({ template, habitType: 'experimental' as const })),
  ]);
  return listed.filter(({ template }) => isAllowed(template));
}

/** The domain's own habits; where other identities already hold too many of them, the generic ones fill up. */
function getPool(facts: PlanFacts, domain: Domain, label: SafetyLabel, topic: string): Candidate[] {
  const own = getCandidates(facts, [domain], label, topic);
  const count = (type: HabitType) => own.filter(({ habitType }) => habitType === type).length;
  if (count('core') >= OFFERED.fewCore && count('experimental') >= OFFERED.experimental) return own;
  return getCandidates(facts, [domain, domainById('generic')], label, topic);
}

function getTime(template: HabitTemplate): string {
  return cueTime(habitTexts({ template, difficulty: 'easy', topic: 'it' }).implementationIntention);
}

/** Rungs are taken back, the experiment first, until the least load of the three fits under the cap. */
function sizeUnderCap(three: readonly Candidate[], level: StartLevel): Sized[] | null {
  let sized = three.map((candidate, index): Sized => {
    const wanted = level.rungs[index] ?? 'easy';
    const difficulty = wanted === 'hard' && candidate.template.impact ? 'medium' : wanted;
    return { ...candidate, difficulty, targetFrequency: candidate.template.frequency.min };
  });
  const load = () => sized.reduce((sum, habit) => sum + habitLoad(habit), 0);
  for (let index = sized.length - 1; index >= 0 && load() > level.cap; index -= 1) {
    sized = sized.map((habit, at) => (at === index ? { ...habit, difficulty: 'easy' } : habit));
  }
  return load() <= level.cap ? sized : null;
}

function mostDays({ template, difficulty }: Sized): number {
  const usual = template.frequency.default;
  if (difficulty === 'easy' || template.avoid) return usual;
  return Math.max(template.frequency.min, Math.min(usual, MOST_DAYS_ABOVE_EASY));
}

/** One more day in turn, up to the usual frequency, while the load stays under the cap. */
function fillUp(sized: readonly Sized[], cap: number): Sized[] {
  const habits = [...sized];
  for (let grew = true; grew; ) {
    grew = false;
    for (const [index, habit] of habits.entries()) {
      const more = { ...habit, targetFrequency: habit.targetFrequency + 1 };
      const others = habits.reduce((sum, other) => sum + (other === habit ? 0 : habitLoad(other)), 0);
      if (more.targetFrequency > mostDays(habit) || others + habitLoad(more) > cap) continue;
      habits[index] = more;
      grew = true;
    }
  }
  return habits;
}

/** The three that are ticked: a habit for the worst day, another core habit, an experiment; the best set that fits the level. */
function tickedThree(
  pool: readonly Candidate[],
  context: ChoiceContext,
  level: StartLevel,
  first: HabitTemplate | null,
): Sized[] {
  const core = pool.filter(({ habitType }) => habitType === 'core');
  const experimental = pool.filter(({ habitType }) => habitType === 'experimental');
  const sets = core
    .filter(({ template }) => (first ? template === first : !template.needsEquipment))
    .flatMap((small) =>
      core.filter((other) => other !== small).flatMap((other) => experimental.map((test) => [small, other, test])),
    );
  const ranked = sets
    .filter((set) => new Set(set.map(({ template }) => getTime(template))).size >= 2)
    .map((set) => ({
      set,
      worth: getWorth(
        set.map(({ template }) => template),
        context,
      ),
    }))
    .sort((a, b) => b.worth - a.worth);
  for (const { set } of ranked) {
    const sized = sizeUnderCap(set, level);
    if (sized) return sized;
  }
  return [];
}

/** Adds the habits that cover most of what is still open; the rest of the offer stays at its least frequency. */
function widen(
  ticked: readonly Sized[],
  pool: readonly Candidate[],
  context: ChoiceContext,
  level: StartLevel,
  coreCount: number,
): Sized[] {
  const chosen: Sized[] = [...ticked];
  const has = (template: HabitTemplate) => chosen.some((habit) => habit.template === template);
  const addBest = (habitType: HabitType) => {
    const templates = chosen.map(({ template }) => template);
    const best = pool
      .filter((candidate) => candidate.habitType === habitType && !has(candidate.template))
      .map((candidate) => ({ candidate, worth: getWorth([...templates, candidate.template], context) }))
      .sort((a, b) => b.worth - a.worth)[0]?.candidate;
    if (!best) return;
    const difficulty = best.template.impact ? 'easy' : level.rest;
    chosen.push({ ...best, difficulty, targetFrequency: best.template.frequency.min });
  };
  const count = (habitType: HabitType) => chosen.filter((habit) => habit.habitType === habitType).length;
  for (let turn = 0; turn < OFFERED.core && count('core') < coreCount; turn += 1) addBest('core');
  for (let turn = 0; turn < OFFERED.experimental && count('experimental') < OFFERED.experimental; turn += 1)
    addBest('experimental');
  if (
    uncovered(
      chosen.map(({ template }) => template),
      context.frictions,
    ).length > 0 &&
    count('experimental') < OFFERED.mostExperimental
  ) {
    addBest('experimental');
  }
  return chosen;
}

/** A level for the mode: short weeks and fresh starts are easy all through, a fresh start also light. */
function levelFor(facts: PlanFacts, label: SafetyLabel): StartLevel {
  const level = startLevel({ ...facts.goal, label });
  if (facts.mode === 'normal') return level;
  const cap = facts.mode === 'nuclear' ? Math.min(level.cap, FRESH_START_CAP) : level.cap;
  return { cap, rungs: ['easy', 'easy', 'easy'], rest: 'easy' };
}

function inOrder(sized: readonly Sized[], topic: string): PlannedHabit[] {
  const core = sized.filter(({ habitType }) => habitType === 'core');
  const experimental = sized.filter(({ habitType }) => habitType === 'experimental');
  return [...core, ...experimental].map((habit, order) => renderHabit({ ...habit, order, topic }));
}

/**
 * A week's offer: 3 or 4 core habits and 2 or 3 experiments from the domain of the goal, the ticked ones first in each group and
 * under the level's load cap. Deterministic; no habits at all under a label that stops coaching.
 */
export function buildPlan(facts: PlanFacts): BuiltPlan {
  const { goal, identity, mode } = facts;
  const label = getLabel(facts);
  const { primary, secondary, gentle } = allowedDomains({
    description: goal.description,
    frictions: goal.currentFrictions,
    identityName: identity.name,
    label,
  });
  const frictions = detectFrictions(goal.currentFrictions);
  if (stopsCoaching(label)) return { habits: [], domain: primary, secondary: null, frictions, label };

  const topic = gentle ? GENTLE_TOPIC : getTopic(goal.description);
  const level = levelFor(facts, label);
  const rest = label === 'overexercise' ? restDay : null;
  const context = { domain: primary, frictions, favours: favouredBy(primary, identity.name), seed: identity.id };
  const pool = [
    ...(rest ? [{ template: rest, habitType: 'core' as const }] : []),
    ...getPool(facts, primary, label, topic),
  ];
  const ticked = tickedThree(pool, context, level, rest);
  const filled = mode === 'short-week' ? ticked : fillUp(ticked, level.cap);
  const guests = secondary
    ? getCandidates(facts, [secondary], label, topic).filter(({ habitType }) => habitType === 'experimental')
    : [];
  const guest = guests[0];
  const withGuest: Sized[] = guest
    ? [...filled, { ...guest, difficulty: 'easy', targetFrequency: guest.template.frequency.min }]
    : filled;
  const coreCount = mode === 'normal' ? OFFERED.core : OFFERED.fewCore;
  return {
    habits: inOrder(widen(withGuest, pool, context, level, coreCount), topic),
    domain: primary,
    secondary,
    frictions,
    label,
  };
}
