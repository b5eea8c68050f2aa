import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { db } from './access.ts';

/**
 * How many calls somebody has made lately, for servers that limit them together. Unlogged: it costs no write to the disk, and counts anew after a
 * crash. With the program's own tables, which are no part of people's data.
 */
export const MAKE_CALL_COUNTS = `CREATE UNLOGGED TABLE IF NOT EXISTS drizzle.taylr_calls (
  key text PRIMARY KEY, calls integer NOT NULL, ends_at timestamptz NOT NULL)`;

/** Calls after which a server takes away what has run out: no address is kept for long. */
const SWEEP_AFTER = 100;
let untilSweep = SWEEP_AFTER;

type Call = { readonly name: string; readonly who: string; readonly window: number; readonly now: Date };

/** Counts a call of somebody in the running window of so many milliseconds; returns how many there were, and when it ends. */
export async function countCall({ name, who, window, now }: Call): Promise<{ calls: number; endsAt: Date }> {
  const key = createHash('sha256').update(`${name} ${who}`).digest('base64url');
  const [at, end] = [now.toISOString(), new Date(now.getTime() + window).toISOString()];
  if ((untilSweep -= 1) === 0) {
    untilSweep = SWEEP_AFTER;
    await db().execute(sql`DELETE FROM drizzle.taylr_calls WHERE ends_at <= ${at}`);
  }
  const counted = await db().execute(sql`
    INSERT INTO drizzle.taylr_calls AS before (key, calls, ends_at) VALUES (${key}, 1, ${end})
    ON CONFLICT (key) DO UPDATE SET
      calls = CASE WHEN before.ends_at <= ${at} THEN 1 ELSE before.calls + 1 END,
      ends_at = CASE WHEN before.ends_at <= ${at} THEN excluded.ends_at ELSE before.ends_at END
    RETURNING calls, extract(epoch FROM ends_at) * 1000 AS ends`);
  const [row] = (counted as unknown as { rows: { calls: number; ends: string }[] }).rows;
  return { calls: row?.calls ?? 1, endsAt: new Date(Number(row?.ends ?? 0)) };
}
