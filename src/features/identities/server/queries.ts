import { and, asc, eq } from 'drizzle-orm';
import { db } from '#server/db/access.ts';
import { identities } from '#server/db/schema.ts';

export type IdentityRow = typeof identities.$inferSelect;

/** The most identities that one answer carries. */
const IDENTITIES_MAX = 200;

const owned = (userId: string, id: string) => and(eq(identities.userId, userId), eq(identities.id, id));

export async function identitiesOf(userId: string): Promise<IdentityRow[]> {
  return db()
    .select()
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.createdAt), asc(identities.id))
    .limit(IDENTITIES_MAX);
}

export async function identityOf(userId: string, id: string): Promise<IdentityRow | null> {
  const [identity] = await db().select().from(identities).where(owned(userId, id));
  return identity ?? null;
}

/** The identity, locked until the transaction ends: whatever changes its plans or check-ins goes one after the other. */
export async function lockIdentity(userId: string, id: string): Promise<IdentityRow | null> {
  const [identity] = await db().select().from(identities).where(owned(userId, id)).for('update');
  return identity ?? null;
}

export async function insertIdentity(identity: typeof identities.$inferInsert): Promise<IdentityRow> {
  const [row] = await db().insert(identities).values(identity).returning();
  return row as IdentityRow;
}

export async function activateIdentity(userId: string, id: string): Promise<void> {
  await db().update(identities).set({ isActive: true }).where(owned(userId, id));
}
