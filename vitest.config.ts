import { defineConfig } from 'vitest/config';

const deep = '**/*.deep.test.{ts,tsx}';
/** How much is read and asked after ten years: where the planner is the one that thousands are served by, on PostgreSQL. */
const cost = '**/*.cost.test.ts';
/** Every call, asked by everybody and with nonsense: on PostgreSQL alone; the deep run has its fuzz for the embedded database. */
const walk = 'src/server/contract-walk.test.ts';
const generated = ['**/node_modules/**', 'dist/**', '.cache/**', 'e2e/**'];

// Inlined, drizzle is loaded once and quickly: as a plain import Node parses its large package.json for every one of its files.
const server = { deps: { inline: ['drizzle-orm'] } };

// PostgreSQL and PGlite both start in a process of the worker: two of them fill the two cores that the tests are made for.
const onDatabase = {
  environment: 'node' as const,
  pool: 'forks' as const,
  isolate: false,
  maxWorkers: 2,
  globalSetup: ['src/server/testing/global-setup.ts'],
  server,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'core',
          environment: 'node',
          include: ['src/{core,contract,coach}/**/*.test.ts', 'src/features/*/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...generated, deep, cost],
          // The deep run gives each property thousands of cases.
          testTimeout: process.env.FC_RUNS ? 10 * 60_000 : 30_000,
          server,
        },
      },
      {
        test: {
          ...onDatabase,
          name: 'http',
          include: ['src/server/**/*.test.ts', 'src/features/*/server/**/*.test.ts'],
          exclude: [...generated, deep, cost, walk],
          testTimeout: 20_000,
          hookTimeout: 30_000,
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
          setupFiles: ['scripts/jsdom-gaps.ts'],
          include: ['src/web/**/*.test.{ts,tsx}', 'src/features/*/web/**/*.test.{ts,tsx}'],
          exclude: [...generated, deep, cost],
          server,
        },
      },
      {
        test: {
          ...onDatabase,
          name: 'deep',
          include: ['src/**/*.deep.test.ts', 'scripts/**/*.deep.test.ts'],
          exclude: generated,
          testTimeout: 10 * 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...onDatabase,
          name: 'cost',
          include: [`src/${cost}`],
          exclude: generated,
          testTimeout: 2 * 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
