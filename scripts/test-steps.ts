import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';
import { closingLines, nothing, oneCheck, playwrightTally, sum, type Tally, vitestTally } from './test-report.ts';

type Environment = Record<string, string | undefined>;

const reports = join(root, 'test-results');
const bin = (path: string) => join(root, 'node_modules', path);

/** Runs a program of the libraries under this Node; its output is shown as it comes (`live`) or only when it failed. */
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
  lint: () => check('lint', [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings']),
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
  unused: () => check('unused code and libraries', [bin('knip/bin/knip.js')]),
  build: () => check('build and its budgets', ['scripts/build.ts', '--if-stale']),
} satisfies Record<string, () => Promise<Tally>>;

/** Runs projects of vitest; `name` tells the run apart in the output and names its report. */
export async function vitest(
  name: string,
  projects: readonly string[],
  env: Environment = {},
  files: readonly string[] = [],
): Promise<Tally> {
  const file = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  rmSync(file, { force: true });
  mkdirSync(reports, { recursive: true });
  const selected = projects.flatMap((project) => [`--project=${project}`]);
  const report = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  return vitestTally(
    file,
    await program(name, [bin('vitest/vitest.mjs'), 'run', ...files, ...selected, ...report], { env }),
  );
}

/** Runs a project of the browser tests, and the projects that it depends on, with the given Chromium. */
export async function playwright(executablePath: string, project: 'journeys' | 'texts'): Promise<Tally> {
  const file = join(reports, 'e2e.json');
  rmSync(file, { force: true });
  const args = [bin('@playwright/test/cli.js'), 'test', `--project=${project}`];
  const env = { CHROMIUM_PATH: executablePath };
  return playwrightTally(file, await program('browser tests', args, { env, live: true }));
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
