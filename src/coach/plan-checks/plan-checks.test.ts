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
    ['enough-habits', plan.slice(0, 4)],
    ['enough-habits', [walk, stretch], { stage: 'accepted' }],
    ['one-act', withFirst({ description: 'A walk for 5 minutes' })],
    ['one-act', withFirst({ description: 'Walk for 5 minutes and also stretch' })],
    ['measurable', withFirst({ description: 'Walk more often' })],
    ['if-then', withFirst({ implementationIntention: 'I walk when I feel like it' })],
    ['if-then', withFirst({ implementationIntention: 'When I finish lunch, outside, I will walk for 5 minutes.' })],
    ['sensible-frequency', withFirst({ targetFrequency: 2 })],
    ['sensible-frequency', withFirst({ targetFrequency: 3.5 })],
    ['sensible-frequency', withFirst({ targetFrequency: 7, difficulty: 'medium' })],
    ['load', withFirst({ targetFrequency: 5, difficulty: 'medium' })],
    [
      'obstacles-answered',
      plan.filter(({ templateId }) => templateId !== 'fit.moves'),
      goal({ currentFrictions: 'I am shy' }),
    ],
    ['no-duplicates', [...plan, { ...stretch, description: 'Stretch hips, chest and calves for 5 minutes', order: 5 }]],
    ['no-duplicates', plan, { otherHabits: ['Walk for 20 minutes'] }],
    ['varied-cues', plan.map((habit) => ({ ...habit, implementationIntention: walk.implementationIntention }))],
    ['worst-day', plan.map((habit) => ({ ...habit, difficulty: 'medium' as const }))],
    ['safe', withFirst({ description: 'Walk until 300 calories are burnt' })],
    ['safe', plan, goal({ safetyLabel: 'ed_risk' })],
    ['safe', withFirst({ difficulty: 'medium' }), goal({ safetyLabel: 'caution' })],
    ['tone', withFirst({ implementationIntention: walk.implementationIntention.replace('I march', 'I must march') })],
    ['about-the-goal', plan, goal({ description: 'Learn to speak Spanish' })],
  ])('find %s', (check, habits, change) => {
    expect(broken(habits, change)).toContain(check);
  });
});
