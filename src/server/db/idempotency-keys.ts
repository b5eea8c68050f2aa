import { and, eq } from 'drizzle-orm';
import { db } from './access.ts';
import { idempotencyKeys } from './schema.ts';

/** Takes a key for a request; false when it is taken already. */
export async function claimKey(claim: {
  userId: string;
  key: string;
  route: string;
  bodyHash: string;
  createdAt: Date;
}): Promise<boolean> {
  const rows = await db()
    .insert(idempotencyKeys)
    .values(claim)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return rows.length > 0;
}

const isKey = (userId: string, key: string) => and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

export async function keepAnswer({
  userId,
  key,
  ...answer
}: {
  userId: string;
  key: string;
  status: number;
  response: unknown;
}) {
  await db().update(idempotencyKeys).set(answer).where(isKey(userId, key));
}

export async function keptAnswer(userId: string, key: string) {
  const [row] = await db().select().from(idempotencyKeys).where(isKey(userId, key));
  return row ?? null;
}
