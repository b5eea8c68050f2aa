import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HttpReceiver } from '#app/testing/outside/http-receiver.ts';
import { freshServer, startApp } from '#app/testing/server/test-server.ts';
import { runKeptJobs } from '#app/testing/server/kept-jobs.ts';
import { clock } from '#app/testing/server/test-server.ts';
import { goalBody } from '#app/testing/world/factories.ts';
import { TestClient } from '#app/testing/world/test-client.ts';

/** Part of all that is written; nothing that is sent may contain it. */
const CANARY = 'Zq7canaryXw';
const TRACE = '0af7651916cd43dd8448eb211c80319c';

type Value = { stringValue?: string; intValue?: number };
type Fact = { key: string; value: Value };
type Sent = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Fact[];
  status: { code?: number };
};
type Point = {
  attributes: Fact[];
  asDouble?: number;
  count?: number;
  bucketCounts?: number[];
  explicitBounds?: number[];
  sum?: number;
};
type Metric = {
  name: string;
  sum?: { dataPoints: Point[]; isMonotonic: boolean };
  gauge?: { dataPoints: Point[] };
  histogram?: { dataPoints: Point[] };
};

let collector: HttpReceiver;
beforeAll(async () => {
  collector = await HttpReceiver.start();
});
afterAll(() => collector.stop());
beforeEach(async () => {
  await freshServer();
  collector.reset();
  collector.answer = () => ({ status: 200, headers: { 'content-type': 'application/json' }, body: '{}' });
});

const factsOf = ({ attributes }: { attributes: Fact[] }) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

/** What the collector was told once the server has stopped. */
function told() {
  const at = (path: string) =>
    collector.received
      .filter((one) => one.path === path)
      .map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  const spans = (at('/v1/traces') as { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] }[]).flatMap(
    ({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)),
  );
  const metrics = (at('/v1/metrics') as { resourceMetrics: { scopeMetrics: { metrics: Metric[] }[] }[] }[]).flatMap(
    ({ resourceMetrics }) => resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((one) => one.metrics)),
  );
  return { spans, metrics };
}

async function watched(env: Record<string, string> = {}) {
  const { app, url } = await startApp({ OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.origin}/`, ...env });
  const client = new TestClient(url);
  await client.must('POST /api/auth/guest');
  return { app, client };
}

async function aGoal(client: TestClient) {
  const body = goalBody({ description: `Walk, ${CANARY}` });
  const goal = await client.must('POST /api/goals', { body });
  await client.must('POST /api/chat/identity-suggestion', { body: { goalId: goal.id } });
  return goal;
}

describe('a server with a collector', () => {
  it('traces a request down to the coach, by its route and the hash of who asked, without a word of theirs', async () => {
    const { app, client } = await watched({ OTEL_EXPORTER_OTLP_HEADERS: 'x-key=secret' });
    const { id } = await aGoal(client);
    await client.must('GET /api/goals/:id', { params: { id } });
    await client.send('GET /api/goals/:id', { params: { id: CANARY } });
    const them = new TestClient(client.url);
    await them.must('POST /api/auth/guest');
    await them.must('GET /api/goals');
    await app.close();

    const { spans } = told();
    const asked = spans.find(({ name }) => name === 'POST /api/chat/identity-suggestion') as Sent;
    expect(asked.kind).toBe(2);
    expect(factsOf(asked)).toEqual({
      'http.request.method': 'POST',
      'http.route': '/api/chat/identity-suggestion',
      'http.response.status_code': 200,
      'user.hash': expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    const coach = spans.find(({ name }) => name === 'coach suggestIdentities');
    expect(coach).toMatchObject({ traceId: asked.traceId, parentSpanId: asked.spanId });
    expect(spans.some(({ name, traceId }) => name === 'transaction' && traceId === asked.traceId)).toBe(true);
    const hashes = new Set(spans.map((span) => factsOf(span)['user.hash']).filter(Boolean));
    expect(hashes.size).toBe(2);
    const said = collector.received.map(({ body }) => body).join();
    expect(said).not.toContain(CANARY);
    expect(said).not.toContain(id);
    expect(collector.received.every(({ headers }) => headers['x-key'] === 'secret')).toBe(true);
  });

  it('sends the figures of /metrics, a histogram with each value counted once', async () => {
    const { app, client } = await watched();
    await aGoal(client);
    await app.close();
    const { metrics } = told();
    const named = (name: string) => metrics.find((one) => one.name === name);
    const points = named('coach_call_duration_seconds')?.histogram?.dataPoints as Point[];
    const { bucketCounts = [], explicitBounds = [] } = points[0] as Point;
    expect(points.map(factsOf)).toEqual([{ method: 'suggestIdentities', answered_by: 'builtin' }]);
    expect(bucketCounts.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(bucketCounts).toHaveLength(explicitBounds.length + 1);
    expect(named('coach_calls_total')?.sum).toMatchObject({ isMonotonic: true, dataPoints: [{ asDouble: 1 }] });
    expect(named('nodejs_eventloop_lag_p99_seconds')?.gauge?.dataPoints).toHaveLength(1);
  });

  it('goes on with the trace of a proxy that is believed, and of nobody else', async () => {
    const parents: Record<string, (string | undefined)[]> = {};
    for (const hops of ['0', '1']) {
      collector.received.length = 0;
      const { app, client } = await watched({ TRUST_PROXY: hops });
      const headers = { traceparent: `00-${TRACE}-b7ad6b7169203331-01` };
      await client.raw('/healthz', { headers });
      await app.close();
      parents[hops] = told()
        .spans.filter(({ name }) => name === 'GET /healthz')
        .map(({ parentSpanId }) => parentSpanId);
    }
    expect(parents).toEqual({ 0: [undefined], 1: ['b7ad6b7169203331'] });
  });

  it('serves and stops all the same when nobody is there, or nobody answers', async () => {
    collector.answer = () => ({ status: 400 });
    const { app, client } = await watched();
    expect((await client.send('GET /api/goals')).status).toBe(200);
    await app.close();
    expect(collector.received.length).toBeGreaterThan(0);
    const gone = await watched({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
    expect((await gone.client.send('GET /api/goals')).status).toBe(200);
    await gone.app.close();
  });
});

describe('a server without one', () => {
  it('tells nobody, and counts what it sends and what it kept', async () => {
    const { url, guest } = await freshServer();
    const client = await guest();
    for (let asked = 0; asked < 3; asked += 1) await client.must('GET /api/bootstrap');
    await runKeptJobs(clock.now);
    const figures = await (await fetch(new URL('/metrics', url))).text();
    expect(figures).toMatch(/^kept_answers_total{result="hit"} [2-9]/m);
    expect(figures).toMatch(/^pushes_total{way="browser",result="sent"} \d/m);
    expect(collector.received).toEqual([]);
  });
});
