import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { PUSH_QUEUE } from '#features/push/server/deliver.ts';
import type { PushService } from '#app/testing/outside/push-service.ts';
import { remindersJob } from './reminders-job.ts';

const SERVE = fileURLToPath(new URL('../../../app/testing/server/serve-reminders.ts', import.meta.url));
/** Milliseconds by the test's clock after which the other server takes over what a dead one had in its hands. */
const TAKEN_OVER = 46_000;

/** Where a server dies: before it looks, while it writes, when it has written and not sent, while it sends. */
export const DEATHS = ['before', 'writing', 'written', 'sending'] as const;
export type Death = (typeof DEATHS)[number];

async function startServer(env: Record<string, string>): Promise<ChildProcess> {
  const child = fork(SERVE, {
    execArgv: [],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Resolves when it ran, or when the server is dead. */
async function run(child: ChildProcess, what: string, now: number): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  const ran = Promise.race([once(child, 'message', { signal }), once(child, 'exit', { signal })]);
  child.send({ run: what, now: new Date(now).toISOString() });
  await ran;
  // Else the other of the two would wait for ever.
  over.abort();
}

/** Two servers on one database, one of which is killed on request and replaced at once. */
export class TwoServers {
  /** How often a server died in each way. */
  readonly deaths: Record<Death, number> = { before: 0, writing: 0, written: 0, sending: 0 };
  private readonly env: Record<string, string>;
  private readonly watcher: pg.Client;
  private readonly devices: PushService;
  private servers: Promise<ChildProcess>[];

  constructor({ env, watcher, devices }: { env: Record<string, string>; watcher: pg.Client; devices: PushService }) {
    this.env = env;
    this.watcher = watcher;
    this.devices = devices;
    this.servers = [startServer(env), startServer(env)];
  }

  /** A minute in which both servers do what both would do. */
  async minute(now: number): Promise<void> {
    const both = await Promise.all(this.servers);
    await Promise.all(both.map((server) => run(server, remindersJob.queue, now)));
    await Promise.all(both.map((server) => run(server, PUSH_QUEUE, now)));
  }

  /** The same, with the first one killed midway. False if there was no midway, since there was nothing to write or send. */
  async minuteOfDeath(now: number, death: Death): Promise<boolean> {
    const [first, second] = (await Promise.all(this.servers)) as [ChildProcess, ChildProcess];
    const died = await this.die(first, death, now);
    if (died) {
      this.deaths[death] += 1;
      this.servers = [startServer(this.env), Promise.resolve(second)];
    }
    await run(second, remindersJob.queue, now);
    await run(second, PUSH_QUEUE, now);
    if (died && death === 'sending') await run(second, PUSH_QUEUE, now + TAKEN_OVER);
    return died;
  }

  async stop(): Promise<void> {
    for (const server of await Promise.all(this.servers)) await kill(server);
  }

  private async die(server: ChildProcess, death: Death, now: number): Promise<boolean> {
    if (death === 'before') {
      await kill(server);
      return true;
    }
    if (death === 'writing') return this.dieWriting(server, now);
    await run(server, remindersJob.queue, now);
    if (death === 'sending') return this.dieSending(server, now);
    await kill(server);
    return true;
  }

  /** Its transaction waits for a lock of ours when it is killed: nothing of it is left. */
  private async dieWriting(server: ChildProcess, now: number): Promise<boolean> {
    await this.watcher.query('BEGIN; LOCK TABLE notifications IN SHARE ROW EXCLUSIVE MODE');
    const ran = run(server, remindersJob.queue, now).then(() => true);
    let isThrough = false;
    while (!isThrough && !(await this.isSomebodyWaiting())) isThrough = await Promise.race([ran, pause(2, false)]);
    if (!isThrough) await kill(server);
    await this.watcher.query('ROLLBACK');
    return !isThrough;
  }

  private async isSomebodyWaiting(): Promise<boolean> {
    const waiting = `SELECT 1 FROM pg_locks JOIN pg_class c ON c.oid = relation
      WHERE NOT granted AND c.relname = 'notifications' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    return (await this.watcher.query(waiting)).rows.length > 0;
  }

  /** Killed while the push service holds the request without answering: the push was never accepted. */
  private async dieSending(server: ChildProcess, now: number): Promise<boolean> {
    const queued = await this.watcher.query('SELECT 1 FROM test_jobs LIMIT 1');
    if (queued.rows.length === 0) return false;
    const before = this.devices.requests;
    this.devices.answerNext('hang');
    const ran = run(server, PUSH_QUEUE, now).then(() => true);
    let isThrough = false;
    while (!isThrough && this.devices.requests === before) isThrough = await Promise.race([ran, pause(2, false)]);
    await kill(server);
    return true;
  }
}
