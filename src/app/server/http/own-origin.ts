import type { FastifyInstance } from 'fastify';
import type { Settings } from '#server/env.ts';

/** The server's own URL on this machine; known once it listens. */
export function ownOrigin(app: FastifyInstance, { HOST, PUBLIC_URL }: Settings): string {
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return PUBLIC_URL ?? `http://${HOST.includes(':') && !HOST.startsWith('[') ? `[${HOST}]` : HOST}:${port}`;
}

/** All names under which a browser on this machine may have opened the server. */
export function localOrigins(app: FastifyInstance, settings: Settings): string[] {
  const own = new URL(ownOrigin(app, settings));
  const names = ['localhost', '127.0.0.1'].map((name) => `${own.protocol}//${name}${own.port && `:${own.port}`}`);
  return [...new Set([own.origin, ...names])];
}
