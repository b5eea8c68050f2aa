import { execFileSync } from 'node:child_process';
import { root } from '../../run/bootstrap.mjs';

/** Builds the program if the sources have changed. */
export function buildForTests(): void {
  // The test runner's NODE_ENV would build React's development version.
  const { NODE_ENV: _test, ...env } = process.env;
  execFileSync(process.execPath, ['scripts/build/build.ts', '--if-stale'], { cwd: root, env, stdio: 'pipe' });
}
