import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/api.ts';
import { apiQuery } from '#web/query-client.ts';
import { toast } from '#web/ui/status/toast-store.ts';
import { calendarMessages } from '../messages.ts';

export const calendarQuery = apiQuery('GET /api/calendar');
/** What making and withdrawing an address adds to. */
const activityQuery = apiQuery('GET /api/auth/activity');

function useCalendarAnew() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: activityQuery.queryKey });
    return client.invalidateQueries({ queryKey: calendarQuery.queryKey });
  };
}

export function useMakeCalendar() {
  const anew = useCalendarAnew();
  return useMutation({
    mutationFn: (showsNames: boolean) => call('POST /api/calendar', { body: { showsNames } }),
    meta: { failure: calendarMessages.makeFailed },
    onSettled: anew,
  });
}

export function useWithdrawCalendar() {
  const anew = useCalendarAnew();
  return useMutation({
    mutationFn: () => call('DELETE /api/calendar'),
    meta: { failure: calendarMessages.withdrawFailed },
    onSuccess: () => toast({ ...calendarMessages.withdrawn, tone: 'success' }),
    onSettled: anew,
  });
}
