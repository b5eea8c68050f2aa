import { createHmac, randomBytes } from 'node:crypto';

/** Enough to tell the people of a server apart, and too little to be worth keeping. */
const LETTERS = 16;

/**
 * Names people in logs and traces by a hash that only this server's key makes: what one person met can be followed, and nobody can tell who it
 * was. Without a key of the operator's, each start has its own.
 */
export function createUserHash(key: string | undefined): (userId: string) => string {
  const own = key ?? randomBytes(32);
  return (userId) => createHmac('sha256', own).update(`log:${userId}`).digest('hex').slice(0, LETTERS);
}
