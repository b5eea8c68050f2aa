import type { Weekday } from '#core/calendar/calendar.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import type { TalkState } from '../talk-state.ts';

type Row = readonly [description: string, intention: string, times: number, more?: Partial<PlannedHabit>];

export const tried = { habitType: 'experimental' } as const;
export const on = (...days: Weekday[]) => ({ days });

export function plan(goal: string, frictions: string, rows: readonly Row[]): TalkState {
  const habits = rows.map(
    ([description, implementationIntention, targetFrequency, more], order): PlannedHabit => ({
      description,
      implementationIntention,
      targetFrequency,
      difficulty: 'easy',
      habitType: 'core',
      order,
      ...more,
    }),
  );
  return {
    goal: { description: goal, currentLevel: 'not_started', currentFrictions: frictions, safetyLabel: 'none' },
    identity: { id: `identity of ${goal}`, name: 'The One Who Turns Up', description: 'You turn up, a little, often.' },
    habits,
    messages: [],
    lastSpokenOf: null,
    offered: [],
  };
}
