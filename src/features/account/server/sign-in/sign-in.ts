import { z } from 'zod';
import { developmentSignInAllowed, type Settings } from '#server/env.ts';
import type { Account, Attempt, Provider, SignIn, Way } from '#server/session/sign-in-port.ts';
import { safeReturnTo } from './return-to.ts';
import { refusalFrom, SignInRefusal } from './sign-in-refusal.ts';

type Using = { oidc: typeof import('openid-client'); config: import('openid-client').Configuration };

const GOOGLE = 'https://accounts.google.com';
/** Seconds that the identity provider may take for one answer. */
const TIME_LIMIT = 10;

/** The client that the development provider knows; it listens on loopback only, so its secret protects nothing. */
export const DEVELOPMENT_CLIENT = { id: 'taylr-development', secret: 'taylr-development-only' } as const;

/** Optional profile claims; a malformed one counts as missing and does not block the sign-in. */
const said = (shape: z.ZodType<string>) => shape.nullish().catch(null);

/** Issuer and subject are the account. Some issuers vouch for an address with a word. */
const Claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email: said(z.email().max(320)),
  email_verified: z.literal([true, 'true']).optional().catch(undefined),
  given_name: said(z.string().max(200)),
  family_name: said(z.string().max(200)),
  name: said(z.string().max(400)),
  picture: said(z.url({ protocol: /^https$/ }).max(2000)),
});

const PROXY_NAME = 'your account';
/** What the button of a trusted proxy says. */
const PROXY: Way = { id: 'proxy', provider: 'proxy', label: `Continue with ${PROXY_NAME}` };

type Client = {
  readonly way: Way;
  readonly issuer: () => string;
  readonly id: string;
  readonly secret: string | undefined;
};

/** Every identity provider that the settings name, in the order of their buttons; without one the development sign-in, where that is allowed. */
function getClients(settings: Settings, developmentIssuer: () => string): Client[] {
  const { GOOGLE_CLIENT_ID: google, GOOGLE_CLIENT_SECRET: secret } = settings;
  const label = 'Continue with Google';
  const named = settings.issuers.map(({ id, issuer, clientId, clientSecret, name }): Client => {
    // Beside a proxy's button that says the same, one without a name goes by its address.
    const isTaken = settings.AUTH_PROXY_HEADER !== undefined && name === PROXY_NAME;
    const shown = isTaken ? issuer.slice(issuer.indexOf('//') + 2) : name;
    const way = { id, provider: 'oidc', label: `Continue with ${shown}` } as const;
    return { way, issuer: () => issuer, id: clientId, secret: clientSecret };
  });
  const ofGoogle = { way: { id: 'google', provider: 'google', label }, issuer: () => GOOGLE } as const;
  const ofDevelopment = {
    way: { id: 'development', provider: 'development', label },
    issuer: developmentIssuer,
  } as const;
  return [
    ...(google ? [{ ...ofGoogle, id: google, secret }] : []),
    ...named,
    ...(developmentSignInAllowed(settings) ? [{ ...ofDevelopment, ...DEVELOPMENT_CLIENT }] : []),
  ];
}

/** Whether a claim of groups, a list or one word, holds a group. */
const holds = (claim: unknown, group: string | undefined) => group !== undefined && [claim].flat().includes(group);

function toAccount(told: Readonly<Record<string, unknown>>, provider: Provider, settings: Settings): Account {
  const claims = Claims.parse(told);
  const email = claims.email?.toLowerCase() ?? null;
  return {
    provider,
    // The development provider's address changes with its port; its accounts do not.
    issuer: provider === 'development' ? 'development' : claims.iss,
    subject: claims.sub,
    email,
    emailVerified: email !== null && claims.email_verified !== undefined,
    firstName: claims.given_name ?? claims.name ?? null,
    lastName: claims.family_name ?? null,
    profileImageUrl: claims.picture ?? null,
    isAdmin: provider === 'oidc' && holds(told[settings.GROUPS_CLAIM], settings.ADMIN_GROUP),
  };
}

/** The issuer's metadata: cached, but fetched again after an error, since it may have changed. */
function getIssuer(client: Client) {
  const load = async () => {
    const oidc = await import('openid-client');
    const issuer = new URL(client.issuer());
    const isPlain = issuer.protocol === 'http:';
    const found = await oidc.discovery(issuer, client.id, client.secret, undefined, {
      timeout: TIME_LIMIT,
      ...(isPlain && { execute: [oidc.allowInsecureRequests] }),
    });
    return { oidc, isPlain, metadata: found.serverMetadata() };
  };
  let ready: ReturnType<typeof load> | null = null;

  /** Runs a piece of the sign-in with the issuer. Throws a SignInRefusal. */
  return async <T>(piece: (using: Using) => Promise<T>): Promise<T> => {
    try {
      const { oidc, isPlain, metadata } = await (ready ??= load());
      // Created anew each time to use the issuer's current keys: they may just have been rotated.
      const config = new oidc.Configuration(metadata, client.id, client.secret);
      config.timeout = TIME_LIMIT;
      if (isPlain) oidc.allowInsecureRequests(config);
      oidc.enableNonRepudiationChecks(config);
      return await piece({ oidc, config });
    } catch (error) {
      ready = null;
      throw refusalFrom(error);
    }
  };
}

const WORDS = 'openid email profile';

/** Sign-in by one identity provider. */
function signInWith(client: Client, settings: Settings) {
  const withIssuer = getIssuer(client);
  const { id: way, provider } = client.way;
  return {
    start: ({ origin, returnTo, keepGuest }: Parameters<SignIn['start']>[1]) =>
      withIssuer(async ({ oidc, config }) => {
        const verifier = oidc.randomPKCECodeVerifier();
        const attempt = {
          way,
          verifier,
          state: oidc.randomState(),
          nonce: oidc.randomNonce(),
          returnTo: safeReturnTo(returnTo),
          keepGuest,
        };
        // Some issuers tell of groups only to those who ask, and refuse those who ask without need.
        const asksGroups = settings.ADMIN_GROUP && config.serverMetadata().scopes_supported?.includes('groups');
        const url = oidc.buildAuthorizationUrl(config, {
          redirect_uri: `${origin}/api/auth/callback`,
          scope: asksGroups ? `${WORDS} groups` : WORDS,
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          state: attempt.state,
          nonce: attempt.nonce,
          // Several people may use one development machine: the stand-in asks each time who it is.
          ...(provider === 'development' && { prompt: 'login' }),
        });
        return { url, attempt };
      }),
    finish: ({ url, attempt }: { url: URL; attempt: Attempt }) =>
      withIssuer(async ({ oidc, config }) => {
        const tokens = await oidc.authorizationCodeGrant(config, url, {
          pkceCodeVerifier: attempt.verifier,
          expectedState: attempt.state,
          expectedNonce: attempt.nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        // Some issuers say who somebody is in the token, others only when asked, and some nowhere.
        const canAsk = config.serverMetadata().userinfo_endpoint !== undefined;
        const wanted = settings.ADMIN_GROUP ? ['email', settings.GROUPS_CLAIM] : ['email'];
        const asks = canAsk && claims !== undefined && wanted.some((name) => !(name in claims));
        const answer = asks ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub) : {};
        return toAccount({ ...answer, ...claims }, provider, settings);
      }),
  };
}

/** Sign-in by all that the settings name: a trusted proxy, Google, issuers of OpenID Connect, or the development provider. */
export function createSignIn(settings: Settings, developmentIssuer: () => string): SignIn {
  const clients = getClients(settings, developmentIssuer);
  const byWay = new Map(clients.map((client) => [client.way.id, signInWith(client, settings)]));
  const pick = (id: string) => {
    const found = byWay.get(id);
    if (!found) throw new SignInRefusal('not_configured');
    return found;
  };
  return {
    ways: [...(settings.AUTH_PROXY_HEADER ? [PROXY] : []), ...clients.map(({ way }) => way)],
    start: async ({ id }, options) => pick(id).start(options),
    finish: async (options) => pick(options.attempt.way).finish(options),
  };
}

/** The account of whom a trusted proxy names; a name that is an address counts as verified by it. */
export function proxyAccount(name: string): Account {
  const { data: email = null } = z.email().max(320).safeParse(name.toLowerCase());
  const nothing = { firstName: null, lastName: null, profileImageUrl: null, isAdmin: false } as const;
  return { provider: 'proxy', issuer: 'proxy', subject: name, email, emailVerified: email !== null, ...nothing };
}
