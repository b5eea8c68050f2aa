type Coded = { readonly code?: unknown; readonly message?: string; readonly cause?: unknown };

/**
 * SQLSTATEs of a database that cannot do it now and may a moment later: no connection (08), no room on disk, in memory or for
 * connections (53), being stopped or started (57P), read-only (25006: a full disk, or a server that is not the first one any more), time-outs of
 * a statement, a lock or a transaction, and of two transactions that collide the one that had to go.
 */
const SQLSTATES = /^(08|53|57P)...?$|^(57014|55P03|25006|25P03|25P04|40001|40P01)$/;
/** What the system says of a way that leads nowhere, and of a disk without room. */
const SYSTEM =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|E(TIMEDOUT|AI_AGAIN|NOTFOUND)|E(HOST|NET)(UNREACH|DOWN)|ENOSPC|EDQUOT)$/;
/** What the driver says without a code: the connection broke, was broken already, or none came in time. */
const DRIVER =
  /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable|timeout e(xpired|xceeded when trying to connect)|Cannot use a pool after calling end)/;

/** How deep causes are looked for: drizzle wraps the driver's errors, and the pool those of a connection. */
const DEPTH = 3;

/** Whether an error says that the database is away, or too busy, for now: the same call may succeed later, as it is. */
export function isUnavailable(error: unknown, depth = DEPTH): boolean {
  if (!(error instanceof Error) || depth === 0) return false;
  const { code, message, cause } = error as Coded;
  if (typeof code === 'string' ? SQLSTATES.test(code) || SYSTEM.test(code) : DRIVER.test(message ?? '')) return true;
  return isUnavailable(cause, depth - 1);
}
