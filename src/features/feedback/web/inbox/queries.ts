import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOptions } from '#contract/route.ts';
import type { FeedbackPriority, FeedbackStatus, FeedbackType } from '#core/feedback/feedback.ts';
import { call, toFailure, getPath, send } from '#web/api/api.ts';
import { apiQuery } from '#web/query-client.ts';
import { toast } from '#web/ui/status/toast-store.ts';
import type { feedbackApi, InboxEntry } from '#features/feedback/contract.ts';
import { inboxMessages } from '#features/feedback/inbox-messages.ts';

export type InboxFilter = { type?: FeedbackType; priority?: FeedbackPriority; status?: FeedbackStatus };
type Page = { entries: InboxEntry[]; next: string | null };

/** Milliseconds that a page of the inbox may take. */
const TIME_LIMIT = 30_000;
const LIST = 'GET /api/admin/feedback';

/** One page with where the next one begins, which a header says. */
async function inboxPage(filter: InboxFilter, cursor: string | null, signal: AbortSignal): Promise<Page> {
  const query = { ...filter, ...(cursor && { cursor }) };
  const timeLimit = AbortSignal.timeout(TIME_LIMIT);
  const response = await send(LIST, [{ query, signal }], { accept: 'application/json', timeLimit });
  if (!response.ok) throw await toFailure(response);
  return { entries: await response.json(), next: response.headers.get('x-next-cursor') };
}

/** The inbox pages opened so far, refetched at each visit. */
export function inboxQuery(filter: InboxFilter) {
  return infiniteQueryOptions({
    queryKey: [getPath(LIST), 'pages', filter],
    queryFn: ({ pageParam, signal }) => inboxPage(filter, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: Page) => next,
    refetchOnMount: 'always',
  });
}

export function submissionQuery(id: string) {
  return { ...apiQuery('GET /api/admin/feedback/:id', { params: { id } }), refetchOnMount: 'always' as const };
}

type Handling = CallOptions<
  'PATCH /api/admin/feedback/:id',
  (typeof feedbackApi)['PATCH /api/admin/feedback/:id']
>['body'];

/** Saves how a submission is handled. */
export function useHandle(id: string, before: FeedbackStatus) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Handling) => call('PATCH /api/admin/feedback/:id', { params: { id }, body }),
    meta: { failure: inboxMessages.one.saveFailed },
    onSuccess: async (submission) => {
      client.setQueryData(submissionQuery(id).queryKey, submission);
      const isTold = submission.status === 'resolved' && before !== 'resolved';
      toast({ ...(isTold ? inboxMessages.one.told : inboxMessages.one.saved), tone: 'success' });
      await client.invalidateQueries({ queryKey: [getPath(LIST), 'pages'] });
    },
  });
}
