import { and, asc, count, eq, isNotNull } from 'drizzle-orm';
import { CHANNEL } from '#core/channel/channel.ts';
import { db } from '#server/db/access.ts';
import { pushSubscriptions, users } from '#server/db/schema.ts';

/** A channel stands among the devices that notifications are sent to. */
export type ChannelRow = typeof pushSubscriptions.$inferSelect;

/** Those of a guest come on top when they join an account. */
const SHOWN = 2 * CHANNEL.perUser;

const { userId: ownerOf, channel, id: idOf } = pushSubscriptions;
const owned = (userId: string, id: string) => and(eq(ownerOf, userId), eq(idOf, id), isNotNull(channel));

/** The channels of a user, the oldest first. */
export function getChannels(userId: string): Promise<ChannelRow[]> {
  return db()
    .select()
    .from(pushSubscriptions)
    .where(and(eq(ownerOf, userId), isNotNull(channel)))
    .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.id))
    .limit(SHOWN);
}

export async function getChannel(userId: string, id: string): Promise<ChannelRow | null> {
  const [row] = await db().select().from(pushSubscriptions).where(owned(userId, id));
  return row ?? null;
}

/** How many channels a user has; their row is locked, so that two that are added at once are counted. */
export async function countChannels(userId: string): Promise<number> {
  await db().select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [own] = await db()
    .select({ n: count() })
    .from(pushSubscriptions)
    .where(and(eq(ownerOf, userId), isNotNull(channel)));
  return own?.n ?? 0;
}

export async function insertChannel(row: typeof pushSubscriptions.$inferInsert): Promise<ChannelRow> {
  const [added] = await db().insert(pushSubscriptions).values(row).returning();
  return added as ChannelRow;
}

type Change = Partial<Pick<ChannelRow, 'morningEnabled' | 'eveningEnabled' | 'updatedAt' | 'lastDeliveredAt'>>;

/** Changes a channel of a user; null when there is none with that id. */
export async function changeChannel(userId: string, id: string, change: Change): Promise<ChannelRow | null> {
  const [row] = await db().update(pushSubscriptions).set(change).where(owned(userId, id)).returning();
  return row ?? null;
}

/** Deletes a channel of a user with its reminders; false when there is none with that id. */
export async function deleteChannel(userId: string, id: string): Promise<boolean> {
  const gone = await db().delete(pushSubscriptions).where(owned(userId, id)).returning({ id: idOf });
  return gone.length > 0;
}

/** The verified address of a user, or null. */
export async function mailAddressOf(userId: string): Promise<string | null> {
  const [row] = await db()
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.emailVerified, true)));
  return row?.email ?? null;
}
