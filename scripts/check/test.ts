import { testBrowser } from './browser.ts';
import { testPostgres } from './postgres.ts';
import { sum, type Tally } from './test-report.ts';
import { close, endOnSignals, inEngines, playwright, skip, staticChecks, vitest } from './test-steps.ts';

/** HTTP tests on PostgreSQL; the journeys and the deep run use the embedded database. Without PostgreSQL these tests use it too. */
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
  core: () => vitest('rules', ['core'], {}, ['src/core']),
  changed: () => vitest('what has changed', ['core', 'web'], {}, ['--changed', '--passWithNoTests']),
};

async function inTurn(names: readonly string[]): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const name of names) {
    const run = runs[name];
    if (run) tallies.push(await run());
  }
  return tallies;
}

/** Steps that run together: the static ones leave a core idle most of the time, and so does the start of vitest. */
const beside = async (...lists: readonly (readonly string[])[]) => (await Promise.all(lists.map(inTurn))).flat();

/** For every save, and the README's full set; the browser needs both cores for itself. */
const sets: Record<string, () => Promise<Tally[]>> = {
  check: () => beside(['content', 'format', 'lint'], ['core', 'changed']),
  all: async () => [
    ...(await beside(['content', 'lint', 'format', 'unused', 'build'], ['unit', 'http'])),
    ...(await inTurn(['e2e'])),
  ],
};

endOnSignals();
const [set = 'all', ...others] = process.argv.slice(2);
const steps = [set, ...others];
const unknown = steps.filter((name) => !(name in runs) && !(name in sets));
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(', ')}; the steps are ${Object.keys({ ...sets, ...runs }).join(', ')}.`,
  );
  process.exit(1);
}
close(await (sets[set]?.() ?? inTurn(steps)));
