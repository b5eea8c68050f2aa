import { type CalendarDay, toWeekday } from '#core/calendar/calendar.ts';
import { checkInBoundary, planCovering } from '#core/check-in/check-in.ts';
import { effectiveTarget } from '#core/habit/habit-week.ts';
import { toMarkedWeek } from '#core/habit/marks.ts';
import { getPausedDays } from '#core/pause/pause.ts';
import { getLastDay } from '#core/plan/plan.ts';
import { pausesIn } from '#features/pauses/server/queries.ts';
import type { MarkRow } from '#server/db/marks.ts';
import { together } from '#server/db/statement.ts';
import { planMessages } from '../messages.ts';
import type { Habit, HabitGroup, HabitPlan } from '../contract.ts';
import { type Asker, getMarksInWeeks, type HabitRow, habitsOfPlans, newestPlans, type PlanRow } from './queries.ts';

export function wirePlan({ userId: _owner, createdAt: _made, ...plan }: PlanRow): HabitPlan {
  return plan;
}

type Counted = { plan: PlanRow; marks: readonly MarkRow[]; paused: readonly CalendarDay[] };

/** The totals of days, from the first that counts on. */
export function amountsFrom(first: CalendarDay, marks: readonly Pick<MarkRow, 'date' | 'amount'>[]) {
  return marks.flatMap(({ date, amount }) => (amount === null || date < first ? [] : [{ date, amount }]));
}

function wireHabit(row: HabitRow, { plan, marks, paused }: Counted): Habit {
  const { userId: _owner, ...habit } = row;
  // From the habit's first day: a plan that bridges to another week start shares days of its week with the plan before it.
  const week = toMarkedWeek(row, { countsTo: getLastDay(plan), pausedDays: paused, marks });
  return {
    ...habit,
    effectiveTarget: effectiveTarget(week),
    completionsThisWeek: week.completedDays.length,
    completedDays: [...week.completedDays],
    skippedDays: [...week.skippedDays],
    skipReasons: marks.flatMap(({ date, skipped, notes }) => (skipped && notes ? [{ date, reason: notes }] : [])),
    notes: marks.flatMap(({ date, skipped, notes }) => (!skipped && notes ? [{ date, note: notes }] : [])),
    amounts: amountsFrom(row.countsFrom, marks),
  };
}

const readable = (day: CalendarDay) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(Date.parse(day));
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function boundaryMessage(boundary: ReturnType<typeof checkInBoundary>, plan: PlanRow): string | null {
  if (boundary.canCheckInToday) return null;
  if (boundary.reason === 'upcoming') {
    return planMessages.upcoming(capitalised(toWeekday(boundary.startsOn)), readable(boundary.startsOn));
  }
  return plan.status === 'retired' ? planMessages.retired : planMessages.ended;
}

/** The plan that a screen shows for an identity: today's, else the upcoming one, else the last. `plans` come newest first. */
function shownPlan(plans: readonly PlanRow[], today: CalendarDay): PlanRow {
  const upcoming = plans.filter((plan) => plan.activeFrom > today).at(-1);
  return planCovering(plans, today) ?? upcoming ?? (plans[0] as PlanRow);
}

/** Current habits of all of a user's identities that have a plan, or of one, in two statements however many there are. */
export async function currentHabits(user: Asker, identityId?: string): Promise<HabitGroup[]> {
  const { id: userId, today } = user;
  const byIdentity = Map.groupBy(await newestPlans(userId, identityId), (row) => row.identity.id);
  const shown = [...byIdentity.values()].map((rows) => {
    const plans = rows.map((row) => row.plan);
    const { name, description } = (rows[0] as (typeof rows)[number]).identity;
    return {
      identity: { name, description },
      plan: shownPlan(plans, today),
      upcomingFrom: plans.findLast(({ activeFrom }) => activeFrom > today)?.activeFrom ?? null,
      boundary: checkInBoundary({ plans, today }),
    };
  });

  const spans = shown.map(({ plan }) => ({ from: plan.weekStartDate, to: plan.weekEndDate }));
  const shownPlans = shown.map(({ plan }) => plan);
  const planIds = shownPlans.map(({ id }) => id);
  const [pauses, habits, marks] = await together(() =>
    Promise.all([
      pausesIn(userId, getSpan(spans, today)),
      habitsOfPlans(userId, planIds),
      getMarksInWeeks(user, shownPlans),
    ]),
  );
  const habitsByPlan = Map.groupBy(habits, (habit) => habit.habitPlanId);

  return shown.map(({ identity, plan, upcomingFrom, boundary }) => {
    const week = { from: plan.weekStartDate, to: plan.weekEndDate };
    const paused = [...getPausedDays(pauses, plan.identityId, week)].toSorted();
    return {
      identityId: plan.identityId,
      identity,
      plan: wirePlan(plan),
      habits: (habitsByPlan.get(plan.id) ?? []).map((habit) =>
        wireHabit(habit, { plan, marks: marks.get(habit.seriesId) ?? [], paused }),
      ),
      pausedDays: paused,
      upcomingFrom,
      canCheckInToday: boundary.canCheckInToday,
      weekBoundaryMessage: boundaryMessage(boundary, plan),
    };
  });
}

/** One span around several, or today alone without any. */
function getSpan(spans: readonly { from: CalendarDay; to: CalendarDay }[], today: CalendarDay) {
  const from = spans.map((span) => span.from).toSorted()[0] ?? today;
  const to =
    spans
      .map((span) => span.to)
      .toSorted()
      .at(-1) ?? today;
  return { from, to };
}
