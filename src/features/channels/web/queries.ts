import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/api.ts';
import { apiQuery } from '#web/query-client.ts';
import { toast } from '#web/ui/status/toast-store.ts';
import type { NewChannel } from '../contract.ts';
import { channelMessages } from '../messages.ts';

export const channelsQuery = apiQuery('GET /api/notification-channels');

function useChannelsAnew() {
  const client = useQueryClient();
  // Awaited, so that the row is there or gone when the button stops working.
  return () => client.invalidateQueries({ queryKey: channelsQuery.queryKey });
}

/** Adds a channel; a refusal is shown where it was asked for. */
export function useAddChannel() {
  const anew = useChannelsAnew();
  return useMutation({
    mutationFn: (body: NewChannel) => call('POST /api/notification-channels', { body }),
    meta: { handledInline: () => true },
    onSettled: anew,
  });
}

type Choice = { morningEnabled?: boolean; eveningEnabled?: boolean };

export function useChangeChannel(id: string) {
  const anew = useChannelsAnew();
  return useMutation({
    scope: { id: `channel ${id}` },
    mutationFn: (body: Choice) => call('PATCH /api/notification-channels/:id', { params: { id }, body }),
    meta: { failure: channelMessages.saveFailed },
    onSettled: anew,
  });
}

/** Sends a test; how it went is shown beside its button. */
export function useTestChannel(id: string) {
  const anew = useChannelsAnew();
  return useMutation({
    mutationFn: () => call('POST /api/notification-channels/:id/test', { params: { id } }),
    meta: { failure: channelMessages.testFailed },
    onSettled: anew,
  });
}

export function useRemoveChannel() {
  const anew = useChannelsAnew();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/notification-channels/:id', { params: { id } }),
    meta: { failure: channelMessages.removeFailed },
    onSuccess: () => toast({ ...channelMessages.removed, tone: 'success' }),
    onSettled: anew,
  });
}
