import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip, createGunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Gzips text as it is produced: only the packed file is held in memory, about a tenth of the size, so that the transaction it is read in
 * never waits for the network.
 */
export function packed(texts: AsyncIterable<string>): Promise<Buffer> {
  return pipeline(texts, createGzip({ level: 6 }), buffer);
}

type Download = { request: FastifyRequest; reply: FastifyReply; type: string; name: string };

/** Sends a packed file as a download: gzipped to clients that accept it, else unpacked while sending. */
export function download(file: Buffer, { request, reply, type, name }: Download): FastifyReply {
  reply.type(type).header('content-disposition', `attachment; filename="${name}"`).header('vary', 'accept-encoding');
  if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
    return reply.header('content-encoding', 'gzip').send(file);
  }
  return reply.send(Readable.from([file]).pipe(createGunzip()));
}
