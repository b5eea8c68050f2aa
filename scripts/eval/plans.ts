import { adaptPlan } from '#coach/builtin/adapting/adapt-plan.ts';
import { PLAN_CHECKS, type PlanCheck, type PlanContext, planProblems } from '#coach/plan-checks/plan-checks.ts';
import { planGrid } from '#coach/builtin/planning/plan-grid.testing.ts';
import type { Choice } from '#core/adaptive-plan/next-plan.ts';
import type { WeekRecord } from '#core/adaptive-plan/terms.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { preselectedHabits } from '#core/plan/selection.ts';
import { CHOICES } from '#core/review/review.ts';
import { type Question, sampled, section, share } from './section.ts';

/** Checks that no plan may break (coaching.md 6b). */
const ALWAYS: readonly PlanCheck[] = [
  'enough-habits',
  'if-then',
  'sensible-frequency',
  'obstacles-answered',
  'no-duplicates',
  'safe',
  'named-acts',
  'facts',
];
/** Checks of a first plan only: a later one is as heavy as it has grown. */
const OF_THE_FIRST: readonly PlanCheck[] = ['load'];

/** Counts which checks hold over many plans. */
class Tally {
  private readonly checks: readonly PlanCheck[];
  private readonly broken = new Map<PlanCheck, number>();
  private readonly examples = new Map<PlanCheck, string>();
  private plans = 0;
  private kept = 0;

  constructor(checks: readonly PlanCheck[]) {
    this.checks = checks;
  }

  take(habits: readonly PlannedHabit[], context: PlanContext): void {
    const problems = planProblems(habits, context).filter(({ check }) => this.checks.includes(check));
    const failed = new Set(problems.map(({ check }) => check));
    this.plans += 1;
    this.kept += this.checks.length - failed.size;
    for (const check of failed) this.broken.set(check, (this.broken.get(check) ?? 0) + 1);
    for (const { check, message } of problems) if (!this.examples.has(check)) this.examples.set(check, message);
  }

  report(title: string): string {
    const held = (check: PlanCheck) => share(this.plans - (this.broken.get(check) ?? 0), this.plans);
    return section(title, [
      `all checks: ${share(this.kept, this.plans * this.checks.length)}`,
      ...ALWAYS.map((check) => `${check}: ${held(check)}`),
      ...[...this.examples].map(([check, message]) => `for example ${check}: ${message} (${held(check)})`),
    ]);
  }
}

/** Days done of each habit, by its place, in a good week, a thin one and one in between. */
const WEEKS: readonly (readonly number[])[] = [
  [7, 7, 7],
  [1, 0, 0],
  [4, 1, 2],
];

function weekOf(habits: readonly PlannedHabit[], at: number): WeekRecord {
  const done = WEEKS[at % WEEKS.length] ?? [];
  return {
    observed: true,
    habits: Object.fromEntries(
      habits.map(({ seriesId, targetFrequency }, place) => [
        seriesId ?? '',
        { done: Math.min(targetFrequency, done[place] ?? 0), target: targetFrequency },
      ]),
    ),
  };
}

/** The plan after a review of two lived weeks, for each choice. */
function nextPlans(
  context: Pick<PlanContext, 'goal' | 'identity' | 'otherHabits'>,
  first: readonly PlannedHabit[],
  at: number,
) {
  const habits = preselectedHabits(first).map((habit, place) => ({ ...habit, seriesId: `s${place}` }));
  const weeks = [weekOf(habits, at), weekOf(habits, at + 1)];
  return CHOICES.map((choice: Choice) => {
    let made = 0;
    const newSeriesId = () => `n${(made += 1)}`;
    return adaptPlan({ ...context, habits, weeks, choice, mode: 'normal', frictions: [], newSeriesId }).habits;
  });
}

/** Plans over domains × levels × frictions × modes against every check; the one after a review included. */
export async function plans({ coach, limit }: Question): Promise<string> {
  const [first, next] = [
    new Tally(PLAN_CHECKS),
    new Tally(PLAN_CHECKS.filter((check) => !OF_THE_FIRST.includes(check))),
  ];
  for (const [at, { facts, mode }] of sampled(planGrid(), limit).entries()) {
    const { habits } = await coach.planHabits(facts);
    first.take(habits, { ...facts, stage: 'offer' });
    if (mode !== 'normal') continue;
    for (const plan of nextPlans(facts, habits, at)) next.take(plan, { ...facts, stage: 'accepted' });
  }
  return [first.report('Plan checks'), next.report('Plan checks after a review (every choice)')].join('\n');
}
