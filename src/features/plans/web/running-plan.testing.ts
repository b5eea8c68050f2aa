import { calendarDay } from '#core/calendar/calendar.ts';
import type { Habit, HabitGroup } from '#features/plans/contract.ts';

const today = calendarDay('2026-03-04');

/** A habit of that plan. */
export function habitOfPlan(order: number, change: Partial<Habit> = {}): Habit {
  return {
    id: `h${order}`,
    habitPlanId: 'p1',
    seriesId: `s${order}`,
    description: 'Walk',
    implementationIntention: 'When I finish lunch, I will walk.',
    targetFrequency: 3,
    days: null,
    dueOn: null,
    measure: null,
    moment: null,
    remindAt: null,
    effectiveTarget: 3,
    difficulty: 'easy',
    habitType: 'core',
    order,
    templateId: null,
    countsFrom: today,
    completionsThisWeek: 0,
    completedDays: [],
    skippedDays: [],
    skipReasons: [],
    notes: [],
    small: null,
    amounts: [],
    ...change,
  };
}

/** What its habit to drink water is. */
export const water = { description: 'Drink water', measure: { unit: 'glasses', atLeast: 6 } } as const;
/** A plan that covers today, Wednesday 4 March 2026, with a habit by count and one with an amount. */
export const runningPlan: HabitGroup = {
  identityId: 'i1',
  identity: { name: 'The Walker', description: '' },
  plan: {
    id: 'p1',
    identityId: 'i1',
    weekStartDate: calendarDay('2026-03-01'),
    weekEndDate: calendarDay('2026-03-07'),
    weekStartDay: 'sunday',
    weekType: 'partial',
    difficultyRating: 'easy',
    status: 'active',
    isActive: true,
    activeFrom: calendarDay('2026-03-01'),
    activeUntil: calendarDay('2026-03-07'),
  },
  // As the server lists them: core before experimental, whatever their order.
  habits: [habitOfPlan(1), habitOfPlan(0, water)],
  pausedDays: [],
  upcomingFrom: null,
  lastWeek: null,
  otherVotes: 0,
  canCheckInToday: true,
  weekBoundaryMessage: null,
};
