import { and, eq, sql } from 'drizzle-orm';
import { db } from './access.ts';
import { givenRows } from './given-rows.ts';
import { idempotencyKeys } from './schema.ts';
import { statement } from './statement.ts';

type Key = { readonly userId: string; readonly key: string };
type Claim = Key & { readonly route: string; readonly bodyHash: string; readonly createdAt: Date };
type Answer = { readonly status: number; readonly response: unknown };

const insertKey = statement(() =>
  db()
    .insert(idempotencyKeys)
    .select(givenRows(idempotencyKeys, 'rows'))
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key }),
);

/** Takes a key for a request, with its answer where that is known already; false when the key is taken. */
export async function claimKey(claim: Claim, answer: Answer | null = null): Promise<boolean> {
  const { status = null, response = null } = answer ?? {};
  const rows = await insertKey({ rows: JSON.stringify([{ ...claim, status, response }]) });
  return rows.length > 0;
}

const isKey = ({ userId, key }: Key) => and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

export async function keepAnswer(of: Key, answer: Answer): Promise<void> {
  await db().update(idempotencyKeys).set(answer).where(isKey(of));
}

const selectKey = statement(() =>
  db()
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, sql.placeholder('userId')), eq(idempotencyKeys.key, sql.placeholder('key')))),
);

export async function keptAnswer({ userId, key }: Key) {
  const [row] = await selectKey({ userId, key });
  return row ?? null;
}
