import { and, count, desc, eq, gt, isNotNull, lt, lte, or, sql } from 'drizzle-orm';
import { db } from '#server/db/access.ts';
import { aiReservations, chatMessages, conversations, habitPlans, identities, users } from '#server/db/schema.ts';

export type ConversationRow = typeof conversations.$inferSelect;
type NewMessage = { role: 'user' | 'assistant'; content: string };

/** The user's AI count and limit, the row locked: reservations are taken one after the other. */
export async function lockUsage(userId: string) {
  const [row] = await db()
    .select({ used: users.aiInteractionsCount, limit: users.aiInteractionsLimit })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return row ?? null;
}

/** Interactions that are under way and have not run out. */
export async function liveReservations(userId: string, now: Date): Promise<number> {
  const [row] = await db()
    .select({ live: count() })
    .from(aiReservations)
    .where(and(eq(aiReservations.userId, userId), gt(aiReservations.expiresAt, now)));
  return row?.live ?? 0;
}

export async function dropExpiredReservations(userId: string, now: Date): Promise<void> {
  await db()
    .delete(aiReservations)
    .where(and(eq(aiReservations.userId, userId), lte(aiReservations.expiresAt, now)));
}

export async function insertReservation(reservation: typeof aiReservations.$inferInsert): Promise<void> {
  await db().insert(aiReservations).values(reservation);
}

export async function deleteReservation(userId: string, id: string): Promise<void> {
  await db()
    .delete(aiReservations)
    .where(and(eq(aiReservations.userId, userId), eq(aiReservations.id, id)));
}

/** Counts one interaction; false when the limit, plus the granted extra, is reached. */
export async function countInteraction(userId: string, beyondLimit = 0): Promise<boolean> {
  const limit = sql`${users.aiInteractionsLimit} + ${beyondLimit}::int`;
  const free = or(eq(users.aiInteractionsLimit, -1), lt(users.aiInteractionsCount, limit));
  const rows = await db()
    .update(users)
    .set({ aiInteractionsCount: sql`${users.aiInteractionsCount} + 1` })
    .where(and(eq(users.id, userId), free))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** The newest conversation of a kind about a goal or an identity. */
export async function newestConversation({
  userId,
  type,
  goalId,
  identityId,
}: {
  userId: string;
  type: ConversationRow['type'];
  goalId?: string;
  identityId?: string;
}): Promise<ConversationRow | null> {
  const [row] = await db()
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        eq(conversations.type, type),
        goalId ? eq(conversations.goalId, goalId) : undefined,
        identityId ? eq(conversations.identityId, identityId) : undefined,
      ),
    )
    .orderBy(desc(conversations.createdAt), desc(conversations.id))
    .limit(1);
  return row ?? null;
}

/** Whether a week was ever offered to, or planned for, an identity of a goal. */
export async function wasPlanned(userId: string, goalId: string): Promise<boolean> {
  const ofGoal = and(eq(identities.userId, userId), eq(identities.goalId, goalId));
  const [found] = await db()
    .select({ id: identities.id })
    .from(identities)
    .leftJoin(conversations, and(eq(conversations.identityId, identities.id), eq(conversations.type, 'habit_plan')))
    .leftJoin(habitPlans, eq(habitPlans.identityId, identities.id))
    .where(and(ofGoal, or(isNotNull(conversations.id), isNotNull(habitPlans.id))))
    .limit(1);
  return found !== undefined;
}

export async function insertConversation(conversation: typeof conversations.$inferInsert): Promise<void> {
  await db().insert(conversations).values(conversation);
}

export async function storeContext(
  userId: string,
  id: string,
  { context, now }: { context: Record<string, unknown>; now: Date },
) {
  await db()
    .update(conversations)
    .set({ context, updatedAt: now })
    .where(and(eq(conversations.userId, userId), eq(conversations.id, id)));
}

export async function insertMessages(
  messages: (NewMessage & { id: string; userId: string; conversationId: string; timestamp: Date })[],
) {
  await db().insert(chatMessages).values(messages);
}

/** A conversation of the user; locked until the transaction ends when it is about to be continued. */
export async function getConversation(
  userId: string,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<ConversationRow | null> {
  const found = db()
    .select()
    .from(conversations)
    .where(and(eq(conversations.userId, userId), eq(conversations.id, id)));
  const [row] = lock ? await found.for('update') : await found;
  return row ?? null;
}

/** The newest messages of a conversation, oldest first. */
export async function newestMessages(userId: string, conversationId: string, limit: number) {
  const rows = await db()
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.conversationId, conversationId)))
    .orderBy(desc(chatMessages.position))
    .limit(limit);
  return rows.toReversed();
}
