import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/api.ts';
import { apiQuery } from '#web/query-client.ts';
import { toast } from '#web/ui/status/toast-store.ts';
import { tickLinkMessages } from '../messages.ts';

export const tickLinkQuery = (habitId: string) =>
  apiQuery('GET /api/habits/:habitId/tick-link', { params: { habitId } });

function useLinkAnew(habitId: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: tickLinkQuery(habitId).queryKey });
}

export function useMakeLink(habitId: string) {
  const anew = useLinkAnew(habitId);
  return useMutation({
    mutationFn: () => call('POST /api/habits/:habitId/tick-link', { params: { habitId } }),
    meta: { failure: tickLinkMessages.makeFailed },
    onSettled: anew,
  });
}

export function useWithdrawLink(habitId: string) {
  const anew = useLinkAnew(habitId);
  return useMutation({
    mutationFn: () => call('DELETE /api/habits/:habitId/tick-link', { params: { habitId } }),
    meta: { failure: tickLinkMessages.withdrawFailed },
    onSuccess: () => toast({ ...tickLinkMessages.withdrawn, tone: 'success' }),
    onSettled: anew,
  });
}
