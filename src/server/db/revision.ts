import { asc, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import { db } from './access.ts';
import { isGiven } from './given-rows.ts';
import { users } from './schema.ts';
import { statement } from './statement.ts';

/** What a statement that writes a user's row sets besides, where no unsafe call of theirs does it. */
export const oneMore = { revision: sql`${users.revision} + 1` };

const addOne = statement(() =>
  db()
    .update(users)
    .set(oneMore)
    .where(eq(users.id, sql.placeholder('userId')))
    .returning({ revision: users.revision }),
);

/**
 * Records that something on a user's screens has changed, and returns their revision from now on; null without such a user. Every unsafe call of
 * a signed-in user does so automatically; other writes (a job, another user's action, a sign-in) call this.
 */
export async function bumpRevision(userId: string): Promise<number | null> {
  const [row] = await addOne({ userId });
  return row?.revision ?? null;
}

/** A user's revision, and since which one there were only light writes: see the columns. */
export type Revision = Pick<typeof users.$inferSelect, 'revision' | 'lightFrom' | 'lightTo'>;

const { revision, lightFrom, lightTo } = users;

const addOneLightly = statement(() =>
  db()
    .update(users)
    .set({
      ...oneMore,
      lightFrom: sql`CASE WHEN ${lightTo} = ${revision} THEN ${lightFrom} ELSE ${revision} END`,
      lightTo: sql`${revision} + 1`,
    })
    .where(eq(users.id, sql.placeholder('userId')))
    .returning({ revision, lightFrom, lightTo }),
);

/** The same for a light write, in its transaction: rows that it cannot have changed are kept over it (`light-writes/kept-rows.ts`). */
export async function bumpLightly(userId: string): Promise<Revision | null> {
  const [row] = await addOneLightly({ userId });
  return row ?? null;
}

const addOneToGiven = statement(() => db().update(users).set(oneMore).where(isGiven(users.id, 'userIds')));

/** The same for several users, whose rows the open transaction has locked in the order of their ids. */
export async function bumpLockedRevisions(userIds: readonly string[]): Promise<void> {
  await addOneToGiven({ userIds });
}

/** The same for those that a statement answers, locking their rows in that order. */
export async function bumpRevisions(userIds: SQLWrapper): Promise<void> {
  const locked = db()
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, userIds))
    .orderBy(asc(users.id))
    .for('no key update');
  await db().update(users).set(oneMore).where(inArray(users.id, locked));
}
