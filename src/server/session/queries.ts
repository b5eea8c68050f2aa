import { and, count, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import { type Database, db, ownWrites } from '#server/db/access.ts';
import { accessTokens, aiReservations, sessions, userPreferences, users } from '#server/db/schema.ts';
import { statement, together } from '#server/db/statement.ts';

/** A person as every call needs them: without what only a help card reads. */
export type UserRow = Omit<typeof users.$inferSelect, 'heardWords'>;
export type PreferencesRow = typeof userPreferences.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;

/** What every rule needs to know of whoever asks. */
function asker() {
  const { userId, expiresAt } = aiReservations;
  const reserved = db()
    .select({ live: count() })
    .from(aiReservations)
    .where(and(eq(userId, users.id), gt(expiresAt, sql.placeholder('now'))));
  const { heardWords: _heardWords, ...user } = getTableColumns(users);
  return {
    user,
    preferences: userPreferences,
    /** Those that run out do so at a moment, without a write: they are counted with the user, not known by the revision. */
    aiReserved: sql<number>`(${reserved})`.mapWith(Number),
  };
}

const getSessionBySid = statement(() =>
  db()
    .select({ session: sessions, ...asker() })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(userPreferences, eq(userPreferences.userId, users.id))
    .where(and(eq(sessions.sid, sql.placeholder('sid')), gt(sessions.expire, sql.placeholder('now')))),
);

const getTokenByHash = statement(() =>
  db()
    .select({ token: accessTokens, ...asker() })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .innerJoin(userPreferences, eq(userPreferences.userId, users.id))
    .where(eq(accessTokens.tokenHash, sql.placeholder('hash'))),
);

type Asking = Awaited<ReturnType<typeof getSessionBySid>>[number];

/** Sessions as they were read since the last write to a database; so many at most. */
const kept = new WeakMap<Database, { writes: number; bySid: Map<string, Asking> }>();
const MOST_KEPT = 1000;

function keptSince(database: Database, writes: number): Map<string, Asking> {
  const known = kept.get(database);
  if (known?.writes === writes && known.bySid.size < MOST_KEPT) return known.bySid;
  const bySid = new Map<string, Asking>();
  kept.set(database, { writes, bySid });
  return bySid;
}

/**
 * The session with its user and preferences in one statement; nothing when it is unknown or over. Where this process alone writes to the database,
 * no statement is needed until it has written.
 */
export async function sessionBySid(sid: string, now: Date) {
  const database = db();
  const writes = ownWrites(database);
  const known = writes === null ? undefined : keptSince(database, writes).get(sid);
  if (known && known.session.expire > now) return known;
  // As one value: to describe its fifty columns takes a connection longer than to read them.
  const [row] = await together(() => getSessionBySid({ sid, now: now.toISOString() }));
  // Reservations run out without a write.
  if (row?.aiReserved === 0 && writes !== null && writes === ownWrites(database))
    keptSince(database, writes).set(sid, row);
  return row ?? null;
}

/** The token with its user and preferences in one statement, also when it has run out; nothing when it is unknown. */
export async function tokenByHash(hash: string, now: Date) {
  const [row] = await getTokenByHash({ hash, now: now.toISOString() });
  return row ?? null;
}

export async function insertSession(session: SessionRow): Promise<void> {
  await db().insert(sessions).values(session);
}

const noteActive = (userId: string, now: Date) =>
  db().update(users).set({ lastActiveAt: now }).where(eq(users.id, userId));

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
  await noteActive(userId, now);
  await db().update(sessions).set({ expire }).where(eq(sessions.sid, sid));
}

/** Records that a token was used, which is an activity of its user. */
export async function touchToken({ id, userId, now }: { id: string; userId: string; now: Date }): Promise<void> {
  await noteActive(userId, now);
  await db().update(accessTokens).set({ lastUsedAt: now }).where(eq(accessTokens.id, id));
}
