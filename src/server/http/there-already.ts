import type { FastifyReply } from 'fastify';

const told = new WeakSet<FastifyReply>();

/** Tells of a call that may find what it would make that it did: the answer is 200 then, not 201. */
export function thereAlready(reply: FastifyReply): void {
  told.add(reply);
}

export const wasThereAlready = (reply: FastifyReply): boolean => told.has(reply);
