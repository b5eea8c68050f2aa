import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { testBrowser } from './browser.ts';
import { testPostgres } from './postgres.ts';
import { sum } from './test-report.ts';
import { close, endOnSignals, playwright, skip, staticChecks, vitest } from './test-steps.ts';

endOnSignals();

const runs = process.env.FC_RUNS ?? '1000';
const seed = process.env.FC_SEED ?? String(randomInt(2 ** 31));
console.log(`Properties run with FC_RUNS=${runs} FC_SEED=${seed}; give both again to repeat a counterexample.`);

/** The other tests of the core say the same however many runs they are asked for. */
const withProperties = globSync('src/**/*.test.ts').filter((file) =>
  /fast-check|FC_RUNS/.test(readFileSync(file, 'utf8')),
);
const properties = () => vitest('properties of the core', ['core'], { FC_RUNS: runs, FC_SEED: seed }, withProperties);
const embedded = await vitest('deep on PGlite', ['deep', 'fuzz'], { TEST_DATABASE_URL: undefined });

async function onPostgres() {
  // fsync stays on: these tests kill the program and ask what survived.
  const postgres = await testPostgres({ durable: true });
  if (!postgres) return skip('PostgreSQL');
  try {
    return await vitest('deep on PostgreSQL', ['deep', 'long'], { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

/** Every state of every screen, on the built program. */
async function inBrowser() {
  const browser = testBrowser();
  if (!browser) return skip('browser');
  const build = await staticChecks.build();
  return build.failed > 0 ? build : sum([build, await playwright(browser, 'texts')]);
}

// PostgreSQL is a process of its own that the tests wait for: the properties have the time meanwhile.
const together = await Promise.all([onPostgres(), properties()]);
close([embedded, ...together, await inBrowser()]);
