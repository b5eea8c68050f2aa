import type { FastifyReply } from 'fastify';

/** The first `limit` rows; if there are more, the header X-Next-Cursor says where the next page begins. */
export function sendPage<R extends { readonly id: string }>(
  reply: FastifyReply,
  rows: readonly R[],
  limit: number,
): R[] {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (rows.length > limit && last) reply.header('x-next-cursor', last.id);
  return page;
}
