import { calendarDay } from '#core/calendar/calendar.ts';
import type { Habit, HabitGroup } from '#features/plans/contract.ts';
import { habitOfPlan, runningPlan } from '#features/plans/web/running-plan.testing.ts';

/** A daily habit of a week that began on Sunday 1 March 2026. */
export const habit = (id: string, change: Partial<Habit> = {}): Habit =>
  habitOfPlan(0, {
    id,
    seriesId: id,
    description: id,
    implementationIntention: '',
    targetFrequency: 7,
    effectiveTarget: 7,
    countsFrom: calendarDay('2026-03-01'),
    ...change,
  });

/** The running week of an identity. */
export const group = (identityId: string, habits: Habit[]): HabitGroup => ({
  ...runningPlan,
  identityId,
  plan: { ...runningPlan.plan, identityId, weekType: 'full' },
  habits,
});
