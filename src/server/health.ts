import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/error.ts';
import { ping } from './db/ping.ts';
import { within } from './patience.ts';

/** Milliseconds that the database may take to answer the readiness question. */
const PATIENCE = 2000;

/** `GET /healthz`: the process answers. `GET /readyz`: it can do its work. */
export function mountHealth(app: FastifyInstance): void {
  const hidden = { schema: { hide: true }, config: { rateLimit: false as const } };
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async () => {
    try {
      await within(PATIENCE, ping());
    } catch {
      throw new AppError('UNAVAILABLE', 'The database does not answer');
    }
    return { status: 'ready' };
  });
}
