import { and, desc, eq, notInArray } from 'drizzle-orm';
import { ACTIVITIES_KEPT } from '#core/account/activity.ts';
import { db } from '#server/db/access.ts';
import { activities } from '#server/db/schema.ts';

export async function insertActivity(activity: typeof activities.$inferInsert): Promise<void> {
  await db().insert(activities).values(activity);
}

const getNewest = (userId: string) =>
  db()
    .select()
    .from(activities)
    .where(eq(activities.userId, userId))
    .orderBy(desc(activities.at), desc(activities.id))
    .limit(ACTIVITIES_KEPT);

/** The activity log of a user, newest first. */
export function getActivities(userId: string) {
  return getNewest(userId);
}

/** Deletes all but the newest hundred entries. */
export async function forgetOldActivities(userId: string): Promise<void> {
  const newest = getNewest(userId).as('newest');
  const kept = db().select({ id: newest.id }).from(newest);
  await db()
    .delete(activities)
    .where(and(eq(activities.userId, userId), notInArray(activities.id, kept)));
}
