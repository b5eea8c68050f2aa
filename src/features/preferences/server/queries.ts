import { eq } from 'drizzle-orm';
import { db } from '#server/db/access.ts';
import { userPreferences } from '#server/db/schema.ts';

type Changes = Partial<Omit<typeof userPreferences.$inferInsert, 'userId'>>;

export async function storeBrowserTimezone(userId: string, browserTimezone: string): Promise<void> {
  await db().update(userPreferences).set({ browserTimezone }).where(eq(userPreferences.userId, userId));
}

export async function changePreferences(userId: string, changes: Changes) {
  const [row] = await db().update(userPreferences).set(changes).where(eq(userPreferences.userId, userId)).returning();
  return row ?? null;
}
