import { invalid } from '#contract/error.ts';
import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { isOpenForCheckIn } from '#core/check-in/check-in.ts';
import { habitsOfPlans, type HabitRow, type PlanRow, plansSince } from '#features/plans/server/queries.ts';
import { reviewedUntil } from '#features/reviews/server/queries.ts';
import type { CurrentUser } from '#server/session/session.ts';
import { checkInMessages } from '#features/check-ins/messages.ts';
import { LOOK_BACK } from './planned-days.ts';

/** The plan of an identity that covers a day, with its habits; throws 422 when the day is closed for check-ins. */
export async function openDay(
  user: CurrentUser,
  identityId: string,
  day: CalendarDay,
): Promise<{ plan: PlanRow; habits: readonly HabitRow[] }> {
  const plans = await plansSince(user.id, identityId, addDays(user.today, -LOOK_BACK));
  const reviewed = await reviewedUntil(user.id, [identityId]);
  const opening = isOpenForCheckIn({ day, today: user.today, plans, reviewedUntil: reviewed.get(identityId) ?? null });
  if (!opening.open) throw invalid('date', checkInMessages.closed[opening.reason]);
  return { plan: opening.plan, habits: await habitsOfPlans(user.id, [opening.plan.id]) };
}
