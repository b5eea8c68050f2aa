import { planningAddress } from '#contract/addresses.ts';
import { addDays, type CalendarDay, daysFromTo } from '#core/calendar/calendar.ts';
import { completionRate } from '#core/week/completion.ts';
import { addAmounts, getLeft, isLimit, shareOfDay } from '#core/amount/measure.ts';
import { inDayOrder } from '#core/habit/moment.ts';
import { isDue } from '#core/habit/week-target.ts';
import { type IdentityAction, identityAction } from '#core/identity/journey.ts';
import { getLastDay } from '#core/plan/plan.ts';
import type { DailyStatus } from '#features/check-ins/contract.ts';
import type { ReviewStanding } from '#features/reviews/contract.ts';
import type { Habit, HabitGroup } from '#features/plans/contract.ts';

/** Percent of the week's target from which a habit's icon changes. */
const HABIT_STEPS = { done: 80, halfway: 40 } as const;

export type OpenHabit = Habit & { readonly isDueToday: boolean };

export type DayDot = {
  day: CalendarDay;
  /**
   * `open` is a day behind us without a completion, `free` one that the habit is not named for; `before` one on which it did not count yet; `paused`
   * one taken out, `skipped` one taken out for this habit alone; `partly` one with a part of its amount, `over` one
   * with more than its limit.
   */
  state: 'done' | 'open' | 'ahead' | 'free' | 'before' | 'paused' | 'skipped' | 'partly' | 'over';
  /** How much of its day is there, 0 to 1. */
  share: number;
  isToday: boolean;
  isLast: boolean;
};

type DottedHabit = Pick<Habit, 'completedDays' | 'countsFrom' | 'skippedDays' | 'amounts' | 'measure' | 'dueOn'>;
type Dotted = { habit: DottedHabit; pausedDays: readonly CalendarDay[]; today: CalendarDay };

/** The seven days of a habit's week, each with its state. */
export function getDots({ weekStart, ...dotted }: Dotted & { weekStart: CalendarDay }): DayDot[] {
  const weekEnd = addDays(weekStart, 6);
  return daysFromTo(weekStart, weekEnd).map((day) => {
    return { day, ...readDay(day, dotted), isToday: day === dotted.today, isLast: day === weekEnd };
  });
}

function readDay(day: CalendarDay, dotted: Dotted): Pick<DayDot, 'state' | 'share'> {
  const { habit } = dotted;
  const isDone = habit.completedDays.includes(day);
  const share = shareOfDay(habit.measure, { amount: getAmount(habit, day), isDone });
  return { share, state: stateOf(day, share, dotted) };
}

function stateOf(day: CalendarDay, share: number, { habit, pausedDays, today }: Dotted): DayDot['state'] {
  if (habit.completedDays.includes(day)) return 'done';
  if (day < habit.countsFrom) return 'before';
  if (habit.skippedDays.includes(day)) return 'skipped';
  if (share > 0) return 'partly';
  if (isLimit(habit.measure) && getLeft(habit.measure, getAmount(habit, day)) < 0) return 'over';
  if (pausedDays.includes(day)) return 'paused';
  if (habit.dueOn && !habit.dueOn.includes(day)) return 'free';
  return day >= today ? 'ahead' : 'open';
}

/** The habits of a running week that today still has room for, each with whether it is due: not one that may as well be done on a day after it. A limit asks for nothing to be done. */
export function openToday({ canCheckInToday, habits, pausedDays, plan }: HabitGroup, today: CalendarDay): OpenHabit[] {
  if (!canCheckInToday) return [];
  return habits.flatMap((habit) => {
    if (isLimit(habit.measure)) return [];
    // Of the week's days only this one is asked for: the first screen of a slow phone waits for it.
    const { state } = readDay(today, { habit, pausedDays, today });
    if (state !== 'ahead' && state !== 'partly') return [];
    const offDays = new Set([...pausedDays, ...habit.skippedDays]);
    const isDueToday = isDue({ ...habit, countsTo: getLastDay(plan), offDays }, today);
    return isDueToday || habit.completionsThisWeek < habit.effectiveTarget ? [{ ...habit, isDueToday }] : [];
  });
}

/** A day's total; null without one. */
export function getAmount({ amounts }: Pick<Habit, 'amounts'>, day: CalendarDay): number | null {
  return amounts.find((one) => one.date === day)?.amount ?? null;
}

/** The sum of a week's amounts, once more than one day has any. */
export function getWeekSum({ amounts, measure }: Pick<Habit, 'amounts' | 'measure'>): number | null {
  const some = amounts.filter(({ amount }) => amount > 0);
  return measure && some.length > 1 ? addAmounts(...some.map(({ amount }) => amount)) : null;
}

/** A plan's completion in percent, uncapped; null when nothing is expected of its week. */
export function weekRate(habits: readonly Habit[]): number | null {
  return completionRate(
    habits.map((habit) => ({ completions: habit.completionsThisWeek, effectiveTarget: habit.effectiveTarget })),
  );
}

/** The week's votes for the identity: a habit that was taken out keeps its own. */
export function getVotes({ habits, otherVotes }: Pick<HabitGroup, 'habits' | 'otherVotes'>): number {
  return habits.reduce((sum, habit) => sum + habit.completionsThisWeek, otherVotes);
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

/** Core habits and the first experimental one that today has room for, as a day goes; the other experimental ones wait until they are asked for. */
export function shownFirst(habits: readonly Habit[], today: CalendarDay): { shown: Habit[]; hidden: Habit[] } {
  const inOrder = inDayOrder(habits);
  const core = inOrder.filter((habit) => habit.habitType === 'core');
  const experiments = inOrder.filter((habit) => habit.habitType === 'experimental');
  const first = experiments.find(({ dueOn }) => !dueOn || dueOn.includes(today)) ?? experiments[0];
  return { shown: first ? [...core, first] : core, hidden: experiments.filter((habit) => habit !== first) };
}

/** A plan that was ended before its week was: there is no review to wait for. */
function isOver({ plan, canCheckInToday }: HabitGroup, today: CalendarDay): boolean {
  return plan.status === 'retired' && !canCheckInToday && plan.activeUntil < today;
}

/** A plan's state on a given day. */
function planOn(day: CalendarDay, group: HabitGroup | undefined) {
  if (!group) return { hasPlan: false, canCheckInToday: false, isLastDay: false, hasUpcomingPlan: false };
  return {
    hasPlan: !isOver(group, day),
    canCheckInToday: group.canCheckInToday,
    isLastDay: group.plan.activeUntil === day,
    hasUpcomingPlan: group.plan.activeFrom > day,
  };
}

/** The action of an identity's card today; `standing` is the state of its reviews. */
export function getAction({
  group,
  status,
  standing,
  today,
}: {
  group: HabitGroup | undefined;
  status: Pick<DailyStatus['details'][number], 'checkedInToday' | 'isPausedToday'> | undefined;
  standing: ReviewStanding | undefined;
  today: CalendarDay;
}): IdentityAction {
  const plan = planOn(today, group);
  const reviewDue = standing?.trigger.shouldTriggerReview ?? false;
  return identityAction({
    ...plan,
    checkedInToday: status?.checkedInToday ?? false,
    isPaused: status?.isPausedToday ?? false,
    reviewDue,
    // A past week without a pending review has nothing left to review.
    reviewDone: !reviewDue && (standing?.button.shouldDisable || !plan.canCheckInToday),
  });
}

/**
 * Where the next week of an identity is planned: from the plan before it, as its review chose; from nothing when there is none. Null
 * while the next plan waits already.
 */
export function nextWeekAddress({
  identityId,
  group,
  standing,
  today,
}: {
  identityId: string;
  group: Pick<HabitGroup, 'plan' | 'upcomingFrom'> | undefined;
  standing: Pick<ReviewStanding, 'button'> | undefined;
  today: CalendarDay;
}): string | null {
  if (!group) return `/habit-planning/${identityId}`;
  if (group.upcomingFrom) return null;
  const isLate = today > addDays(group.plan.activeUntil, 1);
  const difficulty = standing?.button.difficulty ?? 'same';
  return planningAddress(identityId, { difficulty, mode: isLate ? 'short-week' : null });
}
