import { randomInt } from 'node:crypto';
import { HOUR, MINUTE, SECOND } from '#core/calendar/durations.ts';
import { fail } from '../run/bootstrap.mjs';
import { testPostgres } from './postgres.ts';
import { failuresIn, type Tally } from './test-report.ts';
import { close, endOnSignals, getReport, vitest, withProperties } from './test-steps.ts';

/** Milliseconds of `90s`, `10m` or `8h`; null for anything else. */
function parseDuration(text: string): number | null {
  const [, count, unit] = /^(\d{1,4})([smh])$/.exec(text) ?? [];
  const units: Record<string, number> = { s: SECOND, m: MINUTE, h: HOUR };
  return count && unit ? Number(count) * (units[unit] ?? 0) : null;
}

type Part = {
  name: string;
  projects: readonly string[];
  files: readonly string[];
  env?: Record<string, string | undefined>;
};

const PROPERTIES: Part = { name: 'properties', projects: ['core'], files: withProperties };
const ON_DATABASE: readonly Part[] = [
  {
    name: 'contract',
    projects: ['embedded'],
    files: ['src/app/server/contract/contract-fuzz.test.ts'],
    env: { FUZZ_REQUESTS: '5000' },
  },
  { name: 'imports', projects: ['deep'], files: ['src/features/data-export/server/import.deep.test.ts'] },
  { name: 'figures', projects: ['deep'], files: ['src/features/progress/server/progress.deep.test.ts'] },
  { name: 'a year', projects: ['deep'], files: ['src/app/testing/lives/year/year.deep.test.ts'] },
  { name: 'a life', projects: ['long'], files: ['src/features/progress/server/life.long.test.ts'] },
];

endOnSignals();
const time = parseDuration(process.argv[2] ?? '10m');
if (time === null) fail('Usage: npm run explore -- 10m (or 90s, 8h): how long to look for counterexamples.');
const end = performance.now() + time;
const found: string[] = [];

/** Runs the parts in turn, each with a new seed, until the time is up; the current one is finished. */
async function explore(parts: readonly Part[]): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const { name, projects, files, env } of repeated(parts)) {
    if (performance.now() > end) break;
    const seed = String(randomInt(2 ** 31));
    const run = `${name}, FC_SEED=${seed}`;
    tallies.push(await vitest(run, projects, { FC_RUNS: '1000', ...env, FC_SEED: seed }, files));
    found.push(...failuresIn(getReport(run)).map((failure) => `FC_SEED=${seed} ${failure}`));
  }
  return tallies;
}

function* repeated<T>(list: readonly T[]): Generator<T> {
  for (;;) yield* list;
}

const postgres = await testPostgres({ durable: false });
// On each database in turn: one may sort by luck what the other does not.
const urls = postgres ? [undefined, postgres.url] : [undefined];
const onEach = urls.flatMap((url) =>
  ON_DATABASE.map((part) => ({
    ...part,
    name: `${part.name} on ${url ? 'PostgreSQL' : 'PGlite'}`,
    env: { ...part.env, TEST_DATABASE_URL: url },
  })),
);
const tallies = await Promise.all([explore([PROPERTIES]), explore(onEach)]);
await postgres?.stop();
for (const counterexample of found) console.log(`\nCOUNTEREXAMPLE ${counterexample}`);
close(tallies.flat());
