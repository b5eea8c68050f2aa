import { defineConfig } from 'vitest/config';

const deep = '**/*.deep.test.{ts,tsx}';
/**
 * Years that are lived through, and what ten of them cost to read: on PostgreSQL alone, which many years of many people lie on. And what
 * only it has: crashes under servers that live on.
 */
const long = '**/*.long.test.ts';
/** Needs other programs beside PostgreSQL, and minutes: `npm run servers:apart`, before a release. */
const apart = '**/*.apart.test.ts';
/** Every call, asked by everybody and with nonsense: on PostgreSQL alone. */
const walk = 'src/app/server/contract/walk-*.test.ts';
/** Deep as well, on the embedded database alone: what the program itself does, or what only that database can suffer. */
const embedded = '**/*.embedded.test.ts';
/** Every call, asked at random: what is asked is the contract's answer, not the database's. */
const fuzz = 'src/app/server/contract/contract-fuzz.test.ts';
/** How long one waits for what another sends, on the built program: nothing else may run beside it. */
const freeze = '**/freeze.test.ts';
const generated = ['**/node_modules/**', 'dist/**', '.cache/**', 'e2e/**'];

// Inlined, drizzle is loaded once and quickly: as a plain import Node parses its large package.json for every one of its files.
const server = { deps: { inline: ['drizzle-orm'] } };

// PostgreSQL and PGlite both start in a process of the worker: two of them fill the two cores that the tests are made for.
const onDatabase = {
  environment: 'node' as const,
  pool: 'forks' as const,
  isolate: false,
  maxWorkers: 2,
  globalSetup: ['src/app/testing/server/global-setup.ts'],
  server,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'core',
          environment: 'node',
          // Pure rules leave nothing behind: loading them anew for each file takes longer than asking them.
          isolate: false,
          maxWorkers: 2,
          include: ['src/{core,contract,coach}/**/*.test.ts', 'src/features/*/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...generated, deep, embedded, long, apart],
          // The deep run gives each property thousands of cases.
          testTimeout: process.env.FC_RUNS ? 10 * 60_000 : 30_000,
          server,
        },
      },
      {
        test: {
          ...onDatabase,
          name: 'http',
          include: ['src/{server,app/server,app/testing}/**/*.test.ts', 'src/features/*/server/**/*.test.ts'],
          exclude: [...generated, deep, embedded, long, walk, fuzz, freeze],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...onDatabase,
          name: 'walk',
          include: [walk],
          exclude: generated,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'web',
          environment: 'jsdom',
          // A document for each file takes longer than what most of them show in it: each cleans up after itself.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 20_000,
          // Focus and animation come when the machine finds time for them; what needs its second try is listed at the end of a run.
          retry: 1,
          setupFiles: ['src/web/testing/jsdom-gaps.testing.ts'],
          include: ['src/{web,app/web,app/landing}/**/*.test.{ts,tsx}', 'src/features/*/web/**/*.test.{ts,tsx}'],
          exclude: [...generated, deep, embedded, long],
          server,
        },
      },
      {
        test: {
          ...onDatabase,
          name: 'deep',
          include: ['src/**/*.deep.test.ts'],
          exclude: generated,
          testTimeout: 10 * 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...onDatabase,
          name: 'embedded',
          include: [`src/${embedded}`, `scripts/${embedded}`, fuzz],
          exclude: generated,
          testTimeout: 10 * 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...onDatabase,
          name: 'freeze',
          maxWorkers: 1,
          include: [`src/${freeze}`],
          exclude: generated,
          testTimeout: 10 * 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...onDatabase,
          name: 'long',
          include: [`src/${long}`, `scripts/${long}`],
          exclude: generated,
          testTimeout: 10 * 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...onDatabase,
          name: 'apart',
          maxWorkers: 1,
          include: [`scripts/${apart}`],
          exclude: generated,
          testTimeout: 10 * 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
