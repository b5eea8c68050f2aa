import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { AppError } from '#contract/error.ts';
import { isLoopback, type Settings } from './env.ts';

/** Only for this machine or whoever holds the token; a request that came through a proxy is not from this machine. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token && request.headers.authorization === `Bearer ${token}`) return true;
  const address = request.socket.remoteAddress?.replace('::ffff:', '') ?? '';
  return isLoopback(address) && !request.headers['x-forwarded-for'] && !request.headers.forwarded;
}

/** `GET /metrics` for Prometheus: process figures and one histogram of request times by route. */
export function mountMetrics(app: FastifyInstance, settings: Settings): void {
  const registry = new Registry();
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
    request.log.info({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, settings.METRICS_TOKEN)) throw new AppError('FORBIDDEN', 'Metrics are for this machine only');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
