import { addDays, type CalendarDay, daysFromTo } from '#core/calendar.ts';
import { completionRate } from '#core/completion.ts';
import { type IdentityAction, identityAction } from '#core/journey.ts';
import type { Habit, HabitGroup } from '../contract.ts';

/** Percent of the week's target from which a habit's icon changes. */
const HABIT_STEPS = { done: 80, halfway: 40 } as const;

export type DayDot = {
  day: CalendarDay;
  /** `open` is a day behind us without a completion; `before` one on which the habit did not count yet. */
  state: 'done' | 'open' | 'ahead' | 'before';
  isToday: boolean;
  isLast: boolean;
};

/** The seven days of a habit's week, each with what it holds. */
export function dotsOf({
  habit,
  weekStart,
  today,
}: {
  habit: Pick<Habit, 'completedDays' | 'countsFrom'>;
  weekStart: CalendarDay;
  today: CalendarDay;
}): DayDot[] {
  const weekEnd = addDays(weekStart, 6);
  return daysFromTo(weekStart, weekEnd).map((day) => {
    const rest = { day, isToday: day === today, isLast: day === weekEnd };
    if (habit.completedDays.includes(day)) return { ...rest, state: 'done' as const };
    if (day < habit.countsFrom) return { ...rest, state: 'before' as const };
    return { ...rest, state: day >= today ? ('ahead' as const) : ('open' as const) };
  });
}

/** A plan's completion in percent, uncapped; null when nothing is expected of its week. */
export function weekRate(habits: readonly Habit[]): number | null {
  return completionRate(
    habits.map((habit) => ({ completions: habit.completionsThisWeek, effectiveTarget: habit.effectiveTarget })),
  );
}

/** Completions of the week: each one is a vote for the identity. */
export function votesOf(habits: readonly Habit[]): number {
  return habits.reduce((sum, habit) => sum + habit.completionsThisWeek, 0);
}

/** A habit's week in percent of its target, in three steps: done from 80, halfway from 40, begun below. */
export function habitStep({
  completionsThisWeek,
  effectiveTarget,
}: Pick<Habit, 'completionsThisWeek' | 'effectiveTarget'>): 'done' | 'halfway' | 'begun' {
  const rate = completionRate([{ completions: completionsThisWeek, effectiveTarget }]) ?? 0;
  if (rate >= HABIT_STEPS.done) return 'done';
  return rate >= HABIT_STEPS.halfway ? 'halfway' : 'begun';
}

/** Core habits and the first experimental one; the other experimental ones wait until they are asked for. */
export function shownFirst(habits: readonly Habit[]): { shown: Habit[]; hidden: Habit[] } {
  const inOrder = habits.toSorted((a, b) => a.order - b.order);
  const core = inOrder.filter((habit) => habit.habitType === 'core');
  const [first, ...hidden] = inOrder.filter((habit) => habit.habitType === 'experimental');
  return { shown: first ? [...core, first] : core, hidden };
}

/** What the card of an identity offers today. Reviews are not offered yet, so none is due and none is done. */
export function actionOf({
  group,
  checkedInToday,
  today,
}: {
  group: HabitGroup | undefined;
  checkedInToday: boolean;
  today: CalendarDay;
}): IdentityAction {
  return identityAction({
    hasPlan: group !== undefined,
    canCheckInToday: group?.canCheckInToday ?? false,
    checkedInToday,
    reviewDue: false,
    reviewDone: false,
    isLastDay: group?.plan.activeUntil === today,
    hasUpcomingPlan: group !== undefined && group.plan.activeFrom > today,
  });
}
