import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOptions } from '#contract/route.ts';
import { call, keyOf } from '#web/api.ts';
import { reading } from '#web/query-client.ts';
import type { Identity, identitiesApi } from '../contract.ts';
import { identityMessages } from '../messages.ts';

type NewIdentity = CallOptions<'POST /api/identities', (typeof identitiesApi)['POST /api/identities']>['body'];

export const identitiesQuery = reading('GET /api/identities');

/**
 * Identities that fit a goal. A write by its verb, for it costs an AI interaction, yet kept like an answer that was read: a goal
 * is asked about once, and the call under way is shared, never broken off, however often its page is mounted.
 */
export function suggestionsQuery(goalId: string) {
  return queryOptions({
    queryKey: [...keyOf('POST /api/chat/identity-suggestion', { body: { goalId } }), goalId],
    queryFn: async ({ client }) => {
      const answer = await call('POST /api/chat/identity-suggestion', { body: { goalId } });
      await client.invalidateQueries({ queryKey: keyOf('GET /api/ai-usage/status') });
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
      client.setQueryData(keyOf('GET /api/identities/:id', { params: { id: identity.id } }), identity);
      client.setQueryData<Identity[]>(
        keyOf('GET /api/identities'),
        (identities) => identities && [...identities, identity],
      );
    },
  });
}
