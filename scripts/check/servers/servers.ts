import { setTimeout as pause } from 'node:timers/promises';
import { testCluster } from '../postgres.ts';
import { buildForTests } from './build.ts';
import { liveThroughKills } from './kills.ts';
import { NO_ANSWER } from './people.ts';

/** `npm run servers -- 10`: two servers behind a proxy for so many minutes, with people at work, and every ten seconds one of them is killed. */
const MINUTES = Number(process.argv[2] ?? 10);
const BETWEEN = 10_000;

buildForTests();
const cluster = await testCluster({ durable: true });
try {
  const until = performance.now() + MINUTES * 60_000;
  const untilNext = async () => {
    await pause(BETWEEN);
    return performance.now() < until;
  };
  const { kills, seen, broken: all } = await liveThroughKills(cluster.url, { untilNext, tell: console.log });
  console.log(
    `${kills} kills; acknowledged: ${seen.goals.length} goals, ${seen.plans.length} plans, ${seen.checkIns.length} check-ins; ${seen.later} requests cut off, ${seen.unanswered.length} without an answer in 20 s.`,
  );
  // On a machine with too much to do an answer may be late. That alone loses nothing.
  const broken = all.filter((one) => !Array.isArray(one) || one[0] !== NO_ANSWER);
  console.log(broken.length === 0 ? 'Nothing is lost, nothing doubled.' : broken);
  process.exitCode = broken.length === 0 ? 0 : 1;
} finally {
  await cluster.stop();
}
