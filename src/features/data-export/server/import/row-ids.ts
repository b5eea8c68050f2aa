import { createHash } from 'node:crypto';

const VARIANTS = '89ab';

const sha256 = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex');

/** The last 64 bits of an id, out of a hash. */
const getTail = (hash: string) =>
  `${VARIANTS[Number.parseInt(hash[0] as string, 16) % 4]}${hash.slice(1, 4)}-${hash.slice(4, 16)}`;

/**
 * A file record's id in an account: deterministic per account, so that importing a file twice creates each record once, and never another user's
 * record. Its first half is the source's, which keeps the creation order; the rest hashes account, source and scope.
 */
export function idIn(userId: string, source: string, scope = ''): string {
  const head = source.toLowerCase().slice(0, 14);
  const version = /[1-8]/.test(source[14] as string) ? source[14] : '8';
  return `${head}${version}${source.toLowerCase().slice(15, 19)}${getTail(sha256(userId, source.toLowerCase(), scope))}`;
}

/** An id for something that has none in its file, out of whatever names it there: always the same for the same name. */
export function getSourceId(...names: string[]): string {
  const hash = sha256(...names);
  return `${hash.slice(16, 24)}-${hash.slice(24, 28)}-8${hash.slice(29, 32)}-${getTail(hash)}`;
}
