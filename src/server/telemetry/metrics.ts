import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, type Registry } from 'prom-client';
import { AppError } from '#contract/error.ts';
import type { Settings } from '#server/env.ts';
import { isFromThisMachine } from '#server/session/from-this-machine.ts';

/** Only for this machine or whoever holds the token; a request that came through a proxy is not from this machine. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token && request.headers.authorization === `Bearer ${token}`) return true;
  return isFromThisMachine(request);
}

type Options = {
  readonly settings: Settings;
  readonly registry: Registry;
  /** The keyed hash of who asks, null for a visitor. */
  readonly userOf: (request: FastifyRequest) => string | null;
};

/** `GET /metrics` for Prometheus: process figures, one histogram of request times by route, and what else is in `registry`. One line of the log a request. */
export function mountMetrics(app: FastifyInstance, { settings, registry, userOf }: Options): void {
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of the answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    const user = userOf(request);
    const said = { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime), ...(user && { user }) };
    request.log.info(said, 'request');
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, settings.METRICS_TOKEN)) throw new AppError('FORBIDDEN', 'Metrics are for this machine only');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
