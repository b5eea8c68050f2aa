import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { db } from '#server/db/access.ts';
import { oneMore } from '#server/db/revision.ts';
import {
  habitPlans,
  habits,
  notifications,
  pushDeliveries,
  pushSubscriptions,
  tickLinks,
  userPreferences,
  users,
} from '#server/db/schema.ts';

export type TickLinkRow = typeof tickLinks.$inferSelect;

/** Whose habit, followed through its weeks, a link is of. */
export type LinkOf = Pick<TickLinkRow, 'userId' | 'seriesId'>;

const isOf = ({ userId, seriesId }: LinkOf) => and(eq(tickLinks.userId, userId), eq(tickLinks.seriesId, seriesId));

/** The identity and the series of one of the user's habits; null when it is nobody's, or somebody else's. */
export async function habitToLink(userId: string, habitId: string) {
  const [row] = await db()
    .select({ identityId: habitPlans.identityId, seriesId: habits.seriesId })
    .from(habits)
    .innerJoin(habitPlans, eq(habitPlans.id, habits.habitPlanId))
    .where(and(eq(habits.userId, userId), eq(habits.id, habitId)));
  return row ?? null;
}

export async function getLink(of: LinkOf): Promise<TickLinkRow | null> {
  const [row] = await db().select().from(tickLinks).where(isOf(of));
  return row ?? null;
}

/** Stores the link of a habit in the place of an earlier one. */
export async function putLink(link: TickLinkRow): Promise<void> {
  const { userId: _owner, seriesId: target, ...set } = link;
  await db()
    .insert(tickLinks)
    .values({ ...link, seriesId: target })
    .onConflictDoUpdate({ target: tickLinks.seriesId, set, setWhere: eq(tickLinks.userId, link.userId) });
}

/** False when the habit has no link. */
export async function deleteLink(of: LinkOf): Promise<boolean> {
  const gone = await db().delete(tickLinks).where(isOf(of)).returning({ seriesId: tickLinks.seriesId });
  return gone.length > 0;
}

/** The link with that hash, with its user and their preferences; null when there is none. */
export async function linkByHash(secretHash: string) {
  const [row] = await db()
    .select({ link: tickLinks, user: users, preferences: userPreferences })
    .from(tickLinks)
    .innerJoin(users, eq(users.id, tickLinks.userId))
    .innerJoin(userPreferences, eq(userPreferences.userId, users.id))
    .where(eq(tickLinks.secretHash, secretHash));
  return row ?? null;
}

/** The notification of a message about a habit, with its user and their preferences; null once it is gone, or the way by which it went. */
export async function askedByMessage(sent: { notificationId: string; subscriptionId: string }) {
  const [row] = await db()
    .select({ notification: notifications, user: users, preferences: userPreferences })
    .from(pushDeliveries)
    .innerJoin(notifications, eq(notifications.id, pushDeliveries.notificationId))
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushDeliveries.subscriptionId))
    .innerJoin(users, eq(users.id, notifications.userId))
    .innerJoin(userPreferences, eq(userPreferences.userId, users.id))
    .where(
      and(
        eq(pushDeliveries.notificationId, sent.notificationId),
        eq(pushDeliveries.subscriptionId, sent.subscriptionId),
        eq(notifications.kind, 'habit_due'),
        eq(pushSubscriptions.userId, notifications.userId),
        isNotNull(pushSubscriptions.channel),
      ),
    );
  return row ?? null;
}

/** What the habit of a link is called now, and its newest row. */
export async function newestHabit({ userId, seriesId }: LinkOf) {
  const [row] = await db()
    .select({ id: habits.id, description: habits.description })
    .from(habits)
    .innerJoin(habitPlans, eq(habitPlans.id, habits.habitPlanId))
    .where(and(eq(habits.userId, userId), eq(habits.seriesId, seriesId)))
    .orderBy(desc(habitPlans.activeFrom), desc(habitPlans.createdAt), desc(habits.id))
    .limit(1);
  return row ?? null;
}

export async function noteTicked(of: LinkOf, { tickedOn, now }: { tickedOn: CalendarDay; now: Date }): Promise<void> {
  await db().update(tickLinks).set({ tickedOn, lastUsedAt: now }).where(isOf(of));
}

/** Records that a link was used, which is an activity of its user and a change of what their screens show. */
export async function noteUsed(userId: string, now: Date): Promise<void> {
  await db()
    .update(users)
    .set({ lastActiveAt: now, ...oneMore })
    .where(eq(users.id, userId));
}
