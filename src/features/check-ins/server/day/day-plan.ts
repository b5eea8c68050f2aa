import { invalid } from '#contract/error.ts';
import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { isOpenForCheckIn } from '#core/check-in/check-in.ts';
import { asOnDay } from '#core/hard-day/small-version.ts';
import { isHardDay } from '#features/hard-days/server/queries.ts';
import { type HabitRow, type PlanRow, plansSince } from '#features/plans/server/queries.ts';
import { type BriefRow, keptBrief } from '#features/progress/server/brief/queries.ts';
import { firstUnsettled } from '#features/progress/server/evidence/settle-evidence.ts';
import { reviewedUntil } from '#features/reviews/server/queries.ts';
import { isListenedTo } from '#features/webhooks/server/queries.ts';
import { together } from '#server/db/statement.ts';
import type { CurrentUser } from '#server/session/session.ts';
import { checkInMessages } from '#features/check-ins/messages.ts';
import { type CheckInRow, checkInOn, type CompletionRow, completionsOn, habitsCovering } from '../queries.ts';
import { LOOK_BACK } from './planned-days.ts';

/** An identity's day as it is before something is noted of it. */
export type OpenDay = {
  readonly plan: PlanRow;
  /** Of the plan that covers the day, with what a hard one asks of their amounts. */
  readonly habits: readonly HabitRow[];
  readonly checkIn: CheckInRow | null;
  readonly completions: readonly CompletionRow[];
  /** Where the identity's evidence goes on once the check-in is recorded. */
  readonly unsettledFrom: CalendarDay | null;
  /** What is kept of the weeks that are over. */
  readonly brief: BriefRow | null;
  /** Whether a webhook is told of what is noted. */
  readonly isListenedTo: boolean;
};

type OfDay = { readonly identityId: string; readonly date: CalendarDay };

/** All that a check-in of a day is decided by, in statements that wait for none of each other. */
export function readDay(user: CurrentUser, { identityId, date }: OfDay) {
  const owned = { userId: user.id, identityId };
  return together(() =>
    Promise.all([
      plansSince(user.id, identityId, addDays(user.today, -LOOK_BACK)),
      habitsCovering(user.id, identityId, date),
      reviewedUntil(user.id, [identityId]),
      checkInOn({ ...owned, date }),
      completionsOn({ ...owned, date }),
      firstUnsettled(owned),
      keptBrief(owned),
      isListenedTo(user.id),
      isHardDay(user.id, date),
    ]),
  );
}

/** The day that was read while the identity was locked; throws 422 when it is closed for check-ins. */
export function openDay(
  { today }: CurrentUser,
  { identityId, date }: OfDay,
  [plans, habits, reviewed, checkIn, completions, unsettledFrom, brief, isHeard, isHard]: Awaited<
    ReturnType<typeof readDay>
  >,
): OpenDay {
  const opening = isOpenForCheckIn({ day: date, today, plans, reviewedUntil: reviewed.get(identityId) ?? null });
  if (!opening.open) throw invalid('date', checkInMessages.closed[opening.reason]);
  const { plan } = opening;
  return {
    plan,
    // What the day asks of an amount; the habit is called as it is.
    habits: habits
      .filter(({ habitPlanId }) => habitPlanId === plan.id)
      .map((habit) => ({ ...habit, measure: asOnDay(habit, isHard).measure })),
    checkIn,
    completions,
    unsettledFrom,
    brief,
    isListenedTo: isHeard,
  };
}
