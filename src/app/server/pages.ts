import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/error.ts';
import { getAddress } from '#contract/addresses.ts';
import { errorAnswer } from '#server/http/answers/error-answer.ts';
import { guestsAllowed } from '#server/env.ts';
import type { Services } from '#server/services.ts';
import { currentUser } from '#server/session/session.ts';
import { escapeHtml } from '#server/http/escape-html.ts';

/** Where the built client lies: beside the server's bundle, or under dist when the server runs from its sources. */
const BUILT = process.env.TAYLR_BUNDLED ? '../web/' : '../../../dist/web/';
const folder = fileURLToPath(new URL(BUILT, import.meta.url));
const CLIENT = existsSync(`${folder}index.html`) ? folder : null;

/** The headers that a file of the build needs besides its own: the others are about pages and calls, and a visit would carry them a dozen times. */
function asFile(reply: FastifyReply, cacheControl: string): FastifyReply {
  return reply
    .removeHeader('permissions-policy')
    .removeHeader('x-request-id')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', cacheControl);
}

const SECONDS_A_YEAR = 31_536_000;
const SECONDS_A_DAY = 86_400;

/** The ways to sign in as the landing page reads them: a line each, its id and its label. */
const waysText = ({ signIn }: Services) => signIn.ways.map(({ id, label }) => `${id} ${label}`).join('\n');

/** The landing page with this server's options: the buttons of the sign-in, and whether guests are allowed. */
function landingHtml(services: Services): string {
  return readFileSync(`${CLIENT}landing.html`, 'utf8')
    .replace('data-guests="on"', `data-guests="${guestsAllowed(services.settings) ? 'on' : 'off'}"`)
    .replace('data-sign-in="google Continue with Google"', `data-sign-in="${escapeHtml(waysText(services))}"`)
    .replace('data-background="off"', `data-background="${services.settings.MARKETING_BACKGROUND_URL ? 'on' : 'off'}"`)
    .replace(
      'content="/social-card.jpg"',
      `content="${escapeHtml(services.settings.PUBLIC_URL ?? '')}/social-card.jpg"`,
    );
}

/** The app's page, with the contact address and the analytics settings if configured. */
function shellHtml({ settings }: Services): string {
  const { CONTACT_EMAIL: contact, POSTHOG_KEY: key, POSTHOG_HOST: host } = settings;
  const said = [
    contact && `data-contact="${escapeHtml(contact)}" `,
    key && `data-analytics-key="${escapeHtml(key)}" data-analytics-host="${escapeHtml(host)}" `,
  ];
  const html = readFileSync(`${CLIENT}index.html`, 'utf8');
  return html.replace('<html ', `<html ${said.filter(Boolean).join('')}`);
}

/** The service worker. It keeps the app's page as this server's settings make it: with other settings it is another version, and fetched anew. */
function workerScript(shell: string): string {
  const version = createHash('sha256').update(shell).digest('hex').slice(0, 16);
  return readFileSync(`${CLIENT}sw.js`, 'utf8').replace(/(\/index\.html",revision:")\w+/, `$1${version}`);
}

/** Of the page of a link: its own files and the one call, and nothing of anybody else. */
const TICK_POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    fontSrc: ["'self'"],
    imgSrc: ["'self'"],
    connectSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
};

/** The page of a link that ticks a habit: the same for each, and whatever asks for it has ticked nothing. Its script asks the server. */
function mountTickPage(app: FastifyInstance): void {
  const page = readFileSync(`${CLIENT}tick.html`, 'utf8');
  const helmet = { contentSecurityPolicy: TICK_POLICY, referrerPolicy: { policy: 'no-referrer' as const } };
  app.get('/t/:code', { schema: { hide: true }, helmet }, async (_request, reply) =>
    sendHtml(reply.header('x-robots-tag', 'noindex, nofollow'), page),
  );
}

function sendHtml(reply: FastifyReply, html: string, status = 200): FastifyReply {
  return reply.code(status).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
}

/** The pages and the built files. Unknown addresses get the app with status 404; it shows the not-found page. */
export async function mountPages(app: FastifyInstance, services: Services, now: () => Date): Promise<void> {
  if (!CLIENT) return;
  const shell = shellHtml(services);
  const landing = landingHtml(services);
  await app.register(fastifyStatic, { root: CLIENT, serve: false, preCompressed: true, cacheControl: false });

  /** While the database is unavailable the app is served anyway: it shows what the device stores, or that the server is unreachable. */
  const whenAway = (error: unknown, { request, reply }: { request: FastifyRequest; reply: FastifyReply }) => {
    const { status, headers } = errorAnswer(error);
    if (status !== 503) throw error;
    request.log.error({ err: error, req: request }, 'request failed');
    return sendHtml(reply.headers(headers), shell, status);
  };

  const isSignedIn = async (request: FastifyRequest, reply: FastifyReply) =>
    (await currentUser(request, reply, { ...services, now: now() })) !== null;

  async function home(request: FastifyRequest, reply: FastifyReply) {
    // The app creates the guest; where guests are disabled it continues to the sign-in.
    const guestLink = (request.query as Record<string, string>).guest === 'true';
    return sendHtml(reply, guestLink || (await isSignedIn(request, reply)) ? shell : landing);
  }

  async function appPage(request: FastifyRequest, reply: FastifyReply) {
    // The path as the router decoded it, so that its encoding does not matter.
    const path = `/${(request.params as { '*': string })['*']}`;
    if (/^\/(api|dev)(\/|$)/.test(path)) throw new AppError('NOT_FOUND', 'Not found');
    const address = getAddress(path);
    const exists = address && (address.access === 'public' || (await isSignedIn(request, reply)));
    return sendHtml(reply, shell, exists ? 200 : 404);
  }

  const hidden = { schema: { hide: true } };
  const page = {
    ...hidden,
    errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) => whenAway(error, { request, reply }),
  };
  for (const path of ['/', '/dashboard']) app.get(path, page, home);
  mountTickPage(app);
  app.get('/landing', hidden, async (_request, reply) => sendHtml(reply, landing));
  const built = { ...hidden, helmet: false, config: { rateLimit: false } } as const;
  // A hash in their names says which version they are.
  const hashed = { etag: false, lastModified: false, acceptRanges: false };
  app.get('/assets/*', built, async (request, reply) => {
    const file = `assets/${(request.params as { '*': string })['*']}`;
    return asFile(reply, `public, max-age=${SECONDS_A_YEAR}, immutable`).sendFile(file, hashed);
  });
  app.get('/icons/*', built, async (request, reply) => {
    const file = `icons/${(request.params as { '*': string })['*']}`;
    return asFile(reply, `public, max-age=${SECONDS_A_DAY}`).sendFile(file);
  });
  for (const file of ['start.js', 'favicon.svg', 'manifest.webmanifest', 'robots.txt', 'social-card.jpg']) {
    app.get(`/${file}`, { ...hidden, helmet: false }, async (_request, reply) =>
      asFile(reply, 'no-cache').sendFile(file),
    );
  }
  // For the service worker, which keeps it; people open the addresses of the app.
  app.get('/index.html', hidden, async (_request, reply) => sendHtml(reply, shell));
  const worker = services.settings.SERVICE_WORKER
    ? workerScript(shell)
    : readFileSync(`${CLIENT}sw-retired.js`, 'utf8');
  app.get('/sw.js', hidden, async (_request, reply) => {
    return reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(worker);
  });
  app.get('/*', page, appPage);
}
