import { createHmac, createSecretKey, randomBytes } from 'node:crypto';

/** People whose names are known; then all are worked out anew. */
const MOST_KNOWN = 1000;

/** Enough to tell the people of a server apart, and too little to be worth keeping. */
const LETTERS = 16;

/**
 * Names people in logs and traces by a hash that only this server's key makes: what one person met can be followed, and nobody can tell who it
 * was. Without a key of the operator's, each start has its own.
 */
export function createUserHash(key: string | undefined): (userId: string) => string {
  // A line of the log is written for every request.
  const own = createSecretKey(key === undefined ? randomBytes(32) : Buffer.from(key));
  const known = new Map<string, string>();
  return (userId) => {
    const before = known.get(userId);
    if (before) return before;
    if (known.size >= MOST_KNOWN) known.clear();
    const hash = createHmac('sha256', own).update(`log:${userId}`).digest('hex').slice(0, LETTERS);
    known.set(userId, hash);
    return hash;
  };
}
