import type { CalendarDay } from '#core/calendar/calendar.ts';
import type { ReviewStanding } from '../contract.ts';

/** An identity with overdue reviews: the newest, which counts for all, and the number of older ones. */
export type OverdueIdentity = {
  identityId: string;
  name: string;
  week: { start: CalendarDay; end: CalendarDay };
  before: number;
};

/** The identities with overdue reviews, in their own order; those that are paused today are left in peace. */
export function overdueIdentities(
  standings: readonly ReviewStanding[],
  isPaused: (identityId: string) => boolean,
): OverdueIdentity[] {
  return standings.flatMap(({ identityId, overdue: { overdueWeeks } }) => {
    const [newest, ...older] = overdueWeeks;
    if (!newest || isPaused(identityId)) return [];
    const { identity, weekStart, weekEnd } = newest;
    return [{ identityId, name: identity.name, week: { start: weekStart, end: weekEnd }, before: older.length }];
  });
}
