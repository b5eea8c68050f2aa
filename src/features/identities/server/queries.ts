import { and, asc, eq, sql } from 'drizzle-orm';
import { PAGE_MAX } from '#contract/shapes.ts';
import { db } from '#server/db/access.ts';
import { identities } from '#server/db/schema.ts';
import { statement } from '#server/db/statement.ts';

export type IdentityRow = typeof identities.$inferSelect;

const owned = (userId: string, id: string) => and(eq(identities.userId, userId), eq(identities.id, id));

const firstIdentities = statement(() =>
  db()
    .select()
    .from(identities)
    .where(eq(identities.userId, sql.placeholder('userId')))
    .orderBy(asc(identities.createdAt), asc(identities.id))
    .limit(sql.placeholder('limit')),
);

/** A page of the user's identities, the oldest first: those after one of them, or from the beginning. */
export async function getIdentities(
  userId: string,
  { after, limit = PAGE_MAX }: { after?: string | undefined; limit?: number } = {},
): Promise<IdentityRow[]> {
  if (!after) return firstIdentities({ userId, limit });
  const last = db()
    .select({ createdAt: identities.createdAt, id: identities.id })
    .from(identities)
    .where(and(eq(identities.userId, userId), eq(identities.id, after)));
  return db()
    .select()
    .from(identities)
    .where(and(eq(identities.userId, userId), sql`(${identities.createdAt}, ${identities.id}) > (${last})`))
    .orderBy(asc(identities.createdAt), asc(identities.id))
    .limit(limit);
}

export async function getIdentity(userId: string, id: string): Promise<IdentityRow | null> {
  const [identity] = await db().select().from(identities).where(owned(userId, id));
  return identity ?? null;
}

const selectLocked = statement(() =>
  db()
    .select()
    .from(identities)
    .where(and(eq(identities.userId, sql.placeholder('userId')), eq(identities.id, sql.placeholder('id'))))
    .for('no key update'),
);

/**
 * The identity, locked until the transaction ends: changes to its plans and check-ins are serialized. Rows that only reference it, such as a
 * notification about it, need not wait.
 */
export async function lockIdentity(userId: string, id: string): Promise<IdentityRow | null> {
  const [identity] = await selectLocked({ userId, id });
  return identity ?? null;
}

export async function insertIdentity(identity: typeof identities.$inferInsert): Promise<IdentityRow> {
  const [row] = await db().insert(identities).values(identity).returning();
  return row as IdentityRow;
}

export async function activateIdentity(userId: string, id: string): Promise<void> {
  await db().update(identities).set({ isActive: true }).where(owned(userId, id));
}

/** All of a user's identities, locked in one order. */
export async function lockIdentities(userId: string): Promise<void> {
  await db()
    .select({ id: identities.id })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.id))
    .for('no key update');
}

export async function changeIdentity(
  userId: string,
  id: string,
  changes: Partial<Pick<IdentityRow, 'name' | 'description' | 'archivedAt'>>,
): Promise<IdentityRow | null> {
  const [row] = await db().update(identities).set(changes).where(owned(userId, id)).returning();
  return row ?? null;
}

/** Deletes an identity and everything that belongs to it. */
export async function deleteIdentity(userId: string, id: string): Promise<void> {
  await db().delete(identities).where(owned(userId, id));
}
