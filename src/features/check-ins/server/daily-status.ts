import type { CalendarDay } from '#core/calendar.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import type { DailyStatus } from '../contract.ts';
import { checkInsOn } from './queries.ts';

/** What is still open today, from the current habits and one statement. */
export async function dailyStatus(
  userId: string,
  today: CalendarDay,
  groups: readonly HabitGroup[],
): Promise<DailyStatus> {
  const done = new Map((await checkInsOn(userId, today)).map((checkIn) => [checkIn.identityId, checkIn.notes]));
  const details = groups.map(({ identityId, canCheckInToday }) => {
    const checkedInToday = done.has(identityId);
    const notes = done.get(identityId) ?? null;
    return { identityId, canCheckInToday, checkedInToday, workflowCompleteToday: checkedInToday, notes };
  });
  const open = details.filter((detail) => detail.canCheckInToday && !detail.checkedInToday);
  return { today, identitiesNeedingCheckIn: open.length, details };
}
