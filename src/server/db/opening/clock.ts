import { sql } from 'drizzle-orm';
import { HOUR } from '#core/calendar/durations.ts';
import { StartupError } from '#server/env.ts';
import type { Database } from '../access.ts';

/** Milliseconds that two clocks may be apart: less than it takes to end a session or a reminder too early. */
const TOLERANCE = HOUR;

/**
 * Refuses to start with a clock that is not that of the database: all servers write instants by their own, and one that is a day ahead would
 * clean up what others still need.
 */
export async function refuseWrongClock(database: Database, now: Date): Promise<void> {
  const told = await database.execute(sql`SELECT extract(epoch FROM clock_timestamp()) * 1000 AS milliseconds`);
  const [row] = (told as unknown as { rows: { milliseconds: string }[] }).rows;
  const ahead = now.getTime() - Number(row?.milliseconds);
  if (Math.abs(ahead) < TOLERANCE) return;
  const hours = Math.round(Math.abs(ahead) / HOUR);
  throw new StartupError(
    `The clock of this machine is ${hours} h ${ahead > 0 ? 'ahead of' : 'behind'} that of PostgreSQL: set the one that is wrong. Nothing was changed.`,
  );
}
