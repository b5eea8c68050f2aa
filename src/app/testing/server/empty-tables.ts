import { sql } from 'drizzle-orm';
import { db } from '#server/db/access.ts';

/**
 * Creates a function in the test database that empties all that tests fill: users with everything that references them, deletions, and job runs.
 * Deleting a few rows without following keys costs a tenth of a TRUNCATE, which recreates the files of forty tables and their indexes. The lock
 * waits for whatever an earlier test left running, as a TRUNCATE does.
 */
export const MAKE_EMPTY = `
  DO $make$
  DECLARE deletions text;
  BEGIN
    WITH RECURSIVE filled(id) AS (
      SELECT unnest(ARRAY['users', 'deleted_accounts', 'job_runs']::regclass[])::oid
      UNION
      SELECT conrelid FROM pg_constraint JOIN filled ON confrelid = filled.id WHERE contype = 'f'
    )
    SELECT string_agg(format('DELETE FROM %s;', id::regclass), ' ') INTO deletions FROM filled;
    EXECUTE 'CREATE FUNCTION empty_tables() RETURNS void LANGUAGE plpgsql SET session_replication_role = replica AS $body$'
      || ' BEGIN LOCK TABLE users IN ACCESS EXCLUSIVE MODE; ' || deletions || ' END $body$';
  END $make$`;

export async function emptyTables(): Promise<void> {
  await db().execute(sql`SELECT empty_tables()`);
}
