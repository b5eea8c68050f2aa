import type { SQL } from 'drizzle-orm';
import { db } from '#server/db/access.ts';

/** The rows that a statement answers with, for what no call shows. */
export async function getRows<T>(query: SQL): Promise<T[]> {
  return ((await db().execute(query)) as unknown as { rows: T[] }).rows;
}
