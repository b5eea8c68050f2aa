import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import { getAddress } from '#contract/addresses.ts';
import { AppError } from '#contract/error.ts';

/** The route behind every page: only the list of addresses knows which pages exist. */
const ANY = '/*';
/** The identity provider's routes handle this themselves. */
const isOurs = (url: string) => !url.startsWith('/dev/');

const exists = (request: FastifyRequest, url: string) =>
  url !== ANY || getAddress(new URL(request.url, 'http://page').pathname) !== null;

/**
 * Answers unsupported methods of an address: 405 with the supported ones in `Allow`, rather than the 404 of an unknown address. Called on an app
 * before its first route; the routes are added after the last.
 */
export function refuseOtherMethods(app: FastifyInstance): () => void {
  const known = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = known.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    known.set(url, methods);
  });
  const add = async (scope: FastifyInstance) => {
    for (const [url, methods] of [...known].filter(([url]) => isOurs(url))) {
      const allow = [...methods].toSorted().join(', ');
      const others = scope.supportedMethods.filter((method) => !methods.has(method)) as HTTPMethods[];
      scope.route({
        method: others,
        url,
        schema: { hide: true },
        // Before the body is parsed: it does not matter here.
        onRequest: async (request, reply) => {
          if (!exists(request, url)) throw new AppError('NOT_FOUND', 'Not found');
          reply.header('allow', allow);
          throw new AppError('METHOD_NOT_ALLOWED', 'This address does not take that method');
        },
        handler: async () => null,
      });
    }
  };
  return () => void app.register(add);
}
