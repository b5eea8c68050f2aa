import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '#core/calendar/durations.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { clock, freshServer, startServer, statements, WHO_ASKS } from '#app/testing/server/test-server.ts';
import { db } from '#server/db/access.ts';
import { getRows } from '#app/testing/world/get-rows.ts';

const START = '2026-03-04T12:00:00Z';

let server: Awaited<ReturnType<typeof freshServer>>;

beforeEach(async () => {
  server = await freshServer();
});

const daysLater = (days: number) => clock.set(new Date(Date.parse(START) + days * DAY).toISOString());
const getStatus = async (client: TestClient) => (await client.send('GET /api/auth/user')).status;
const getZone = async (client: TestClient) => {
  const { id } = await client.must('GET /api/auth/user');
  const [row] = await getRows<{ zone: string }>(
    sql`SELECT browser_timezone AS zone FROM user_preferences WHERE user_id = ${id}`,
  );
  return row?.zone;
};
/** The statements of one call that are not plain reads. */
async function getWrites(work: () => Promise<unknown>): Promise<string[]> {
  statements.reset();
  await work();
  return statements.list.filter((statement) => /^(insert|update|delete)/i.test(statement));
}

describe('a session', () => {
  it('is kept as the SHA-256 of its cookie, never as the cookie', async () => {
    const client = await server.guest();
    const cookie = client.cookies.get('taylr') as string;
    const kept = await getRows<{ sid: string; sess: unknown }>(sql`SELECT sid, sess FROM sessions`);
    expect(kept).toEqual([{ sid: createHash('sha256').update(cookie).digest('hex'), sess: {} }]);
  });

  it('is not opened by what the table keeps, nor by an empty or a doubled cookie', async () => {
    const client = await server.guest();
    const cookie = client.cookies.get('taylr') as string;
    const [row] = await getRows<{ sid: string }>(sql`SELECT sid FROM sessions`);
    for (const value of [row?.sid as string, '', `${cookie}x`, `${cookie}%00`, `${cookie},${cookie}`]) {
      const thief = server.visitor();
      thief.cookies.set('taylr', value);
      expect(await getStatus(thief), value).toBe(401);
    }
  });

  it('is not read again from the embedded database until somebody has written to it', async () => {
    const [mine, theirs] = [await server.guest(), await server.guest()];
    const asked = async () => {
      statements.reset();
      await mine.must('GET /api/auth/user');
      return statements.list.filter((statement) => statement.includes('from "sessions"')).length;
    };
    // The first call tells the browser's zone, which is stored.
    await asked();
    expect(await asked()).toBe(1);
    expect(await asked()).toBe(WHO_ASKS);
    await theirs.must('PATCH /api/user/preferences', { body: { theme: 'dark' } });
    expect(await asked()).toBe(1);
    expect(await asked()).toBe(WHO_ASKS);
    await mine.send('POST /api/logout');
    expect(await getStatus(mine)).toBe(401);
  });

  it('that another device has ended, or whose user is deleted, is over at once', async () => {
    const [mine, theirs] = [await server.guest(), await server.guest()];
    expect([await getStatus(mine), await getStatus(theirs)]).toEqual([200, 200]);
    await db().execute(sql`DELETE FROM sessions WHERE user_id = ${(await mine.must('GET /api/auth/user')).id}`);
    expect([await getStatus(mine), await getStatus(theirs)]).toEqual([401, 200]);
  });

  it('belongs to one browser: another one has another user', async () => {
    const [mine, theirs] = [await server.guest(), await server.guest()];
    expect(mine.cookies.get('taylr')).not.toBe(theirs.cookies.get('taylr'));
    expect((await mine.must('GET /api/auth/user')).id).not.toBe((await theirs.must('GET /api/auth/user')).id);
  });

  it('is never taken over from a planted cookie', async () => {
    const victim = server.visitor();
    victim.cookies.set('taylr', 'planted-by-somebody');
    await victim.must('POST /api/auth/guest');
    expect(victim.cookies.get('taylr')).not.toBe('planted-by-somebody');
    const attacker = server.visitor();
    attacker.cookies.set('taylr', 'planted-by-somebody');
    expect(await getStatus(attacker)).toBe(401);
  });

  it('rolls: touched at most once a day, it lives on for 60 days from the last visit', async () => {
    const client = await server.guest();
    const visit = () => client.must('GET /api/auth/user');
    await visit();
    expect(await getWrites(visit)).toEqual([]);
    daysLater(0.99);
    expect(await getWrites(visit)).toEqual([]);
    daysLater(1.01);
    expect(await getWrites(visit)).toEqual([expect.stringContaining('"users"'), expect.stringContaining('"sessions"')]);
    expect(await getWrites(visit)).toEqual([]);
    daysLater(61);
    expect(await getStatus(client)).toBe(200);
    daysLater(120);
    expect(await getStatus(client)).toBe(200);
  });

  it('rolls in the browser too: the cookie is given again, the same, with another 60 days', async () => {
    const client = await server.guest();
    const cookie = client.cookies.get('taylr') as string;
    const getCookies = async () => (await client.raw('/api/auth/user')).headers.getSetCookie();
    expect(await getCookies()).toEqual([]);
    daysLater(2);
    expect(await getCookies()).toEqual([
      expect.stringMatching(new RegExp(`^taylr=${cookie}; Max-Age=5184000;.*HttpOnly`)),
      expect.stringMatching(/^signed_in=1; Max-Age=5184000;/),
    ]);
    expect(await getCookies()).toEqual([]);
  });

  it('notes the day of the last visit with its user, and with no other', async () => {
    const [here, away] = [await server.guest(), await server.guest()];
    const awayId = (await away.must('GET /api/auth/user')).id;
    daysLater(3);
    const { id } = await here.must('GET /api/auth/user');
    const rows = await getRows<{ id: string; seen: string | Date }>(sql`SELECT id, last_active_at AS seen FROM users`);
    const seen = new Map(rows.map((row) => [row.id, new Date(row.seen).toISOString().slice(0, 10)]));
    expect(seen.get(id)).toBe('2026-03-07');
    expect(seen.get(awayId)).toBe('2026-03-04');
  });

  it('is over after 60 days of silence, to the minute', async () => {
    const client = await server.guest();
    clock.set('2026-05-03T11:59:00Z');
    const other = new TestClient(server.url);
    for (const [name, value] of client.cookies) other.cookies.set(name, value);
    clock.set('2026-05-03T12:00:00Z');
    expect(await getStatus(other)).toBe(401);
    clock.set('2026-05-03T11:59:00Z');
    expect(await getStatus(client)).toBe(200);
  });

  it('gives no word of an expired one in its answer', async () => {
    const client = await server.guest();
    daysLater(61);
    const { status, body } = await client.send('GET /api/bootstrap');
    expect([status, body]).toEqual([401, { code: 'UNAUTHENTICATED', message: 'Unauthorized' }]);
  });

  it('needs the right cookie name for the address: the plain one opens nothing on https', async () => {
    const client = await server.guest();
    const https = new TestClient(await startServer({ PUBLIC_URL: 'https://taylr.example' }));
    https.cookies.set('taylr', client.cookies.get('taylr') as string);
    expect(await getStatus(https)).toBe(401);
    https.cookies.set('__Host-taylr', client.cookies.get('taylr') as string);
    expect(await getStatus(https)).toBe(200);
  });
});

describe('the time zone', () => {
  const call = (client: TestClient, zone?: string) =>
    client.raw('/api/check-ins/daily-status', { headers: zone === undefined ? {} : { 'x-time-zone': zone } });
  const getToday = async (client: TestClient) => (await client.must('GET /api/check-ins/daily-status')).today;

  it('is stored when the browser reports another one, and only then', async () => {
    const client = await server.guest('Europe/London');
    await client.must('GET /api/auth/user');
    expect(await getWrites(() => call(client))).toEqual([]);
    expect(await getWrites(() => call(client, 'Asia/Tokyo'))).toContainEqual(
      expect.stringContaining('"browser_timezone"'),
    );
    expect(await getWrites(() => call(client, 'Asia/Tokyo'))).toEqual([]);
  });

  it('counts for the call alone when that was made earlier, somewhere else', async () => {
    const client = await server.guest('Europe/London');
    await client.must('GET /api/auth/user');
    const other = await server.guest('Europe/London');
    const earlier = { 'x-time-zone': 'Pacific/Auckland', 'x-made-earlier': '1' };
    clock.set('2026-03-04T12:30:00Z');
    const dayThere = async (who: TestClient) => {
      const { status, body } = await who.send('GET /api/check-ins/daily-status', { headers: earlier });
      return [status, (body as { today: string }).today];
    };
    expect(await getWrites(async () => expect(await dayThere(client)).toEqual([200, '2026-03-05']))).toEqual([]);
    for (const who of [client, other]) {
      expect((await who.must('GET /api/check-ins/daily-status')).today).toBe('2026-03-04');
      expect(await who.must('GET /api/pauses')).toEqual([]);
    }
  });

  it('is the last good one when an unknown one is reported', async () => {
    const client = await server.guest('Asia/Tokyo');
    await client.must('GET /api/auth/user');
    for (const zone of [
      'Mars/Olympus',
      '',
      'x'.repeat(500),
      '+05:00',
      '../etc/passwd',
      'Europe/London; DROP TABLE users',
    ]) {
      expect((await call(client, zone)).status).toBe(200);
    }
    const silent = new TestClient(server.url, 'nonsense');
    for (const [name, value] of client.cookies) silent.cookies.set(name, value);
    expect(await getZone(silent)).toBe('Asia/Tokyo');
  });

  it('is the stored one when a call reports none', async () => {
    clock.set('2026-03-04T23:30:00Z');
    const client = await server.guest('Pacific/Auckland');
    await client.must('GET /api/auth/user');
    const response = await fetch(`${server.url}/api/check-ins/daily-status`, {
      headers: { cookie: `taylr=${client.cookies.get('taylr')}` },
    });
    expect(await response.json()).toMatchObject({ today: '2026-03-05' });
  });

  it('is UTC as long as nobody has reported one', async () => {
    clock.set('2026-03-04T23:30:00Z');
    const client = new TestClient(server.url, 'nonsense');
    await client.must('POST /api/auth/guest');
    expect(await getToday(client)).toBe('2026-03-04');
    expect(await getZone(client)).toBe('UTC');
  });

  it('decides what day it is: half past eleven in the evening UTC is tomorrow in Auckland and today in Los Angeles', async () => {
    clock.set('2026-03-04T23:30:00Z');
    expect(await getToday(await server.guest('Pacific/Auckland'))).toBe('2026-03-05');
    expect(await getToday(await server.guest('America/Los_Angeles'))).toBe('2026-03-04');
    expect(await getToday(await server.guest('Etc/GMT+12'))).toBe('2026-03-04');
    expect(await getToday(await server.guest('Pacific/Kiritimati'))).toBe('2026-03-05');
  });

  it('follows a traveller within the same session', async () => {
    clock.set('2026-03-04T23:30:00Z');
    const client = await server.guest('America/Los_Angeles');
    expect(await getToday(client)).toBe('2026-03-04');
    expect(await (await call(client, 'Pacific/Auckland')).json()).toMatchObject({ today: '2026-03-05' });
  });

  it('is the chosen one when one is chosen, wherever the browser is', async () => {
    clock.set('2026-03-04T23:30:00Z');
    const client = await server.guest('America/Los_Angeles');
    await client.must('PATCH /api/user/preferences', { body: { timezone: 'Asia/Tokyo' } });
    expect(await getToday(client)).toBe('2026-03-05');
    await client.must('PATCH /api/user/preferences', { body: { timezone: 'auto' } });
    expect(await getToday(client)).toBe('2026-03-04');
  });

  it('is one user’s own', async () => {
    const [mine, theirs] = [await server.guest('Asia/Tokyo'), await server.guest('Europe/Paris')];
    expect([await getZone(mine), await getZone(theirs)]).toEqual(['Asia/Tokyo', 'Europe/Paris']);
  });

  it('leaves the day before standing until the hour at which the day starts', async () => {
    const client = await server.guest('Europe/London');
    await client.must('PATCH /api/user/preferences', { body: { dayStartHour: 4 } });
    clock.set('2026-03-05T03:59:00Z');
    expect(await getToday(client)).toBe('2026-03-04');
    clock.set('2026-03-05T04:00:00Z');
    expect(await getToday(client)).toBe('2026-03-05');
    // The clocks go forward at one in the morning: four o'clock is four o'clock.
    clock.set('2026-03-29T02:59:00Z');
    expect(await getToday(client)).toBe('2026-03-28');
    clock.set('2026-03-29T03:00:00Z');
    expect(await getToday(client)).toBe('2026-03-29');
  });
});
