import { completionRate } from '#core/week/completion.ts';
import { targetInDays } from '#core/habit/week-target.ts';
import { periodStart, type StatsPeriod } from '#core/week/tracker.ts';
import { together } from '#server/db/statement.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { ProgressStats } from '#features/progress/contract.ts';
import type { CurrentWeek } from '../current-week.ts';
import { activity } from './activity.ts';
import { plannedAndDone } from './queries.ts';

/** The figures of a calendar period up to today: in one statement, and in four more where whole days were skipped. */
export async function progressStats(
  user: Pick<CurrentUser, 'id' | 'today'>,
  period: StatsPeriod,
  week: CurrentWeek,
): Promise<ProgressStats> {
  const { id, today } = user;
  const from = periodStart(period, today, week);
  const [active, groups] = await together(() =>
    Promise.all([
      activity(user, { from, to: today }),
      // A week is judged by the plans that cover today, as the card of the week is.
      plannedAndDone(id, { from: period === 'week' ? today : from, to: today }),
    ]),
  );
  const expected = groups.flatMap(({ targetFrequency, isNamed, days, habits, completions }) =>
    completions === null
      ? []
      : [{ completions, effectiveTarget: habits * (isNamed ? days : targetInDays(targetFrequency, days)) }],
  );
  return {
    completionRate: completionRate(expected),
    ...active,
    currentWeekNumber: week.number,
  };
}
