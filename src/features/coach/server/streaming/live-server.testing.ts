import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { createBuiltinCoach } from '#coach/builtin-coach.ts';
import type { AnsweredBy, Coach, Live } from '#coach/port.ts';
import { AppError } from '#contract/error.ts';
import { followZone } from '#features/preferences/server/follow-zone.ts';
import { createSignIn } from '#features/account/server/sign-in/sign-in.ts';
import { createPush } from '#features/push/server/create-push.ts';
import { api } from '#features/api.ts';
import { tokenAccess } from '#app/server/contract/token-access.ts';
import { ownedTables } from '#server/user-rows/owned-tables.ts';
import { routes } from '#app/server/routes.ts';
import { readSettings } from '#server/env.ts';
import { errorAnswer } from '#server/http/answers/error-answer.ts';
import { mount } from '#server/http/mount.ts';
import { cookiesFor } from '#server/session/session.ts';
import { clock } from '#app/testing/server/test-server.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';

const unseen = () => {};

/** What a test-controlled engine says; the text it answers with. */
export type Speech = (live: Live) => Promise<{ reply: string; answeredBy?: AnsweredBy }>;

/** An engine that says what a test tells it to, when the test lets it. Other calls go to the built-in engine under the replaced engine's name. */
function spoken(speech: () => Speech, offeredBy: () => AnsweredBy): Coach {
  const builtin = createBuiltinCoach();
  return {
    ...builtin,
    suggestIdentities: async (facts) => ({ ...(await builtin.suggestIdentities(facts)), answeredBy: offeredBy() }),
    planHabits: async (facts) => ({ ...(await builtin.planHabits(facts)), answeredBy: offeredBy() }),
    chatIdentity: async (_facts, live = {}) => {
      const { reply, answeredBy = 'model' } = await speech()(live);
      return { reply, proposal: null, agreed: false, answeredBy };
    },
    refineHabits: async ({ currentHabits }, live = {}) => {
      const { reply, answeredBy = 'model' } = await speech()(live);
      return { response: reply, habits: [...currentHabits], answeredBy };
    },
  };
}

/** All calls of the interface on the worker's database, with an engine under the test's hand behind them. */
export async function startLiveServer(
  speech: () => Speech,
  { heartbeat = 60_000, limited = false, offeredBy = (): AnsweredBy => 'builtin' } = {},
) {
  const settings = readSettings({ PORT: '0', LOG_LEVEL: 'silent' });
  const app: FastifyInstance = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error, _request, reply) => {
    const { status, body } = errorAnswer(error);
    return reply.code(status).send(body);
  });
  await app.register(cookie);
  await app.register(rateLimit, {
    global: limited,
    max: 600,
    errorResponseBuilder: () => new AppError('RATE_LIMITED', 'Too many requests. Please wait a moment.'),
  });
  const cookies = cookiesFor(undefined);
  const admins = new Set<string>();
  const signIn = createSignIn(settings, () => 'http://127.0.0.1/dev/oidc');
  const services = {
    settings,
    cookies,
    admins,
    proxyUser: () => null,
    onZoneChange: followZone,
    coach: spoken(speech, offeredBy),
    push: createPush(settings),
    // Nobody watches it.
    meters: { coach: unseen, push: unseen, webhook: unseen, keptAnswer: unseen, job: unseen, watchQueues: unseen },
    // Nobody leaves a secret.
    sealer: { seal: (secret: string) => secret, open: (stored: string) => stored, isCurrent: () => true },
    // Nothing goes out of it.
    mail: null,
    outgoing: {
      refusal: async () => 'private' as const,
      post: async () => ({ status: null, problem: 'address', retryAfterMs: 0 }) as const,
    },
    signIn,
    tokenAccess,
    ownedTables,
    keepDeletions: async () => {},
  };
  mount(app, {
    ...services,
    api,
    routes: routes(services),
    now: () => clock.now,
    rateLimit: limited && 'here',
    heartbeat,
  });
  return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

type Event = { event: string; data: unknown };

/** The events of a text as it came over the wire, comments as events of that name. */
export function eventsIn(text: string): Event[] {
  return text
    .split('\n\n')
    .filter((block) => block !== '')
    .map((block) => {
      if (block.startsWith(':')) return { event: 'comment', data: null };
      const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
      return { event, data: JSON.parse(data) };
    });
}

type Sent = { body: unknown; key?: string; signal?: AbortSignal; accept?: string };

/** Posts as a browser that follows the answer does; the answer is not read yet. */
export function follow(client: TestClient, path: string, { body, key, signal, accept = 'text/event-stream' }: Sent) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return fetch(new URL(path, client.url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept,
      cookie,
      'x-time-zone': client.zone,
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
    signal: signal ?? AbortSignal.timeout(15_000),
  });
}

/** Reads an answer piece by piece: `next` waits until the text so far contains the given string. */
export function getReading(response: Response) {
  const reader = (response.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    until: async (wanted: string): Promise<string> => {
      while (!text.includes(wanted)) {
        const { done, value } = await reader.read();
        if (done) throw new Error(`ended without ${wanted}: ${text}`);
        text += value;
      }
      return text;
    },
    leave: () => reader.cancel(),
  };
}

/** A door that a test opens. */
export function createGate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { passed: promise, open: () => resolve() };
}
