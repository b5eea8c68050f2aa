import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestCluster, testCluster } from '../postgres.ts';
import { buildForTests } from './build.ts';
import { liveThroughKills, PEOPLE } from './kills.ts';

const KILLS = 8;
/** Check-ins that are acknowledged before each of them. */
const CHECK_INS = 8;

let cluster: TestCluster;

beforeAll(async () => {
  buildForTests();
  cluster = await testCluster({ durable: true });
}, 180_000);

afterAll(() => cluster.stop());

it('loses and doubles nothing when one of two servers behind a proxy is killed again and again; only what it was at work on is cut off', async () => {
  const { kills, seen, broken } = await liveThroughKills(cluster.url, {
    untilNext: async (so) => {
      const enough = so.seen.checkIns.length + CHECK_INS;
      while (so.seen.checkIns.length < enough && so.seen.wrong.length === 0) await pause(20);
      return so.kills < KILLS;
    },
  });
  expect(broken).toEqual([]);
  expect(kills).toBe(KILLS);
  // A run whose kills all fell between two requests would prove nothing.
  expect(seen.later).toBeGreaterThan(0);
  expect(seen.later).toBeLessThanOrEqual(KILLS * PEOPLE);
});
