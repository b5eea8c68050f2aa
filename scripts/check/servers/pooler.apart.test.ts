import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type BuiltServer, startBuiltServer } from '#app/testing/server/built-server.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { type TestCluster, testCluster } from '../postgres.ts';
import { buildForTests } from './build.ts';
import { isUnavailable } from './honest.ts';
import { broken, type Seen, startPeople } from './people.ts';
import { type Pooler, SESSIONS, startPooler } from './pooler.ts';
import { idsOn, rowsOn } from './rows.ts';

const PEOPLE = 8;
/** Check-ins that are acknowledged before each step. */
const CHECK_INS = 30;

let cluster: TestCluster;
let replica: TestCluster | undefined;
let pooler: Pooler;
const servers: BuiltServer[] = [];

beforeAll(async () => {
  buildForTests();
  cluster = await testCluster({ durable: true });
  pooler = await startPooler(cluster.url);
}, 180_000);

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await pooler.stop();
  await replica?.stop();
  await cluster.stop();
});

async function more(seen: Seen): Promise<void> {
  const enough = seen.checkIns.length + CHECK_INS;
  while (seen.checkIns.length < enough && seen.wrong.length === 0) await pause(20);
}

const sessions = async (url: string) =>
  (await rowsOn(url, "SELECT FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"))
    .length;

let turn = 0;
const nextAddress = () => (servers[turn++ % servers.length] as BuiltServer).url;

it('serves from two servers through PgBouncer in transaction mode, and over a fail-over to a streaming replica', async () => {
  await expect(startBuiltServer({ DATABASE_URL: pooler.url })).rejects.toThrow('Set DATABASE_POOLER=on.');
  // Both start at once on an empty database: one of them makes the tables.
  const settings = { DATABASE_URL: pooler.url, DATABASE_POOLER: 'on' };
  servers.push(...(await Promise.all([startBuiltServer(settings), startBuiltServer(settings)])));
  const { seen, stop } = startPeople(PEOPLE, { address: nextAddress, isLater: isUnavailable });
  try {
    await more(seen);
    expect([seen.wrong, seen.later]).toEqual([[], 0]);
    expect(await sessions(cluster.url)).toBeLessThanOrEqual(SESSIONS);

    // What is acknowledged is on both from now on.
    replica = await cluster.replica();
    await rowsOn(cluster.url, "ALTER SYSTEM SET synchronous_standby_names = '*'");
    await rowsOn(cluster.url, 'SELECT pg_reload_conf()');
    await more(seen);
    await cluster.crash();
    await rowsOn(replica.url, 'SELECT pg_promote()');
    pooler.leadTo(replica.url);
    await more(seen);
  } finally {
    await stop();
  }
  expect(await broken(seen, idsOn(replica.url))).toEqual([]);
  expect(seen.later).toBeGreaterThan(0);
  for (const { url } of servers) expect((await new TestClient(url).raw('/readyz')).status).toBe(200);
  // The jobs have found the way as well.
  const isDone = `SELECT FROM pgboss.job WHERE name = 'reminders' AND state = 'completed' AND completed_on > now() - interval '1 minute'`;
  await vi.waitFor(async () => expect(await rowsOn(replica?.url as string, isDone)).not.toEqual([]), {
    timeout: 120_000,
    interval: 500,
  });
});
