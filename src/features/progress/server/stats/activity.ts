import type { CalendarDay } from '#core/calendar/calendar.ts';
import { isOutOn } from '#core/week/completion.ts';
import { toMarkedWeek } from '#core/habit/marks.ts';
import { getPausedDays } from '#core/pause/pause.ts';
import { pausesIn } from '#features/pauses/server/queries.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { Span } from '../queries.ts';
import { getRuns, marksOfPlans, plansOn } from './activity-queries.ts';

type Asker = Pick<CurrentUser, 'id' | 'today'>;

/** Those of the days on which every plan was out: paused, or all that was due of it skipped. */
async function daysOut({ id: userId, today }: Asker, days: readonly CalendarDay[]): Promise<CalendarDay[]> {
  const rows = await plansOn(userId, days);
  const own = [...Map.groupBy(rows, ({ plan }) => plan.id).values()];
  const first = own.map(([row]) => row?.plan.weekStartDate as CalendarDay).toSorted()[0];
  if (!first) return [];
  const marks = await marksOfPlans([...new Set(rows.map(({ plan }) => plan.id))], today);
  const pauses = await pausesIn(userId, { from: first, to: null });
  const plans = own.map((ofPlan) => {
    const { plan } = ofPlan[0] as (typeof ofPlan)[number];
    const pausedDays = getPausedDays(pauses, plan.identityId, { from: plan.weekStartDate, to: plan.weekEndDate });
    const habits = ofPlan.map(({ habit }) =>
      toMarkedWeek(habit, { countsTo: plan.weekEndDate, pausedDays, marks: marks.get(habit.id) ?? [] }),
    );
    return { ...plan, habits };
  });
  return days.filter((day) => {
    const covering = plans.filter(({ activeFrom, activeUntil }) => activeFrom <= day && day <= activeUntil);
    return covering.length > 0 && covering.every(({ habits }) => isOutOn(day, habits));
  });
}

/**
 * How many days of the span, which ends today, have a completion, and the longest run of them over days that are paused. A day on which all that
 * was due was skipped is one: the plans of such days are read only where somebody skips.
 */
export async function activity(user: Asker, span: Span): Promise<{ daysActive: number; longestStreak: number }> {
  const { skippedDays, ...plain } = await getRuns(user.id, span, []);
  const passedOver = skippedDays.length === 0 ? [] : await daysOut(user, skippedDays);
  if (passedOver.length === 0) return plain;
  const { daysActive, longestStreak } = await getRuns(user.id, span, passedOver);
  return { daysActive, longestStreak };
}
