import { planCovering } from '#core/check-in/check-in.ts';
import { completionRate } from '#core/week/completion.ts';
import { effectiveTarget, targetInDays } from '#core/habit/week-target.ts';
import { periodStart, type StatsPeriod } from '#core/week/tracker.ts';
import { weekOf } from '#core/week/week.ts';
import type { Span } from '#features/plans/server/week-queries.ts';
import { together } from '#server/db/statement.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { ProgressStats, WeeklyTracking } from '#features/progress/contract.ts';
import { type CurrentWeek, currentWeek } from '../current-week.ts';
import { type HeldInWeek, heldInWeek, type WeekPlan, weeklyTracking } from '../weekly-tracking.ts';
import { activity, weekActivity } from './activity.ts';
import { plannedAndDone } from './queries.ts';

type Asker = Pick<CurrentUser, 'id' | 'today'>;

/** How often the habits of a span's plans were done, and how often that was expected. */
async function expectedIn(user: Asker, span: Span) {
  const groups = await plannedAndDone(user.id, span);
  return groups.flatMap(({ targetFrequency, isNamed, days, habits, completions }) =>
    completions === null
      ? []
      : [{ completions, effectiveTarget: habits * (isNamed ? days : targetInDays(targetFrequency, days)) }],
  );
}

/** The same of the week at hand: it is judged by the plans that cover today, as its card is. */
function expectedToday({ today }: Asker, plans: readonly WeekPlan[]) {
  const running = plans.filter((plan) => planCovering([plan], today));
  const byWeek = Map.groupBy(running, ({ identityId, weekStartDate }) => `${identityId} ${weekStartDate}`);
  return [...byWeek.values()].flatMap((own) => {
    const { counting } = own.reduce((newest, one) => (one.activeFrom > newest.activeFrom ? one : newest));
    return counting.map((habit) => ({
      completions: habit.completedDays.length,
      effectiveTarget: effectiveTarget(habit),
    }));
  });
}

/** The figures of the current week up to today, from what it holds: in no statement, and in five where somebody paused or whole days were skipped. */
async function weekStats(user: Asker, week: CurrentWeek, held: HeldInWeek): Promise<ProgressStats> {
  const active = await weekActivity(user, { from: week.start, to: user.today }, held);
  return { completionRate: completionRate(expectedToday(user, held.plans)), ...active, currentWeekNumber: week.number };
}

/** The current week and what it holds, in one statement: only a plan of before the first day of the week was moved makes it another than the calendar's. */
async function weekAtHand(user: CurrentUser) {
  const calendar = weekOf(user.today, user.weekStartDay);
  const [week, likely] = await together(() => Promise.all([currentWeek(user), heldInWeek(user, calendar)]));
  return { week, held: week.start === calendar.start ? likely : await heldInWeek(user, week) };
}

/** The figures of a calendar period up to today: in two statements, and in four more where whole days were skipped. */
export async function progressStats(user: CurrentUser, period: StatsPeriod): Promise<ProgressStats> {
  if (period === 'week') return (await trackedWeek(user)).stats;
  const week = await currentWeek(user);
  const span = { from: periodStart(period, user.today, week), to: user.today };
  const [active, expected] = await together(() => Promise.all([activity(user, span), expectedIn(user, span)]));
  return { completionRate: completionRate(expected), ...active, currentWeekNumber: week.number };
}

/** The current week's tracker and figures, whose rows are read once. */
export async function trackedWeek(user: CurrentUser): Promise<{ tracking: WeeklyTracking; stats: ProgressStats }> {
  const { week, held } = await weekAtHand(user);
  return { tracking: weeklyTracking(user, week, held.plans), stats: await weekStats(user, week, held) };
}
