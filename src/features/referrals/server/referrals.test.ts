import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '#server/db/access.ts';
import { type Person, signIn } from '#app/testing/world/sign-in.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { clock, freshServer, startServer } from '#app/testing/server/test-server.ts';
import { forgetClickDetails } from './forget-click-details.ts';
import { getRows } from '#app/testing/world/get-rows.ts';

let server: Awaited<ReturnType<typeof freshServer>>;
let me: TestClient;
let them: TestClient;

beforeEach(async () => {
  server = await freshServer();
  me = await server.guest();
  them = await server.guest();
});

const getLink = async (client: TestClient) =>
  (await client.must('POST /api/referrals/create-link')).referralCode as string;
const getStats = (client: TestClient) => client.must('GET /api/referrals/stats');
const getClicks = (client: TestClient) => client.must('GET /api/referrals/clicks');
const none = { totalClicks: 0, totalConversions: 0, conversionRate: 0 };

type ClickBody = { referrerUrl?: string; utmSource?: string; utmMedium?: string; visitId?: string };
const click = (client: TestClient, code: string, body: ClickBody = {}, headers: Record<string, string> = {}) =>
  client.send('POST /api/referrals/:code/click', { params: { code }, body, headers });
const remember = (client: TestClient, referralCode: string) =>
  client.must('POST /api/referrals/store-session', { body: { referralCode } });

/** Opens somebody's link as the landing page does, then signs up. */
async function joins(code: string, person: Person, client = server.visitor()): Promise<TestClient> {
  await remember(client, code);
  await click(client, code);
  await signIn(client, person);
  return client;
}

describe('a referral link', () => {
  it('is none at first, made once, and the same ever after', async () => {
    expect(await me.must('GET /api/referrals/link')).toEqual({ referralCode: null, isActive: false });
    const made = await me.send('POST /api/referrals/create-link');
    expect(made.status).toBe(201);
    expect(made.body).toEqual({ referralCode: expect.stringMatching(/^[2-9A-HJKMNP-Z]{8}$/), isActive: true });
    const again = await me.send('POST /api/referrals/create-link');
    expect([again.status, again.body]).toEqual([200, made.body]);
    expect(await me.must('GET /api/referrals/link')).toEqual(made.body);
    expect(await them.must('GET /api/referrals/link')).toEqual({ referralCode: null, isActive: false });
    expect(await getLink(them)).not.toBe((made.body as { referralCode: string }).referralCode);
  });

  it('is one, however often it is asked for at the same time', async () => {
    const codes = await Promise.all(Array.from({ length: 8 }, () => getLink(me)));
    expect(new Set(codes).size).toBe(1);
  });
});

describe('a click', () => {
  it('is counted and listed for the owner of the link alone', async () => {
    const code = await getLink(me);
    await getLink(them);
    expect(await click(server.visitor(), code, { utmSource: 'newsletter' })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    clock.set('2026-03-04T12:05:00Z');
    await click(server.visitor(), code.toLowerCase());
    expect(await getStats(me)).toEqual({ totalClicks: 2, totalConversions: 0, conversionRate: 0 });
    const id = expect.any(String);
    expect(await getClicks(me)).toEqual([
      { id, converted: false, createdAt: '2026-03-04T12:05:00.000Z', utmSource: null },
      { id, converted: false, createdAt: '2026-03-04T12:00:00.000Z', utmSource: 'newsletter' },
    ]);
    expect([await getStats(them), await getClicks(them)]).toEqual([none, []]);
  });

  it('is answered the same for a code that is nobody’s, switched off, or no code at all', async () => {
    const code = await getLink(me);
    const off = await getLink(them);
    await db().execute(sql`UPDATE referral_links SET is_active = false WHERE referral_code = ${off}`);
    expect(await them.must('GET /api/referrals/link')).toEqual({ referralCode: off, isActive: false });
    const answers = [];
    for (const one of [code, off, 'AAAAAAAA']) {
      const visitor = server.visitor();
      const { status, body, headers } = await click(visitor, one);
      const cookie = (headers.get('set-cookie') ?? '').replace(/=[^;]*;/, '=…;').replace(/Expires=[^;]*;/, '');
      answers.push(JSON.stringify([status, body, cookie, visitor.cookies.get('taylr_referral')?.length]));
    }
    expect(new Set(answers).size).toBe(1);
    expect(await click(server.visitor(), 'no-code')).toMatchObject({ status: 200, body: { success: true } });
    expect([await getStats(me), await getStats(them)]).toEqual([{ ...none, totalClicks: 1 }, none]);
  });

  it('does not count when it is one’s own, or a bot’s', async () => {
    const code = await getLink(me);
    await click(me, code);
    await click(server.visitor(), code, {}, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    expect(await getStats(me)).toEqual(none);
    await click(them, code, {}, { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' });
    expect((await getStats(me)).totalClicks).toBe(1);
  });

  it('that is sent twice for one visit counts once', async () => {
    const code = await getLink(me);
    const visitId = crypto.randomUUID();
    await Promise.all(Array.from({ length: 4 }, () => click(server.visitor(), code, { visitId })));
    expect([(await getStats(me)).totalClicks, (await getClicks(me)).length]).toEqual([1, 1]);
  });

  it('keeps the network, not the address', async () => {
    const url = await startServer({ TRUST_PROXY: '1' });
    const code = await getLink(me);
    for (const from of ['203.0.113.77', '2001:db8:12:34::1']) {
      await click(new TestClient(url), code, {}, { 'x-forwarded-for': from });
    }
    const kept = await getRows<{ ip_address: string }>(sql`SELECT ip_address FROM referral_clicks ORDER BY ip_address`);
    expect(kept.map((row) => row.ip_address)).toEqual(['2001:db8:12::', '203.0.113.0']);
  });

  it('is nobody’s in particular after thirty days, and still counted', async () => {
    const code = await getLink(me);
    const details = sql`SELECT ip_address, user_agent, referrer_url FROM referral_clicks ORDER BY created_at`;
    const unknown = { ip_address: null, user_agent: null, referrer_url: null };
    const known = { ip_address: '127.0.0.0', user_agent: 'Firefox', referrer_url: 'https://blog.example/' };
    const clicked = () =>
      click(server.visitor(), code, { referrerUrl: known.referrer_url }, { 'user-agent': 'Firefox' });
    await clicked();
    clock.set('2026-03-05T12:00:00Z');
    await clicked();
    await forgetClickDetails(new Date('2026-04-03T12:00:00Z'));
    expect(await getRows(details)).toEqual([known, known]);
    await forgetClickDetails(new Date('2026-04-03T12:00:01Z'));
    expect(await getRows(details)).toEqual([unknown, known]);
    expect((await getStats(me)).totalClicks).toBe(2);
  });

  it('counts beside others at the same time', async () => {
    const code = await getLink(me);
    await Promise.all(Array.from({ length: 40 }, () => click(server.visitor(), code)));
    expect((await getStats(me)).totalClicks).toBe(40);
    expect((await getClicks(me)).length).toBe(20);
  });
});

describe('a friend who joins', () => {
  it('is counted once, with the click that brought them', async () => {
    const code = await getLink(me);
    await click(server.visitor(), code);
    const friend = await joins(code, { email: 'friend@example.org' });
    expect(await getStats(me)).toEqual({ totalClicks: 2, totalConversions: 1, conversionRate: 50 });
    expect((await getClicks(me)).map(({ converted }) => converted).toSorted()).toEqual([false, true]);
    expect(friend.cookies.has('taylr_referral')).toBe(false);
    const told = { title: 'A friend joined', tier: 'informational', actionUrl: '/referrals' };
    expect(await me.must('GET /api/notifications')).toMatchObject([told]);
    expect(await them.must('GET /api/notifications')).toEqual([]);

    // The same account comes again by the link, and another one is there already.
    await joins(code, { email: 'friend@example.org' });
    expect((await getStats(me)).totalConversions).toBe(1);
    expect((await me.must('GET /api/notifications')).length).toBe(1);
    expect(await getStats(friend)).toEqual(none);
  });

  it('is marked by the visit when its click was sent twice', async () => {
    const code = await getLink(me);
    const friend = server.visitor();
    const visitId = crypto.randomUUID();
    for (let sent = 0; sent < 2; sent += 1) await click(friend, code, { visitId });
    await signIn(friend, { email: 'friend@example.org' });
    expect(await getClicks(me)).toMatchObject([{ converted: true }]);
  });

  it('is counted though the click was not, and though they were a guest first', async () => {
    const code = await getLink(me);
    const friend = server.visitor();
    await remember(friend, code);
    await friend.must('POST /api/auth/guest');
    // Nothing but the guest knows it any more.
    friend.cookies.delete('taylr_referral');
    expect((await getStats(me)).totalConversions).toBe(0);
    await signIn(friend, { email: 'friend@example.org' });
    expect(await getStats(me)).toEqual({ totalClicks: 0, totalConversions: 1, conversionRate: 100 });
  });

  it('was invited by whom the guest heard of first', async () => {
    const [first, second] = [await getLink(me), await getLink(them)];
    const friend = await server.guest();
    await remember(friend, first);
    await remember(friend, second);
    await signIn(friend, { email: 'friend@example.org' });
    expect([(await getStats(me)).totalConversions, (await getStats(them)).totalConversions]).toEqual([1, 0]);
  });

  it('is nobody when the account was there, or is one’s own', async () => {
    const ada = server.visitor();
    await signIn(ada, { email: 'ada@example.org' });
    const code = await getLink(ada);
    await joins(code, { email: 'ada@example.org' }, ada);
    // A second account from the first one's browser.
    for (const name of ada.cookies.keys()) if (!name.startsWith('taylr')) ada.cookies.delete(name);
    await joins(code, { email: 'ada.too@example.org' }, ada);
    expect(await getStats(ada)).toMatchObject({ totalConversions: 0 });

    // A guest who invites, and then makes an account.
    const own = await getLink(me);
    await joins(own, { email: 'me@example.org' }, me);
    expect(await getStats(me)).toEqual(none);
  });

  it('stays counted when their account goes', async () => {
    const code = await getLink(me);
    const friend = await joins(code, { email: 'friend@example.org' });
    const { id } = await friend.must('GET /api/auth/user');
    await db().execute(sql`DELETE FROM users WHERE id = ${id}`);
    expect((await getStats(me)).totalConversions).toBe(1);
    expect(await getRows(sql`SELECT referred_user_id FROM referral_conversions`)).toEqual([{ referred_user_id: null }]);
    expect(await getRows(sql`SELECT converted_user_id FROM referral_clicks`)).toEqual([{ converted_user_id: null }]);
  });
});

describe('a guest with a link who signs in to an account', () => {
  const withLink = async () => {
    const guest = await server.guest();
    const code = await getLink(guest);
    await joins(code, { email: 'friend@example.org' });
    return { guest, code };
  };

  it('brings link, clicks and friends along when the account has none', async () => {
    await signIn(server.visitor(), { email: 'ada@example.org' });
    const { guest, code } = await withLink();
    await signIn(guest, { email: 'ada@example.org' }, '/api/auth/google?keep=guest');
    expect(await guest.must('GET /api/referrals/link')).toEqual({ referralCode: code, isActive: true });
    expect(await getStats(guest)).toMatchObject({ totalClicks: 1, totalConversions: 1 });
    expect((await getClicks(guest)).length).toBe(1);
  });

  it('keeps the link of the account otherwise', async () => {
    const ada = server.visitor();
    await signIn(ada, { email: 'ada@example.org' });
    const adas = await getLink(ada);
    const { guest } = await withLink();
    await signIn(guest, { email: 'ada@example.org' }, '/api/auth/google?keep=guest');
    expect(await guest.must('GET /api/referrals/link')).toEqual({ referralCode: adas, isActive: true });
    expect([await getStats(guest), await getClicks(guest)]).toEqual([none, []]);
    expect(await getRows(sql`SELECT id FROM referral_conversions`)).toEqual([]);
  });
});
