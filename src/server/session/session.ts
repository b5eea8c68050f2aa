import { randomUUIDv7 } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TokenScope } from '#core/account/token.ts';
import { type CalendarDay, toCalendarDay, isTimeZone, type Weekday } from '#core/calendar/calendar.ts';
import { DAY } from '#core/calendar/durations.ts';
import { inTx } from '#server/db/access.ts';
import { bumpRevision } from '#server/db/revision.ts';
import { insertSession, type PreferencesRow, sessionBySid, touchSession, type UserRow } from './queries.ts';
import type { ProxyUser } from './auth-proxy.ts';
import { newSecret, toHash } from './secret.ts';
import { getVisit } from './visit.ts';

/** Sessions roll for 60 days and are touched once a day: a guest's cookie is the only key to its data. */
const LIFETIME = 60 * DAY;
const TOUCH_AFTER = DAY;
/** How long an issuer's word that somebody is an admin holds: whoever is taken out of the group is no longer one soon. */
const GROUP_HOLDS = DAY;

/** Who asks: the user of the session or the token, with what every rule needs to know of them. */
export type CurrentUser = {
  readonly id: string;
  /** The hash of the session's cookie; empty when a token asks, which no call about sessions lets in. */
  readonly sid: string;
  /** The token that asks, null for a session. */
  readonly token: { readonly id: string; readonly scopes: readonly TokenScope[] } | null;
  readonly row: UserRow;
  readonly preferences: PreferencesRow;
  readonly waitingGuestId: string | null;
  /** AI interactions that are under way. */
  readonly aiReserved: number;
  /** True for the verified addresses of ADMIN_EMAILS, and for a day after a sign-in in the group of admins. */
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

/** Whether a user is an admin: by an address that a real identity provider has verified, never by the development one. */
function isAdmin({ email, emailVerified, authProvider }: UserRow, admins: ReadonlySet<string>): boolean {
  return emailVerified && authProvider !== 'development' && email !== null && admins.has(email);
}

/**
 * The session of a cookie, or null: also when the proxy that has signed its user in names somebody else by now. On a shared device the cookie is
 * still the first one's.
 */
async function liveSession(sid: string, { named, now }: { named: string | null; now: Date }) {
  const found = await sessionBySid(sid, now);
  const isSomebodyElse = found?.user.authProvider === 'proxy' && named !== null && named !== found.user.providerUserId;
  return isSomebodyElse ? null : found;
}

/** When a session was last used, to the day: its lifetime restarts from then. */
export function lastUsed({ expire }: { expire: Date }): Date {
  return new Date(expire.getTime() - LIFETIME);
}

type Asker = { user: UserRow; preferences: PreferencesRow; aiReserved: number; now: Date };

/** A user as the rules know them, without what only a session gives: no admin, no session, no guest that waits. */
export function toAsker({ user, preferences, aiReserved, now }: Asker): CurrentUser {
  const timeZone = preferences.timezone === 'auto' ? preferences.browserTimezone : preferences.timezone;
  return {
    id: user.id,
    sid: '',
    token: null,
    row: user,
    preferences,
    waitingGuestId: null,
    aiReserved,
    isAdmin: false,
    timeZone,
    weekStartDay: preferences.weekStartDay,
    today: toCalendarDay(now, timeZone, preferences.dayStartHour),
  };
}

/** A user whose browser reports a new time zone. */
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
  /** Who the trusted proxy says is there, if there is one. */
  readonly proxyUser: ProxyUser;
  /** Stores a changed zone and updates all that depends on it; called inside the transaction of the request that reported it. */
  readonly onZoneChange: (change: ZoneChange) => Promise<void>;
};

function reportedZone(request: FastifyRequest): string | null {
  const zone = request.headers['x-time-zone'];
  return typeof zone === 'string' && isTimeZone(zone) ? zone : null;
}

/**
 * The user of the request's cookie, or null. Stores a changed time zone and, once a day, that the user was active: the session and the browser's
 * cookie are then extended together.
 */
export async function currentUser(
  request: FastifyRequest,
  reply: FastifyReply,
  { cookies, admins, proxyUser, onZoneChange, now }: Sessions & { now: Date },
): Promise<CurrentUser | null> {
  const cookie = request.cookies[cookies.session];
  if (!cookie) return null;
  const sid = toHash(cookie);
  const found = await liveSession(sid, { named: proxyUser(request), now });
  if (!found) return null;
  const { session, user, preferences, aiReserved } = found;

  const reported = reportedZone(request);
  const browserTimezone = reported ?? preferences.browserTimezone;
  // A delayed request reports the zone of its time, which is no travel.
  const zoneChanged = browserTimezone !== preferences.browserTimezone && !request.headers['x-made-earlier'];
  const stale = session.expire.getTime() - now.getTime() < LIFETIME - TOUCH_AFTER;
  if (zoneChanged || stale) {
    await inTx(async () => {
      // The call itself may only read. The user's row is locked first, in the same order as when a user is deleted.
      if (zoneChanged) await bumpRevision(user.id);
      if (zoneChanged) await onZoneChange({ userId: user.id, preferences, zone: browserTimezone, now });
      if (stale) await touchSession({ sid, userId: user.id, expire: new Date(now.getTime() + LIFETIME), now });
    });
  }
  if (stale) setSessionCookies(reply, cookies, cookie);
  return {
    ...toAsker({
      user: zoneChanged ? { ...user, revision: user.revision + 1 } : user,
      preferences: { ...preferences, browserTimezone },
      aiReserved,
      now,
    }),
    sid,
    waitingGuestId: session.sess.waitingGuestId ?? null,
    isAdmin: isAdmin(user, admins) || Date.parse(session.sess.adminUntil ?? '') > now.getTime(),
  };
}

/**
 * Starts a session and returns its cookie: always a new secret, so that a planted cookie never becomes a session. The cookie must be set only
 * after the surrounding transaction commits; before that it could replace one that is still valid.
 */
export async function startSession(
  request: FastifyRequest,
  { userId, waitingGuestId, isAdmin, now }: { userId: string; waitingGuestId?: string; isAdmin?: boolean; now: Date },
): Promise<string> {
  const cookie = newSecret();
  const sess = {
    ...(waitingGuestId && { waitingGuestId }),
    ...(isAdmin && { adminUntil: new Date(now.getTime() + GROUP_HOLDS).toISOString() }),
  };
  const { device } = getVisit(request);
  const expire = new Date(now.getTime() + LIFETIME);
  await insertSession({ sid: toHash(cookie), id: randomUUIDv7(), userId, device, sess, expire });
  return cookie;
}

/** Gives the browser a session that has just begun. */
export function setNewSessionCookies(reply: FastifyReply, cookies: Cookies, cookie: string): void {
  setSessionCookies(reply, cookies, cookie);
  // Readable by the page: until this session's first response it trusts nothing that a previous user left on the device.
  reply.setCookie('new_session', '1', sharedBy(cookies));
}

function sharedBy(cookies: Cookies) {
  return { path: '/', sameSite: 'lax', secure: cookies.secure, maxAge: LIFETIME / 1000 } as const;
}

function setSessionCookies(reply: FastifyReply, cookies: Cookies, cookie: string): void {
  const shared = sharedBy(cookies);
  reply.setCookie(cookies.session, cookie, { ...shared, httpOnly: true });
  // Readable by the page: only saves the request for the current user when nobody is signed in.
  reply.setCookie('signed_in', '1', shared);
}

export function clearSessionCookies(reply: FastifyReply, cookies: Cookies): void {
  const shared = { path: '/', sameSite: 'lax', secure: cookies.secure } as const;
  reply.clearCookie(cookies.session, shared);
  reply.clearCookie('signed_in', shared);
  reply.clearCookie('new_session', shared);
}
