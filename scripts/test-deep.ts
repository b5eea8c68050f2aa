import { randomInt } from 'node:crypto';
import { testPostgres } from './postgres.ts';
import { close, endOnSignals, skip, vitest } from './test-steps.ts';

endOnSignals();

const runs = process.env.FC_RUNS ?? '2000';
const seed = process.env.FC_SEED ?? String(randomInt(2 ** 31));
console.log(`Properties run with FC_RUNS=${runs} FC_SEED=${seed}; give both again to repeat a counterexample.`);

const properties = await vitest('properties of the core', ['core'], { FC_RUNS: runs, FC_SEED: seed });
const embedded = await vitest('deep on PGlite', ['deep'], { TEST_DATABASE_URL: undefined });

async function onPostgres() {
  // fsync stays on: these tests kill the program and ask what survived.
  const postgres = await testPostgres({ durable: true });
  if (!postgres) return skip('PostgreSQL');
  try {
    return await vitest('deep on PostgreSQL', ['deep'], { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

close([properties, embedded, await onPostgres()]);
