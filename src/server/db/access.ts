import { AsyncLocalStorage } from 'node:async_hooks';
import { type Logger, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { traced } from '#server/tracing.ts';
import type * as schema from './schema.ts';

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

let root: Database | null = null;
const open = new AsyncLocalStorage<Database>();

/** Sets the database that `db()` returns; null when it is closed. */
export function useDatabase(database: Database | null): void {
  root = database;
}

/** The database, or the caller's open transaction. Always use this: on PGlite a query outside the open transaction would wait forever. */
export function db(): Database {
  const current = open.getStore() ?? root;
  if (!current) throw new Error('The database is not open');
  return current;
}

/**
 * Runs `work` in a transaction; inside one already, in a savepoint, so that an error caught outside undoes the inner writes.
 * Never wait for a model or the network inside: on PGlite everybody would wait with you.
 */
export function inTx<T>(work: () => Promise<T>): Promise<T> {
  return traced('transaction', { kind: 'client' }, () =>
    db().transaction((tx) => open.run(tx as unknown as Database, work)),
  );
}

/** Runs `work` on one unchanging view of the database, or of a copy of it, for reading only. Not inside another transaction. */
export function inSnapshot<T>(work: () => Promise<T>, of: Database = db()): Promise<T> {
  const mode = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  return traced('snapshot', { kind: 'client' }, () =>
    of.transaction((tx) => open.run(tx as unknown as Database, work), mode),
  );
}

/** The database, or the open transaction, for a library that brings its own SQL: `adapt` converts it to what the library expects. */
export function throughDb<T>(adapt: (database: never, tag: typeof sql) => T): T {
  return adapt(db() as never, sql);
}

/** How often each database was written to that only this process can write to. */
const written = new WeakMap<Database, { count: number }>();

/** How a built SELECT begins, and several of those sent as one; a SELECT written by hand may call anything. */
const READS = ['select ', 'SELECT (SELECT coalesce(json_agg('];

/** A logger for drizzle that counts the writes beside telling `logger` of each statement, and what says whose they are. */
export function countWrites(logger?: Logger): { logger: Logger; of(database: Database): void } {
  const writes = { count: 0 };
  return {
    logger: {
      logQuery: (query, params) => {
        if (!READS.some((beginning) => query.startsWith(beginning))) writes.count += 1;
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
