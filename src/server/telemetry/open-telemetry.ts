import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { hrTime, parseKeyPairsIntoRecord, setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { type Resource, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { Settings } from '#server/env.ts';
import { within } from '#server/patience.ts';
import type { StartSpan } from '#server/tracing.ts';
import { toMetricData } from './otlp-metrics.ts';

const KINDS = {
  server: SpanKind.SERVER,
  internal: SpanKind.INTERNAL,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
} as const;

/** Milliseconds that the last of it has to be sent when the server stops. */
const STOP_WITHIN = 2000;
const ignore = () => {};

const scope = { name: 'taylr' };

/** Begins spans whose children are those that begin inside of them, however the work goes on. */
function spanStarter(provider: TracerProvider): StartSpan {
  const tracer = provider.getTracer(scope.name);
  const propagator = new W3CTraceContextPropagator();
  const current = new AsyncLocalStorage<Context>();
  const getParent = (traceparent: string | undefined): Context => {
    const getter = { keys: () => ['traceparent'], get: () => traceparent };
    return current.getStore() ?? propagator.extract(ROOT_CONTEXT, {}, getter);
  };
  return (name, { kind, facts = {}, parent }) => {
    const around = getParent(parent);
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: facts }, around);
    const inside = trace.setSpan(around, span);
    return {
      run: (work) => current.run(inside, work),
      end: (more = {}, failedAs) => {
        span.setAttributes(more);
        if (failedAs) span.setAttribute('error.type', failedAs).setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };
}

type Sent = { readonly endpoint: string; readonly headers: Record<string, string>; readonly resource: Resource };

/** Sends the figures of `/metrics`: there is one set of them, whoever reads it. */
function meterProvider(registry: Registry, { endpoint, headers, resource }: Sent): MeterProvider {
  const since = hrTime();
  const collect = async () => {
    const metrics = toMetricData(await registry.getMetricsAsJSON(), { since, until: hrTime() });
    return { resourceMetrics: { resource, scopeMetrics: [{ scope, metrics }] }, errors: [] };
  };
  const exporter = new OTLPMetricExporter({ url: `${endpoint}/v1/metrics`, headers });
  const reader = new PeriodicExportingMetricReader({ exporter, metricProducers: [{ collect }] });
  return new MeterProvider({ resource, readers: [reader] });
}

/** Sends traces and metrics by OTLP (HTTP, JSON) to the operator's collector. What cannot be sent is dropped, with a line in the log. */
export function openTelemetry(
  settings: Settings,
  { registry, log }: { registry: Registry; log: FastifyBaseLogger },
): { readonly startSpan: StartSpan; readonly stop: () => Promise<void> } {
  setGlobalErrorHandler((error) => log.warn({ err: error }, 'telemetry not sent'));
  const endpoint = (settings.OTEL_EXPORTER_OTLP_ENDPOINT ?? '').replace(/\/$/, '');
  const headers = parseKeyPairsIntoRecord(settings.OTEL_EXPORTER_OTLP_HEADERS);
  const resource = resourceFromAttributes({
    'service.name': settings.OTEL_SERVICE_NAME,
    'service.instance.id': randomUUID(),
  });
  const sampler = new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.OTEL_TRACES_SAMPLER_ARG) });
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers });
  const traces = new TracerProvider({ resource, sampler, spanProcessors: [new BatchSpanProcessor({ exporter })] });
  const metrics = meterProvider(registry, { endpoint, headers, resource });
  return {
    startSpan: spanStarter(traces),
    // A collector that is gone must not hold up the stop.
    stop: () => within(STOP_WITHIN, Promise.all([traces.shutdown(), metrics.shutdown()])).then(ignore, ignore),
  };
}
