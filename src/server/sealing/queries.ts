import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { db } from '#server/db/access.ts';
import { pushSubscriptions, webhooks } from '#server/db/schema.ts';

/** A secret of somebody's as it is stored. */
export type StoredSecret = { readonly id: string; readonly stored: string };

const { channel } = pushSubscriptions;
const token = sql<string>`${channel}->>'token'`;

export function webhookSecrets(): Promise<StoredSecret[]> {
  return db().select({ id: webhooks.id, stored: webhooks.signingSecret }).from(webhooks);
}

export function channelTokens(): Promise<StoredSecret[]> {
  return db().select({ id: pushSubscriptions.id, stored: token }).from(pushSubscriptions).where(isNotNull(token));
}

/** Stores a secret anew, unless it was changed meanwhile. */
export async function storeWebhookSecret({ id, stored }: StoredSecret, anew: string): Promise<void> {
  await db()
    .update(webhooks)
    .set({ signingSecret: anew })
    .where(and(eq(webhooks.id, id), eq(webhooks.signingSecret, stored)));
}

export async function storeChannelToken({ id, stored }: StoredSecret, anew: string): Promise<void> {
  await db()
    .update(pushSubscriptions)
    .set({ channel: sql`jsonb_set(${channel}, '{token}', to_jsonb(${anew}::text))` })
    .where(and(eq(pushSubscriptions.id, id), eq(token, stored)));
}
