import { randomUUIDv7 } from 'node:crypto';
import type { ChatTurn } from '#coach/port.ts';
import { type ConversationRow, insertConversation, insertMessages, storeContext } from '../queries.ts';

/** A conversation with the coach: whose it is, of which kind, and about what. */
type Conversation = Pick<ConversationRow, 'id' | 'userId' | 'type'> & { goalId?: string; identityId?: string };

/** Starts a conversation, or continues the existing one with the coach's current context. */
export async function keepConversation(
  conversation: Conversation,
  { context, isNew, now }: { context: Record<string, unknown>; isNew: boolean; now: Date },
): Promise<void> {
  if (isNew) await insertConversation({ ...conversation, context, createdAt: now, updatedAt: now });
  else await storeContext(conversation.userId, conversation.id, { context, now });
}

/** Adds turns to a conversation, in their order. */
export async function keepTurns(
  { id, userId }: Pick<Conversation, 'id' | 'userId'>,
  turns: readonly ChatTurn[],
  timestamp: Date,
): Promise<void> {
  await insertMessages(
    turns.map(({ role, content }) => ({ id: randomUUIDv7(), userId, conversationId: id, role, content, timestamp })),
  );
}
