import type { FastifyReply } from 'fastify';

const stored = new WeakSet<FastifyReply>();

/** Marks that an unsafe call has counted as a write inside its own transaction, which is committed: it need not be counted again. */
export function revisionStored(reply: FastifyReply): void {
  stored.add(reply);
}

export const hasStoredRevision = (reply: FastifyReply): boolean => stored.has(reply);
