import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { Registry } from 'prom-client';
import { api } from '#features/api.ts';
import type { Settings } from '#server/env.ts';
import { mountHealth } from '#server/health.ts';
import { answerClientError } from '#server/http/client-errors.ts';
import { mount } from '#server/http/mount.ts';
import { refuseOtherMethods } from '#server/http/other-methods.ts';
import { loggerOptions } from '#server/log.ts';
import { untilQueueOpens } from '#server/jobs/jobs.ts';
import { addDescription, mountApiDocs, schemaController } from './contract/api-docs.ts';
import { routes } from './routes.ts';
import { answerErrors, answerUnroutable } from './http/answer-errors.ts';
import { mountDevelopment } from './http/mount-development.ts';
import { mountTelemetry } from './http/mount-telemetry.ts';
import { addSecurity } from './http/security.ts';
import { mountMcp } from './mcp/mount-mcp.ts';
import { mountPages } from './pages.ts';
import { createServices } from './services.ts';

/** The backlog of pending connections: after a restart every open tab reconnects at once. The system's own limit also applies. */
export const BACKLOG = 4096;
/** Bytes of a JSON body: forty chat messages of the longest kind. */
const BODY_LIMIT = 400_000;

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

/** What starts the jobs of an app, and answers how they are stopped. */
export type OpenJobs = (
  app: FastifyInstance,
  services: Awaited<ReturnType<typeof createServices>>,
) => Promise<{ stop(): Promise<void> }>;

/** Requests that add no job. */
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

type AppOptions = {
  settings: Settings;
  now: () => Date;
  openJobs?: OpenJobs;
  keepDeletions?: () => Promise<void>;
};

/**
 * The whole server, not yet listening. `now` is its only clock; the database must be open. Jobs run if `openJobs` starts them, and stop with the
 * app. `keepDeletions` records deleted accounts beside the database's snapshots. Bad settings were rejected earlier, so this throws nothing
 * itself.
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
    schemaController,
    // Addresses that cannot be decoded, or with an overlong id, are not found; they never reach a route or a hook.
    frameworkErrors: (_error, request, reply) => answerUnroutable(request, reply as FastifyReply),
  });
  if (openJobs) {
    app.addHook('onRequest', async ({ method }) => {
      if (!READS.has(method)) await untilQueueOpens();
    });
  }
  // Only JSON bodies are accepted.
  app.removeContentTypeParser('text/plain');
  const registry = new Registry();
  const services = await createServices(app, { settings, keepDeletions, registry });

  answerErrors(app);
  const refuseTheOthers = refuseOtherMethods(app);
  closeIdleConnections(app);

  await addSecurity(app, settings);
  await addDescription(app);
  await mountTelemetry(app, settings, registry);
  mountHealth(app);
  mountApiDocs(app);
  const rateLimit = settings.RATE_LIMIT && (settings.DATABASE_URL ? 'together' : 'here');
  mount(app, { ...services, api, routes: routes(services), now, rateLimit });
  mountMcp(app, now);
  await mountDevelopment(app, services);
  await mountPages(app, services, now);
  refuseTheOthers();
  if (openJobs) {
    const running = await openJobs(app, services);
    app.addHook('preClose', () => running.stop());
  }
  return app;
}
