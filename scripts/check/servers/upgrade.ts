import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type BuiltServer, startBuiltServer } from '#app/testing/server/built-server.ts';
import { freePort } from '#app/testing/server/free-port.ts';
import { root } from '../../run/bootstrap.mjs';
import { testCluster } from '../postgres.ts';
import { buildForTests } from './build.ts';
import { PEOPLE } from './kills.ts';
import { broken, startPeople } from './people.ts';
import { startProxy } from './proxy.ts';
import { idsOn, rowsOn } from './rows.ts';

/**
 * `npm run upgrade -- <commit or tag>`: two servers of that version behind a proxy, with people at work, become two of this one, one after the other.
 * In between the older one goes on with the newer tables. Nobody may see an error.
 */

/** The last commit with the tables of 0.1.0, which has no tag. */
const FROM = process.argv[2] ?? '43f58e7a043718d0c72303bc23af1f5bf4a13048';
/** Check-ins that are acknowledged before each step. */
const CHECK_INS = 100;

const began = performance.now();
const tell = (line: string) => console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${line}`);

/** Builds another version in a folder of its own, with the libraries of this one; answers the entry of its server. */
function buildVersion(folder: string): string {
  const archive = execFileSync('git', ['archive', FROM], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  execFileSync(process.execPath, ['scripts/build/build.ts'], { cwd: folder, stdio: 'pipe' });
  return join(folder, 'dist/server/main.js');
}

buildForTests();
const folder = mkdtempSync(join(tmpdir(), 'taylr-upgrade-'));
const cluster = await testCluster({ durable: true });
const { url } = cluster;
const running = new Map<number, BuiltServer>();
const migrations = async () =>
  Number((await rowsOn<{ n: string }>(url, 'SELECT count(*) AS n FROM drizzle.__drizzle_migrations'))[0]?.n);

try {
  const older = buildVersion(folder);
  const ports = [await freePort(), await freePort()];
  const start = async (port: number, main?: string) => {
    running.set(port, await startBuiltServer({ DATABASE_URL: url, PORT: String(port) }, main));
  };
  for (const port of ports) await start(port, older);
  const addresses = ports.map((port) => (running.get(port) as BuiltServer).url);
  const proxy = await startProxy(addresses);
  const { seen, stop } = startPeople(PEOPLE, { address: () => proxy.url, isLater: () => false });
  const more = async () => {
    const enough = seen.checkIns.length + CHECK_INS;
    while (seen.checkIns.length < enough && seen.wrong.length === 0) await pause(20);
  };
  try {
    await more();
    tell(`two servers of ${FROM.slice(0, 12)}: ${seen.checkIns.length} check-ins, ${await migrations()} migrations`);
    for (const [at, port] of ports.entries()) {
      proxy.resting.add(addresses[at] as string);
      await running.get(port)?.stop();
      await start(port);
      proxy.resting.delete(addresses[at] as string);
      tell(`server ${at + 1} is of this version: ${seen.checkIns.length} check-ins, ${await migrations()} migrations`);
      await more();
      tell(`with ${ports.length - at - 1} of the older version beside it: ${seen.checkIns.length} check-ins`);
    }
  } finally {
    await stop();
    await proxy.stop();
  }
  const wrong = await broken(seen, idsOn(url));
  tell(wrong.length === 0 ? 'nobody saw an error; nothing is lost, nothing doubled' : 'what went wrong:');
  if (wrong.length > 0) console.log(wrong);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await Promise.all([...running.values()].map((server) => server.stop()));
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
