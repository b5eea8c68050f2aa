import { sql } from 'drizzle-orm';
import { db, inTx } from '#server/db/access.ts';
import type { Queue } from '#server/jobs/jobs.ts';

/** Milliseconds, by the test's clock, after which a taken job is assumed to belong to a dead server. */
const LOST_AFTER = 45_000;

/** The table of the queue below; a test makes it in its own database. */
export const SHARED_JOBS = `CREATE TABLE test_jobs
  (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, queue text, data jsonb, not_before timestamptz, taken_at timestamptz)`;

/**
 * A queue that several processes share and that outlives each of them, for tests that kill servers: jobs are added in the caller's
 * transaction, as the product's queue does it, but worked on when the test says so and by its clock.
 */
export const sharedQueue: Queue = {
  async add(queue, list, { startAfter }) {
    const rows = JSON.stringify(list);
    await db().execute(sql`
      INSERT INTO test_jobs (queue, data, not_before)
      SELECT ${queue}, value, ${startAfter?.toISOString() ?? null}::timestamptz FROM jsonb_array_elements(${rows}::jsonb)`);
  },
};

type Taken = { readonly id: string; readonly queue: string; readonly data: object };

async function takeOne(now: Date): Promise<Taken | null> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const lost = sql`${new Date(now.getTime() - LOST_AFTER).toISOString()}::timestamptz`;
  const answer = await inTx(() =>
    db().execute(sql`
      UPDATE test_jobs SET taken_at = ${at} WHERE id = (
        SELECT id FROM test_jobs
        WHERE (not_before IS NULL OR not_before <= ${at}) AND (taken_at IS NULL OR taken_at <= ${lost})
        ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id, queue, data`),
  );
  return (answer as unknown as { rows: Taken[] }).rows[0] ?? null;
}

/** Works on what waits in the shared queue, one after the other; a job is gone once it is done. */
export async function runSharedJobs(now: Date, run: (queue: string, data: object) => Promise<void>): Promise<void> {
  for (let job = await takeOne(now); job; job = await takeOne(now)) {
    await run(job.queue, job.data);
    await db().execute(sql`DELETE FROM test_jobs WHERE id = ${job.id}`);
  }
}
