import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { Registry } from 'prom-client';
import { AppError } from '#contract/error.ts';
import { speakForSchemas } from '#contract/refusals.ts';
import { countedAs } from '#core/network/network-address.ts';
import { mountDevelopmentProvider } from '#features/account/server/development/development-provider.ts';
import { createSignIn } from '#features/account/server/sign-in/sign-in.ts';
import { api } from '#features/api.ts';
import { followZone } from '#features/preferences/server/follow-zone.ts';
import { createPush } from '#features/push/server/create-push.ts';
import { ownedTables, routes } from './features.ts';
import { mountApiDocs } from './contract/api-docs.ts';
import { withHeaders } from '#server/http/call-description.ts';
import { answerClientError } from '#server/http/client-errors.ts';
import { createCoach } from '#server/coach/create-coach.ts';
import type { Settings } from '#server/env.ts';
import { errorAnswer } from '#server/http/error-answer.ts';
import { mountHealth } from '#server/health.ts';
import { loggerOptions } from '#server/log.ts';
import { mountMetrics } from '#server/metrics.ts';
import { mount } from '#server/http/mount.ts';
import { refuseOtherMethods } from '#server/http/other-methods.ts';
import { mountPages } from './pages.ts';
import { useWorkers } from '#server/off-thread/off-thread.ts';
import type { Services } from '#server/services.ts';
import { cookiesFor } from '#server/session/session.ts';

// In the sources the file beside this one; in the build, where every chunk lies beside main.js, one of the build's own.
useWorkers(new URL(process.env.TAYLR_BUNDLED ? './off-thread.js' : './worker.ts', import.meta.url));

/** Connections that may wait to be taken: after a restart every open tab comes back at once. The system's own limit holds too. */
export const BACKLOG = 4096;
/** Requests a minute and client; a visible tab asks six times. */
const REQUESTS_PER_MINUTE = 600;
/** Bytes of a JSON body: forty chat messages of the longest kind. */
const BODY_LIMIT = 400_000;

/** What a page may ask the browser for: a picture of the screen, for feedback, and nothing else that watches or locates. */
const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=(self)';

/** Unsafe requests come from our own pages or from no page at all, whatever they ask for; a cookie alone proves nothing. */
function refuseCrossOrigin(request: FastifyRequest): void {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  const trusted = site
    ? site === 'same-origin' || site === 'none'
    : !origin || URL.parse(origin)?.host === request.host;
  if (!trusted) throw new AppError('CROSS_ORIGIN', 'This request came from another site');
}

async function addSecurity(app: FastifyInstance, settings: Settings): Promise<void> {
  const https = settings.PUBLIC_URL?.startsWith('https:') ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Radix writes style attributes, for instance to lock scrolling behind a dialog.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'https:'],
        connectSrc: ["'self'", ...(settings.POSTHOG_KEY ? [new URL(settings.POSTHOG_HOST).origin] : [])],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: settings.HSTS_SUBDOMAINS } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
  });
  await app.register(cookie);
  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });
  await app.register(rateLimit, {
    global: settings.RATE_LIMIT,
    max: REQUESTS_PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => countedAs(ip),
    errorResponseBuilder: () => new AppError('RATE_LIMITED', 'Too many requests. Please wait a moment.'),
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // For every answer; the pages and the built files say otherwise for themselves.
    reply.header('cache-control', 'no-store');
    refuseCrossOrigin(request);
  });
}

async function addDescription(app: FastifyInstance): Promise<void> {
  speakForSchemas();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Taylr',
        version: '0.1.0',
        description: 'Goals, identities, weekly habit plans and daily check-ins.',
      },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'taylr' } } },
    },
    transform: withHeaders(createJsonSchemaTransform({ skipList: [] })),
    transformObject: createJsonSchemaTransformObject({}),
  });
}

/** Connections that stay open after their answer would hold up a stop for a minute; they are closed as they fall idle. */
function closeIdleConnections(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const idle = setInterval(() => app.server.closeIdleConnections(), 100);
    const last = setTimeout(() => app.server.closeAllConnections(), 8000);
    app.server.once('close', () => {
      clearInterval(idle);
      clearTimeout(last);
    });
  });
}

/** Where the server itself can be reached on this machine; known once it listens. */
function ownOrigin(app: FastifyInstance, { HOST, PUBLIC_URL }: Settings): string {
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return PUBLIC_URL ?? `http://${HOST.includes(':') && !HOST.startsWith('[') ? `[${HOST}]` : HOST}:${port}`;
}

/** All names under which a browser on this machine may have opened the server. */
function localOrigins(app: FastifyInstance, settings: Settings): string[] {
  const own = new URL(ownOrigin(app, settings));
  const names = ['localhost', '127.0.0.1'].map((name) => `${own.protocol}//${name}${own.port && `:${own.port}`}`);
  return [...new Set([own.origin, ...names])];
}

/** Every error, and an address that names nothing, is answered in one shape. */
function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, headers, body } = errorAnswer(error);
    if (status >= 500) request.log.error({ err: error, req: request }, 'request failed');
    return reply.code(status).headers(headers).header('cache-control', 'no-store').send(body);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .send(errorAnswer(new AppError('NOT_FOUND', 'Not found')).body),
  );
}

/** Answers what never reaches a route or a hook. */
function answerUnroutable(request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = errorAnswer(new AppError('NOT_FOUND', 'Not found'));
  request.log.info({ req: request, status }, 'request');
  void reply.headers({ 'x-request-id': request.id, 'cache-control': 'no-store' }).code(status).send(body);
}

/** What starts the jobs of an app, and answers how they are stopped. */
export type OpenJobs = (app: FastifyInstance, services: Services) => Promise<{ stop(): Promise<void> }>;

type AppOptions = {
  settings: Settings;
  now: () => Date;
  openJobs?: OpenJobs;
  keepDeletions?: () => Promise<void>;
};

/**
 * The whole server, not yet listening. `now` is its only clock; the database must be open. Jobs run when `openJobs` starts them, and
 * stop with the app. `keepDeletions` writes down beside the database's snapshots whose account is gone. Throws nothing of its own: bad
 * settings were refused before.
 */
export async function createApp({
  settings,
  now,
  openJobs,
  keepDeletions = async () => {},
}: AppOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    logger: loggerOptions(settings),
    // One line a request, written with its route by metrics.ts.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: settings.TRUST_PROXY > 0 && ((_address: string, hop: number) => hop < settings.TRUST_PROXY),
    bodyLimit: BODY_LIMIT,
    // Ten megabytes from a phone take their time; other bodies are small, and headers have to come sooner.
    requestTimeout: 120_000,
    http: { headersTimeout: 30_000 },
    clientErrorHandler: answerClientError,
    routerOptions: { maxParamLength: 200 },
    // An address that cannot be decoded, or with an endless id in it, names nothing; these never reach a route or a hook.
    frameworkErrors: (_error, request, reply) => answerUnroutable(request, reply as FastifyReply),
  });
  // JSON is the only body there is.
  app.removeContentTypeParser('text/plain');
  const registry = new Registry();
  const services: Services = {
    settings,
    cookies: cookiesFor(settings.PUBLIC_URL),
    admins: new Set(settings.ADMIN_EMAILS),
    onZoneChange: followZone,
    coach: await createCoach(settings, { registry, log: app.log }),
    push: createPush(settings),
    signIn: createSignIn(settings, () => `${ownOrigin(app, settings)}/dev/oidc`),
    ownedTables,
    keepDeletions,
  };

  answerErrors(app);
  const refuseTheOthers = refuseOtherMethods(app);
  closeIdleConnections(app);

  await addSecurity(app, settings);
  await addDescription(app);
  mountMetrics(app, settings, registry);
  mountHealth(app);
  mountApiDocs(app);
  mount(app, { ...services, api, routes: routes(services), now, rateLimit: settings.RATE_LIMIT });
  if (services.signIn.provider === 'development') {
    await mountDevelopmentProvider(app, {
      issuer: () => `${ownOrigin(app, settings)}/dev/oidc`,
      origins: () => localOrigins(app, settings),
    });
  }
  await mountPages(app, services, now);
  refuseTheOthers();
  if (openJobs) {
    const running = await openJobs(app, services);
    app.addHook('preClose', () => running.stop());
  }
  return app;
}
