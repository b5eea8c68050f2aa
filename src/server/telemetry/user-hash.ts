import { createHmac, createSecretKey, randomBytes } from 'node:crypto';

/** Enough to tell the people of a server apart, and too little to be worth keeping. */
const LETTERS = 16;

/**
 * Names people in logs and traces by a hash that only this server's key makes: what one person met can be followed, and nobody can tell who it
 * was. Without a key of the operator's, each start has its own.
 */
export function createUserHash(key: string | undefined): (userId: string) => string {
  // Prepared once: a line of the log is written for every request.
  const own = createSecretKey(key === undefined ? randomBytes(32) : Buffer.from(key));
  return (userId) => createHmac('sha256', own).update(`log:${userId}`).digest('hex').slice(0, LETTERS);
}
