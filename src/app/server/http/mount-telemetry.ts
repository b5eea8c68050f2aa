import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { Settings } from '#server/env.ts';
import { admittedUser } from '#server/http/admission.ts';
import { useTracing } from '#server/tracing.ts';
import { mountMetrics } from '#server/telemetry/metrics.ts';
import { traceRequests } from '#server/telemetry/trace-requests.ts';
import { createUserHash } from '#server/telemetry/user-hash.ts';

/** What an operator may watch of an app: its figures, its log and, with OTEL_EXPORTER_OTLP_ENDPOINT, traces. The libraries for these are loaded only then. */
export async function mountTelemetry(app: FastifyInstance, settings: Settings, registry: Registry): Promise<void> {
  const hashOf = createUserHash(settings.SECRET_KEY);
  const userOf = (request: FastifyRequest) => {
    const user = admittedUser(request);
    return user ? hashOf(user.id) : null;
  };
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { openTelemetry } = await import('#server/telemetry/open-telemetry.ts');
    const { startSpan, stop } = openTelemetry(settings, { registry, log: app.log });
    useTracing(startSpan);
    traceRequests(app, { isParentBelieved: settings.TRUST_PROXY > 0, userOf });
    app.addHook('onClose', async () => {
      useTracing(null);
      await stop();
    });
  }
  mountMetrics(app, { settings, registry, userOf });
}
