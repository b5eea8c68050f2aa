import { mutationOptions } from '@tanstack/react-query';
import { call, keyOf } from '#web/api.ts';
import { reading } from '#web/query-client.ts';
import { coachMessages } from '../messages.ts';

/** What was said in a conversation with the coach. */
export const conversationQuery = (id: string) => reading('GET /api/chat/conversations/:id', { params: { id } });

type NewMessage = { goalId: string; conversationId: string | null; message: string; idempotencyKey: string };

/** Says something in the chat about an identity of one's own. */
export const chatMutation = mutationOptions({
  mutationFn: async ({ goalId, conversationId, message, idempotencyKey }: NewMessage, { client }) => {
    const answer = await call('POST /api/chat/messages', {
      body: { message, ...(conversationId && { conversationId }), context: { type: 'identity', goalId } },
      idempotencyKey,
    });
    void client.invalidateQueries({ queryKey: keyOf('GET /api/ai-usage/status') });
    return answer;
  },
  meta: { failure: coachMessages.identityChat.failed },
});
