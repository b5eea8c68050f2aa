import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/api.ts';
import { apiQuery } from '#web/query-client.ts';
import { toast } from '#web/ui/status/toast-store.ts';
import type { NewWebhook } from '../contract.ts';
import { webhookMessages } from '../messages.ts';

export const webhooksQuery = apiQuery('GET /api/webhooks');
/** What adding and removing a webhook adds to. */
const activityQuery = apiQuery('GET /api/auth/activity');
export const deliveriesQuery = (id: string) => apiQuery('GET /api/webhooks/:id/deliveries', { params: { id } });

function useWebhooksAnew() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: activityQuery.queryKey });
    // Awaited, so that the row is there or gone when the button stops working.
    return client.invalidateQueries({ queryKey: webhooksQuery.queryKey });
  };
}

/** Adds a webhook; a refusal is shown where it was asked for. */
export function useAddWebhook() {
  const anew = useWebhooksAnew();
  return useMutation({
    mutationFn: (body: NewWebhook) => call('POST /api/webhooks', { body }),
    meta: { handledInline: () => true },
    onSettled: anew,
  });
}

export function useTurnOn() {
  const anew = useWebhooksAnew();
  return useMutation({
    mutationFn: (id: string) => call('PATCH /api/webhooks/:id', { params: { id }, body: { isActive: true } }),
    meta: { failure: webhookMessages.changeFailed },
    onSettled: anew,
  });
}

/** Sends a test; how it went is shown beside its button. */
export function useTestWebhook() {
  return useMutation({
    mutationFn: (id: string) => call('POST /api/webhooks/:id/test', { params: { id } }),
    meta: { failure: webhookMessages.testFailed },
  });
}

export function useRemoveWebhook() {
  const anew = useWebhooksAnew();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/webhooks/:id', { params: { id } }),
    meta: { failure: webhookMessages.removeFailed },
    onSuccess: () => toast({ ...webhookMessages.removed, tone: 'success' }),
    onSettled: anew,
  });
}
