import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#app/testing/server/free-port.ts';
import { isRoot, programOrInstalled } from '../../run/program-path.ts';
import { rowsOn } from './rows.ts';

/** Sessions of PostgreSQL that all clients share. */
export const SESSIONS = 6;

export type Pooler = {
  readonly url: string;
  /** Leads to another server from now on, as an operator does after a fail-over. */
  leadTo(database: string): void;
  stop(): Promise<void>;
};

function toSettings(database: string, { folder, port }: { folder: string; port: number }): string {
  const { hostname, port: behind, username, pathname } = new URL(database);
  return `[databases]
${pathname.slice(1)} = host=${hostname} port=${behind} dbname=${pathname.slice(1)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/users.txt
admin_users = ${username}
pool_mode = transaction
default_pool_size = ${SESSIONS}
query_wait_timeout = 10
server_login_retry = 1
`;
}

async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`);
    const isThere = await rowsOn(url, 'SELECT 1').then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await pause(100);
  }
  throw new Error('PgBouncer does not answer');
}

/** Debian's PgBouncer in transaction mode before a database. Throws where it cannot be had. */
export async function startPooler(database: string): Promise<Pooler> {
  const program = programOrInstalled('pgbouncer');
  const folder = mkdtempSync(join(tmpdir(), 'taylr-pooler-'));
  const { username, password } = new URL(database);
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(join(folder, 'users.txt'), `"${username}" "${password}"\n`);
  writeFileSync(settings, toSettings(database, { folder, port }));
  // It refuses to run as root.
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  const as = isRoot ? { uid: id('-u'), gid: id('-g') } : {};
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid);
  const child = spawn(program, [settings], { ...as, stdio: 'ignore' });
  const gone = once(child, 'exit');
  const killAtExit = () => void child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const url = Object.assign(new URL(database), { port: String(port) }).href;
  const stop = async () => {
    process.off('exit', killAtExit);
    child.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  await waitUntilReady(child, url);
  return {
    url,
    stop,
    leadTo: (other) => {
      writeFileSync(settings, toSettings(other, { folder, port }));
      child.kill('SIGHUP');
    },
  };
}
