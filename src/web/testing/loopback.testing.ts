import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { vi } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import type { Bootstrap } from '#web/bootstrap/bootstrap.ts';
import type { CallKey } from '#web/api/api.ts';

type Reply = { status: number; body: unknown; headers: Record<string, string> };
type Asked = { key: string; body: unknown };

/** A real server on loopback with scripted replies, at the origin of the app under test. */
export async function startLoopback() {
  const asked: Asked[] = [];
  const replies = new Map<string, Reply[]>();
  const server = createServer(async (request, response) => {
    const key = `${request.method} ${request.url}`;
    const sent = await text(request);
    asked.push({ key, body: sent === '' ? undefined : JSON.parse(sent) });
    const waiting = replies.get(key) ?? [];
    const reply = (waiting.length > 1 ? waiting.shift() : waiting[0]) ?? {
      status: 404,
      body: 'no such reply',
      headers: {},
    };
    const body: unknown = typeof reply.body === 'function' ? await reply.body() : reply.body;
    response
      .writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers })
      .end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const leaving = { assign: vi.fn(), replace: vi.fn() };
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubGlobal('location', { origin, pathname: '/', search: '', ...leaving });

  return {
    ...leaving,
    asked,
    /** How often a call was made. */
    times: (key: CallKey | `${string} /${string}`) => asked.filter((call) => call.key === key).length,
    /** The replies to a call, in turn; the last one repeats. A function is called for the body when the reply is sent. */
    reply: (key: string, ...list: [status: number, body: unknown, headers?: Record<string, string>][]) =>
      replies.set(
        key,
        list.map(([status, body, headers = {}]) => ({ status, body, headers })),
      ),
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

export type Loopback = Awaited<ReturnType<typeof startLoopback>>;

/** The bootstrap of a new user: no goal yet, and the default preferences. */
export function newcomer(changes: Partial<Bootstrap> = {}): Bootstrap {
  const today = calendarDay('2026-03-04');
  return {
    today,
    user: {
      id: 'u1',
      email: 'ada@example.com',
      emailVerified: true,
      firstName: 'Ada',
      lastName: null,
      profileImageUrl: null,
      authProvider: 'development',
      isGuest: false,
      isAdmin: false,
      aiInteractionsCount: 0,
      aiInteractionsLimit: -1,
      createdAt: '2026-03-01T08:00:00.000Z',
      guestProgressWaiting: false,
    },
    preferences: {
      theme: 'dark',
      weekStartDay: 'sunday',
      timezone: 'auto',
      dayStartHour: 0,
      morningPushTime: '07:15',
      eveningPushTime: '20:15',
      notificationsCritical: true,
      notificationsImportant: true,
      notificationsInformational: true,
      checkInRemindersEnabled: true,
      maxDailyNotifications: 3,
    },
    goals: [],
    identities: [],
    currentHabits: [],
    dailyStatus: { today, isHardDay: false, identitiesNeedingCheckIn: 0, details: [] },
    weeklyTracking: { currentWeekNumber: 1, totalActiveIdentities: 0, weekDays: [] },
    stats: { completionRate: null, daysActive: 0, longestStreak: 0, currentWeekNumber: 1 },
    evidence: [],
    aiUsage: { allowed: true, isGuest: false, remaining: -1, limit: -1 },
    reviewStandings: [],
    pauses: [],
    notificationCounts: { critical: 0, important: 0, informational: 0, total: 0 },
    ...changes,
  };
}

/** Gives or takes the readable cookie of a session. */
export function signedInCookie(present: boolean): void {
  document.cookie = present ? 'signed_in=1' : 'signed_in=; max-age=0';
}
