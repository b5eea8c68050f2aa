import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOptions } from '#contract/route.ts';
import { call, getKey } from '#web/api/api.ts';
import { apiQuery } from '#web/query-client.ts';
import { refreshBootstrap } from '#web/bootstrap/bootstrap.ts';
import { keepFocus } from '#web/ui/overlay/return-focus.ts';
import { toast } from '#web/ui/status/toast-store.ts';
import type { Identity, identitiesApi } from '../contract.ts';
import { identityMessages } from '../messages.ts';

type NewIdentity = CallOptions<'POST /api/identities', (typeof identitiesApi)['POST /api/identities']>['body'];

export const identitiesQuery = apiQuery('GET /api/identities');

/**
 * Identities that fit a goal. A POST, since it costs an AI interaction, but cached like a query: a goal is asked about once, and the pending
 * call is shared and never aborted, however often its page is mounted.
 */
export function suggestionsQuery(goalId: string) {
  return queryOptions({
    queryKey: [...getKey('POST /api/chat/identity-suggestion', { body: { goalId } }), goalId],
    queryFn: async ({ client }) => {
      const answer = await call('POST /api/chat/identity-suggestion', { body: { goalId } });
      await client.invalidateQueries({ queryKey: getKey('GET /api/ai-usage/status') });
      return answer;
    },
    meta: { failure: identityMessages.selection.suggestionsFailed },
  });
}

/** Takes on an identity and adds it to the list. */
export function useCreateIdentity() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewIdentity) => call('POST /api/identities', { body }),
    meta: { failure: identityMessages.selection.createFailed },
    onSuccess: (identity) => {
      client.setQueryData(getKey('GET /api/identities/:id', { params: { id: identity.id } }), identity);
      client.setQueryData<Identity[]>(
        getKey('GET /api/identities'),
        (identities) => identities && [...identities, identity],
      );
    },
  });
}

/** Updates an identity in the cache, and refetches what depends on it: plans, week, open check-ins. */
async function show(client: QueryClient, identity: Identity): Promise<void> {
  client.setQueryData(getKey('GET /api/identities/:id', { params: { id: identity.id } }), identity);
  client.setQueryData(identitiesQuery.queryKey, (all) => all?.map((one) => (one.id === identity.id ? identity : one)));
  // The change is saved even if the rest cannot be refetched.
  await refreshBootstrap(client).catch(() => undefined);
}

type Words = { id: string; name: string; description: string };

/** Calls an identity by other words. */
export function useRenameIdentity() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: Words) => call('PATCH /api/identities/:id', { params: { id }, body }),
    meta: { failure: identityMessages.rename.failed },
    onSuccess: async (identity) => {
      await show(client, identity);
      toast({ ...identityMessages.rename.renamed(identity.name), tone: 'success' });
    },
  });
}

/** Brings an archived identity back. */
export function useRestoreIdentity() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('PATCH /api/identities/:id', { params: { id }, body: { archived: false } }),
    meta: { failure: identityMessages.archiving.restoreFailed },
    onSuccess: async (identity) => {
      await show(client, identity);
      toast({ ...identityMessages.archiving.restored(identity.name), tone: 'success' });
    },
  });
}

/** Archives an identity; a toast takes it back, also when the card that did it is gone. */
export function useArchiveIdentity() {
  const client = useQueryClient();
  const back = useRestoreIdentity();
  const texts = identityMessages.archiving;
  return useMutation({
    mutationFn: (id: string) => call('PATCH /api/identities/:id', { params: { id }, body: { archived: true } }),
    meta: { failure: texts.failed },
    onSuccess: async (identity) => {
      const action = { label: texts.undo, run: () => back.mutate(identity.id) };
      const shown = { ...texts.archived(identity.name), tone: 'success' as const, action };
      toast(shown);
      await show(client, identity);
      // The card that was left for the dialog is gone with its identity.
      keepFocus();
    },
  });
}
