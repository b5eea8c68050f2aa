import { eq, sql } from 'drizzle-orm';
import { type Database, db, inSnapshot } from './access.ts';
import { isUnavailable } from './opening/unavailable.ts';
import { users } from './schema.ts';
import { statement } from './statement.ts';

let replica: Database | null = null;
/** On the clock of the process; until then the replica is not asked. */
let awayUntil = 0;
/** Milliseconds after a failure. */
const LEFT_ALONE = 5000;

/** Sets the copy of the database that reads may be answered from; null for none. */
export function useReplica(database: Database | null): void {
  replica = database;
  awayUntil = 0;
}

const selectRevision = statement(() =>
  db()
    .select({ revision: users.revision })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId'))),
);

type Reader = { readonly userId: string; readonly revision: number };

class Behind extends Error {}

async function refuseOlder({ userId, revision }: Reader): Promise<void> {
  const [row] = await selectRevision({ userId });
  if (!row || row.revision < revision) throw new Behind();
}

/**
 * Runs a read of a user's on the replica if that has what they have written, up to the `revision` that the primary has just told. Where it is behind,
 * away or asked to write, the primary answers. All of `work` that is to be sent together is its own.
 */
export async function readSomewhere<T>(reader: Reader, work: () => Promise<T>): Promise<T> {
  if (!replica || performance.now() < awayUntil) return work();
  try {
    return await inSnapshot(() => refuseOlder(reader).then(work), replica);
  } catch (error) {
    if (error instanceof Behind) return work();
    if (!isUnavailable(error)) throw error;
    awayUntil = performance.now() + LEFT_ALONE;
    return work();
  }
}
