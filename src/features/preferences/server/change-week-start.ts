import { addDays, type Weekday, toWeekday } from '#core/calendar/calendar.ts';
import { weekOf } from '#core/week/week.ts';
import { lockIdentities } from '#features/identities/server/queries.ts';
import { inTx } from '#server/db/access.ts';
import { endPlans } from '#server/db/plan-days.ts';
import type { PreferencesRow } from '#server/session/queries.ts';
import type { CurrentUser } from '#server/session/session.ts';
import { changePreferences, moveSchedules, weekConflicts } from './queries.ts';

export type WeekConflict = Awaited<ReturnType<typeof weekConflicts>>[number];

/**
 * Changes the week start, in one transaction. Graceful: current plans finish their week, and the next one starts on the new boundary. Immediate:
 * plans with another start end yesterday; check-ins stay.
 */
export function changeWeekStart(
  user: CurrentUser,
  { weekStartDay, transitionType }: { weekStartDay: Weekday; transitionType: 'graceful' | 'immediate' },
): Promise<{ preferences: PreferencesRow; conflicts: WeekConflict[] }> {
  const { id, today } = user;
  return inTx(async () => {
    await lockIdentities(id);
    const conflicts = await weekConflicts(id, { today, weekStartDay });
    if (transitionType === 'immediate') {
      const identityIds = conflicts.map(({ identityId }) => identityId);
      await endPlans({ userId: id, identityIds, from: today });
    }
    const reviewDay = toWeekday(addDays(weekOf(today, weekStartDay).start, -1));
    await moveSchedules(id, { weekStartDay, reviewDay });
    return { preferences: (await changePreferences(id, { weekStartDay })) as PreferencesRow, conflicts };
  });
}
