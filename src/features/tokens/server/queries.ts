import { and, count, desc, eq } from 'drizzle-orm';
import { TOKEN } from '#core/account/token.ts';
import { db } from '#server/db/access.ts';
import { accessTokens, users } from '#server/db/schema.ts';

export type TokenRow = typeof accessTokens.$inferSelect;

/** Tokens shown at most: those of a guest come on top when they join an account. */
const TOKENS_SHOWN = 2 * TOKEN.perUser;

/** The tokens of a user, the newest first. */
export function getTokens(userId: string): Promise<TokenRow[]> {
  return db()
    .select()
    .from(accessTokens)
    .where(eq(accessTokens.userId, userId))
    .orderBy(desc(accessTokens.createdAt), desc(accessTokens.id))
    .limit(TOKENS_SHOWN);
}

/** Inserts a token unless its user has the most already; null then. Their row is locked, so that two at once are counted. */
export async function insertToken(token: typeof accessTokens.$inferInsert): Promise<TokenRow | null> {
  const { userId } = token;
  await db().select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [own] = await db().select({ n: count() }).from(accessTokens).where(eq(accessTokens.userId, userId));
  if ((own?.n ?? 0) >= TOKEN.perUser) return null;
  const [row] = await db().insert(accessTokens).values(token).returning();
  return row ?? null;
}

/** Deletes a token of a user; false when there is none with that id. */
export async function deleteToken(userId: string, id: string): Promise<boolean> {
  const gone = await db()
    .delete(accessTokens)
    .where(and(eq(accessTokens.userId, userId), eq(accessTokens.id, id)))
    .returning({ id: accessTokens.id });
  return gone.length > 0;
}
