import type { FastifyInstance, FastifyRequest } from 'fastify';
import { amongAddresses } from '#server/address-list.ts';
import type { Settings } from '#server/env.ts';

/** Longest name that is taken from a proxy. */
const LONGEST = 255;

/** Requests from which the header was taken away. */
const stripped = new WeakSet<object>();

/** Who the trusted proxy says is there; the header never gets here from anybody else. Null without such a proxy, or when it says nothing. */
export type ProxyUser = (request: FastifyRequest) => string | null;

/** Whether the request carried the header without coming from the proxy. */
export const wasStripped = ({ raw }: FastifyRequest): boolean => stripped.has(raw);

/**
 * Takes the proxy's header away from every request that does not come straight from one of its addresses, before anything reads it; the log says
 * so, without the name in it.
 */
export function trustProxyHeader(app: FastifyInstance, settings: Settings): void {
  const { AUTH_PROXY_HEADER: header, AUTH_PROXY_ADDRESSES: addresses } = settings;
  if (!header || !addresses) return;
  const isProxy = amongAddresses(addresses);
  app.addHook('onRequest', async (request) => {
    // The other end of the connection itself: what forwarded headers claim does not matter.
    if (request.headers[header] === undefined || isProxy(request.socket.remoteAddress)) return;
    delete request.raw.headers[header];
    stripped.add(request.raw);
    request.log.warn({ header }, 'header of an untrusted address taken away');
  });
}

export function proxyUserFrom({ AUTH_PROXY_HEADER: header }: Settings): ProxyUser {
  return ({ raw }) => {
    const said = header && raw.headers[header];
    // Two headers are joined by a comma: whoever added the second one, nobody is meant then.
    const name = typeof said === 'string' ? said.trim() : '';
    return name === '' || name.length > LONGEST || name.includes(',') ? null : name;
  };
}
