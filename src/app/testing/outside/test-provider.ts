import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js';

type Claims = Record<string, unknown>;

/** Misbehaviour of the provider, and who is signed in; a test sets what it needs. */
export type Switches = {
  person: { sub: string; email?: string; email_verified?: boolean; given_name?: string; family_name?: string };
  /** Modifies the ID token's claims before signing. */
  claims: (claims: Claims) => Claims;
  /** Modifies the response of the userinfo endpoint. */
  userinfo: (claims: Claims) => Claims;
  /** Modifies the provider's metadata. */
  discovery: (metadata: Claims) => Claims;
  /** An error that the provider redirects back with, instead of asking who the user is. */
  refusal: string | null;
  /** Signs with a key that is published nowhere. */
  forged: boolean;
  /** Leaves the ID token unsigned. */
  unsigned: boolean;
  /** The token endpoint is out of order. */
  broken: boolean;
};

const wellBehaved = (): Switches => ({
  person: { sub: 'ada', email: 'ada@example.org', email_verified: true, given_name: 'Ada', family_name: 'Lovelace' },
  claims: (claims) => claims,
  userinfo: (claims) => claims,
  discovery: (metadata) => metadata,
  refusal: null,
  forged: false,
  unsigned: false,
  broken: false,
});

function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const kid = randomBytes(6).toString('hex');
  return { kid, privateKey, jwk: { ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' } };
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function token(claims: Claims, key: { kid: string; privateKey: KeyObject } | null): string {
  const text = `${part(key ? { alg: 'RS256', kid: key.kid } : { alg: 'none' })}.${part(claims)}`;
  return `${text}.${key ? sign('RSA-SHA256', Buffer.from(text), key.privateKey).toString('base64url') : ''}`;
}

const getClaims = (idToken: string) =>
  JSON.parse(Buffer.from(idToken.split('.')[1] as string, 'base64url').toString('utf8')) as Claims;

const CLIENT = { OIDC_CLIENT_ID: 'taylr', OIDC_CLIENT_SECRET: 'only-for-the-tests' };

/** The library's provider, with Taylr as its one client and nobody asked for consent. */
function createProvider(issuer: string, switches: () => Switches) {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.OIDC_CLIENT_ID,
        client_secret: CLIENT.OIDC_CLIENT_SECRET,
        redirect_uris: ['http://127.0.0.1/api/auth/callback'],
      },
    ],
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `${issuer}/interaction/${uid}` },
    adapter: createMemoryAdapter(),
    // Its tokens are signed again below; these keys are never published.
    jwks: { keys: [{ ...newKey().privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(24).toString('hex')] },
    ttl: { Interaction: 60, Session: 60, Grant: 60, AccessToken: 60, IdToken: 60, AuthorizationCode: 60 },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ ...switches().person }) }),
    loadExistingGrant: async (context) => {
      const accountId = context.oidc.session?.accountId as string;
      const grant = new context.oidc.provider.Grant({ clientId: CLIENT.OIDC_CLIENT_ID, accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    renderError: (context, out) => {
      context.body = out.error;
    },
  });
  // The servers of the tests listen on whatever port is free.
  provider.Client.prototype.redirectUriAllowed = (uri) => /^http:\/\/127\.0\.0\.1:\d+\/api\/auth\/callback$/.test(uri);
  provider.on('server_error', (_context, error) => console.error(error));
  return provider;
}

/**
 * A real OpenID Connect provider on a port of its own, which signs in whoever `switches.person` is, and misbehaves as its switches say.
 * `env` are the settings of a server that uses it.
 */
export async function startTestProvider() {
  let switches = wellBehaved();
  let key = newKey();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = createProvider(issuer, () => switches);
  provider.use(async (context, next) => {
    await next();
    const body = context.body as Claims;
    if (context.path === '/jwks') context.body = { keys: [key.jwk] };
    if (context.path === '/me') context.body = switches.userinfo(body);
    if (context.path === '/.well-known/openid-configuration') context.body = switches.discovery(body);
    if (context.path !== '/token' || typeof body.id_token !== 'string') return;
    if (switches.broken) context.status = 503;
    const signer = switches.unsigned ? null : switches.forged ? newKey() : key;
    context.body = { ...body, id_token: token(switches.claims(getClaims(body.id_token)), signer) };
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    // Where a person would be asked who they are.
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    const { refusal, person } = switches;
    const result = refusal ? { error: refusal } : { login: { accountId: person.sub } };
    void provider.interactionFinished(request, response, result);
  });
  return {
    issuer,
    env: { OIDC_ISSUER: issuer, OIDC_NAME: 'Acme', ...CLIENT },
    /** Changes how it behaves from now on. */
    set: (change: Partial<Switches>) => {
      switches = { ...switches, ...change };
    },
    /** Behaves well again. */
    reset: () => {
      switches = wellBehaved();
    },
    /** Signs with a new key from now on, and publishes it in the old one's place. */
    rotateKey: () => {
      key = newKey();
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
