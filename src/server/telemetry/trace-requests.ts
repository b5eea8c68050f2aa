import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Span, startSpan } from '#server/tracing.ts';

type Options = {
  /** Whether a request may say which trace it belongs to: only a proxy that is believed may. */
  readonly isParentBelieved: boolean;
  /** The keyed hash of who asks, null for a visitor. */
  readonly userOf: (request: FastifyRequest) => string | null;
};

/** A span for each request, by the names of OpenTelemetry's conventions: its route as a template, method, status, and the hash of who asks. */
export function traceRequests(app: FastifyInstance, { isParentBelieved, userOf }: Options): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, headers } = request;
    const route = routeOptions.url ?? 'none';
    const { traceparent } = headers;
    const parent = isParentBelieved && typeof traceparent === 'string' ? traceparent : undefined;
    const facts = { 'http.request.method': method, 'http.route': route };
    const span = startSpan(`${method} ${route}`, { kind: 'server', facts, parent });
    if (!span) return done();
    spans.set(request, span);
    span.run(done);
  });
  // A body comes by events of its connection, which belong to no request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
  app.addHook('onResponse', async (request, reply) => {
    const user = userOf(request);
    const failedAs = reply.statusCode >= 500 ? String(reply.statusCode) : undefined;
    const facts = { 'http.response.status_code': reply.statusCode, ...(user && { 'user.hash': user }) };
    spans.get(request)?.end(facts, failedAs);
  });
}
