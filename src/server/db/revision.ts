import { eq, inArray, sql } from 'drizzle-orm';
import { db } from './access.ts';
import { users } from './schema.ts';

const oneMore = { revision: sql`${users.revision} + 1` };

/**
 * Records that something on a user's screens has changed. Every unsafe call of a signed-in user does so automatically; other writes (a job,
 * another user's action) call this.
 */
export async function bumpRevision(userId: string): Promise<void> {
  await db().update(users).set(oneMore).where(eq(users.id, userId));
}

/** The same for several users, whose rows the open transaction has locked in the order of their ids. */
export async function bumpLockedRevisions(userIds: readonly string[]): Promise<void> {
  await db().update(users).set(oneMore).where(inArray(users.id, userIds));
}
