import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { type CheckInOpening, isOpenForCheckIn } from '#core/check-in/check-in.ts';
import { isHardDay } from '#features/hard-days/server/queries.ts';
import { habitsOfPlans, type HabitRow, type PlanRow } from '#features/plans/server/queries.ts';
import { reviewedUntil } from '#features/reviews/server/queries.ts';
import { together } from '#server/db/statement.ts';
import type { CurrentUser } from '#server/session/session.ts';
import { identitiesWithPlans } from '../queries.ts';

/** Days back in which an open day can lie: the last ended week and the week after it. */
export const LOOK_BACK = 16;

type Asked = { user: CurrentUser; date: CalendarDay; identityIds: readonly string[] | null };

export type PlannedDay = {
  readonly identity: Awaited<ReturnType<typeof identitiesWithPlans>>[number]['identity'];
  /** Whether the day can be checked in, and for which plan. */
  readonly opening: CheckInOpening<PlanRow>;
  readonly isHard: boolean;
  /** The habits of the plan that covers the day, as planned; none when it is closed. */
  readonly habits: readonly HabitRow[];
};

/** Which plan covers a day for each of the user's identities, or for the given ones, and whether it is open for check-ins, in one step. */
export async function openingsOn({ user, date, identityIds }: Asked): Promise<Omit<PlannedDay, 'habits'>[]> {
  const since = addDays(user.today, -LOOK_BACK);
  const [found, reviewed, isHard] = await together(() =>
    Promise.all([
      identitiesWithPlans(user.id, { since, identityIds }),
      reviewedUntil(user.id, identityIds),
      isHardDay(user.id, date),
    ]),
  );
  return found.map(({ identity, plans }) => {
    const until = reviewed.get(identity.id) ?? null;
    const opening = isOpenForCheckIn({ day: date, today: user.today, plans, reviewedUntil: until });
    return { identity, opening, isHard };
  });
}

/** The same with the habits of that plan. */
export async function plannedDays(asked: Asked): Promise<PlannedDay[]> {
  const days = await openingsOn(asked);
  return withHabits(
    days,
    await habitsOfPlans(
      asked.user.id,
      openPlans(days).map(({ id }) => id),
    ),
  );
}

/** The plans that cover the day where it is open. */
export const openPlans = (days: readonly Pick<PlannedDay, 'opening'>[]): PlanRow[] =>
  days.flatMap(({ opening }) => (opening.open ? opening.plan : []));

/** The days with the habits of their plans. */
export function withHabits(days: readonly Omit<PlannedDay, 'habits'>[], habits: readonly HabitRow[]): PlannedDay[] {
  const byPlan = Map.groupBy(habits, (habit) => habit.habitPlanId);
  return days.map((day) => ({ ...day, habits: day.opening.open ? (byPlan.get(day.opening.plan.id) ?? []) : [] }));
}
