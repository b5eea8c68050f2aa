import type { Weekday } from '#core/calendar/calendar.ts';
import type { Choice, NextPlanFacts } from './next-plan.ts';
import type { AdaptiveHabit, Candidate, WeekRecord } from './terms.ts';

export const CHOICES: readonly Choice[] = ['easier', 'same', 'harder'];

export const habit = (seriesId: string, change: Partial<AdaptiveHabit> = {}): AdaptiveHabit => ({
  seriesId,
  templateId: `t.${seriesId}`,
  habitType: 'core',
  difficulty: 'easy',
  frequency: 4,
  range: { min: 1, max: 7 },
  answers: [],
  impact: false,
  days: null,
  measure: null,
  quantity: null,
  ...change,
});

export const week = (done: Record<string, readonly [done: number, target: number]>): WeekRecord => ({
  observed: true,
  habits: Object.fromEntries(Object.entries(done).map(([id, [count, target]]) => [id, { done: count, target }])),
});
/** A week by the weekdays on which each habit was done. */
export const weekOn = (done: Record<string, readonly [doneOn: readonly Weekday[], target: number]>): WeekRecord => ({
  observed: true,
  habits: Object.fromEntries(
    Object.entries(done).map(([id, [doneOn, target]]) => [id, { done: doneOn.length, target, doneOn }]),
  ),
});
export const unobserved: WeekRecord = { observed: false, habits: {} };

const candidate = (templateId: string, change: Partial<Candidate> = {}): Candidate => ({
  templateId,
  habitType: 'experimental',
  answers: ['no_time'],
  impact: false,
  frequency: { min: 1, default: 2, max: 5 },
  ...change,
});
const KB: readonly Candidate[] = [
  candidate('k.core1', { habitType: 'core', frequency: { min: 3, default: 5, max: 7 } }),
  candidate('k.core2', { habitType: 'core', frequency: { min: 2, default: 3, max: 5 } }),
  candidate('k.core3', { habitType: 'core' }),
  candidate('k.exp1'),
  candidate('k.exp2', { answers: ['travel', 'health'] }),
  candidate('k.exp3', { answers: ['social'], frequency: { min: 2, default: 3, max: 5 } }),
];

export const facts = (change: Partial<NextPlanFacts>): NextPlanFacts => ({
  habits: [],
  weeks: [],
  choice: 'same',
  frictions: [],
  mode: 'normal',
  candidates: KB,
  ...change,
});
