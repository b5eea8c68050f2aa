import { root } from '../run/bootstrap.mjs';
import { testBrowser } from './browser.ts';
import { testPostgres } from './postgres.ts';
import { bundleTestServer } from '../build/server-bundle.ts';
import { sum } from './test-report.ts';
import {
  close,
  endOnSignals,
  inEngines,
  playwright,
  skip,
  staticChecks,
  vitest,
  withProperties,
} from './test-steps.ts';

endOnSignals();
process.env.TEST_SERVER = await bundleTestServer(root);

/** Many cases for each property; the same ones every time, for fresh ones there is `npm run explore`. */
const FC_RUNS = '1000';
const properties = () => vitest('properties of the core', ['core'], { FC_RUNS }, withProperties);
// `npm test` runs these HTTP tests on PostgreSQL; here they run on the embedded database.
const embedded = await vitest('http and deep on PGlite', ['http', 'deep', 'embedded'], {
  TEST_DATABASE_URL: undefined,
});

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

/**
 * A test of a screen spends a third of its time waiting: for a frame, for a toast, for the server. Two at a time leave as much of two cores idle.
 */
const SCREENS_AT_ONCE = 3;

/** Every state of every screen, on the built program. */
async function inBrowser() {
  const browser = testBrowser();
  if (!browser) return skip('browser');
  const build = await staticChecks.build();
  if (build.failed > 0) return build;
  const workers = `--workers=${SCREENS_AT_ONCE}`;
  return sum([build, await playwright(['texts'], { CHROMIUM_PATH: browser }, [workers])]);
}

// PostgreSQL is a separate process that the tests wait for: the property tests use the idle time.
const together = await Promise.all([onPostgres(), properties()]);
// Latencies, though, can only be measured on an otherwise idle machine.
const waits = await vitest('waits for what others send', ['freeze']);
close([embedded, ...together, waits, await inBrowser(), await inEngines()]);
