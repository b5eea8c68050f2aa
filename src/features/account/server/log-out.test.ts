import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '#server/db/access.ts';
import { goalBody } from '#app/testing/world/factories.ts';
import { signIn } from '#app/testing/world/sign-in.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { freshServer } from '#app/testing/server/test-server.ts';
import { logOutMessages } from '../log-out-messages.ts';

let server: Awaited<ReturnType<typeof freshServer>>;
beforeEach(async () => {
  server = await freshServer();
});

const ADA = { email: 'ada@example.org' };
const isIn = async (client: TestClient) => (await client.send('GET /api/auth/user')).status === 200;
const sessionCount = async () => {
  const { rows } = (await db().execute(sql`SELECT sid FROM sessions`)) as unknown as { rows: object[] };
  return rows.length;
};
const getLocation = (response: Response) => response.headers.get('location');

/** As a browser sends the form of one of our own pages. */
const byForm = (client: TestClient, headers: Record<string, string> = {}) =>
  client.raw('/api/logout', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: '',
  });

describe('logging out', () => {
  it('ends the session on the server and takes the cookies away', async () => {
    const client = server.visitor();
    await signIn(client, ADA);
    const cookie = client.cookies.get('taylr') as string;
    const response = await byForm(client, { 'sec-fetch-site': 'same-origin', origin: server.url });
    expect([response.status, getLocation(response)]).toEqual([303, '/']);
    expect([client.cookies.has('taylr'), client.cookies.has('signed_in')]).toEqual([false, false]);
    const old = server.visitor();
    old.cookies.set('taylr', cookie);
    expect([await isIn(old), await sessionCount()]).toEqual([false, 0]);
  });

  it('ends it in that browser alone', async () => {
    const [here, there] = [server.visitor(), server.visitor()];
    await signIn(here, ADA);
    await signIn(there, ADA);
    await here.raw('/api/logout', { method: 'POST' });
    expect([await isIn(here), await isIn(there)]).toEqual([false, true]);
  });

  it('is harmless for somebody who is not signed in', async () => {
    for (const method of ['GET', 'POST']) {
      const response = await server.visitor().raw('/api/logout', { method });
      expect([response.status >= 300 && response.status < 400, getLocation(response)]).toEqual([true, '/']);
    }
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('is refused to a form of another page: %j', async (headers) => {
    const guest = await server.guest();
    const response = await byForm(guest, headers);
    expect([response.status, await isIn(guest)]).toEqual([403, true]);
  });

  it('takes a form of our own page where the browser names no site, over plain http', async () => {
    const guest = await server.guest();
    expect((await byForm(guest, { origin: server.url })).status).toBe(303);
    expect(await isIn(guest)).toBe(false);
  });
});

describe('the address of logging out', () => {
  it('ends the session of a browser that proves it comes from our own page', async () => {
    const guest = await server.guest();
    const response = await guest.raw('/api/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
    expect([response.status, getLocation(response), await isIn(guest)]).toEqual([302, '/', false]);
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    {},
    { referer: 'http://127.0.0.1/' },
  ])('asks first, and takes nothing away, when it comes from elsewhere: %j', async (headers) => {
    const guest = await server.guest();
    const cookies = new Map(guest.cookies);
    const response = await guest.raw('/api/logout', { headers });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect([guest.cookies, await isIn(guest)]).toEqual([cookies, true]);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await response.text()).toContain('<form method="post" action="/api/logout">');
  });

  it('tells a guest what is lost, and somebody with an account who is signed in', async () => {
    const guest = await server.guest();
    await guest.must('POST /api/goals', { body: goalBody() });
    const asked = await (await guest.raw('/api/logout')).text();
    expect(asked).toContain(logOutMessages.guest.text);
    expect(asked).toContain('href="/api/auth/google?keep=guest"');
    const ada = server.visitor();
    await signIn(ada, { ...ADA, name: '<b>Ada</b>' });
    const page = await (await ada.raw('/api/logout')).text();
    expect(page).toContain(ADA.email);
    expect(page).not.toContain(logOutMessages.guest.text);
    expect(page).not.toContain('<b>');
  });

  it('gives no cookie away to a page that only embeds it, whose requests carry none', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
    expect((await server.visitor().raw('/api/logout', { headers })).headers.getSetCookie()).toEqual([]);
  });
});
