import { eq, inArray, sql } from 'drizzle-orm';
import { db } from './access.ts';
import { users } from './schema.ts';

const oneMore = { revision: sql`${users.revision} + 1` };

/**
 * Says that something a screen of the user's shows has changed. Every unsafe call of a signed-in user does so by itself; what writes
 * without such a call (a job, another user's deed) calls this.
 */
export async function bumpRevision(userId: string): Promise<void> {
  await db().update(users).set(oneMore).where(eq(users.id, userId));
}

/** The same for several users, whose rows the open transaction has locked in the order of their ids. */
export async function bumpLockedRevisions(userIds: readonly string[]): Promise<void> {
  await db().update(users).set(oneMore).where(inArray(users.id, userIds));
}
