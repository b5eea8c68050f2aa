type Coded = { readonly code?: unknown; readonly message?: string; readonly cause?: unknown };

/**
 * SQLSTATEs of a temporarily unavailable database: no connection (08), out of disk, memory or connections (53), being stopped or started (57P),
 * read-only (25006: a full disk, or a server that is no longer the primary), time-outs of a statement, a lock or a transaction, and the victim
 * of a deadlock or serialisation conflict.
 */
const SQLSTATES = /^(08|53|57P)...?$|^(57014|55P03|25006|25P03|25P04|40001|40P01)$/;
/** System error codes of a failed connection, and of a full disk. */
const SYSTEM =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|E(TIMEDOUT|AI_AGAIN|NOTFOUND)|E(HOST|NET)(UNREACH|DOWN)|ENOSPC|EDQUOT)$/;
/** What the driver says without a code: the connection broke, was broken already, or none came in time. */
const DRIVER =
  /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable|timeout e(xpired|xceeded when trying to connect)|Cannot use a pool after calling end)/;

/** How deep causes are looked for: drizzle wraps the driver's errors, and the pool those of a connection. */
const DEPTH = 3;

/** Whether an error means that the database is unavailable or too busy: the same call may succeed later. */
export function isUnavailable(error: unknown, depth = DEPTH): boolean {
  if (!(error instanceof Error) || depth === 0) return false;
  const { code, message, cause } = error as Coded;
  if (typeof code === 'string' ? SQLSTATES.test(code) || SYSTEM.test(code) : DRIVER.test(message ?? '')) return true;
  return isUnavailable(cause, depth - 1);
}
