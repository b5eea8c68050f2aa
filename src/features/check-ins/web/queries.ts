import { mutationOptions } from '@tanstack/react-query';
import type { CalendarDay } from '#core/calendar.ts';
import { call } from '#web/api.ts';
import { reading } from '#web/query-client.ts';

/** Today's open and finished check-ins. */
export const dailyStatusQuery = reading('GET /api/check-ins/daily-status');

/** Asks which of these identities have a check-in on that day already. */
export const checkExistingMutation = mutationOptions({
  mutationFn: async ({ identityIds, date }: { identityIds: readonly string[]; date: CalendarDay }) => {
    const identitiesData = identityIds.map((identityId) => ({ identityId }));
    const { existingCheckIns } = await call('POST /api/check-ins/check-existing', { body: { identitiesData, date } });
    return existingCheckIns.map(({ identityId }) => identityId);
  },
});
