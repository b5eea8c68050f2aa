import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startFakeProvider } from '#app/testing/outside/fake-provider.ts';
import { aPlan, checkInBody } from '#app/testing/world/factories.ts';
import { freePort } from '#app/testing/server/free-port.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { fail, root } from '../../run/bootstrap.mjs';
import { programPath } from '../../run/program-path.ts';
import { type Expression, expressions, watchingFolder } from './expressions.ts';

/** Milliseconds: for the program to start, and for Prometheus to have read it often enough. */
const START_WITHIN = 60_000;
const READ_WITHIN = 90_000;
const JOB_RUNS_WITHIN = 75_000;

function program(name: string): string {
  const found = programPath([name]);
  if (!found) fail(`There is no ${name} in the PATH: on Debian it is in the package prometheus.`);
  return found as string;
}

/** Lets promtool read the example, the rules and their tests. */
function checkFiles(): void {
  const promtool = program('promtool');
  for (const args of [
    ['check', 'config', 'prometheus.yml'],
    ['check', 'rules', 'alerts.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ]) {
    const { status } = spawnSync(promtool, args, { cwd: watchingFolder, stdio: 'inherit' });
    if (status !== 0) fail(`promtool ${args.join(' ')} ended with ${status}.`);
  }
}

async function until(within: number, isSo: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + within;
  while (Date.now() < end) {
    if (await isSo().catch(() => false)) return true;
    await pause(500);
  }
  return false;
}

async function answers(address: string): Promise<boolean> {
  return (await fetch(address)).ok;
}

/** Lives a little, so that everything has something to count. */
async function live(url: string): Promise<void> {
  const client = new TestClient(url);
  await client.must('POST /api/auth/guest');
  const { group, goal } = await aPlan(client);
  await client.must('POST /api/chat/identity-suggestion', { body: { goalId: goal.id } });
  await client.must('POST /api/check-ins', { body: checkInBody(group, 1) });
  for (let asked = 0; asked < 3; asked += 1) await client.must('GET /api/bootstrap');
}

/** The expressions that Prometheus has no value for. */
async function empty(address: string): Promise<Expression[]> {
  const asked = expressions().map(async (expression) => {
    const query = new URLSearchParams({ query: expression.text });
    const answer = await fetch(`${address}/api/v1/query?${query.toString()}`);
    const { data } = (await answer.json()) as { data?: { result: unknown[] } };
    return data?.result.length ? [] : [expression];
  });
  return (await Promise.all(asked)).flat();
}

const started: ChildProcess[] = [];
const folder = mkdtempSync(join(tmpdir(), 'taylr-watched-'));

function start(command: string, args: readonly string[], env: Record<string, string> = {}): void {
  const quietly = { cwd: root, env: { PATH: process.env.PATH ?? '', ...env }, stdio: 'ignore' } as const;
  started.push(spawn(command, args, quietly));
}

/** Starts the built program and a Prometheus of its own, which reads it each second. Answers their addresses. */
async function startBoth(modelUrl: string): Promise<{ taylr: string; prometheus: string }> {
  const [port, own] = [await freePort(), await freePort()];
  const model = { AI_PROVIDER: 'compatible', AI_MODEL: 'none', AI_BASE_URL: `${modelUrl}/v1` };
  start(process.execPath, ['dist/server/main.js'], { PORT: String(port), DATA_DIR: join(folder, 'data'), ...model });
  const config = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: [join(watchingFolder, 'alerts.yml')],
    scrape_configs: [{ job_name: 'taylr', static_configs: [{ targets: [`127.0.0.1:${port}`] }] }],
  };
  // JSON is YAML.
  writeFileSync(join(folder, 'prometheus.yml'), JSON.stringify(config));
  start(program('prometheus'), [
    `--config.file=${join(folder, 'prometheus.yml')}`,
    `--storage.tsdb.path=${join(folder, 'series')}`,
    `--web.listen-address=127.0.0.1:${own}`,
  ]);
  const addresses = { taylr: `http://127.0.0.1:${port}`, prometheus: `http://127.0.0.1:${own}` };
  const areUp = await Promise.all([
    until(START_WITHIN, () => answers(`${addresses.taylr}/readyz`)),
    until(START_WITHIN, () => answers(`${addresses.prometheus}/-/ready`)),
  ]);
  if (!areUp.every(Boolean)) throw new Error('Taylr or Prometheus did not start. Is the build there (npm run build)?');
  return addresses;
}

/** Asks a real Prometheus for everything that the dashboard shows and the alerts compare, of the built program. */
async function check(): Promise<string[]> {
  // One that answers nothing: the built-in coach answers in its place, which is counted as well.
  const provider = await startFakeProvider();
  provider.answers({ status: 500 });
  const { taylr, prometheus } = await startBoth(provider.url);
  let missing: Expression[] = expressions();
  let lived = 0;
  const isComplete = async () => {
    // Rates want values that change while they are read; the first job runs at the full minute.
    if (lived < 5) await live(taylr);
    lived += 1;
    missing = await empty(prometheus);
    return missing.length === 0;
  };
  await until(JOB_RUNS_WITHIN + READ_WITHIN, isComplete);
  await provider.stop();
  return missing.map(({ where, text }) => `${where} has no value: ${text}`);
}

checkFiles();
try {
  const problems = await check();
  for (const problem of problems) console.error(problem);
  console.log(`${expressions().length - problems.length} of ${expressions().length} expressions have a value.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  for (const child of started) child.kill('SIGTERM');
  await Promise.all(started.filter(({ exitCode }) => exitCode === null).map((child) => once(child, 'close')));
  rmSync(folder, { recursive: true, force: true });
}
// The connections of the model that it played would hold it up.
process.exit();
