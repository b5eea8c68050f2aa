import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/error.ts';
import { sendError } from '#server/http/answers/send-error.ts';
import { isFromThisMachine } from '#server/session/from-this-machine.ts';
import { DEVELOPMENT_CLIENT } from '../sign-in/sign-in.ts';
import { signInPage } from './development-page.ts';

type Provider = Awaited<ReturnType<typeof createProvider>>;
type Person = { sub: string; email: string; name: string };

/** The provider's path on the site. */
export const DEVELOPMENT_PATH = '/dev/oidc';
/** People remembered at a time; each signs in within minutes. */
const PEOPLE_MAX = 1000;

const field = (form: URLSearchParams, name: string) => (form.get(name) ?? '').trim().slice(0, 200);

/** A signing key for this run of the program; only its own client verifies the signatures. */
function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' };
}

async function createProvider(issuer: string, callbacks: string[], people: Map<string, Person>) {
  const { default: Provider } = await import('oidc-provider');
  const { createMemoryAdapter } = await import('oidc-provider/lib/adapters/memory_adapter.js');
  const provider = new Provider(issuer, {
    clients: [{ client_id: DEVELOPMENT_CLIENT.id, client_secret: DEVELOPMENT_CLIENT.secret, redirect_uris: callbacks }],
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `${DEVELOPMENT_PATH}/interaction/${interaction.uid}` },
    // In memory, since a sign-in takes minutes. Set explicitly, because the provider warns about its default store.
    adapter: createMemoryAdapter(),
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(24).toString('hex')] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    findAccount: (_context, sub) => {
      const person = people.get(sub);
      if (!person) return undefined;
      const [first, ...rest] = person.name.split(/\s+/);
      const names = { given_name: first ?? '', family_name: rest.join(' ') };
      return { accountId: sub, claims: async () => ({ sub, email: person.email, email_verified: true, ...names }) };
    },
    // No consent page: the only client is ours.
    loadExistingGrant: async (context) => {
      const grant = new context.oidc.provider.Grant({
        clientId: DEVELOPMENT_CLIENT.id,
        accountId: context.oidc.session?.accountId as string,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    renderError: (context, out) => {
      context.type = 'html';
      context.body = signInPage({ action: null, problem: `Sign-in stopped: ${out.error}. Go back and try again.` });
    },
  });
  return provider;
}

/** Notes who signed in; the same e-mail is the same account, after a restart too. */
function remember(people: Map<string, Person>, { email, name }: { email: string; name: string }): string {
  const sub = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 32);
  if (people.size >= PEOPLE_MAX) people.clear();
  people.set(sub, { sub, email: email.toLowerCase(), name });
  return sub;
}

/** Passes requests under the provider's path to it. */
async function handOver(provider: Provider, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.hijack();
  const raw = request.raw as typeof request.raw & { originalUrl?: string };
  const [, search = ''] = /[^?]*(.*)/.exec(raw.url as string) ?? [];
  // The provider finds its own path from the difference of the two.
  raw.url = `/${(request.params as { '*': string })['*']}${search}`;
  raw.originalUrl = DEVELOPMENT_PATH + raw.url;
  await provider.callback()(raw, reply.raw);
}

const sendPage = (reply: FastifyReply, page: Parameters<typeof signInPage>[0]) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(signInPage(page));

/**
 * A real OpenID Connect provider for a machine where none is configured: you enter who you are. It answers only requests from this machine that
 * came through no proxy; the caller makes sure that the server listens on loopback.
 */
export function mountDevelopmentProvider(
  app: FastifyInstance,
  { issuer, origins }: { issuer: () => string; origins: () => string[] },
) {
  const people = new Map<string, Person>();
  let provider: ReturnType<typeof createProvider> | null = null;
  const ready = () =>
    (provider ??= createProvider(
      issuer(),
      origins().map((origin) => `${origin}/api/auth/callback`),
      people,
    ));

  return app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply) => {
      // After the form the browser goes on to the site, which may be open under another name of this machine.
      const allowed = ["'self'", ...origins()].join(' ');
      reply.header('content-security-policy', `default-src 'none'; style-src 'unsafe-inline'; form-action ${allowed}`);
    });
    scope.addHook('onRequest', async (request) => {
      if (!isFromThisMachine(request)) throw new AppError('NOT_FOUND', 'Not found');
    });
    const hidden = { schema: { hide: true } };
    // A form that stood open for too long, or was sent already, or that another run of the program began.
    scope.setErrorHandler((error, request, reply) => {
      if ((error as Error).name !== 'SessionNotFound') return sendError(error, request, reply);
      return sendPage(reply.code(400), { action: null, problem: 'This sign-in is over. Please begin again.' });
    });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));

    scope.get(`${DEVELOPMENT_PATH}/interaction/:uid`, hidden, async (request, reply) => {
      const { uid } = await (await ready()).interactionDetails(request.raw, reply.raw);
      return sendPage(reply, { action: `${DEVELOPMENT_PATH}/interaction/${uid}`, problem: null });
    });

    scope.post(`${DEVELOPMENT_PATH}/interaction/:uid`, { ...hidden, bodyLimit: 4096 }, async (request, reply) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request.raw) chunks.push(chunk as Buffer);
      const form = new URLSearchParams(Buffer.concat(chunks).toString('utf8').slice(0, 4096));
      const oidc = await ready();
      const email = field(form, 'email');
      if (form.has('cancel')) {
        return reply.redirect(await oidc.interactionResult(request.raw, reply.raw, { error: 'access_denied' }), 303);
      }
      if (!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email)) {
        const { uid } = await oidc.interactionDetails(request.raw, reply.raw);
        const action = `${DEVELOPMENT_PATH}/interaction/${uid}`;
        return sendPage(reply.code(422), { action, problem: 'Please enter an e-mail address.' });
      }
      const accountId = remember(people, { email, name: field(form, 'name') || (email.split('@')[0] as string) });
      return reply.redirect(await oidc.interactionResult(request.raw, reply.raw, { login: { accountId } }), 303);
    });

    const pass = async (request: FastifyRequest, reply: FastifyReply) => handOver(await ready(), request, reply);
    scope.get(`${DEVELOPMENT_PATH}/*`, hidden, pass);
    scope.post(`${DEVELOPMENT_PATH}/*`, hidden, pass);
  });
}
