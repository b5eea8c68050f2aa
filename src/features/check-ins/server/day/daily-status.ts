import { asksForAny } from '#core/check-in/checked-in.ts';
import { isHardDay } from '#features/hard-days/server/queries.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import type { ReviewStanding } from '#features/reviews/contract.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { DailyStatus } from '#features/check-ins/contract.ts';
import { checkInsOn } from '../queries.ts';

type Standing = readonly [groups: readonly HabitGroup[], reviewStatuses: readonly ReviewStanding[]];

/** What is still open today, from the current habits, the reviews and two statements beside them. On a paused day nothing is due. */
export async function dailyStatus(
  { id, today }: Pick<CurrentUser, 'id' | 'today'>,
  standing: Promise<Standing>,
): Promise<DailyStatus> {
  const [rows, isHard, [groups, reviewStatuses]] = await Promise.all([
    checkInsOn(id, today),
    isHardDay(id, today),
    standing,
  ]);
  const done = new Map(rows.map((checkIn) => [checkIn.identityId, checkIn]));
  const waiting = new Set(
    reviewStatuses.filter(({ trigger }) => trigger.shouldTriggerReview).map(({ identityId }) => identityId),
  );
  const details = groups.map(({ identityId, canCheckInToday, pausedDays, habits }) => {
    const checkedInToday = done.get(identityId)?.isWhole ?? false;
    const workflowCompleteToday = checkedInToday && !waiting.has(identityId);
    const isPausedToday = pausedDays.includes(today);
    const notes = done.get(identityId)?.notes ?? null;
    const isAskedToday = asksForAny(habits, today);
    return { identityId, canCheckInToday, isPausedToday, isAskedToday, checkedInToday, workflowCompleteToday, notes };
  });
  const open = details.filter(
    ({ canCheckInToday, checkedInToday, isPausedToday, isAskedToday }) =>
      canCheckInToday && !checkedInToday && !isPausedToday && isAskedToday,
  );
  return { today, isHardDay: isHard, identitiesNeedingCheckIn: open.length, details };
}
