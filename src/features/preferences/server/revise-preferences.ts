import type { z } from 'zod';
import { pauseForTravel } from '#features/pauses/server/pause-for-travel.ts';
import { planSlots } from '#features/reminders/server/schedule/plan-slots.ts';
import { inTx } from '#server/db/access.ts';
import type { PreferencesRow } from '#server/session/queries.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { preferencesApi } from '../contract.ts';
import { changeWeekStart } from './change-week-start.ts';
import { changePreferences } from './queries.ts';

type Changes = z.output<(typeof preferencesApi)['PATCH /api/user/preferences']['body']>;

/** The zone that a stored choice means: its own, or the one the browser reported last. */
const getZone = ({ timezone, browserTimezone }: Pick<PreferencesRow, 'timezone' | 'browserTimezone'>) =>
  timezone === 'auto' ? browserTimezone : timezone;

/** Updates preferences. A new week start, zone or reminder time also updates plans, days and reminders. */
export function revisePreferences(
  user: CurrentUser,
  { weekStartDay, deleteConflictingPlans = false, ...changes }: Changes,
  now: Date,
): Promise<PreferencesRow> {
  const { id: userId, preferences: old } = user;
  return inTx(async () => {
    let row = old;
    if (weekStartDay) {
      const transitionType = deleteConflictingPlans ? 'immediate' : 'graceful';
      row = (await changeWeekStart(user, { weekStartDay, transitionType })).preferences;
    }
    if (Object.keys(changes).length > 0) row = (await changePreferences(userId, changes)) as PreferencesRow;
    const zones = { before: getZone(old), after: getZone(row) };
    if (zones.before !== zones.after) {
      await pauseForTravel({ userId, zones, dayStartHour: old.dayStartHour, now });
    }
    const isMoved = row.morningPushTime !== old.morningPushTime || row.eveningPushTime !== old.eveningPushTime;
    if (isMoved || zones.before !== zones.after) await planSlots(userId, now);
    return row;
  });
}
