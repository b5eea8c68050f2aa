import { useQuery } from '@tanstack/react-query';
import type { Weekday } from '#core/calendar/calendar.ts';
import { apiQuery } from '#web/query-client.ts';

const preferencesQuery = apiQuery('GET /api/user/preferences');

/** The day with which the user's weeks begin. */
export function useWeekStart(): Weekday {
  return useQuery(preferencesQuery).data?.weekStartDay ?? 'sunday';
}
