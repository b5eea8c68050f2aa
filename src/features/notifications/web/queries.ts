import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { SECOND } from '#core/calendar/durations.ts';
import { ApiError, call, type CallKey, toFailure, getKey, send } from '#web/api/api.ts';
import { eitherSignal } from '#web/api/either-signal.ts';
import { refreshBootstrap, REVISION } from '#web/bootstrap/bootstrap.ts';
import { toast } from '#web/ui/status/toast-store.ts';
import type { Notification, NotificationCounts } from '../contract.ts';
import { notificationMessages as texts } from '../messages.ts';

/** Milliseconds after which a poll counts as failed: the next one is due by then. */
const POLL_LIMIT = 10 * SECOND;
/** Milliseconds that somebody who follows a notification waits at most for it to be marked read. */
const READ_LIMIT = 3 * SECOND;

const COUNTS = 'GET /api/notifications/counts' satisfies CallKey;
const LIST = 'GET /api/notifications' satisfies CallKey;
const unread = { query: { unreadOnly: 'true', limit: '100' } } as const;
const NONE: NotificationCounts = { critical: 0, important: 0, informational: 0, total: 0 };

/** Polls at an interval while mounted; a hidden tab refetches when it gets focus again. */
const polledEvery = (interval: number) => ({
  refetchInterval: interval,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: true,
});

const getTimeLimit = (signal: AbortSignal) => eitherSignal(signal, AbortSignal.timeout(POLL_LIMIT));

/**
 * Unread counts, every 10 s. The ETag changes whenever any of the user's data has changed since the last bootstrap, here or on another device:
 * then bootstrap is refetched, so that the daily status needs no poll of its own.
 */
export const countsQuery = queryOptions({
  queryKey: getKey(COUNTS),
  queryFn: async ({ client, signal }): Promise<NotificationCounts> => {
    const held = client.getQueryData<string | null>(REVISION);
    const manner = { accept: 'application/json', timeLimit: getTimeLimit(signal) };
    const response = await send(COUNTS, [{ ...(held && { held }) }], manner);
    if (response.status === 304) return client.getQueryData(getKey(COUNTS)) ?? NONE;
    if (!response.ok) {
      const { status, body } = await toFailure(response);
      throw new ApiError(status, texts.countsFailed(status), body);
    }
    const counts = (await response.json()) as NotificationCounts;
    // A failed refetch is retried at the next poll: the revision stays the old one until then.
    refreshBootstrap(client).catch(() => undefined);
    void client.invalidateQueries({ queryKey: listQuery.queryKey });
    return counts;
  },
  staleTime: 5 * SECOND,
  ...polledEvery(10 * SECOND),
});

type Listed = { readonly tag: string | null; readonly notifications: readonly Notification[] };

/** The unread ones, newest first, every 30 s while they are looked at. */
export const listQuery = queryOptions({
  queryKey: [...getKey(LIST, unread), 'with its tag'],
  queryFn: async ({ client, signal, queryKey }): Promise<Listed> => {
    const before = client.getQueryData<Listed>(queryKey);
    const manner = { accept: 'application/json', timeLimit: getTimeLimit(signal) };
    const response = await send(LIST, [{ ...unread, ...(before?.tag && { held: before.tag }) }], manner);
    if (response.status === 304 && before) return before;
    if (!response.ok) throw await toFailure(response);
    return { tag: response.headers.get('etag'), notifications: (await response.json()) as Notification[] };
  },
  staleTime: 0,
  ...polledEvery(30 * SECOND),
});

function refreshBell(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: listQuery.queryKey });
  void client.invalidateQueries({ queryKey: countsQuery.queryKey });
}

/** Marks all notifications read: the list is empty and the counts are zero as soon as the server has done so. */
export function useClearAll() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/notifications/clear-all'),
    meta: { failure: texts.toast.clearFailed },
    onSuccess: async () => {
      // A pending poll would restore its outdated result.
      await client.cancelQueries({ queryKey: listQuery.queryKey });
      await client.cancelQueries({ queryKey: countsQuery.queryKey });
      client.setQueryData<Listed>(listQuery.queryKey, { tag: null, notifications: [] });
      client.setQueryData(countsQuery.queryKey, NONE);
      toast({ ...texts.toast.cleared, tone: 'success' });
    },
  });
}

/** Marks a notification as read; following one waits for it at most 3 s. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, actionUrl }: Notification) => {
      const isActioned = actionUrl !== null;
      const limit = isActioned ? { signal: AbortSignal.timeout(READ_LIMIT) } : {};
      return call('POST /api/notifications/:id/read', { params: { id }, body: { isActioned }, ...limit });
    },
    // Following it leaves the page: nobody would see the error.
    onError: (_error, { actionUrl }) => actionUrl === null && toast({ ...texts.toast.readFailed, tone: 'danger' }),
    onSuccess: () => refreshBell(client),
  });
}
