import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type BuiltServer, startBuiltServer } from '#app/testing/server/built-server.ts';
import { goalBody } from '#app/testing/world/factories.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { type TestCluster, testCluster } from '../postgres.ts';
import { buildForTests } from './build.ts';
import { isUnavailable } from './honest.ts';
import { broken, type Seen, startPeople } from './people.ts';
import { idsOn, rowsOn } from './rows.ts';

const OUTAGES = 10;
/** Users who write concurrently, alternating between the two servers. */
const WRITERS = 8;
/** Check-ins that are acknowledged before each of them: by then all are at work. */
const CHECK_INS = 5;
/** Rounds of ended connections before each of them, and milliseconds between two. */
const ROUNDS = 5;
const BETWEEN = 60;
/** Milliseconds of each PostgreSQL outage. */
const AWAY = 300;

let cluster: TestCluster;
const servers: BuiltServer[] = [];

beforeAll(async () => {
  buildForTests();
  cluster = await testCluster({ durable: true });
  for (let count = 0; count < 2; count += 1) servers.push(await startBuiltServer({ DATABASE_URL: cluster.url }));
}, 180_000);

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await cluster.stop();
});

const onCluster = <T extends object>(statement: string, parameters?: unknown[]) =>
  rowsOn<T>(cluster.url, statement, parameters);

let turn = 0;
/** Either server, as behind a load balancer. */
const nextAddress = () => (servers[turn++ % servers.length] as BuiltServer).url;

/** Ends every connection that is at work, as an administrator or a failover would. */
const endBusyConnections = () =>
  onCluster(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE backend_type = 'client backend' AND state <> 'idle' AND pid <> pg_backend_pid()`);

async function outage(seen: Seen): Promise<void> {
  const enough = seen.checkIns.length + CHECK_INS;
  while (seen.checkIns.length < enough && seen.wrong.length === 0) await pause(20);
  for (let round = 0; round < ROUNDS; round += 1) {
    await endBusyConnections();
    await pause(BETWEEN);
  }
  await cluster.crash();
  await pause(AWAY);
  // Somebody opens the app just now: a page, not a line of JSON.
  for (const { url } of servers) {
    const page = await new TestClient(url).raw('/dashboard', { headers: { accept: 'text/html', cookie: 'taylr=x' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await new TestClient(url).raw('/healthz')).status).toBe(200);
    expect((await new TestClient(url).raw('/readyz')).status).toBe(503);
  }
  await cluster.start();
}

it(`lives through ${OUTAGES} crashes of PostgreSQL under two busy servers, and neither loses nor doubles what it acknowledged`, async () => {
  const { seen, stop } = startPeople(WRITERS, { address: nextAddress, isLater: isUnavailable });
  try {
    for (let round = 0; round < OUTAGES; round += 1) await outage(seen);
  } finally {
    await stop();
  }

  // A run whose outages all fell between two requests would prove nothing.
  expect(seen.later).toBeGreaterThan(2 * OUTAGES);
  expect(await broken(seen, idsOn(cluster.url))).toEqual([]);

  // Both servers recover by themselves, and so do their jobs.
  for (const { url } of servers) {
    expect((await new TestClient(url).raw('/readyz')).status).toBe(200);
    const guest = new TestClient(url);
    await guest.must('POST /api/auth/guest');
    await guest.must('POST /api/goals', { body: goalBody() });
  }
  const [job] = await onCluster<{ id: string }>(
    `INSERT INTO pgboss.job (name, data) VALUES ('push', $1) RETURNING id`,
    [{ notificationId: randomUUID(), subscriptionId: randomUUID() }],
  );
  const getState = async () => onCluster<{ state: string }>('SELECT state FROM pgboss.job WHERE id = $1', [job?.id]);
  await vi.waitFor(async () => expect(await getState()).toEqual([{ state: 'completed' }]), {
    timeout: 20_000,
    interval: 200,
  });
});
