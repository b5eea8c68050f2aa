import { small } from '#core/words/capital.ts';
import type { WeekRecord } from '#core/adaptive-plan/terms.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { templateById } from '../knowledge/domains.ts';
import { renderHabit } from '../planning/render-habit.ts';
import { adaptPlan, type AdaptedPlan, type AdaptFacts } from './adapt-plan.ts';
import type { HeldHabit } from './care.ts';

/** A habit of a plan that runs, from its template; its series is called like the template. */
export function held(id: string, change: Partial<PlannedHabit> = {}): HeldHabit {
  const template = templateById(id);
  if (!template) throw new Error(id);
  const given = { difficulty: 'easy', targetFrequency: 4, habitType: 'core', order: 0, ...change } as const;
  return { ...renderHabit({ template, topic: 'it', ...given }), ...change, seriesId: id };
}

/** A habit in the user's own words. */
export function ownHabit(description: string, change: Partial<PlannedHabit> & { seriesId?: string } = {}): HeldHabit {
  const act = small(description);
  return {
    description,
    implementationIntention: `When I finish work, at home, I will ${act}. If the train is late, I do a bit of it.`,
    targetFrequency: 3,
    difficulty: 'medium',
    habitType: 'core',
    order: 0,
    templateId: null,
    ...change,
    seriesId: change.seriesId ?? description,
  };
}

/** A week with a check-in: days done and target by series. */
export function week(done: Record<string, readonly [done: number, target: number]>): WeekRecord {
  return {
    observed: true,
    habits: Object.fromEntries(Object.entries(done).map(([id, [count, target]]) => [id, { done: count, target }])),
  };
}
export const unobserved: WeekRecord = { observed: false, habits: {} };

/** Facts of somebody who wants to get fit; series of new habits are `n1`, `n2` and so on. */
export function adaptFacts(change: Partial<AdaptFacts> = {}): AdaptFacts {
  let made = 0;
  return {
    goal: {
      description: 'I want to get fit',
      currentLevel: 'some_progress',
      currentFrictions: '',
      safetyLabel: 'none',
    },
    identity: { id: 'i1', name: 'The Everyday Mover', description: '' },
    habits: [],
    weeks: [],
    choice: 'same',
    mode: 'normal',
    frictions: [],
    otherHabits: [],
    newSeriesId: () => {
      made += 1;
      return `n${made}`;
    },
    ...change,
  };
}

/** A week with a habit that thins out, one that holds, and an experiment that falls away. */
export const walk = held('fit.walk', { difficulty: 'medium', targetFrequency: 5 });
export const moves = held('fit.moves', { order: 1 });
export const dance = held('fit.dance', { habitType: 'experimental', targetFrequency: 3, order: 2 });
export const habits = [walk, moves, dance];
export const thin = week({ 'fit.walk': [2, 5], 'fit.moves': [4, 4], 'fit.dance': [0, 3] });
export const weeks = [thin, week({ 'fit.walk': [3, 5], 'fit.moves': [4, 4], 'fit.dance': [1, 3] })];

export const plan = (change: Partial<AdaptFacts>): AdaptedPlan => adaptPlan(adaptFacts({ habits, weeks, ...change }));
export const reasons = ({ changes }: AdaptedPlan) =>
  Object.fromEntries(changes.map(({ seriesId, reason }) => [seriesId, reason]));
export const of = ({ habits: after }: AdaptedPlan, seriesId: string) =>
  after.find((habit) => habit.seriesId === seriesId);
