import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/api.ts';
import { apiQuery } from '#web/query-client.ts';
import { toast } from '#web/ui/status/toast-store.ts';
import type { NewToken } from '../contract.ts';
import { tokenMessages } from '../messages.ts';

export const tokensQuery = apiQuery('GET /api/tokens');
/** What making and withdrawing a token adds to. */
const activityQuery = apiQuery('GET /api/auth/activity');

function useTokensAnew() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: activityQuery.queryKey });
    // Awaited, so that the row is there or gone when the button stops working.
    return client.invalidateQueries({ queryKey: tokensQuery.queryKey });
  };
}

/** Makes a token; a refusal is shown where it was asked for. */
export function useMakeToken() {
  const anew = useTokensAnew();
  return useMutation({
    mutationFn: (body: NewToken) => call('POST /api/tokens', { body }),
    meta: { handledInline: () => true },
    onSettled: anew,
  });
}

export function useWithdrawToken() {
  const anew = useTokensAnew();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/tokens/:id', { params: { id } }),
    meta: { failure: tokenMessages.withdrawFailed },
    onSuccess: () => toast({ ...tokenMessages.withdrawn, tone: 'success' }),
    onSettled: anew,
  });
}
