import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { type CheckInOpening, isOpenForCheckIn } from '#core/check-in/check-in.ts';
import { habitsOfPlans, type HabitRow, type PlanRow } from '#features/plans/server/queries.ts';
import { reviewedUntil } from '#features/reviews/server/queries.ts';
import type { CurrentUser } from '#server/session/session.ts';
import { identitiesWithPlans } from '../queries.ts';

/** Days back in which an open day can lie: the last ended week and the week after it. */
export const LOOK_BACK = 16;

export type PlannedDay = {
  readonly identity: Awaited<ReturnType<typeof identitiesWithPlans>>[number]['identity'];
  /** Whether the day can be checked in, and for which plan. */
  readonly opening: CheckInOpening<PlanRow>;
  /** The habits of the plan that covers the day; none when it is closed. */
  readonly habits: readonly HabitRow[];
};

/** What is due on one day for the user's identities, or for the given ones, in three statements however many there are. */
export async function plannedDays({
  user,
  date,
  identityIds,
}: {
  user: CurrentUser;
  date: CalendarDay;
  identityIds?: readonly string[];
}): Promise<PlannedDay[]> {
  const found = await identitiesWithPlans(user.id, { since: addDays(user.today, -LOOK_BACK), identityIds });
  const reviewed = await reviewedUntil(
    user.id,
    found.map(({ identity }) => identity.id),
  );
  const days = found.map(({ identity, plans }) => ({
    identity,
    opening: isOpenForCheckIn({
      day: date,
      today: user.today,
      plans,
      reviewedUntil: reviewed.get(identity.id) ?? null,
    }),
  }));
  const planIds = days.flatMap(({ opening }) => (opening.open ? opening.plan.id : []));
  const habits = Map.groupBy(await habitsOfPlans(user.id, planIds), (habit) => habit.habitPlanId);
  return days.map(({ identity, opening }) => ({
    identity,
    opening,
    habits: opening.open ? (habits.get(opening.plan.id) ?? []) : [],
  }));
}
