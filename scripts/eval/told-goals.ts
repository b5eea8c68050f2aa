import { stemsOf } from '#coach/builtin/planning/choosing/candidates.ts';
import { isAround } from '#coach/builtin/planning/habit-texts.ts';
import { templateById } from '#coach/builtin/knowledge/domains.ts';
import { readGoal } from '#coach/goal/read-goal.ts';
import type { Coach } from '#coach/port.ts';
import { assessTexts } from '#coach/safety/router.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { DAY_HANDS, daysTold, PLAN_HANDS, plansTold } from '#evals/told-rows.ts';
import { type Question, sampled, section, share } from './section.ts';

/** The goals of all lives, each once. */
function goalsTold(): string[] {
  const lives = [...DAY_HANDS.flatMap(daysTold), ...PLAN_HANDS.flatMap(plansTold)];
  return [...new Set(lives.map(({ goal }) => goal))];
}

async function plannedFor(coach: Coach, description: string) {
  const goal = {
    description,
    currentFrictions: '',
    currentLevel: 'not_started',
    safetyLabel: assessTexts([description]),
  } as const;
  const { suggestions } = await coach.suggestIdentities({ goal });
  const identity = { id: 'i1', name: suggestions[0]?.name ?? 'The Small-Step Person', description: '' };
  const { habits } = await coach.planHabits({ goal, identity, mode: 'normal', otherHabits: [] });
  return { goal: description, habits, isNamed: readGoal(description).acts.length > 0 };
}

type Planned = Awaited<ReturnType<typeof plannedFor>>;
type Nearness = 'own' | 'around' | 'shared' | 'foreign';

/** How a habit belongs to a goal: its own act, written around the act, with a word in common, or none of these. */
function nearnessOf({ templateId, description }: PlannedHabit, goal: string): Nearness {
  const template = templateById(templateId);
  if (!template) return 'own';
  if (isAround(template)) return 'around';
  const said = stemsOf(goal);
  return [...stemsOf(description)].some((stem) => said.has(stem)) ? 'shared' : 'foreign';
}

/** Goals as people put them: what stands in their plans beside the act, and whether it is about it. */
export async function toldGoals({ coach, limit }: Question): Promise<string> {
  const plans: Planned[] = [];
  for (const goal of sampled(goalsTold(), limit)) plans.push(await plannedFor(coach, goal));
  const lines = [true, false].flatMap((isNamed) => {
    const beside = plans
      .filter((plan) => plan.isNamed === isNamed)
      .flatMap(({ goal, habits }) => habits.map((habit) => nearnessOf(habit, goal)))
      .filter((nearness) => nearness !== 'own');
    const of = (wanted: Nearness) => share(beside.filter((one) => one === wanted).length, beside.length);
    const which = isNamed ? 'beside a named act' : 'of a goal without an act';
    return [
      `habits ${which} that are written around it: ${of('around')}`,
      `habits ${which} with a word of the goal: ${of('shared')}`,
      `habits ${which} with neither: ${of('foreign')}`,
    ];
  });
  const named = plans.filter(({ isNamed }) => isNamed).length;
  return section('Goals as people put them', [`goals with a named act: ${share(named, plans.length)}`, ...lines]);
}
