import { sql } from 'drizzle-orm';
import { db } from './access.ts';
import { jobRuns } from './schema.ts';

/** Notes that a job runs now; answers when it ran before, or null the first time. */
export async function noteRun(queue: string, now: Date): Promise<Date | null> {
  // Both parts of a statement see the table as it was before it.
  const answer = await db().execute(sql`
    WITH noted AS (
      INSERT INTO ${jobRuns} (queue, ran_at) VALUES (${queue}, ${now.toISOString()}::timestamptz)
      ON CONFLICT (queue) DO UPDATE SET ran_at = excluded.ran_at
    )
    SELECT (extract(epoch FROM ran_at) * 1000)::float8 AS ran_at FROM ${jobRuns} WHERE queue = ${queue}`);
  const [before] = (answer as unknown as { rows: { ran_at: number }[] }).rows;
  return before ? new Date(before.ran_at) : null;
}
