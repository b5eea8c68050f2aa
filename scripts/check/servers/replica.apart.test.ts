import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer } from '#app/testing/server/built-server.ts';
import { type TestCluster, testCluster } from '../postgres.ts';
import { buildForTests } from './build.ts';
import { broken, type Seen, startPeople } from './people.ts';
import { idsOn, rowsOn } from './rows.ts';

const PEOPLE = 4;
/** Check-ins that are acknowledged in each state of the replica. */
const CHECK_INS = 20;

let cluster: TestCluster;
let replica: TestCluster | undefined;
const servers: BuiltServer[] = [];

beforeAll(async () => {
  buildForTests();
  cluster = await testCluster({ durable: true });
}, 180_000);

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await replica?.stop();
  await cluster.stop();
});

async function more(seen: Seen): Promise<void> {
  const enough = seen.checkIns.length + CHECK_INS;
  while (seen.checkIns.length < enough && seen.wrong.length === 0) await pause(20);
}

/** Reads of what only a dashboard shows that the replica has answered. */
async function readsOf(url: string): Promise<number> {
  const text = `SELECT seq_scan + idx_scan AS n FROM pg_stat_user_tables WHERE relname = 'habit_plans'`;
  return Number((await rowsOn<{ n: string }>(url, text))[0]?.n ?? 0);
}

let turn = 0;
const nextAddress = () => (servers[turn++ % servers.length] as BuiltServer).url;

it('answers dashboards from a replica, never an older one than its reader has changed, however late or away the replica is', async () => {
  servers.push(await startBuiltServer({ DATABASE_URL: cluster.url }));
  await servers.pop()?.stop();
  replica = await cluster.replica();
  const settings = { DATABASE_URL: cluster.url, DATABASE_READ_URL: replica.url };
  for (let count = 0; count < 2; count += 1) servers.push(await startBuiltServer(settings));
  const before = await readsOf(replica.url);
  // People look at what they have just done: the next request that does not show it is a wrong answer.
  const { seen, stop } = startPeople(PEOPLE, { address: nextAddress, isLater: () => false });
  try {
    await more(seen);
    expect(await readsOf(replica.url)).toBeGreaterThan(before);
    await rowsOn(replica.url, "ALTER SYSTEM SET recovery_min_apply_delay = '200ms'");
    await rowsOn(replica.url, 'SELECT pg_reload_conf()');
    await more(seen);
    await rowsOn(replica.url, 'SELECT pg_wal_replay_pause()');
    await more(seen);
    await replica.crash();
    await more(seen);
  } finally {
    await stop();
  }
  expect(await broken(seen, idsOn(cluster.url))).toEqual([]);
});
