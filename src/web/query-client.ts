import { MutationCache, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type Answer,
  type CallArguments,
  type CallKey,
  call,
  hasCode,
  hasStatus,
  getKey,
  responseInfo,
} from '#web/api/api.ts';
import { isUnreachable } from '#core/network/unreachable.ts';
import { loseSession } from '#web/lost-session.ts';
import { messages } from '#web/ui/messages.ts';
import { toast, withdrawToast } from '#web/ui/status/toast-store.ts';

type Meta = {
  /** The toast for a failed call. A lost session and used-up AI interactions have their own messages. */
  failure?: { title: string; description: string };
  /** True for a failure that is shown in place, so that no toast repeats it. */
  handledInline?: (error: unknown) => boolean;
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Meta;
    mutationMeta: Meta;
  }
}

/**
 * Query options of a call, cached under its path: `useQuery(reading('GET /api/goals'))`. The answer stays fresh until a write
 * replaces it.
 */
export function apiQuery<K extends CallKey>(key: K, ...args: CallArguments<K, unknown>) {
  return queryOptions({
    queryKey: getKey(key, ...args),
    queryFn: ({ signal }): Promise<Answer<K>> =>
      call(key, ...([{ ...args[0], signal }] as unknown as CallArguments<K>)),
  });
}

/** A query client with the product's rules: no retries, no automatic refetches, and each failure is reported once. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => onError(error, query.meta),
      onSuccess: (_answer, query) => onSuccess(query.meta),
    }),
    mutationCache: new MutationCache({
      onError: (error, _sent, _kept, mutation) => onError(error, mutation.meta),
      onSuccess: (_answer, _sent, _kept, mutation) => onSuccess(mutation.meta),
    }),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Offline a call fails and says so, instead of waiting unseen for the network.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  function onError(error: unknown, meta: Meta | undefined): void {
    if (hasStatus(error, 401)) {
      // Before anybody was known there is no session to lose: the visitor is simply signed out.
      if (client.getQueryData(getKey('GET /api/bootstrap'))) loseSession();
      return;
    }
    if (hasCode(error, 'AI_LIMIT_REACHED') || meta?.handledInline?.(error)) return;
    if (!meta?.failure) return;
    const isOffline = !navigator.onLine && isUnreachable(responseInfo(error));
    toast(isOffline ? messages.offline : { ...meta.failure, tone: 'danger' });
  }
  /** What failed before has worked now: remove the toast about the failure. */
  function onSuccess(meta: Meta | undefined): void {
    if (!meta?.failure) return;
    withdrawToast(meta.failure);
    withdrawToast(messages.offline);
  }
  return client;
}

/** The one cache of the open app. */
export const queryClient = createQueryClient();
