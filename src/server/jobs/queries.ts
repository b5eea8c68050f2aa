import { sql } from 'drizzle-orm';
import { db } from '#server/db/access.ts';
import type { Waiting } from '#server/telemetry/meters.ts';

/** The queues in which jobs are due that have not begun, with the seconds for which the first has been. The table is the job library's. */
export async function getWaiting(now: Date): Promise<Waiting[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const answer = await db().execute(sql`
    SELECT name AS queue, extract(epoch FROM ${at} - min(start_after))::float8 AS seconds
    FROM pgboss.job WHERE state IN ('created', 'retry') AND start_after <= ${at} GROUP BY name`);
  return (answer as unknown as { rows: Waiting[] }).rows;
}
