import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '#server/db/access.ts';
import { signIn, throughProvider } from '#app/testing/world/sign-in.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { startTestProvider, type Switches } from '#app/testing/outside/test-provider.ts';
import { freshServer, startServer } from '#app/testing/server/test-server.ts';

let provider: Awaited<ReturnType<typeof startTestProvider>>;
let url: string;

beforeAll(async () => {
  provider = await startTestProvider();
});
afterAll(() => provider.close());

beforeEach(async () => {
  await freshServer();
  provider.reset();
  url ??= await startServer({ ...provider.env, ADMIN_EMAILS: 'ada@example.org' });
});

const visitor = () => new TestClient(url);
const enter = (client: TestClient) => signIn(client, {});
const getUser = (client: TestClient) => client.must('GET /api/auth/user');
const getCount = async (table: 'users' | 'sessions') =>
  ((await db().execute(sql`SELECT * FROM ${sql.identifier(table)}`)) as unknown as { rows: object[] }).rows.length;

const FAILED = '/landing?error=auth_failed';
const seconds = (from: number) => Math.floor(Date.now() / 1000) + from;

describe('signing in with an issuer', () => {
  it('makes an account of who the issuer says it is, with its verified address', async () => {
    const client = visitor();
    expect(await enter(client)).toBe('/');
    expect(await getUser(client)).toMatchObject({
      email: 'ada@example.org',
      firstName: 'Ada',
      lastName: 'Lovelace',
      authProvider: 'oidc',
      isGuest: false,
      isAdmin: true,
    });
    provider.set({ person: { sub: 'ben', email: 'ben@example.org', email_verified: true } });
    const other = visitor();
    await enter(other);
    expect(await getUser(other)).toMatchObject({ email: 'ben@example.org', isAdmin: false });
  });

  it('asks the issuer when the token does not say the address', async () => {
    provider.set({ claims: ({ email: _email, email_verified: _verified, ...claims }) => claims });
    const client = visitor();
    expect(await enter(client)).toBe('/');
    expect((await getUser(client)).email).toBe('ada@example.org');
  });

  it('follows an address that has changed at the issuer, and who is an admin with it', async () => {
    const client = visitor();
    await enter(client);
    const { id } = await getUser(client);
    await client.must('GET /api/bootstrap');
    provider.set({ person: { sub: 'ada', email: 'ada@new.example', email_verified: true } });
    await enter(client);
    const changed = { id, email: 'ada@new.example', isAdmin: false };
    expect(await getUser(client)).toMatchObject(changed);
    expect((await client.must('GET /api/bootstrap')).user).toMatchObject(changed);
  });

  it('keeps the address that it knows when the new one is somebody else’s here: nobody is locked out, nobody linked', async () => {
    const [ada, ben] = [visitor(), visitor()];
    await enter(ada);
    provider.set({ person: { sub: 'ben', email: 'ben@example.org', email_verified: true } });
    await enter(ben);
    provider.set({ person: { sub: 'ben', email: 'ada@example.org', email_verified: true } });
    const again = visitor();
    expect(await enter(again)).toBe('/');
    expect(await getUser(again)).toEqual(await getUser(ben));
    expect((await getUser(ben)).email).toBe('ben@example.org');
    expect((await getUser(ada)).email).toBe('ada@example.org');
  });

  it('takes the keys of the moment: an issuer may change them between two sign-ins', async () => {
    expect(await enter(visitor())).toBe('/');
    provider.rotateKey();
    expect(await enter(visitor())).toBe('/');
  });

  it.each<[string, Switches['claims']]>([
    ['behind: the token ran out a few seconds ago by ours', (claims) => ({ ...claims, exp: seconds(-10) })],
    ['ahead: the token is made a few seconds from now by ours', (claims) => ({ ...claims, iat: seconds(20) })],
  ])('bears with a clock of the issuer that is %s', async (_what, claims) => {
    provider.set({ claims });
    expect(await enter(visitor())).toBe('/');
  });

  it.each([
    ['access_denied', '/landing?error=google_access_denied'],
    ['disallowed_useragent', '/landing?error=google_mobile_blocked'],
    ['server_error', `${FAILED}&reason=refused`],
  ])('says what happened when the issuer sends somebody back with %s', async (refusal, landing) => {
    provider.set({ refusal });
    const client = visitor();
    expect(await enter(client)).toBe(landing);
    expect([client.cookies.has('taylr'), await getCount('users')]).toEqual([false, 0]);
  });
});

describe('an account is issuer and subject, whatever is said of an address', () => {
  type Person = Switches['person'];
  const ADMIN = 'ada@example.org';
  const as = (person: Person, change: Partial<Switches> = {}) => provider.set({ person, ...change });

  it.each<[string, Person, Switches['claims'], string | null]>([
    ['that is not verified', { sub: 'ada', email: ADMIN, email_verified: false }, (claims) => claims, ADMIN],
    ['of which nothing is said', { sub: 'ada', email: ADMIN }, (claims) => claims, ADMIN],
    [
      'verified by another word',
      { sub: 'ada', email: ADMIN },
      (claims) => ({ ...claims, email_verified: 'yes' }),
      ADMIN,
    ],
    ['that is none', { sub: 'ada', email_verified: true }, (claims) => ({ ...claims, email: 'ada' }), null],
    ['that is nowhere', { sub: 'ada' }, (claims) => claims, null],
    ['that is verified and nowhere', { sub: 'ada', email_verified: true }, (claims) => claims, null],
  ])(
    'lets in with an address %s: it is shown, makes no admin, and is no guest',
    async (_what, person, claims, email) => {
      as(person, { claims });
      const client = visitor();
      expect(await enter(client)).toBe('/');
      const user = await getUser(client);
      expect(user).toMatchObject({
        email,
        emailVerified: false,
        isGuest: false,
        isAdmin: false,
        aiInteractionsLimit: -1,
      });
      const again = visitor();
      await enter(again);
      expect((await getUser(again)).id).toBe(user.id);
      expect((await client.must('GET /api/ai-usage/status')).isGuest).toBe(false);
    },
  );

  it('takes a word for verified as some issuers say it', async () => {
    as({ sub: 'ada', email: ADMIN }, { claims: (claims) => ({ ...claims, email_verified: 'true' }) });
    const client = visitor();
    await enter(client);
    expect(await getUser(client)).toMatchObject({ email: ADMIN, emailVerified: true, isAdmin: true });
  });

  it('lets in whose issuer has nowhere to ask', async () => {
    const own = await startServer(provider.env);
    provider.set({
      discovery: ({ userinfo_endpoint: _none, ...metadata }) => metadata,
      claims: ({ email: _email, email_verified: _verified, ...claims }) => claims,
    });
    const client = new TestClient(own);
    expect(await enter(client)).toBe('/');
    expect((await getUser(client)).email).toBeNull();
  });

  it('lets in whose name, picture or address is longer than anything', async () => {
    const long = 'x'.repeat(5000);
    provider.set({
      claims: (claims) => ({ ...claims, given_name: long, picture: long, email: `${long}@example.org` }),
    });
    const client = visitor();
    expect(await enter(client)).toBe('/');
    expect(await getUser(client)).toMatchObject({ email: null, firstName: null, profileImageUrl: null });
  });

  it('gives an unverified address to as many as say so, and takes it from nobody who proves it', async () => {
    const shared = { email: ADMIN, email_verified: false };
    const [eve, mallory, ada] = [visitor(), visitor(), visitor()];
    as({ sub: 'eve', ...shared });
    expect(await enter(eve)).toBe('/');
    as({ sub: 'mallory', ...shared });
    expect(await enter(mallory)).toBe('/');
    as({ sub: 'ada', email: ADMIN, email_verified: true });
    expect(await enter(ada)).toBe('/');
    const users = await Promise.all([eve, mallory, ada].map(getUser));
    expect(new Set(users.map(({ id }) => id)).size).toBe(3);
    expect(users.map(({ email }) => email)).toEqual([ADMIN, ADMIN, ADMIN]);
    expect(users.map(({ isAdmin }) => isAdmin)).toEqual([false, false, true]);

    // Verified by a second one it stays with whom it is; by somebody new it is refused.
    as({ sub: 'eve', email: ADMIN, email_verified: true });
    await enter(eve);
    expect(await getUser(eve)).toMatchObject({ emailVerified: false, isAdmin: false });
    as({ sub: 'oscar', email: ADMIN, email_verified: true });
    expect(await enter(visitor())).toBe(`${FAILED}&reason=email_taken`);
  });

  it('is an admin for as long as the issuer vouches for the address', async () => {
    const client = visitor();
    await enter(client);
    expect((await getUser(client)).isAdmin).toBe(true);
    as({ sub: 'ada', email: ADMIN, email_verified: false });
    await enter(client);
    expect(await getUser(client)).toMatchObject({ email: ADMIN, emailVerified: false, isAdmin: false });
  });

  it('lets a guest become an account without an address, which goes by the word', async () => {
    const client = visitor();
    const { id } = await client.must('POST /api/auth/guest');
    as({ sub: 'ada', email: 'ada@example.net', email_verified: false });
    expect(await enter(client)).toBe('/');
    expect(await getUser(client)).toMatchObject({ id, isGuest: false, email: 'ada@example.net' });
    const remove = (body: object) => client.send('DELETE /api/auth/account', { body });
    expect((await remove({ email: 'ada@example.net' })).status).toBe(422);
    expect((await remove({ guestConfirmation: 'DeleteMe' })).status).toBe(200);
  });
});

describe('nobody is let in', () => {
  const cases: [string, Partial<Switches>, reason?: string][] = [
    ['with the nonce of another attempt', { claims: (claims) => ({ ...claims, nonce: 'another' }) }],
    ['without a nonce', { claims: ({ nonce: _nonce, ...claims }) => claims }],
    ['with a token that ran out', { claims: (claims) => ({ ...claims, exp: seconds(-120) }) }],
    ['with a token that is not good yet', { claims: (claims) => ({ ...claims, nbf: seconds(120) }) }],
    ['with the token of another issuer', { claims: (claims) => ({ ...claims, iss: 'https://evil.example' }) }],
    ['with a token for another client', { claims: (claims) => ({ ...claims, aud: 'somebody-else' }) }],
    ['with a token of nobody', { claims: ({ sub: _sub, ...claims }) => claims }],
    ['with a token that somebody else signed', { forged: true }],
    ['with a token that nobody signed', { unsigned: true }],
    [
      'with the address of another person',
      {
        claims: ({ email: _email, email_verified: _verified, ...claims }) => claims,
        userinfo: (said) => ({ ...said, sub: 'ben' }),
      },
    ],
    ['while the token endpoint is out of order', { broken: true }, 'unreachable'],
  ];

  it.each(cases)('%s', async (_case, change, reason) => {
    provider.set(change);
    const client = visitor();
    expect(await enter(client)).toBe(reason ? `${FAILED}&reason=${reason}` : FAILED);
    expect([client.cookies.has('taylr'), client.cookies.has('taylr_sign_in')]).toEqual([false, false]);
    expect([await getCount('users'), await getCount('sessions')]).toEqual([0, 0]);
    // The next one, with an issuer that behaves, gets in.
    provider.reset();
    expect(await enter(client)).toBe('/');
  });

  it('with the state of another attempt, or with a code that was used', async () => {
    const client = visitor();
    const back = new URL(await throughProvider(client, '/api/login', {}));
    const attempt = client.cookies.get('taylr_sign_in') as string;
    const at = (address: URL) => client.raw(address.pathname + address.search);
    const wrong = new URL(back);
    wrong.searchParams.set('state', 'another');
    expect((await at(wrong)).headers.get('location')).toBe(FAILED);
    client.cookies.set('taylr_sign_in', attempt);
    expect((await at(back)).headers.get('location')).toBe('/');

    const thief = visitor();
    thief.cookies.set('taylr_sign_in', attempt);
    expect((await thief.raw(back.pathname + back.search)).headers.get('location')).toBe(`${FAILED}&reason=refused`);
    expect([thief.cookies.has('taylr'), await getCount('sessions')]).toEqual([false, 1]);
  });

  it('when the issuer calls itself something else', async () => {
    const own = await startServer(provider.env);
    provider.set({ discovery: (metadata) => ({ ...metadata, issuer: 'https://evil.example' }) });
    const response = await new TestClient(own).raw('/api/login');
    expect(response.headers.get('location')).toBe(FAILED);
    // Asked again once it is what it was.
    provider.reset();
    expect(await enter(new TestClient(own))).toBe('/');
  });
});
