import type { QueryClient } from '@tanstack/react-query';
import { getKey } from '#web/api/api.ts';
import { stream } from '#web/api/api-stream.ts';
import { apiQuery } from '#web/query-client.ts';
import type { Asking } from '#web/chat/use-chat-turn.ts';

/** The messages of a conversation with the coach. */
export const conversationQuery = (id: string) => apiQuery('GET /api/chat/conversations/:id', { params: { id } });

/** How many AI interactions are left. */
export const aiUsageQuery = apiQuery('GET /api/ai-usage/status');

type NewMessage = {
  goalId: string;
  conversationId: string | null;
  message: string;
  /** The card as it is shown; `agreed` when its button was pressed. */
  shown: { name: string; description: string } | null;
  agreed: boolean;
};

/** Sends a message in the chat about a custom identity. */
export async function sendMessage(
  client: QueryClient,
  { goalId, conversationId, message, shown, agreed, ...asking }: NewMessage & Asking,
) {
  const answer = await stream('POST /api/chat/messages', {
    body: {
      message,
      ...(conversationId && { conversationId }),
      context: { type: 'identity', goalId },
      ...(shown && { shown }),
      ...(shown && agreed && { agreed }),
    },
    ...asking,
  });
  void client.invalidateQueries({ queryKey: getKey('GET /api/ai-usage/status') });
  return answer;
}
