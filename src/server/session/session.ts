import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CalendarDay, toCalendarDay, isTimeZone, type Weekday } from '#core/calendar/calendar.ts';
import { DAY } from '#core/calendar/durations.ts';
import { inTx } from '#server/db/access.ts';
import { bumpRevision } from '#server/db/revision.ts';
import { insertSession, type PreferencesRow, sessionBySid, touchSession, type UserRow } from './queries.ts';
import { getVisit } from './visit.ts';

/** Sessions roll for 60 days and are touched once a day: a guest's cookie is the only key to its data. */
const LIFETIME = 60 * DAY;
const TOUCH_AFTER = DAY;

/** Who asks: the session's user with what every rule needs to know of them. */
export type CurrentUser = {
  readonly id: string;
  readonly sid: string;
  readonly row: UserRow;
  readonly preferences: PreferencesRow;
  readonly waitingGuestId: string | null;
  /** True for the verified addresses of ADMIN_EMAILS. */
  readonly isAdmin: boolean;
  readonly timeZone: string;
  readonly weekStartDay: Weekday;
  readonly today: CalendarDay;
};

export type Cookies = { readonly session: string; readonly secure: boolean };

/** The `__Host-` prefix and Secure exactly when the public address is https: plain http on a home network keeps working. */
export function cookiesFor(publicUrl: string | undefined): Cookies {
  const secure = publicUrl?.startsWith('https:') ?? false;
  return { session: secure ? '__Host-taylr' : 'taylr', secure };
}

/** What the sessions table keeps of a cookie: a stolen table opens no session. */
export function toSid(cookie: string): string {
  return createHash('sha256').update(cookie).digest('hex');
}

/** Whether a user is an admin: by an address that a real identity provider has verified, never by the development one. */
function isAdmin({ email, emailVerified, authProvider }: UserRow, admins: ReadonlySet<string>): boolean {
  return emailVerified && authProvider !== 'development' && email !== null && admins.has(email);
}

/** When a session was last used, to the day: from then on it lasts its time anew. */
export function lastUsed({ expire }: { expire: Date }): Date {
  return new Date(expire.getTime() - LIFETIME);
}

/** A user whose browser tells of another zone than before. */
export type ZoneChange = {
  readonly userId: string;
  readonly preferences: PreferencesRow;
  readonly zone: string;
  readonly now: Date;
};

/** What sessions need to know of the server they belong to. */
export type Sessions = {
  readonly cookies: Cookies;
  /** The addresses of the admins, in small letters. */
  readonly admins: ReadonlySet<string>;
  /** Stores a changed zone with all that follows from it; called inside the transaction of the request that told of it. */
  readonly onZoneChange: (change: ZoneChange) => Promise<void>;
};

function reportedZone(request: FastifyRequest): string | null {
  const zone = request.headers['x-time-zone'];
  return typeof zone === 'string' && isTimeZone(zone) ? zone : null;
}

/**
 * The user of the request's cookie, or null. Notes a changed time zone and, once a day, that the user was here: the session and
 * the browser's cookie then roll on together.
 */
export async function currentUser(
  request: FastifyRequest,
  reply: FastifyReply,
  { cookies, admins, onZoneChange, now }: Sessions & { now: Date },
): Promise<CurrentUser | null> {
  const cookie = request.cookies[cookies.session];
  if (!cookie) return null;
  const sid = toSid(cookie);
  const found = await sessionBySid(sid, now);
  if (!found) return null;
  const { session, user, preferences } = found;

  const reported = reportedZone(request);
  const browserTimezone = reported ?? preferences.browserTimezone;
  // What was made earlier and is sent now names the zone of then: that is no travel.
  const zoneChanged = browserTimezone !== preferences.browserTimezone && !request.headers['x-made-earlier'];
  const stale = session.expire.getTime() - now.getTime() < LIFETIME - TOUCH_AFTER;
  if (zoneChanged || stale) {
    await inTx(async () => {
      // This may be a call that only reads. The user's own row comes first, as it does when a user is deleted.
      if (zoneChanged) await bumpRevision(user.id);
      if (zoneChanged) await onZoneChange({ userId: user.id, preferences, zone: browserTimezone, now });
      if (stale) await touchSession({ sid, userId: user.id, expire: new Date(now.getTime() + LIFETIME), now });
    });
  }
  if (stale) setSessionCookies(reply, cookies, cookie);
  const timeZone = preferences.timezone === 'auto' ? browserTimezone : preferences.timezone;
  return {
    id: user.id,
    sid,
    row: zoneChanged ? { ...user, revision: user.revision + 1 } : user,
    preferences: { ...preferences, browserTimezone },
    waitingGuestId: session.sess.waitingGuestId ?? null,
    isAdmin: isAdmin(user, admins),
    timeZone,
    weekStartDay: preferences.weekStartDay,
    today: toCalendarDay(now, timeZone, preferences.dayStartHour),
  };
}

/**
 * Starts a session and answers its cookie: a fresh secret each time, so that a planted cookie never becomes a session. The cookie is set
 * once the transaction around it holds; before that it would take the place of one that is still good.
 */
export async function startSession(
  request: FastifyRequest,
  { userId, waitingGuestId, now }: { userId: string; waitingGuestId?: string; now: Date },
): Promise<string> {
  const cookie = randomBytes(32).toString('base64url');
  const sess = waitingGuestId ? { waitingGuestId } : {};
  const { device } = getVisit(request);
  const expire = new Date(now.getTime() + LIFETIME);
  await insertSession({ sid: toSid(cookie), id: randomUUIDv7(), userId, device, sess, expire });
  return cookie;
}

/** Gives the browser a session that has just begun. */
export function setNewSessionCookies(reply: FastifyReply, cookies: Cookies, cookie: string): void {
  setSessionCookies(reply, cookies, cookie);
  // Readable: until this session's first answer the page trusts nothing that the device keeps of whoever was here before.
  reply.setCookie('new_session', '1', sharedBy(cookies));
}

function sharedBy(cookies: Cookies) {
  return { path: '/', sameSite: 'lax', secure: cookies.secure, maxAge: LIFETIME / 1000 } as const;
}

function setSessionCookies(reply: FastifyReply, cookies: Cookies, cookie: string): void {
  const shared = sharedBy(cookies);
  reply.setCookie(cookies.session, cookie, { ...shared, httpOnly: true });
  // Readable by the page: it only spares the question who is signed in when nobody is.
  reply.setCookie('signed_in', '1', shared);
}

export function clearSessionCookies(reply: FastifyReply, cookies: Cookies): void {
  const shared = { path: '/', sameSite: 'lax', secure: cookies.secure } as const;
  reply.clearCookie(cookies.session, shared);
  reply.clearCookie('signed_in', shared);
  reply.clearCookie('new_session', shared);
}
