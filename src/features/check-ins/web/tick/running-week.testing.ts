import { calendarDay } from '#core/calendar/calendar.ts';
import type { Habit, HabitGroup } from '#features/plans/contract.ts';

/** A daily habit of a week that began on Sunday 1 March 2026. */
export const habit = (id: string, change: Partial<Habit> = {}): Habit => ({
  id,
  habitPlanId: 'p1',
  seriesId: id,
  description: id,
  implementationIntention: '',
  targetFrequency: 7,
  days: null,
  dueOn: null,
  measure: null,
  moment: null,
  effectiveTarget: 7,
  difficulty: 'easy',
  habitType: 'core',
  order: 0,
  templateId: null,
  countsFrom: calendarDay('2026-03-01'),
  completionsThisWeek: 0,
  completedDays: [],
  skippedDays: [],
  skipReasons: [],
  notes: [],
  amounts: [],
  ...change,
});

/** The running week of an identity. */
export const group = (identityId: string, habits: Habit[]): HabitGroup => ({
  identityId,
  identity: { name: 'The Walker', description: '' },
  plan: {
    id: 'p1',
    identityId,
    weekStartDate: calendarDay('2026-03-01'),
    weekEndDate: calendarDay('2026-03-07'),
    weekStartDay: 'sunday',
    weekType: 'full',
    difficultyRating: 'easy',
    status: 'active',
    isActive: true,
    activeFrom: calendarDay('2026-03-01'),
    activeUntil: calendarDay('2026-03-07'),
  },
  habits,
  pausedDays: [],
  upcomingFrom: null,
  canCheckInToday: true,
  weekBoundaryMessage: null,
});
