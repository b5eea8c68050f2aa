import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#contract/error.ts';
import { countedAs } from '#core/network/network-address.ts';
import type { Settings } from '#server/env.ts';
import { trustProxyHeader } from '#server/session/auth-proxy.ts';
import { bearerOf } from '#server/session/token.ts';

/** Requests a minute and client; a visible tab asks six times. */
const REQUESTS_PER_MINUTE = 600;

/** The browser permissions of a page: screen capture for feedback and the microphone for dictating, but no camera, location or the like. */
const PERMISSIONS = 'camera=(), microphone=(self), geolocation=(), payment=(), usb=(), display-capture=(self)';

/**
 * Unsafe requests must come from our own pages or from no page at all; a cookie alone proves nothing. One with a token comes from whoever has
 * the token: no cookie counts beside it, and no page of another site can add it.
 */
function refuseCrossOrigin(request: FastifyRequest): void {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method) || bearerOf(request) !== null) return;
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  const trusted = site
    ? site === 'same-origin' || site === 'none'
    : !origin || URL.parse(origin)?.host === request.host;
  if (!trusted) throw new AppError('CROSS_ORIGIN', 'This request came from another site');
}

/**
 * Adds the headers of `helmet` to each answer: as the first one had them, since it works them out anew for each, which is a tenth of a short answer.
 * Where a route has its own, helmet adds those.
 */
function addHelmetHeaders(app: FastifyInstance): void {
  let known: readonly (readonly [name: string, value: string])[] | null = null;
  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    if ((routeOptions.config as { readonly helmet?: object }).helmet) return;
    if (known) {
      for (const [name, value] of known) reply.raw.setHeader(name, value);
      return;
    }
    const before = new Set(reply.raw.getHeaderNames());
    reply.helmet();
    known = reply.raw
      .getHeaderNames()
      .flatMap((name) => (before.has(name) ? [] : [[name, String(reply.raw.getHeader(name))]]));
  });
}

/** Headers, cookies, compression and the rate limit, for every request; requests from other sites are refused. */
export async function addSecurity(app: FastifyInstance, settings: Settings): Promise<void> {
  trustProxyHeader(app, settings);
  const https = settings.PUBLIC_URL?.startsWith('https:') ?? false;
  await app.register(helmet, {
    global: false,
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
  addHelmetHeaders(app);
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
    // The default for all responses; pages and built files set their own.
    reply.header('cache-control', 'no-store');
    refuseCrossOrigin(request);
  });
}
