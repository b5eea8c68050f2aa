import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { CoachCall } from '#coach/model/asking/answer-with.ts';
import { AppError } from '#contract/error.ts';
import type { Settings } from './env.ts';
import { isFromThisMachine } from '#server/session/from-this-machine.ts';

/** Only for this machine or whoever holds the token; a request that came through a proxy is not from this machine. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token && request.headers.authorization === `Bearer ${token}`) return true;
  return isFromThisMachine(request);
}

/**
 * Counts a model-backed coach's calls, tokens and durations, by method and outcome. The figures contain no user text. Created only with such a
 * coach.
 */
export function meterCoach(registry: Registry): (call: CoachCall) => void {
  const registers = [registry];
  const calls = new Counter({
    name: 'coach_calls_total',
    help: 'Calls of the coach, by how they went and who answered',
    labelNames: ['method', 'outcome', 'answered_by'],
    registers,
  });
  const tokens = new Counter({
    name: 'coach_tokens_total',
    help: 'Tokens that the provider counted',
    labelNames: ['method', 'direction'],
    registers,
  });
  const seconds = new Histogram({
    name: 'coach_call_duration_seconds',
    help: 'Time of a call of the coach, repair and fallback included',
    labelNames: ['method', 'answered_by'],
    buckets: [0.1, 0.25, 0.5, 1, 2, 4, 7, 10, 20, 45, 90],
    registers,
  });
  return ({ method, outcome, answeredBy, milliseconds, tokensIn, tokensOut }) => {
    calls.inc({ method, outcome, answered_by: answeredBy });
    tokens.inc({ method, direction: 'in' }, tokensIn);
    tokens.inc({ method, direction: 'out' }, tokensOut);
    seconds.observe({ method, answered_by: answeredBy }, milliseconds / 1000);
  };
}

/** `GET /metrics` for Prometheus: process figures, one histogram of request times by route, and what else is in `registry`. */
export function mountMetrics(app: FastifyInstance, settings: Settings, registry: Registry): void {
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
