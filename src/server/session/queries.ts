import { and, count, eq, gt, sql } from 'drizzle-orm';
import { type Database, db } from '#server/db/access.ts';
import { aiReservations, sessions, userPreferences, users } from '#server/db/schema.ts';

export type UserRow = typeof users.$inferSelect;
export type PreferencesRow = typeof userPreferences.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;

function prepareSessionBySid(database: Database) {
  const { userId, expiresAt } = aiReservations;
  const reserved = database
    .select({ live: count() })
    .from(aiReservations)
    .where(and(eq(userId, users.id), gt(expiresAt, sql.placeholder('now'))));
  return database
    .select({
      session: sessions,
      user: users,
      preferences: userPreferences,
      /** Those that run out do so at a moment, without a write: they are counted with the session, not known by the revision. */
      aiReserved: sql<number>`(${reserved})`.mapWith(Number),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(userPreferences, eq(userPreferences.userId, users.id))
    .where(and(eq(sessions.sid, sql.placeholder('sid')), gt(sessions.expire, sql.placeholder('now'))))
    .prepare('session_by_sid');
}

/** Every request begins with this statement, and for an idle tab it is the only one: prepared once, it costs a quarter. */
const preparedFor = new WeakMap<Database, ReturnType<typeof prepareSessionBySid>>();

/** The session with its user and preferences in one statement; nothing when it is unknown or over. */
export async function sessionBySid(sid: string, now: Date) {
  const database = db();
  const prepared = preparedFor.get(database) ?? prepareSessionBySid(database);
  preparedFor.set(database, prepared);
  const [row] = await prepared.execute({ sid, now: now.toISOString() });
  return row ?? null;
}

export async function insertSession(session: SessionRow): Promise<void> {
  await db().insert(sessions).values(session);
}

/** Extends a session and records that its user was active. */
export async function touchSession({
  sid,
  userId,
  expire,
  now,
}: {
  sid: string;
  userId: string;
  expire: Date;
  now: Date;
}) {
  await db().update(users).set({ lastActiveAt: now }).where(eq(users.id, userId));
  await db().update(sessions).set({ expire }).where(eq(sessions.sid, sid));
}
