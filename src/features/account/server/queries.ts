import { aliasedTableColumn, and, asc, desc, eq, gt, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { NewestWins } from '#server/user-rows/owned-table.ts';
import { planSlots } from '#features/reminders/server/schedule/plan-slots.ts';
import { db } from '#server/db/access.ts';
import { oneMore } from '#server/db/revision.ts';
import { deletedAccounts, sessions, userPreferences, users } from '#server/db/schema.ts';
import type { SessionRow, UserRow } from '#server/session/queries.ts';

export async function deleteSession(sid: string): Promise<void> {
  await db().delete(sessions).where(eq(sessions.sid, sid));
}

/** Sessions shown at most; the older ones run out by themselves. */
const SESSIONS_SHOWN = 50;

/** The sessions of a user that are not over, the one used last first. */
export function getSessions(
  userId: string,
  now: Date,
): Promise<Pick<SessionRow, 'id' | 'sid' | 'device' | 'expire'>[]> {
  return db()
    .select({ id: sessions.id, sid: sessions.sid, device: sessions.device, expire: sessions.expire })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expire, now)))
    .orderBy(desc(sessions.expire), desc(sessions.id))
    .limit(SESSIONS_SHOWN);
}

/** Ends one session of a user; false when there is none with that id. */
export async function endSession(userId: string, id: string): Promise<boolean> {
  const ended = await db()
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends all sessions of a user except the current one; returns how many. */
export async function endOtherSessions(userId: string, sid: string): Promise<number> {
  const ended = await db()
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.sid, sid)))
    .returning({ id: sessions.id });
  return ended.length;
}

export async function clearWaitingGuest(sid: string): Promise<void> {
  await db()
    .update(sessions)
    .set({ sess: sql`${sessions.sess} - 'waitingGuestId'` })
    .where(eq(sessions.sid, sid));
}

/** The account of an identity provider: issuer and subject. */
export async function userByAccount(issuer: string, subject: string): Promise<UserRow | null> {
  const [user] = await db()
    .select()
    .from(users)
    .where(and(eq(users.providerIssuer, issuer), eq(users.providerUserId, subject)));
  return user ?? null;
}

/** Inserts a user with preferences and the times of their reminders; null when the account or the verified e-mail is already taken. */
export async function insertUser(user: typeof users.$inferInsert): Promise<UserRow | null> {
  const [row] = await db().insert(users).values(user).onConflictDoNothing().returning();
  if (!row) return null;
  await db().insert(userPreferences).values({ userId: row.id });
  await planSlots(row.id, row.createdAt);
  return row;
}

type Address = { email?: string | null; emailVerified?: boolean };

/** Whether a verified e-mail is that of another user than the one with this id; an unverified one is nobody's. */
const isTaken = ({ email, emailVerified }: Address, id: string) =>
  sql`(${emailVerified === true} AND EXISTS
    (SELECT 1 FROM ${users} AS other WHERE other.email = ${email ?? null} AND other.email_verified AND other.id <> ${id}))`;

/** Fills in the account of a user who was a guest until now; null when the e-mail belongs to somebody else. */
export async function convertGuest(id: string, account: Partial<typeof users.$inferInsert>): Promise<UserRow | null> {
  const [row] = await db()
    .update(users)
    .set({ ...account, ...oneMore })
    .where(and(eq(users.id, id), eq(users.isGuest, true), sql`NOT ${isTaken(account, id)}`))
    .returning();
  return row ?? null;
}

/** Updates a user from the identity provider's claims; the verified e-mail only while no other user here has it. */
export async function updateProfile(
  id: string,
  { email = null, emailVerified = false, ...profile }: Partial<typeof users.$inferInsert>,
): Promise<UserRow | null> {
  const isOthers = isTaken({ email, emailVerified }, id);
  const [row] = await db()
    .update(users)
    .set({
      ...profile,
      ...oneMore,
      email: sql`CASE WHEN ${isOthers} THEN ${users.email} ELSE ${email} END`,
      emailVerified: sql`CASE WHEN ${isOthers} THEN ${users.emailVerified} ELSE ${emailVerified} END`,
    })
    .where(eq(users.id, id))
    .returning();
  return row ?? null;
}

/** Deletes a user with all their data; false when there is no such user. */
export async function deleteUser(id: string): Promise<boolean> {
  const gone = await db().delete(users).where(eq(users.id, id)).returning({ id: users.id });
  return gone.length > 0;
}

/** Records that an account was deleted. */
export async function noteDeletedAccount(id: string, deletedAt: Date): Promise<void> {
  await db().insert(deletedAccounts).values({ id, deletedAt }).onConflictDoNothing();
}

/** Deletes guests last seen at that time or before, up to a limit, longest absent first, and records them as deleted. */
export async function deleteIdleGuests(lastHere: Date, { atMost, now }: { atMost: number; now: Date }): Promise<void> {
  const isIdle = and(eq(users.isGuest, true), lte(users.lastActiveAt, lastHere));
  const some = db()
    .select({ id: users.id })
    .from(users)
    .where(isIdle)
    .orderBy(asc(users.lastActiveAt), asc(users.id))
    .limit(atMost);
  // Rechecked for each row on deletion: the guest may be coming back right now.
  const gone = await db()
    .delete(users)
    .where(and(inArray(users.id, some), isIdle))
    .returning({ id: users.id });
  if (gone.length === 0) return;
  await db()
    .insert(deletedAccounts)
    .values(gone.map(({ id }) => ({ id, deletedAt: now })))
    .onConflictDoNothing();
}

/** Locks a guest's row, so that its records move once; null when there is no such guest any more. */
export async function lockGuest(id: string): Promise<UserRow | null> {
  const [row] = await db()
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.isGuest, true)))
    .for('update');
  return row ?? null;
}

/** Hands all rows of an owned table from one user to another. */
export async function moveRows(table: PgTable, { from, to }: { from: string; to: string }): Promise<void> {
  await db().execute(sql`UPDATE ${table} SET user_id = ${to} WHERE user_id = ${from}`);
}

/** Where two users have a row for the same thing, drops the older of the two, so that the rest can be handed over. */
export async function dropOlderRows(
  table: PgTable,
  { newest, from, to }: NewestWins & { from: string; to: string },
): Promise<void> {
  const isSame = and(...newest.per.map((column) => eq(column, aliasedTableColumn(column, 'other'))));
  // At the same instant the account's own stays.
  const isOlder = lt(newest.by, aliasedTableColumn(newest.by, 'other'));
  await db().execute(sql`DELETE FROM ${table} USING ${table} AS other
    WHERE ${table}.user_id = ${to} AND other.user_id = ${from} AND ${isSame} AND ${isOlder}`);
  await db().execute(sql`DELETE FROM ${table} USING ${table} AS other
    WHERE ${table}.user_id = ${from} AND other.user_id = ${to} AND ${isSame}`);
}

/** Hands the rows of an owned table over, unless the other user has some there: those stay then. */
export async function moveRowsIfNone(table: PgTable, { from, to }: { from: string; to: string }): Promise<void> {
  const none = sql`NOT EXISTS (SELECT 1 FROM ${table} AS theirs WHERE theirs.user_id = ${to})`;
  await db().execute(sql`UPDATE ${table} SET user_id = ${to} WHERE user_id = ${from} AND ${none}`);
}
