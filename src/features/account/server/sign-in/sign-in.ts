import { z } from 'zod';
import { developmentSignInAllowed, type Settings } from '#server/env.ts';
import type { Account, Provider, SignIn } from '#server/session/sign-in-port.ts';
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

function getClient(settings: Settings, developmentIssuer: () => string) {
  if (settings.GOOGLE_CLIENT_ID) {
    return {
      provider: 'google',
      issuer: () => GOOGLE,
      id: settings.GOOGLE_CLIENT_ID,
      secret: settings.GOOGLE_CLIENT_SECRET,
    } as const;
  }
  if (settings.OIDC_ISSUER && settings.OIDC_CLIENT_ID) {
    const issuer = settings.OIDC_ISSUER;
    return {
      provider: 'oidc',
      issuer: () => issuer,
      id: settings.OIDC_CLIENT_ID,
      secret: settings.OIDC_CLIENT_SECRET,
    } as const;
  }
  if (developmentSignInAllowed(settings)) {
    return { provider: 'development', issuer: developmentIssuer, ...DEVELOPMENT_CLIENT } as const;
  }
  return null;
}

function toAccount(told: unknown, provider: Provider): Account {
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
  };
}

/** The issuer's metadata: cached, but fetched again after an error, since it may have changed. */
function getIssuer(client: NonNullable<ReturnType<typeof getClient>>) {
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

/** Sign-in by OpenID Connect: Google, any issuer, or the development provider, whichever the settings choose. */
export function createSignIn(settings: Settings, developmentIssuer: () => string): SignIn {
  const client = getClient(settings, developmentIssuer);
  const refuse = () => Promise.reject(new SignInRefusal('not_configured'));
  if (!client) return { provider: null, label: null, start: refuse, finish: refuse };
  const withIssuer = getIssuer(client);

  return {
    provider: client.provider,
    label: client.provider === 'oidc' ? `Continue with ${settings.OIDC_NAME}` : 'Continue with Google',
    start: ({ origin, returnTo, keepGuest }) =>
      withIssuer(async ({ oidc, config }) => {
        const verifier = oidc.randomPKCECodeVerifier();
        const attempt = {
          verifier,
          state: oidc.randomState(),
          nonce: oidc.randomNonce(),
          returnTo: safeReturnTo(returnTo),
          keepGuest,
        };
        const url = oidc.buildAuthorizationUrl(config, {
          redirect_uri: `${origin}/api/auth/callback`,
          scope: 'openid email profile',
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          state: attempt.state,
          nonce: attempt.nonce,
          // Several people may use one development machine: the stand-in asks each time who it is.
          ...(client.provider === 'development' && { prompt: 'login' }),
        });
        return { url, attempt };
      }),
    finish: ({ url, attempt }) =>
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
        const asks = canAsk && claims !== undefined && !('email' in claims);
        const answer = asks ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub) : {};
        return toAccount({ ...answer, ...claims }, client.provider);
      }),
  };
}
