import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm';
import { db } from '#server/db/access.ts';
import { chatMessages, conversations, goals, identities } from '#server/db/schema.ts';

/** The most conversations that a list carries. */
const LIST_MAX = 200;

/** The most messages that one download carries: years of daily talk. */
const EXPORT_MAX = 50_000;

const about = sql<string>`coalesce(${identities.name}, ${goals.description}, '')`;

/** Conversations with messages, newest first. Identity suggestions do not count as conversations. */
export async function getConversations(userId: string) {
  return db()
    .select({
      id: conversations.id,
      type: conversations.type,
      about,
      messageCount: count(chatMessages.id),
      createdAt: conversations.createdAt,
      updatedAt: conversations.updatedAt,
    })
    .from(conversations)
    .innerJoin(chatMessages, eq(chatMessages.conversationId, conversations.id))
    .leftJoin(identities, eq(identities.id, conversations.identityId))
    .leftJoin(goals, eq(goals.id, conversations.goalId))
    .where(and(eq(conversations.userId, userId), ne(conversations.type, 'identity_suggestion')))
    .groupBy(conversations.id, identities.name, goals.description)
    .orderBy(desc(conversations.updatedAt), desc(conversations.id))
    .limit(LIST_MAX);
}

/** Every message with its conversation, in chronological order. */
export async function everyMessage(userId: string) {
  return db()
    .select({
      id: conversations.id,
      type: conversations.type,
      about,
      createdAt: conversations.createdAt,
      updatedAt: conversations.updatedAt,
      role: chatMessages.role,
      content: chatMessages.content,
      timestamp: chatMessages.timestamp,
    })
    .from(chatMessages)
    .innerJoin(conversations, eq(conversations.id, chatMessages.conversationId))
    .leftJoin(identities, eq(identities.id, conversations.identityId))
    .leftJoin(goals, eq(goals.id, conversations.goalId))
    .where(eq(chatMessages.userId, userId))
    .orderBy(asc(conversations.createdAt), asc(conversations.id), asc(chatMessages.position))
    .limit(EXPORT_MAX);
}

/** False when the user has no such conversation. */
export async function deleteConversation(userId: string, id: string): Promise<boolean> {
  const rows = await db()
    .delete(conversations)
    .where(and(eq(conversations.userId, userId), eq(conversations.id, id)))
    .returning({ id: conversations.id });
  return rows.length > 0;
}
