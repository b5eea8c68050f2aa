import { and, desc, eq, inArray, isNull, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import { db } from '#server/db/access.ts';
import { notifications, pushDeliveries, pushSubscriptions, vapidKeys } from '#server/db/schema.ts';

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect;
export type DeliveryRow = typeof pushDeliveries.$inferSelect;
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };
/** One message to one device. */
export type DeliveryKey = { readonly notificationId: string; readonly subscriptionId: string };

export async function keptVapidKeys(): Promise<VapidKeys | null> {
  const [row] = await db().select({ publicKey: vapidKeys.publicKey, privateKey: vapidKeys.privateKey }).from(vapidKeys);
  return row ?? null;
}

/** Keeps a pair of keys unless there is one. */
export async function keepVapidKeys(keys: VapidKeys): Promise<void> {
  await db()
    .insert(vapidKeys)
    .values({ id: 1, ...keys })
    .onConflictDoNothing();
}

const device = (userId: string, browserFingerprint: string) =>
  and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.browserFingerprint, browserFingerprint));

export async function getSubscription(userId: string, browserFingerprint: string): Promise<SubscriptionRow | null> {
  const [row] = await db().select().from(pushSubscriptions).where(device(userId, browserFingerprint));
  return row ?? null;
}

/** The user's active browsers, newest first; only the given one if specified. */
export async function activeSubscriptions(userId: string, browserFingerprint?: string): Promise<SubscriptionRow[]> {
  const owned = browserFingerprint ? device(userId, browserFingerprint) : eq(pushSubscriptions.userId, userId);
  return db()
    .select()
    .from(pushSubscriptions)
    .where(and(owned, eq(pushSubscriptions.isActive, true), isNull(pushSubscriptions.channel)))
    .orderBy(desc(pushSubscriptions.updatedAt), desc(pushSubscriptions.id));
}

/** Serializes claims of an endpoint, until the transaction ends. */
export async function lockEndpoint(endpoint: string): Promise<void> {
  await db().execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${endpoint}, 0))`);
}

/**
 * Frees an endpoint for a user's device: anybody else with it loses it, and a device of the user with a changed fingerprint keeps its row under
 * the new one, unless the new one has a row too.
 */
export async function freeEndpoint({
  userId,
  browserFingerprint,
  endpoint,
}: Pick<SubscriptionRow, 'userId' | 'browserFingerprint' | 'endpoint'>): Promise<void> {
  const isHere = eq(pushSubscriptions.endpoint, endpoint);
  const isOther = ne(pushSubscriptions.browserFingerprint, browserFingerprint);
  const known = db().$count(pushSubscriptions, device(userId, browserFingerprint));
  const isInTheWay = and(isOther, sql`(${known}) > 0`);
  await db()
    .delete(pushSubscriptions)
    .where(and(isHere, or(ne(pushSubscriptions.userId, userId), isInTheWay)));
  await db().update(pushSubscriptions).set({ browserFingerprint }).where(and(isHere, isOther));
}

type Saved = Omit<SubscriptionRow, 'lastDeliveredAt' | 'channel' | 'isActive' | 'morningEnabled' | 'eveningEnabled'> & {
  readonly morningEnabled: boolean | undefined;
  readonly eveningEnabled: boolean | undefined;
};

/** Upserts a device's subscription; reminder choices it omits stay unchanged. */
export async function saveSubscription({ morningEnabled, eveningEnabled, ...saved }: Saved): Promise<void> {
  const { id: _id, createdAt: _createdAt, ...rest } = saved;
  const said = {
    ...(morningEnabled !== undefined && { morningEnabled }),
    ...(eveningEnabled !== undefined && { eveningEnabled }),
  };
  await db()
    .insert(pushSubscriptions)
    .values({ ...saved, ...said })
    .onConflictDoUpdate({
      target: [pushSubscriptions.userId, pushSubscriptions.browserFingerprint],
      set: { ...rest, ...said, isActive: true },
    });
}

const isBrowser = isNull(pushSubscriptions.channel);

/** Deletes all but a user's newest browsers, up to the limit. */
export async function dropOldSubscriptions(userId: string, atMost: number): Promise<void> {
  const newest = db()
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), isBrowser))
    .orderBy(desc(pushSubscriptions.updatedAt), desc(pushSubscriptions.id))
    .limit(atMost);
  await db()
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), isBrowser, notInArray(pushSubscriptions.id, newest)));
}

export async function removeSubscription(userId: string, browserFingerprint: string): Promise<void> {
  await db().delete(pushSubscriptions).where(device(userId, browserFingerprint));
}

type Sent = Pick<SubscriptionRow, 'id' | 'endpoint'>;
const sentTo = ({ id, endpoint }: Sent) => and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.endpoint, endpoint));

export async function noteDelivered(sent: Sent, now: Date): Promise<void> {
  await db().update(pushSubscriptions).set({ lastDeliveredAt: now }).where(sentTo(sent));
}

/** Notes when a notification first reached a device. */
export async function noteSent({ id, userId }: { id: string; userId: string }, now: Date): Promise<void> {
  await db()
    .update(notifications)
    .set({ sentAt: now })
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId), isNull(notifications.sentAt)));
}

/** Switches a subscription off whose address is dead; one that has a new address meanwhile stays. */
export async function deactivate(sent: Sent): Promise<void> {
  await db().update(pushSubscriptions).set({ isActive: false }).where(sentTo(sent));
}

/** Inserts deliveries that do not exist yet, and returns these. */
export async function insertDeliveries(rows: (typeof pushDeliveries.$inferInsert)[]): Promise<DeliveryKey[]> {
  return db().insert(pushDeliveries).values(rows).onConflictDoNothing().returning({
    notificationId: pushDeliveries.notificationId,
    subscriptionId: pushDeliveries.subscriptionId,
  });
}

const isDelivery = ({ notificationId, subscriptionId }: DeliveryKey) =>
  and(eq(pushDeliveries.notificationId, notificationId), eq(pushDeliveries.subscriptionId, subscriptionId));

/** One that nobody is sending at the moment; a claim from before `stale` is that of a server that died. */
const isFree = (stale: Date) =>
  or(
    inArray(pushDeliveries.state, ['queued', 'waiting']),
    and(eq(pushDeliveries.state, 'sending'), lte(pushDeliveries.claimedAt, stale)),
  );

/**
 * Claims a delivery for this try, if it has not expired, its notification is unread and its device active, and returns the data to send. Null
 * when there is nothing to do: another server has it, it is done, or it is no longer wanted.
 */
export async function claimDelivery(key: DeliveryKey, { now, stale }: { now: Date; stale: Date }) {
  const [claimed] = await db()
    .update(pushDeliveries)
    .set({ state: 'sending', claimedAt: now, attempts: sql`${pushDeliveries.attempts} + 1` })
    .from(notifications)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.userId, notifications.userId))
    .where(
      and(
        isDelivery(key),
        isFree(stale),
        sql`${pushDeliveries.expiresAt} > ${now.toISOString()}::timestamptz`,
        eq(notifications.id, pushDeliveries.notificationId),
        eq(notifications.isRead, false),
        eq(pushSubscriptions.id, pushDeliveries.subscriptionId),
        eq(pushSubscriptions.isActive, true),
      ),
    )
    .returning({ delivery: pushDeliveries, notification: notifications, subscription: pushSubscriptions });
  return claimed ?? null;
}

/** A delivery being sent, with its content and endpoint. */
export type Claimed = NonNullable<Awaited<ReturnType<typeof claimDelivery>>>;

/** Ends a delivery that could not be claimed though nobody is sending it. */
export async function dropDelivery(key: DeliveryKey, stale: Date): Promise<void> {
  await db()
    .update(pushDeliveries)
    .set({ state: 'dropped' })
    .where(and(isDelivery(key), isFree(stale)));
}

/** Notes how a try went, unless another server took the delivery over meanwhile. */
export async function settleDelivery(
  { notificationId, subscriptionId, attempts }: Pick<DeliveryRow, 'notificationId' | 'subscriptionId' | 'attempts'>,
  outcome: Partial<Pick<DeliveryRow, 'state' | 'status' | 'sentAt' | 'attempts'>>,
): Promise<boolean> {
  const rows = await db()
    .update(pushDeliveries)
    .set(outcome)
    .where(
      and(
        isDelivery({ notificationId, subscriptionId }),
        eq(pushDeliveries.state, 'sending'),
        eq(pushDeliveries.attempts, attempts),
      ),
    )
    .returning({ state: pushDeliveries.state });
  return rows.length > 0;
}
