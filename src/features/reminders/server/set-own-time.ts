import { AppError, invalid } from '#contract/error.ts';
import { addDays } from '#core/calendar/calendar.ts';
import { OWN_TIMES_MAX } from '#core/reminders/own-times.ts';
import { isOwnTime, type OwnTime } from '#core/habit/own-time.ts';
import { ownTimeMessages } from '#features/reminders/own-time-messages.ts';
import { inTx } from '#server/db/access.ts';
import type { CurrentUser } from '#server/session/session.ts';
import { planSlots } from './schedule/plan-slots.ts';
import { changeOwnTime, getOwnTimes, getSlots, OWN_TIMES_OF, seriesOfHabit } from './schedule/queries.ts';

/** Whether what is planned differs from the own times of the user's habits. */
async function isToPlan(userId: string, now: Date): Promise<boolean> {
  const times = await getOwnTimes(userId, now);
  const planned = (await getSlots(userId)).filter(({ subscriptionId, slot }) => !subscriptionId && isOwnTime(slot));
  return times.length !== planned.length || planned.some(({ slot }) => !times.some((time) => time === slot));
}

/**
 * Plans the reminders of a user whose habits may have other own times than before; where they have not, it only reads. Throws 422 when they are
 * too many. Runs in the transaction that changed them.
 */
export async function ownTimesChanged(userId: string, now: Date): Promise<void> {
  if (!(await isToPlan(userId, now))) return;
  await planSlots(userId, now);
  // Read once the user is locked: two changes at the same moment count each other.
  if ((await getOwnTimes(userId, now)).length > OWN_TIMES_MAX) throw invalid('time', ownTimeMessages.tooMany);
}

/** Sets a habit's own time in all its plans that are not long over, so that coming weeks have it too. Throws NOT_FOUND, CONFLICT and 422. */
export function setOwnTime(
  user: CurrentUser,
  { habitId, time, now }: { habitId: string; time: OwnTime | null; now: Date },
): Promise<void> {
  return inTx(async () => {
    const seriesId = await seriesOfHabit(user.id, habitId);
    if (!seriesId) throw new AppError('NOT_FOUND', ownTimeMessages.habitNotFound);
    const since = addDays(user.today, -OWN_TIMES_OF);
    const isThere = await changeOwnTime({ userId: user.id, seriesId, time, since });
    if (!isThere) throw new AppError('CONFLICT', ownTimeMessages.notPlanned);
    await ownTimesChanged(user.id, now);
  });
}
