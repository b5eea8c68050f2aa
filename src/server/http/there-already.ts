import type { FastifyReply } from 'fastify';

const told = new WeakSet<FastifyReply>();

/** Marks that a creating call found an existing item: the status is then 200, not 201. */
export function thereAlready(reply: FastifyReply): void {
  told.add(reply);
}

export const wasThereAlready = (reply: FastifyReply): boolean => told.has(reply);
