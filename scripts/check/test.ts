import { testBrowser } from './browser.ts';
import { testPostgres } from './postgres.ts';
import { sum, type Tally } from './test-report.ts';
import { close, endOnSignals, inEngines, playwright, skip, staticChecks, vitest } from './test-steps.ts';

/** Through HTTP on PostgreSQL; the journeys and the deep run have the embedded database. A machine without PostgreSQL has that one here as well. */
async function throughHttp(): Promise<Tally> {
  const postgres = await testPostgres({ durable: false });
  if (!postgres) {
    return sum([skip('PostgreSQL'), await vitest('http on PGlite', ['http'], { TEST_DATABASE_URL: undefined })]);
  }
  try {
    return await vitest('http on PostgreSQL', ['http', 'walk'], { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function inBrowser(): Promise<Tally> {
  const browser = testBrowser();
  return browser ? playwright(['journeys'], { CHROMIUM_PATH: browser }) : skip('browser');
}

const runs: Record<string, () => Promise<Tally>> = {
  ...staticChecks,
  unit: () => vitest('unit', ['core', 'web']),
  http: throughHttp,
  e2e: inBrowser,
  engines: inEngines,
};

async function inTurn(names: readonly string[]): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const name of names) {
    const run = runs[name];
    if (run) tallies.push(await run());
  }
  return tallies;
}

endOnSignals();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in runs));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}; the steps are ${Object.keys(runs).join(', ')}.`);
  process.exit(1);
}

if (wanted.length > 0) {
  close(await inTurn(wanted));
} else {
  // The static checks leave a core idle most of the time and vitest's start does as well; the browser needs both cores for itself.
  const [checks, tests] = await Promise.all([inTurn(['lint', 'format', 'unused', 'build']), inTurn(['unit', 'http'])]);
  close([...checks, ...tests, ...(await inTurn(['e2e']))]);
}
