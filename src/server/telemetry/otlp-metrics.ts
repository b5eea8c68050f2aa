import { type HrTime, ValueType } from '@opentelemetry/api';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
} from '@opentelemetry/sdk-metrics';
import type { Registry } from 'prom-client';

type Labels = Readonly<Record<string, string | number>>;
type Kept = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number];
/** Of a histogram, each value says of which of its series it is. */
type Value = { readonly labels: Labels; readonly value: number; readonly metricName?: string };
type Times = Pick<DataPoint<number>, 'startTime' | 'endTime'>;
type Span = { readonly since: HrTime; readonly until: HrTime };

/** Everything but the edge of a bucket. */
const ownLabels = ({ le: _edge, ...labels }: Labels): Labels => labels;

/** The values of a histogram, which counts each value in every bucket above it, as OTLP has them: each counted once. */
function toHistogram(values: readonly Value[]): Histogram {
  const valueOf = (ending: string) => values.find(({ metricName }) => metricName?.endsWith(ending))?.value ?? 0;
  const buckets = values.filter(({ metricName }) => metricName?.endsWith('_bucket'));
  const counts = buckets.map(({ value }, at) => value - (buckets[at - 1]?.value ?? 0));
  const boundaries = buckets.map(({ labels }) => Number(labels.le)).filter(Number.isFinite);
  return { buckets: { boundaries, counts }, sum: valueOf('_sum'), count: valueOf('_count') };
}

function histogramPoints(values: readonly Value[], times: Times) {
  const byLabels = Map.groupBy(values, ({ labels }) => JSON.stringify(ownLabels(labels)));
  return [...byLabels].map(([labels, of]) => ({ ...times, attributes: JSON.parse(labels), value: toHistogram(of) }));
}

function toOne({ name, help, type, values }: Kept, { since, until }: Span): MetricData {
  const times = { startTime: since, endTime: until };
  const of = {
    descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  // As a string: the library says a name where it means a number.
  const kind = String(type);
  if (kind === 'histogram') {
    return { ...of, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramPoints(values as Value[], times) };
  }
  const dataPoints = values.map(({ labels, value }) => ({ ...times, attributes: { ...labels } as Labels, value }));
  if (kind === 'counter') return { ...of, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints };
  return { ...of, dataPointType: DataPointType.GAUGE, dataPoints };
}

/** The metrics of a registry in the form of OTLP, counted since the start. */
export const toMetricData = (kept: readonly Kept[], span: Span): MetricData[] => kept.map((one) => toOne(one, span));
