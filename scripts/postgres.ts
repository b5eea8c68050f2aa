import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { aptInstall, isRoot, programPath } from './program-path.ts';

export interface TestPostgres {
  url: string;
  stop(): Promise<void>;
}

interface Account {
  uid?: number;
  gid?: number;
}

const readyWithinMs = 30_000;

/** The folder that holds initdb and postgres together: from PATH, or where the packages of the systems put them, newest first. */
function binaries(): string | undefined {
  const packaged = '/usr/lib/postgresql';
  const versions = existsSync(packaged) ? readdirSync(packaged).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(packaged, version, 'bin'));
  const initdb = programPath(['initdb'], [...folders, '/usr/local/bin', '/usr/local/pgsql/bin', '/opt/homebrew/bin']);
  return initdb && existsSync(join(dirname(initdb), 'postgres')) ? dirname(initdb) : undefined;
}

/** PostgreSQL refuses to run as root, so root lends it an account without rights. */
function account(): Account {
  if (!isRoot) return {};
  const id = (flag: string, name: string) =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u', 'postgres'), gid: id('-g', 'postgres') };
  } catch {
    return { uid: id('-u', 'nobody'), gid: id('-g', 'nobody') };
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port on 127.0.0.1');
  return address.port;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function waitUntilReady(server: ChildProcess, url: string, said: () => string): Promise<void> {
  const deadline = performance.now() + readyWithinMs;
  while (!(await answers(url))) {
    if (server.exitCode !== null || performance.now() > deadline) {
      throw new Error(`The temporary PostgreSQL did not start:\n${said()}`);
    }
    await pause(100);
  }
}

/** An exit hook cannot wait for a promise, and the server may still write for a moment after its signal. */
function removeWhileItEnds(folder: string): void {
  for (let tries = 0; tries < 40 && existsSync(folder); tries += 1) {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // A file appeared meanwhile: the next try takes it.
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  }
}

async function startCluster(bin: string, durable: boolean): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'taylr-postgres-'));
  const as = account();
  const password = randomBytes(12).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (as.uid !== undefined && as.gid !== undefined) {
    for (const path of [folder, passwordFile]) chownSync(path, as.uid, as.gid);
  }
  const data = join(folder, 'data');
  const cluster = ['-D', data, '-U', 'taylr', '-A', 'scram-sha-256', '--pwfile', passwordFile];
  execFileSync(join(bin, 'initdb'), [...cluster, '-E', 'UTF8', '--locale=C', '--no-sync'], {
    ...as,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '60',
    shared_buffers: '64MB',
    ...(!durable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
    ...as,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  server.stderr.on('data', (part: Buffer) => {
    log = (log + part.toString()).slice(-4000);
  });
  const ended = once(server, 'close');
  const killAtExit = () => {
    server.kill('SIGQUIT');
    removeWhileItEnds(folder);
  };
  process.once('exit', killAtExit);

  const url = `postgres://taylr:${password}@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    process.off('exit', killAtExit);
    // SIGINT is PostgreSQL's fast shutdown: it ends the connections that tests left open.
    if (server.exitCode === null) server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(server, url, () => log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/**
 * A PostgreSQL for the tests: TEST_DATABASE_URL, else a temporary cluster from binaries on the machine, else from Debian's package
 * when we are root; undefined when there is none to be had. `durable` keeps fsync on, for tests that kill. `stop` ends only what this started.
 */
export async function testPostgres({ durable }: { durable: boolean }): Promise<TestPostgres | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };
  let bin = binaries();
  if (!bin && aptInstall('postgresql', 180_000)) bin = binaries();
  return bin ? startCluster(bin, durable) : undefined;
}
