import { and, arrayOverlaps, count, desc, eq, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { SendingProblem } from '#core/network/sending.ts';
import { WEBHOOK, type WebhookEvent } from '#core/webhook/webhook.ts';
import { db } from '#server/db/access.ts';
import { users, webhookDeliveries, webhooks } from '#server/db/schema.ts';
import { statement } from '#server/db/statement.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** Those of a guest come on top when they join an account. */
const SHOWN = 2 * WEBHOOK.perUser;
const PENDING = ['queued', 'sending', 'waiting'] as const;

const owned = (userId: string, id: string) => and(eq(webhooks.userId, userId), eq(webhooks.id, id));

const firstActive = statement(() =>
  db()
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(eq(webhooks.userId, sql.placeholder('userId')), eq(webhooks.isActive, true)))
    .limit(1),
);

/** Whether anything of a user is told to a webhook. */
export async function isListenedTo(userId: string): Promise<boolean> {
  return (await firstActive({ userId })).length > 0;
}

/** The webhooks of a user, the newest first. */
export function getWebhooks(userId: string): Promise<WebhookRow[]> {
  return db()
    .select()
    .from(webhooks)
    .where(eq(webhooks.userId, userId))
    .orderBy(desc(webhooks.createdAt), desc(webhooks.id))
    .limit(SHOWN);
}

export async function getWebhook(userId: string, id: string): Promise<WebhookRow | null> {
  const [row] = await db().select().from(webhooks).where(owned(userId, id));
  return row ?? null;
}

/** Inserts a webhook unless its user has the most already; null then. Their row is locked, so that two at once are counted. */
export async function insertWebhook(webhook: typeof webhooks.$inferInsert): Promise<WebhookRow | null> {
  const { userId } = webhook;
  await db().select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [own] = await db().select({ n: count() }).from(webhooks).where(eq(webhooks.userId, userId));
  if ((own?.n ?? 0) >= WEBHOOK.perUser) return null;
  const [row] = await db().insert(webhooks).values(webhook).returning();
  return row ?? null;
}

type Change = Partial<Pick<WebhookRow, 'events' | 'isActive' | 'failingSince'>>;

/** Changes a webhook of a user; null when there is none with that id. */
export async function changeWebhook(userId: string, id: string, change: Change): Promise<WebhookRow | null> {
  const [row] = await db().update(webhooks).set(change).where(owned(userId, id)).returning();
  return row ?? null;
}

/** Deletes a webhook of a user with its log; false when there is none with that id. */
export async function deleteWebhook(userId: string, id: string): Promise<boolean> {
  const gone = await db().delete(webhooks).where(owned(userId, id)).returning({ id: webhooks.id });
  return gone.length > 0;
}

/** The newest deliveries to a webhook of a user. */
export function getDeliveries(userId: string, webhookId: string): Promise<DeliveryRow[]> {
  return db()
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.userId, userId), eq(webhookDeliveries.webhookId, webhookId)))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(WEBHOOK.logged);
}

/** Who is told of any of these events: active webhooks of the users, each with how many deliveries wait for it. */
export function listeners(userIds: readonly string[], events: readonly WebhookEvent[]) {
  const pending = and(eq(webhookDeliveries.webhookId, webhooks.id), inArray(webhookDeliveries.state, [...PENDING]));
  return db()
    .select({
      id: webhooks.id,
      userId: webhooks.userId,
      events: webhooks.events,
      waiting: db().$count(webhookDeliveries, pending),
    })
    .from(webhooks)
    .where(
      and(
        inArray(webhooks.userId, [...userIds]),
        eq(webhooks.isActive, true),
        arrayOverlaps(webhooks.events, [...events]),
      ),
    );
}

export async function insertDeliveries(rows: (typeof webhookDeliveries.$inferInsert)[]): Promise<DeliveryRow[]> {
  return db().insert(webhookDeliveries).values(rows).returning();
}

/** One that nobody is sending at the moment; a claim from before `stale` is that of a server that died. */
const isFree = (stale: Date) =>
  or(
    inArray(webhookDeliveries.state, ['queued', 'waiting']),
    and(eq(webhookDeliveries.state, 'sending'), lte(webhookDeliveries.claimedAt, stale)),
  );

/** Claims a delivery for this try, if its webhook is on; null when another server has it, it is done, or nobody wants it any more. */
export async function claimDelivery(id: string, { now, stale }: { now: Date; stale: Date }) {
  const [claimed] = await db()
    .update(webhookDeliveries)
    .set({ state: 'sending', claimedAt: now, attempts: sql`${webhookDeliveries.attempts} + 1` })
    .from(webhooks)
    .where(
      and(
        eq(webhookDeliveries.id, id),
        isFree(stale),
        eq(webhooks.id, webhookDeliveries.webhookId),
        eq(webhooks.isActive, true),
      ),
    )
    .returning({ delivery: webhookDeliveries, webhook: webhooks });
  return claimed ?? null;
}

export type Claimed = NonNullable<Awaited<ReturnType<typeof claimDelivery>>>;

/** Ends a delivery that could not be claimed though nobody is sending it. */
export async function dropDelivery(id: string, { now, stale }: { now: Date; stale: Date }): Promise<void> {
  await db()
    .update(webhookDeliveries)
    .set({ state: 'dropped', settledAt: now })
    .where(and(eq(webhookDeliveries.id, id), isFree(stale)));
}

type Settled = {
  readonly state: DeliveryRow['state'];
  readonly status: number | null;
  readonly problem: SendingProblem | null;
  readonly settledAt: Date | null;
};

/** Notes how a try went; null when another server took the delivery over meanwhile. */
export async function settleDelivery(
  { id, attempts }: Pick<DeliveryRow, 'id' | 'attempts'>,
  settled: Settled,
): Promise<DeliveryRow | null> {
  const { state, attempts: tries } = webhookDeliveries;
  const [row] = await db()
    .update(webhookDeliveries)
    .set(settled)
    .where(and(eq(webhookDeliveries.id, id), eq(state, 'sending'), eq(tries, attempts)))
    .returning();
  return row ?? null;
}

/** Removes of a webhook's log what is not among the newest and waits for no further try. */
export async function pruneLog(webhookId: string): Promise<void> {
  const { id, state, event, createdAt, webhookId: of } = webhookDeliveries;
  // A test is not tried again, also when its server died over it.
  const isOver = or(notInArray(state, [...PENDING]), eq(event, 'test'));
  const newest = db()
    .select({ id })
    .from(webhookDeliveries)
    .where(eq(of, webhookId))
    .orderBy(desc(createdAt), desc(id))
    .limit(WEBHOOK.logged);
  await db()
    .delete(webhookDeliveries)
    .where(and(eq(of, webhookId), isOver, notInArray(id, newest)));
}

export async function noteSuccess(webhookId: string): Promise<void> {
  const isFailing = and(eq(webhooks.id, webhookId), sql`${webhooks.failingSince} IS NOT NULL`);
  await db().update(webhooks).set({ failingSince: null }).where(isFailing);
}

/** Notes the first failure since the last success, and answers when it was; null when the webhook is gone. */
export async function noteFailure(webhookId: string, now: Date): Promise<Date | null> {
  await db()
    .update(webhooks)
    .set({ failingSince: now })
    .where(and(eq(webhooks.id, webhookId), isNull(webhooks.failingSince)));
  const [row] = await db().select({ since: webhooks.failingSince }).from(webhooks).where(eq(webhooks.id, webhookId));
  return row?.since ?? null;
}

/** Switches a webhook off; false when it was off already. */
export async function switchOff(webhookId: string): Promise<boolean> {
  const rows = await db()
    .update(webhooks)
    .set({ isActive: false })
    .where(and(eq(webhooks.id, webhookId), eq(webhooks.isActive, true)))
    .returning({ id: webhooks.id });
  return rows.length > 0;
}
