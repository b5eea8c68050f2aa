import { sql } from 'drizzle-orm';
import { db } from './access.ts';

/** The smallest question that the database can answer. */
export async function ping(): Promise<void> {
  await db().execute(sql`SELECT 1`);
}
