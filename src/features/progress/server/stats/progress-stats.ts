import { planCovering } from '#core/check-in/check-in.ts';
import { completionRate } from '#core/week/completion.ts';
import { effectiveTarget, targetInDays } from '#core/habit/week-target.ts';
import { periodStart, type StatsPeriod } from '#core/week/tracker.ts';
import { together } from '#server/db/statement.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { ProgressStats, WeeklyTracking } from '#features/progress/contract.ts';
import { type CurrentWeek, currentWeek } from '../current-week.ts';
import type { Span } from '../queries.ts';
import { plansOfWeek, type WeekPlan, weeklyTracking } from '../weekly-tracking.ts';
import { activity } from './activity.ts';
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

/** The figures of the current week up to today, from its plans: in one statement, and in four more where whole days were skipped. */
export async function weekStats(
  user: Asker,
  week: CurrentWeek,
  ofWeek: Promise<readonly WeekPlan[]>,
): Promise<ProgressStats> {
  const [active, plans] = await Promise.all([activity(user, { from: week.start, to: user.today }), ofWeek]);
  const rate = completionRate(expectedToday(user, plans));
  return { completionRate: rate, ...active, currentWeekNumber: week.number };
}

/** The figures of a calendar period up to today: in one statement, and in four more where whole days were skipped. */
export async function progressStats(user: Asker, period: StatsPeriod, week: CurrentWeek): Promise<ProgressStats> {
  if (period === 'week') return together(() => weekStats(user, week, plansOfWeek(user, week)));
  const span = { from: periodStart(period, user.today, week), to: user.today };
  const [active, expected] = await together(() => Promise.all([activity(user, span), expectedIn(user, span)]));
  return { completionRate: completionRate(expected), ...active, currentWeekNumber: week.number };
}

/** The current week's tracker and figures, whose rows are read once. */
export async function trackedWeek(user: CurrentUser): Promise<{ tracking: WeeklyTracking; stats: ProgressStats }> {
  const week = await currentWeek(user);
  const ofWeek = plansOfWeek(user, week);
  const stats = await weekStats(user, week, ofWeek);
  return { tracking: weeklyTracking(user, week, await ofWeek), stats };
}
