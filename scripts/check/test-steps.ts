import { spawn } from 'node:child_process';
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/bootstrap.mjs';
import { testEngines } from './engines.ts';
import {
  closingLines,
  getSecondTries,
  nothing,
  oneCheck,
  playwrightTally,
  sum,
  type Tally,
  vitestTally,
} from './test-report.ts';

type Environment = Record<string, string | undefined>;

const reports = join(root, 'test-results');
const bin = (path: string) => join(root, 'node_modules', path);

/** Runs a library's program with this Node; shows its output live (`live`) or only on failure. */
async function program(
  name: string,
  args: string[],
  options: { env?: Environment; live?: boolean } = {},
): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...options.env },
    stdio: options.live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout?.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr?.on('data', (part: Buffer) => (output += part.toString()));
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exit) => resolve(exit ?? 1));
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (code !== 0 && output) console.log(output.trimEnd());
  return code;
}

const check = async (name: string, args: string[]): Promise<Tally> => oneCheck(await program(name, args));

/** The checks that only read the sources; each counts as one test. */
export const staticChecks = {
  // Includes the compiler's diagnostics, which type-aware lint computes anyway: a separate run would double the time.
  lint: () => check('lint and types', [bin('oxlint/bin/oxlint'), '--type-aware', '--type-check', '--deny-warnings']),
  format: () => check('format', [bin('@biomejs/biome/bin/biome'), 'format', '.']),
  types: async () => {
    // `tsconfig.json` itself may only point to the others, for editors and lint: then it has nothing to check.
    const named = readdirSync(root).filter((file) => /^tsconfig(?:\.\w+)?\.json$/.test(file));
    const projects = named.filter((file) => /"include"/.test(readFileSync(join(root, file), 'utf8')));
    const tallies: Tally[] = [];
    for (const project of projects) {
      tallies.push(await check(`types of ${project}`, [bin('typescript/bin/tsc'), '-p', project]));
    }
    return sum(tallies);
  },
  content: () => check('content as compiled', ['scripts/build/compile-content.ts', '--check']),
  unused: async () => {
    const knip = bin('knip/bin/knip.js');
    const unused = await check('unused code and libraries', [knip]);
    return sum([unused, await check('code and libraries that tests alone use', [knip, '--production'])]);
  },
  build: () => check('build and its budgets', ['scripts/build/build.ts', '--if-stale']),
} satisfies Record<string, () => Promise<Tally>>;

/** The property tests: only these change with the number of runs. */
export const withProperties = globSync('src/**/*.test.ts', { cwd: root }).filter((file) =>
  /fast-check|FC_RUNS/.test(readFileSync(join(root, file), 'utf8')),
);

/** Where the report of a run of vitest stands. */
export const getReport = (run: string) => join(reports, `${run.replaceAll(/\W+/g, '-')}.json`);

/** Runs projects of vitest; `name` tells the run apart in the output and names its report. */
export async function vitest(
  name: string,
  projects: readonly string[],
  env: Environment = {},
  files: readonly string[] = [],
): Promise<Tally> {
  const file = getReport(name);
  rmSync(file, { force: true });
  mkdirSync(reports, { recursive: true });
  const selected = projects.flatMap((project) => [`--project=${project}`]);
  const report = [
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
    `--reporter=${join(root, 'scripts/check/second-tries.ts')}`,
    // What passes says nothing: a failure is to be found among thousands of tests.
    '--silent=passed-only',
  ];
  const args = [bin('vitest/vitest.mjs'), 'run', ...files, ...selected, ...report];
  const SECOND_TRIES = getSecondTries(file);
  rmSync(SECOND_TRIES, { force: true });
  return vitestTally(file, await program(name, args, { env: { DEBUG_PRINT_LIMIT: '2000', SECOND_TRIES, ...env } }));
}

/** Runs projects of the browser tests, and those that they depend on; `env` says where the browsers are, `more` are further arguments. */
export async function playwright(
  projects: readonly string[],
  env: Environment,
  more: readonly string[] = [],
): Promise<Tally> {
  const file = join(reports, 'e2e.json');
  rmSync(file, { force: true });
  const selected = projects.map((project) => `--project=${project}`);
  const args = [bin('@playwright/test/cli.js'), 'test', ...selected, ...more];
  return playwrightTally(file, await program(`browser tests: ${projects.join(', ')}`, args, { env, live: true }));
}

/** The main job and every window in each kind of browser, on the built program; a kind that is not to be had is skipped by its name. */
export async function inEngines(): Promise<Tally> {
  const engines = testEngines();
  const there = engines.filter(({ env }) => env !== undefined);
  const missing = engines.filter(({ env }) => env === undefined).map(({ name }) => skip(`browser ${name}`));
  if (there.length === 0) return sum(missing);
  const build = await staticChecks.build();
  if (build.failed > 0) return sum([build, ...missing]);
  const env = Object.assign({}, ...there.map((one) => one.env)) as Environment;
  return sum([build, ...missing, await playwright(['engines'], env)]);
}

/** Something the machine does not have, so that its tests could not run. */
export function skip(what: string): Tally {
  return { ...nothing, skipped: [what] };
}

/** Prints the closing lines and sets the exit code. */
export function close(tallies: readonly Tally[]): void {
  const { lines, exitCode } = closingLines(sum(tallies), process.env.REQUIRE_ALL === '1');
  for (const line of lines) console.log(line);
  process.exitCode = exitCode;
}

/** Lets Ctrl-C end the run with what was started: the exit hooks of the temporary database run then. */
export function endOnSignals(): void {
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
}
