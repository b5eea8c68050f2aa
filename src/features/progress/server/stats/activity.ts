import { type CalendarDay, daysBetween } from '#core/calendar/calendar.ts';
import type { Mark } from '#core/habit/marks.ts';
import { isOutOn } from '#core/week/completion.ts';
import { toMarkedWeek } from '#core/habit/marks.ts';
import { getPausedDays, type PauseSpan } from '#core/pause/pause.ts';
import { pausesIn } from '#features/pauses/server/queries.ts';
import type { Span } from '#features/plans/server/week-queries.ts';
import type { CurrentUser } from '#server/session/session.ts';
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

type Active = { readonly daysActive: number; readonly longestStreak: number };

/** The longest run of days that follow on each other; they come ascending. */
function longestRun(days: readonly CalendarDay[]): number {
  let [longest, run] = [0, 0];
  for (const [at, day] of days.entries()) {
    const before = days[at - 1];
    run = before !== undefined && daysBetween(before, day) === 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** The activity of a span of which all marks are given, ascending, and all pauses: more is asked only where somebody paused or skipped a whole day. */
export async function weekActivity(
  user: Asker,
  span: { readonly from: CalendarDay; readonly to: CalendarDay },
  { marks, pauses }: { readonly marks: readonly Mark[]; readonly pauses: readonly PauseSpan[] },
): Promise<Active> {
  const inSpan = marks.filter(({ date }) => date >= span.from && date <= span.to);
  const active = new Set(inSpan.flatMap(({ date, isDone }) => (isDone ? [date] : [])));
  const isPaused = pauses.some(({ from, until }) => from <= span.to && until >= span.from);
  if (isPaused || inSpan.some(({ date, skipped }) => skipped && !active.has(date))) return activity(user, span);
  return { daysActive: active.size, longestStreak: longestRun([...active]) };
}

/**
 * How many days of the span, which ends today, have a completion, and the longest run of them over days that are paused. A day on which all that
 * was due was skipped is one: the plans of such days are read only where somebody skips.
 */
export async function activity(user: Asker, span: Span): Promise<Active> {
  const { skippedDays, ...plain } = await getRuns(user.id, span, []);
  const passedOver = skippedDays.length === 0 ? [] : await daysOut(user, skippedDays);
  if (passedOver.length === 0) return plain;
  const { daysActive, longestStreak } = await getRuns(user.id, span, passedOver);
  return { daysActive, longestStreak };
}
