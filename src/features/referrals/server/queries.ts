import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import { db } from '#server/db/access.ts';
import { referralClicks, referralConversions, referralLinks, userPreferences } from '#server/db/schema.ts';

export type LinkRow = typeof referralLinks.$inferSelect;
/** Clicks whose details one run forgets. */
const CLEARED_A_RUN = 10_000;

type NewClick = Omit<typeof referralClicks.$inferInsert, 'converted' | 'convertedUserId'>;

export async function getLink(userId: string): Promise<LinkRow | null> {
  const [link] = await db().select().from(referralLinks).where(eq(referralLinks.userId, userId));
  return link ?? null;
}

/** Inserts the user's one link; null when they have one, or the code is taken. */
export async function insertLink(link: typeof referralLinks.$inferInsert): Promise<LinkRow | null> {
  const [row] = await db().insert(referralLinks).values(link).onConflictDoNothing().returning();
  return row ?? null;
}

/** The active link with this code, unless it belongs to one of these users. */
export async function foreignLink(
  referralCode: string,
  { notOf }: { notOf: readonly string[] },
): Promise<LinkRow | null> {
  const [link] = await db()
    .select()
    .from(referralLinks)
    .where(
      and(
        eq(referralLinks.referralCode, referralCode),
        eq(referralLinks.isActive, true),
        notInArray(referralLinks.userId, [...notOf]),
      ),
    );
  return link ?? null;
}

/** Keeps a click and counts it, unless the same visit was counted before. Runs inside a transaction. */
export async function insertClick(click: NewClick): Promise<void> {
  const inserted = await db()
    .insert(referralClicks)
    .values(click)
    .onConflictDoNothing()
    .returning({ id: referralClicks.id });
  if (inserted.length === 0) return;
  await db()
    .update(referralLinks)
    .set({ clickCount: sql`${referralLinks.clickCount} + 1` })
    .where(eq(referralLinks.referralCode, click.referralCode));
}

/** Keeps a conversion and counts it, unless this user was counted before; false then. Runs inside a transaction. */
export async function insertConversion(conversion: typeof referralConversions.$inferInsert): Promise<boolean> {
  const inserted = await db()
    .insert(referralConversions)
    .values(conversion)
    .onConflictDoNothing()
    .returning({ id: referralConversions.id });
  if (inserted.length === 0) return false;
  await db()
    .update(referralLinks)
    .set({ conversions: sql`${referralLinks.conversions} + 1` })
    .where(eq(referralLinks.referralCode, conversion.referralCode));
  return true;
}

/** Marks the click (or visit) that led to an account; returns its id if this code has such a click that led to none yet. */
export async function convertClick(
  referralCode: string,
  { clickId, convertedUserId }: { clickId: string; convertedUserId: string },
): Promise<string | null> {
  const [click] = await db()
    .update(referralClicks)
    .set({ converted: true, convertedUserId })
    .where(
      and(
        eq(referralClicks.referralCode, referralCode),
        or(eq(referralClicks.visitId, clickId), eq(referralClicks.id, clickId)),
        eq(referralClicks.converted, false),
      ),
    )
    .returning({ id: referralClicks.id });
  return click?.id ?? null;
}

/** The latest clicks on the user's link, the newest first. */
export async function latestClicks(userId: string, limit: number) {
  const { id, converted, createdAt, utmSource } = referralClicks;
  return db()
    .select({ id, converted, createdAt, utmSource })
    .from(referralClicks)
    .where(eq(referralClicks.userId, userId))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** Stores who first invited a guest. */
export async function storeGuestCode(userId: string, guestReferralCode: string): Promise<void> {
  await db()
    .update(userPreferences)
    .set({ guestReferralCode })
    .where(and(eq(userPreferences.userId, userId), isNull(userPreferences.guestReferralCode)));
}

/** Forgets the network, browser and page of clicks before this moment, some thousands a run. */
export async function clearClickDetails(before: Date): Promise<void> {
  // Every click has a network: without one it is already anonymised.
  const { id, createdAt, ipAddress } = referralClicks;
  const isKnown = isNotNull(ipAddress);
  const oldest = db()
    .select({ id })
    .from(referralClicks)
    .where(and(lt(createdAt, before), isKnown))
    .orderBy(asc(createdAt), asc(id))
    .limit(CLEARED_A_RUN);
  await db()
    .update(referralClicks)
    .set({ ipAddress: null, userAgent: null, referrerUrl: null })
    .where(inArray(id, oldest));
}
