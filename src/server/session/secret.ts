import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody guesses: 256 bits, in 43 characters of base64url. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash under which a secret is kept, hexadecimal: a stolen table opens nothing. */
export function toHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
