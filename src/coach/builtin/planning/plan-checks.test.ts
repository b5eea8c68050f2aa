import { describe, expect, it } from 'vitest';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { planProblems, type PlanCheck, type PlanContext } from './plan-checks.ts';

const context: PlanContext = {
  goal: {
    description: 'I want to get fit',
    currentLevel: 'not_started',
    currentFrictions: 'no time',
    safetyLabel: 'none',
  },
  identity: { id: 'i1', name: 'The Everyday Mover', description: 'You move a little every day.' },
  otherHabits: [],
  stage: 'offer',
};
const walk: PlannedHabit = {
  description: 'Walk for 5 minutes',
  implementationIntention:
    'When I finish lunch, straight out of the nearest door, I will walk for 5 minutes. If it pours, I march indoors.',
  targetFrequency: 3,
  difficulty: 'easy',
  habitType: 'core',
  order: 0,
  templateId: 'fit.walk',
};
const stretch: PlannedHabit = {
  ...walk,
  description: 'Stretch hips, chest and calves for 2 minutes',
  implementationIntention:
    'When the evening news ends, on the rug, I will stretch for 2 minutes. If I am worn out, I stretch in bed.',
  targetFrequency: 2,
  habitType: 'experimental',
  order: 3,
  templateId: 'fit.stretch',
};
const plan: PlannedHabit[] = [
  walk,
  {
    ...walk,
    description: 'Lay out the shoes',
    implementationIntention:
      'When I put my toothbrush down at night, by the door, I will lay out the shoes. If I am away, I put them on my bag.',
    order: 1,
    templateId: 'fit.kit',
  },
  {
    ...walk,
    description: 'Do 1 round of chair squats',
    implementationIntention:
      'When I switch the kettle on, in the kitchen, I will do 1 round of ten. If a joint complains, I do less.',
    targetFrequency: 2,
    order: 2,
    templateId: 'fit.moves',
  },
  stretch,
  { ...stretch, description: 'Dance through 1 song', targetFrequency: 2, order: 4, templateId: 'fit.dance' },
];

function broken(habits: readonly PlannedHabit[], change: Partial<PlanContext> = {}): PlanCheck[] {
  return [...new Set(planProblems(habits, { ...context, ...change }).map(({ check }) => check))];
}
const withFirst = (change: Partial<PlannedHabit>): PlannedHabit[] => [{ ...walk, ...change }, ...plan.slice(1)];
const goal = (change: Partial<PlanContext['goal']>) => ({ goal: { ...context.goal, ...change } });

describe('the plan checks', () => {
  it('pass a sound plan', () => {
    expect(planProblems(plan, context)).toEqual([]);
  });

  it.each<[PlanCheck, readonly PlannedHabit[], Partial<PlanContext>?]>([
    ['P1', plan.slice(0, 4)],
    ['P1', [walk, stretch], { stage: 'accepted' }],
    ['P2', withFirst({ description: 'A walk for 5 minutes' })],
    ['P2', withFirst({ description: 'Walk for 5 minutes and also stretch' })],
    ['P3', withFirst({ description: 'Walk more often' })],
    ['P4', withFirst({ implementationIntention: 'I walk when I feel like it' })],
    ['P4', withFirst({ implementationIntention: 'When I finish lunch, outside, I will walk for 5 minutes.' })],
    ['P5', withFirst({ targetFrequency: 2 })],
    ['P5', withFirst({ targetFrequency: 3.5 })],
    ['P5', withFirst({ targetFrequency: 7, difficulty: 'medium' })],
    ['P6', withFirst({ targetFrequency: 5, difficulty: 'medium' })],
    ['P7', plan.filter(({ templateId }) => templateId !== 'fit.moves'), goal({ currentFrictions: 'I am shy' })],
    ['P8', [...plan, { ...stretch, description: 'Stretch hips, chest and calves for 5 minutes', order: 5 }]],
    ['P8', plan, { otherHabits: ['Walk for 20 minutes'] }],
    ['P9', plan.map((habit) => ({ ...habit, implementationIntention: walk.implementationIntention }))],
    ['P10', plan.map((habit) => ({ ...habit, difficulty: 'medium' as const }))],
    ['P11', withFirst({ description: 'Walk until 300 calories are burnt' })],
    ['P11', plan, goal({ safetyLabel: 'ed_risk' })],
    ['P11', withFirst({ difficulty: 'medium' }), goal({ safetyLabel: 'caution' })],
    ['P12', withFirst({ implementationIntention: walk.implementationIntention.replace('I march', 'I must march') })],
    ['P13', plan, goal({ description: 'Learn to speak Spanish' })],
    ['P14', withFirst({ targetFrequency: 4 }), { before: plan, request: 'make the dance easier' }],
    ['P14', withFirst({ seriesId: 'new' }), { before: plan, request: 'make the walk easier' }],
  ])('find %s', (check, habits, change) => {
    expect(broken(habits, change)).toContain(check);
  });

  it('hold nothing against the habit that was asked for', () => {
    expect(
      broken(withFirst({ targetFrequency: 4 }), { before: plan, request: 'more days for the walk' }),
    ).not.toContain('P14');
  });
});
