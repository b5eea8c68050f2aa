import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '#app/testing/server/free-port.ts';
import { aptInstall, isRoot, programPath } from '../run/program-path.ts';

export interface TestPostgres {
  url: string;
  stop(): Promise<void>;
}

/** A cluster of its own, which a test may let crash. */
export interface TestCluster extends TestPostgres {
  /** As `pg_ctl -m immediate stop`: every connection is cut, nothing is written any more. Resolves when it is down. */
  crash(): Promise<void>;
  /** Starts it again on the same address; resolves when it has recovered and answers. */
  start(): Promise<void>;
  /** A streaming replica of it, as another cluster. */
  replica(): Promise<TestCluster>;
}

interface Account {
  uid?: number;
  gid?: number;
}

const readyWithinMs = 30_000;

/** The folder with both initdb and postgres: from PATH, or from the usual package locations, newest first. */
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

/** Makes the files of a new cluster in `folder` and answers the password of its one role. */
function makeCluster(bin: string, { folder, as }: { folder: string; as: Account }): string {
  const password = randomBytes(12).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (as.uid !== undefined && as.gid !== undefined) {
    for (const path of [folder, passwordFile]) chownSync(path, as.uid, as.gid);
  }
  const cluster = ['-D', join(folder, 'data'), '-U', 'taylr', '-A', 'scram-sha-256', '--pwfile', passwordFile];
  execFileSync(join(bin, 'initdb'), [...cluster, '-E', 'UTF8', '--locale=C', '--no-sync'], {
    ...as,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return password;
}

function getSettings(durable: boolean): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '60',
    shared_buffers: '64MB',
    ...(!durable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** A cluster's files in their folder, and who runs it. */
type Files = { readonly bin: string; readonly folder: string; readonly as: Account; readonly durable: boolean };

/** Runs a cluster whose files are there, on a port of its own; `urlAt` says its address. */
async function runCluster(files: Files, urlAt: (port: number) => string): Promise<TestCluster> {
  const { bin, folder, as, durable } = files;
  const port = await freePort();
  const url = urlAt(port);
  const command = ['-D', join(folder, 'data'), '-p', String(port), ...getSettings(durable)];
  let running: { server: ChildProcess; ended: Promise<unknown> } | null = null;
  /** SIGINT is PostgreSQL's fast shutdown, which ends the connections that tests left open; SIGQUIT its immediate one. */
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    const ending = running;
    running = null;
    if (ending?.server.exitCode === null) ending.server.kill(signal);
    await ending?.ended;
  };
  const start = async () => {
    const server = spawn(join(bin, 'postgres'), command, { ...as, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    let log = '';
    server.stderr.on('data', (part: Buffer) => {
      log = (log + part.toString()).slice(-4000);
    });
    running = { server, ended: once(server, 'close') };
    await waitUntilReady(server, url, () => log);
  };
  const killAtExit = () => {
    running?.server.kill('SIGQUIT');
    removeWhileItEnds(folder);
  };
  process.once('exit', killAtExit);
  const stop = async () => {
    process.off('exit', killAtExit);
    await end('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop, start, crash: () => end('SIGQUIT'), replica: () => startReplica(url, files) };
}

const makeFolder = () => mkdtempSync(join(tmpdir(), 'taylr-postgres-'));

function startCluster(bin: string, durable: boolean): Promise<TestCluster> {
  const folder = makeFolder();
  const as = account();
  const password = makeCluster(bin, { folder, as });
  return runCluster({ bin, folder, as, durable }, (port) => `postgres://taylr:${password}@127.0.0.1:${port}/postgres`);
}

/** Copies the primary at an address, and follows it from then on. */
async function startReplica(primary: string, files: Files): Promise<TestCluster> {
  const folder = makeFolder();
  const { as } = files;
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
  const program = programPath(['pg_basebackup'], [files.bin]);
  if (!program) throw new Error('There is no pg_basebackup here.');
  const copy = ['-D', join(folder, 'data'), '--checkpoint=fast', '--write-recovery-conf', '--no-sync'];
  execFileSync(program, ['-d', primary, ...copy], { ...as, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  return runCluster({ ...files, folder }, (port) => Object.assign(new URL(primary), { port: String(port) }).href);
}

/** The folder of PostgreSQL's programs on the machine, else of Debian's package when we are root; undefined when there is none to be had. */
function binariesOrInstalled(): string | undefined {
  return binaries() ?? (aptInstall('postgresql', 180_000) ? binaries() : undefined);
}

/** A temporary cluster; `durable` keeps fsync on, for tests that kill. Throws where there is none to be had: what needs one must not pass by. */
export async function testCluster({ durable }: { durable: boolean }): Promise<TestCluster> {
  const bin = binariesOrInstalled();
  if (!bin) throw new Error('PostgreSQL is not on this machine, and could not be installed');
  return startCluster(bin, durable);
}

/**
 * A PostgreSQL for the tests: TEST_DATABASE_URL, else a temporary cluster; undefined when there is none to be had. `stop` ends only what this
 * started.
 */
export async function testPostgres({ durable }: { durable: boolean }): Promise<TestPostgres | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };
  const bin = binariesOrInstalled();
  return bin ? startCluster(bin, durable) : undefined;
}
