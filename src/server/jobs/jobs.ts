import { setTimeout as pause } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '#contract/error.ts';
import { throughDb } from '#server/db/access.ts';
import type { OpenDatabase } from '#server/db/opening/open.ts';
import type { Services } from '#server/services.ts';
import { traced } from '#server/tracing.ts';
import { getWaiting } from './queries.ts';

/** What a job may use besides the database and the clock. */
export type JobServices = Services & Pick<OpenDatabase, 'snapshot'>;

export type JobContext<D extends object = object> = {
  readonly data: D;
  readonly now: Date;
  readonly services: JobServices;
};

/**
 * Work outside requests: `run` is a plain function of its data and of `now`. It must be idempotent where that matters, since a job whose server
 * died runs again.
 */
export type Job = {
  readonly queue: string;
  /** When it runs by itself: five fields of cron, in UTC. A run that was missed while no server was up is made up for `once`, or not at all. */
  readonly schedule?: { readonly cron: string; readonly missed: 'once' | 'skip' };
  /** Polling interval in seconds. */
  readonly pollSeconds: number;
  /** Seconds after which a run counts as lost with its server, and is made again. */
  readonly limitSeconds: number;
  /** How often a failed or lost run is retried, and the delay in seconds. */
  readonly retries: { readonly limit: number; readonly delaySeconds: number };
  /** How many run in parallel; one by default. */
  readonly atOnce?: number;
  run(context: JobContext<never>): Promise<void>;
};

export type EnqueueOptions = {
  /** Not before; at once unless told. */
  readonly startAfter?: Date;
};

/** Where `enqueue` puts jobs. */
export type Queue = {
  add(queue: string, list: readonly object[], options: EnqueueOptions): Promise<void>;
};

let open: Queue | null = null;
let opening = Promise.withResolvers<void>();

/** Sets the queue that `enqueue` fills; null until there is one. */
export function useQueue(queue: Queue | null): void {
  open = queue;
  if (queue) opening.resolve();
  else opening = Promise.withResolvers();
}

/** Milliseconds that a call waits for the queue. */
const OPENS_WITHIN = 10_000;

/**
 * Resolves once `enqueue` has a queue: a server answers before its queue is open, and what changes something may have to add a job. Asked before a
 * transaction, since the queue opens in the same database.
 */
export async function untilQueueOpens(within = OPENS_WITHIN): Promise<void> {
  if (!open) await Promise.race([opening.promise, pause(within, undefined, { ref: false })]);
}

/** Adds one job in the caller's open transaction: it exists only if that commits. Its data contains ids, no texts. */
export function enqueue(queue: string, data: object, options: EnqueueOptions = {}): Promise<void> {
  return enqueueAll(queue, [data], options);
}

/** Adds many jobs in one statement, in the transaction that is open around the caller. */
export async function enqueueAll(queue: string, list: readonly object[], options: EnqueueOptions = {}): Promise<void> {
  if (!open) throw new AppError('UNAVAILABLE', 'The service is starting. Please try again in a moment.');
  if (list.length > 0) await open.add(queue, list, options);
}

/** Seconds that a completed job is kept, for inspection. */
const DONE_KEPT = 86_400;
/** Milliseconds that running jobs get to finish when the program stops: less than its requests do. */
const STOP_WAIT = 7000;

type Start = {
  readonly jobs: readonly Job[];
  readonly database: OpenDatabase;
  readonly services: JobServices;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
};

const sendOptions = ({ limitSeconds, retries }: Job) => ({
  expireInSeconds: limitSeconds,
  retryLimit: retries.limit,
  retryDelay: retries.delaySeconds,
  deleteAfterSeconds: DONE_KEPT,
});

/** Runs one job; what it throws goes to the log as every error does, and only its class to the table of jobs. */
async function runOne(job: Job, { id, data }: { id: string; data: object }, { services, now, log }: Start) {
  const began = performance.now();
  const count = (result: 'done' | 'failed') => services.meters.job(job.queue, result, performance.now() - began);
  try {
    await traced(`job ${job.queue}`, { kind: 'consumer' }, () =>
      job.run({ data: data as never, now: now(), services }),
    );
    count('done');
    return { id, status: 'completed' as const };
  } catch (error) {
    count('failed');
    log.error({ err: error, queue: job.queue }, 'job failed');
    return { id, status: 'failed' as const, output: { class: (error as Error).name } };
  }
}

async function work(boss: PgBoss, job: Job, start: Start): Promise<void> {
  const batchSize = job.atOnce ?? 1;
  const options = { pollingIntervalSeconds: job.pollSeconds, batchSize, burstWhenBatchFull: true };
  await boss.work<object>(job.queue, { ...options, perJobResults: true }, (batch) =>
    Promise.all(batch.map((one) => runOne(job, { id: one.id, data: one.data ?? {} }, start))),
  );
}

/**
 * Opens the queue in the program's database, in its own schema (`pgboss`), and starts working. Resolves when every queue exists and is cached,
 * so that no `enqueue` has to look it up inside a transaction; `stop` lets running jobs finish.
 */
export async function startJobs(start: Start): Promise<{ stop(): Promise<void> }> {
  const { jobs, database, log } = start;
  // Loaded here: what only serves requests, such as a test, need not pay for it.
  const { PgBoss, fromDrizzle, fromPglite } = await import('pg-boss');
  const { store } = database;
  const boss = new PgBoss({
    ...('lite' in store
      ? { db: fromPglite(store.lite), backend: 'pglite' as const }
      : { connectionString: store.url, max: 3, ...(!store.isPooled && { options: '-c statement_timeout=60000' }) }),
    // No job here depends on another, so checking for that can be rare.
    flowIntervalSeconds: 3600,
  });
  boss.on('error', (error) => log.error({ err: error }, 'queue failed'));
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'queue warned'));
  await boss.start();
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const job of jobs) {
    const { queue, schedule } = job;
    if (!known.has(queue)) {
      await boss.createQueue(queue);
      // Queries the new queue once, so that it is cached.
      await boss.insert(queue, []);
    }
    await work(boss, job, start);
    if (schedule) {
      await boss.schedule(queue, schedule.cron, {}, { tz: 'UTC', missed: schedule.missed, ...sendOptions(job) });
    }
  }
  start.services.meters.watchQueues(
    jobs.map(({ queue }) => queue),
    () => getWaiting(start.now()),
  );
  const byQueue = new Map(jobs.map((job) => [job.queue, job]));
  useQueue({
    async add(queue, list, { startAfter }) {
      const job = byQueue.get(queue);
      if (!job) throw new Error(`There is no job ${queue}`);
      const options = { ...sendOptions(job), ...(startAfter && { startAfter }) };
      const rows = list.map((data) => ({ data, ...options }));
      await boss.insert(queue, rows, { db: throughDb(fromDrizzle) });
    },
  });
  return { stop: () => boss.stop({ timeout: STOP_WAIT }) };
}
