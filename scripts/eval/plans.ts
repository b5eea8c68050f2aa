import { type PlanCheck, planProblems } from '#coach/plan-checks.ts';
import { planGrid } from '#coach/plan-grid.testing.ts';
import { type Question, sampled, section, share } from './section.ts';

const CHECKS = Array.from({ length: 13 }, (_, at) => `P${at + 1}` as PlanCheck);
/** Checks that no plan may break (coaching.md 6b). */
const ALWAYS: readonly PlanCheck[] = ['P1', 'P4', 'P5', 'P7', 'P8', 'P11'];

/** Plans over domains × levels × frictions × modes against the checks P1 to P13; P14 is about refining. */
export async function plans({ coach, limit }: Question): Promise<string> {
  const cells = sampled(planGrid(), limit);
  const broken = new Map<PlanCheck, number>();
  const examples = new Map<PlanCheck, string>();
  let kept = 0;
  for (const { facts } of cells) {
    const { habits } = await coach.planHabits(facts);
    const problems = planProblems(habits, { ...facts, stage: 'offer' });
    const failed = new Set(problems.map(({ check }) => check));
    kept += CHECKS.length - failed.size;
    for (const check of failed) broken.set(check, (broken.get(check) ?? 0) + 1);
    for (const { check, message } of problems) if (!examples.has(check)) examples.set(check, message);
  }
  return section('Plan checks', [
    `all checks: ${share(kept, cells.length * CHECKS.length)}`,
    ...ALWAYS.map((check) => `${check}: ${share(cells.length - (broken.get(check) ?? 0), cells.length)}`),
    ...[...examples].map(([check, message]) => `for example ${check}: ${message}`),
  ]);
}
