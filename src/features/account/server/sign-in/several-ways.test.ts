import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestProvider } from '#app/testing/outside/test-provider.ts';
import { clock, freshServer, startServer } from '#app/testing/server/test-server.ts';
import { getRows } from '#app/testing/world/get-rows.ts';
import { signIn } from '#app/testing/world/sign-in.ts';
import { TestClient } from '#app/testing/world/test-client.ts';

type Provider = Awaited<ReturnType<typeof startTestProvider>>;
let acme: Provider;
let club: Provider;
let fresh: Awaited<ReturnType<typeof freshServer>>;

/** The settings of a provider as those of the issuer with a number. */
const numbered = ({ issuer, env }: Provider, number: number, name: string) => ({
  [`OIDC_${number}_ISSUER`]: issuer,
  [`OIDC_${number}_CLIENT_ID`]: env.OIDC_CLIENT_ID,
  [`OIDC_${number}_CLIENT_SECRET`]: env.OIDC_CLIENT_SECRET,
  [`OIDC_${number}_NAME`]: name,
});

beforeAll(async () => {
  [acme, club] = await Promise.all([startTestProvider(), startTestProvider()]);
});
afterAll(() => Promise.all([acme.close(), club.close()]));
beforeEach(async () => {
  fresh = await freshServer();
  acme.reset();
  club.reset();
});

const getUser = (client: TestClient) => client.must('GET /api/auth/user');
const getLocation = (response: Response) => response.headers.get('location');
const REFUSED = '/landing?error=auth_failed&reason=';
const ADA = { sub: 'ada', email: 'ada@example.org', email_verified: true };
const BEN = { sub: 'ben', email: 'ben@example.org', email_verified: true };

describe('several issuers at once', () => {
  let url: string;
  beforeAll(async () => {
    url = await startServer({ ...acme.env, ...numbered(club, 2, 'the Club & Co') });
  });
  const visitor = () => new TestClient(url);

  it('that have no name of their own are told from a proxy by their addresses', async () => {
    const nameless = { ...acme.env, OIDC_NAME: '', ...numbered(club, 2, 'the Club') };
    const ways = { AUTH_PROXY_HEADER: 'Remote-User', AUTH_PROXY_ADDRESSES: '127.0.0.9', ...nameless };
    const page = await (await new TestClient(await startServer(ways)).raw('/api/login')).text();
    const labels = [...page.matchAll(/<a class="button" href="[^"]+">Continue with ([^<]+)</g)].map(
      ([, label]) => label,
    );
    expect(labels).toEqual(['your account', new URL(acme.issuer).host, 'the Club']);
  });

  it('lead each to its own sign-in; who asks for none of them is asked which, and keeps where they wanted to go', async () => {
    const asked = await visitor().raw('/api/login?returnTo=%2Fgoals&keep=guest');
    const page = await asked.text();
    expect(asked.status).toBe(200);
    const links = [...page.matchAll(/<a class="button" href="([^"]+)">([^<]+)</g)].map(([, href, label]) => [
      href,
      label,
    ]);
    expect(links).toEqual([
      ['/api/login?with=oidc&#38;returnTo=%2Fgoals&#38;keep=guest', 'Continue with Acme'],
      ['/api/login?with=oidc-2&#38;returnTo=%2Fgoals&#38;keep=guest', 'Continue with the Club &#38; Co'],
    ]);
    for (const [way, { issuer }] of [
      ['oidc', acme],
      ['oidc-2', club],
    ] as const) {
      const to = getLocation(await visitor().raw(`/api/login?with=${way}`));
      expect(new URL(to as string).origin).toBe(issuer);
    }
  });

  it('who are called the same by two issuers are two people', async () => {
    club.set({ person: { sub: 'ada', email: 'ada@club.example', email_verified: true } });
    const [first, second] = [visitor(), visitor()];
    expect(await signIn(first, {}, '/api/login?with=oidc')).toBe('/');
    expect(await signIn(second, {}, '/api/login?with=oidc-2')).toBe('/');
    const [ada, other] = [await getUser(first), await getUser(second)];
    expect([ada.email, other.email]).toEqual(['ada@example.org', 'ada@club.example']);
    expect(ada.id).not.toBe(other.id);
  });

  it('never join by an address: who has it at one of them is refused at the other', async () => {
    await signIn(visitor(), {}, '/api/login?with=oidc');
    const client = visitor();
    club.set({ person: { ...ADA, sub: 'somebody else' } });
    expect(await signIn(client, {}, '/api/login?with=oidc-2')).toBe(`${REFUSED}email_taken`);
    expect(client.cookies.has('taylr')).toBe(false);
  });

  it('do not take each other down: while one is out of order the other signs in, and the page says why', async () => {
    club.set({ broken: true });
    expect(await signIn(visitor(), {}, '/api/login?with=oidc-2')).toBe(`${REFUSED}unreachable`);
    expect(await signIn(visitor(), {}, '/api/login?with=oidc')).toBe('/');
  });

  it('an answer of the one does not finish what was begun with the other, nor one that is not here', async () => {
    const client = visitor();
    await client.raw('/api/login?with=oidc');
    const attempt = JSON.parse(decodeURIComponent(client.cookies.get('taylr_sign_in') as string)) as object;
    const back = `/api/auth/callback?code=x&state=${(attempt as { state: string }).state}&iss=${encodeURIComponent(club.issuer)}`;
    expect(getLocation(await client.raw(back))).toMatch(/^\/landing\?error=auth_failed/);
    for (const way of ['oidc-3', 'google', 'proxy', 'development']) {
      expect(getLocation(await visitor().raw(`/api/login?with=${way}`))).toBe(`${REFUSED}not_configured`);
      client.cookies.set('taylr_sign_in', encodeURIComponent(JSON.stringify({ ...attempt, way })));
      expect(getLocation(await client.raw(back))).toBe(`${REFUSED}not_configured`);
    }
    expect(await getRows(sql`SELECT id FROM users`)).toEqual([]);
  });
});

describe('a house that is not open to everybody', () => {
  const people = async (REGISTRATION: string, more: Record<string, string> = {}) => {
    const url = await startServer({ ...acme.env, REGISTRATION, ...more });
    return () => new TestClient(url);
  };

  it('takes no new account when it is closed, and no guest; who has one goes on, and admins always come in', async () => {
    const open = await people('open');
    await signIn(open(), {});
    const visitor = await people('closed', { ADMIN_EMAILS: 'boss@example.org' });
    expect(await signIn(visitor(), {})).toBe('/');
    acme.set({ person: BEN });
    const ben = visitor();
    expect(await signIn(ben, {})).toBe(`${REFUSED}registration_closed`);
    expect([ben.cookies.has('taylr'), (await ben.send('POST /api/auth/guest')).status]).toEqual([false, 403]);
    // Claiming the admin's address is not enough.
    acme.set({ person: { sub: 'eve', email: 'boss@example.org', email_verified: false } });
    expect(await signIn(visitor(), {})).toBe(`${REFUSED}registration_closed`);
    acme.set({ person: { sub: 'boss', email: 'boss@example.org', email_verified: true } });
    expect(await signIn(visitor(), {})).toBe('/');
    expect(await getRows(sql`SELECT id FROM users`)).toHaveLength(2);
  });

  it('lets a guest of before keep what they did: they were let in already', async () => {
    const guest = new TestClient(await startServer({ ...acme.env }));
    await guest.must('POST /api/auth/guest');
    const [{ id }] = [await getUser(guest)];
    const visitor = await people('closed');
    const later = visitor();
    later.cookies.set('taylr', guest.cookies.get('taylr') as string);
    expect(await signIn(later, {}, '/api/login?keep=guest')).toBe('/');
    expect(await getUser(later)).toMatchObject({ id, isGuest: false });
  });

  it('takes whoever comes by the link of somebody here when it is for the invited, and nobody by a link that is none', async () => {
    const visitor = await people('invited', { ADMIN_EMAILS: ADA.email });
    const ada = visitor();
    await signIn(ada, {});
    const { referralCode } = await ada.must('POST /api/referrals/create-link');
    acme.set({ person: BEN });
    expect(await signIn(visitor(), {})).toBe(`${REFUSED}invitation_needed`);
    const guessed = visitor();
    guessed.cookies.set('taylr_referral', 'ABCDEFGH');
    expect(await signIn(guessed, {})).toBe(`${REFUSED}invitation_needed`);
    const ben = visitor();
    await ben.must('POST /api/referrals/store-session', { body: { referralCode: referralCode as string } });
    expect(await signIn(ben, {})).toBe('/');
    // An account is not invited twice.
    expect(await signIn(visitor(), {})).toBe('/');
    expect((await ada.must('GET /api/referrals/stats')).totalConversions).toBe(1);
  });
});

describe('the group of admins', () => {
  const ADMINS = { ADMIN_GROUP: 'taylr-admins' };
  it.each<[string, Record<string, unknown>, Record<string, string>, boolean]>([
    ['in a list', { groups: ['staff', 'taylr-admins'] }, ADMINS, true],
    ['as a word', { groups: 'taylr-admins' }, ADMINS, true],
    ['in another claim, which is set', { roles: ['taylr-admins'] }, { ...ADMINS, GROUPS_CLAIM: 'roles' }, true],
    ['in another claim', { roles: ['taylr-admins'] }, ADMINS, false],
    ['almost', { groups: ['taylr-admins-not', 'TAYLR-ADMINS'] }, ADMINS, false],
    ['in the middle of a word', { groups: 'not taylr-admins' }, ADMINS, false],
    ['while none is set', { groups: [null, '', 'undefined'] }, {}, false],
  ])('%s makes an admin, or not', async (_how, claims, env, isAdmin) => {
    acme.set({ claims: (said) => ({ ...said, ...claims }) });
    const client = new TestClient(await startServer({ ...acme.env, ...env }));
    await signIn(client, {});
    expect((await getUser(client)).isAdmin).toBe(isAdmin);
    expect((await client.send('GET /api/admin/feedback')).status).toBe(isAdmin ? 200 : 403);
  });

  it('is asked of the issuer when the token does not say it, and holds for a day', async () => {
    acme.set({ userinfo: (said) => ({ ...said, groups: ['taylr-admins'] }) });
    const client = new TestClient(await startServer({ ...acme.env, ...ADMINS }));
    await signIn(client, {});
    expect((await getUser(client)).isAdmin).toBe(true);
    clock.set('2026-03-05T12:00:01Z');
    expect((await getUser(client)).isAdmin).toBe(false);
    acme.reset();
    await signIn(client, {});
    expect((await getUser(client)).isAdmin).toBe(false);
  });

  it('is nothing that a guest’s progress, once it is settled, takes away', async () => {
    acme.set({ claims: (said) => ({ ...said, groups: ['taylr-admins'] }) });
    const url = await startServer({ ...acme.env, ...ADMINS });
    await signIn(new TestClient(url), {});
    const client = new TestClient(url);
    await client.must('POST /api/auth/guest');
    await signIn(client, {});
    await client.must('POST /api/auth/guest-progress', { body: { keep: false } });
    expect(await getUser(client)).toMatchObject({ isAdmin: true, guestProgressWaiting: false });
  });
});

describe('a proxy that signs people in', () => {
  const PROXY = { AUTH_PROXY_HEADER: 'Remote-User', AUTH_PROXY_ADDRESSES: '10.0.0.0/8, 127.0.0.1, ::1' };
  const enter = async (client: TestClient, name: string | null, path = '/api/login') =>
    getLocation(await client.raw(path, { headers: name === null ? {} : { 'remote-user': name } }));

  it('is believed who is there; the same name is the same person, another one is not', async () => {
    const url = await startServer(PROXY);
    const [first, second, other] = [new TestClient(url), new TestClient(url), new TestClient(url)];
    expect(await enter(first, 'ada@example.org', '/api/login?returnTo=%2Fgoals')).toBe('/goals');
    await enter(second, 'ada@example.org');
    await enter(other, 'ben');
    const ada = await getUser(first);
    expect(ada).toMatchObject({ email: 'ada@example.org', emailVerified: true, authProvider: 'proxy', isGuest: false });
    expect((await getUser(second)).id).toBe(ada.id);
    expect(await getUser(other)).toMatchObject({ email: null, isAdmin: false });
    expect((await getUser(other)).id).not.toBe(ada.id);
  });

  it('ends what a cookie opens when it names somebody else by now', async () => {
    const client = new TestClient(await startServer(PROXY));
    await enter(client, 'ada');
    const asked = (name: string) => client.raw('/api/auth/user', { headers: { 'remote-user': name } });
    expect([(await asked('ada')).status, (await asked('ben')).status]).toEqual([200, 401]);
  });

  it.each([null, '', ' ', 'ada, ben', 'x'.repeat(256)])('lets nobody in by the name %j', async (name) => {
    const client = new TestClient(await startServer(PROXY));
    expect(await enter(client, name)).toBe(`${REFUSED}proxy_silent`);
    expect(await getRows(sql`SELECT id FROM users`)).toEqual([]);
  });

  it('is believed at no other address: its header is taken away there, whatever the way is said to have been', async () => {
    const url = await startServer({ ...PROXY, AUTH_PROXY_ADDRESSES: '10.0.0.0/8', TRUST_PROXY: '1' });
    const client = new TestClient(url);
    const headers = { 'remote-user': 'ada', 'x-forwarded-for': '10.0.0.2', forwarded: 'for=10.0.0.2' };
    expect(getLocation(await client.raw('/api/login', { headers }))).toBe(`${REFUSED}proxy_untrusted`);
    expect([client.cookies.has('taylr'), await getRows(sql`SELECT id FROM users`)]).toEqual([false, []]);
  });

  it('stands beside issuers, and a house that is closed is closed for it too', async () => {
    const url = await startServer({ ...PROXY, ...acme.env, REGISTRATION: 'closed' });
    expect(await (await new TestClient(url).raw('/api/login')).text()).toContain('Continue with your account');
    expect(await enter(new TestClient(url), 'ada', '/api/login?with=proxy')).toBe(`${REFUSED}registration_closed`);
  });

  it('means nothing without its settings', async () => {
    const response = await new TestClient(fresh.url).raw('/api/auth/user', { headers: { 'remote-user': 'ada' } });
    expect(response.status).toBe(401);
  });
});
