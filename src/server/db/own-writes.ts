import type { Logger } from 'drizzle-orm';
import type { Database } from './access.ts';

/** How often each database was written to that only this process can write to. */
const written = new WeakMap<Database, { count: number }>();

/** What is built as a SELECT, and several of those sent as one; a SELECT written by hand may call anything. */
const READS = /^(?:select|SELECT \(SELECT coalesce\(json_agg) /;

/** A logger for drizzle that counts the writes beside telling `logger` of each statement, and what says whose they are. */
export function countWrites(logger?: Logger): { logger: Logger; of(database: Database): void } {
  const writes = { count: 0 };
  return {
    logger: {
      logQuery: (query, params) => {
        if (!READS.test(query)) writes.count += 1;
        logger?.logQuery(query, params);
      },
    },
    of: (database) => void written.set(database, writes),
  };
}

/**
 * How often a database has been written to so far: while it stays the same, what was read still holds. Null inside a transaction, and where
 * other servers may write too.
 */
export function ownWrites(database: Database): number | null {
  return written.get(database)?.count ?? null;
}
