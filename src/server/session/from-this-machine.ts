import type { FastifyRequest } from 'fastify';
import { isLoopback } from '#server/env.ts';

/** Headers that proxies, tunnels and load balancers add to forwarded requests. */
const FORWARDING =
  /^(?:forwarded|via|cdn-loop|true-client-ip|x-forwarded(?:-.*)?|x-original-.*|x-real-ip|x-(?:cluster-)?client-ip|x-scheme|x-request-start|x-amzn-trace-id|(?:cf|fly|fastly|tailscale|x-envoy|x-arr|x-azure|x-appengine)-.*)$/;

/**
 * Whether a request was made on this machine and not forwarded: from a loopback address, to a loopback host, without a forwarding header, and
 * not in the HTTP version that only proxies still use. A local proxy that adds no header cannot be told from a browser.
 */
export function isFromThisMachine({ socket, headers, raw }: FastifyRequest): boolean {
  const address = socket.remoteAddress?.replace('::ffff:', '') ?? '';
  const host = URL.parse(`http://${headers.host ?? ''}`)?.hostname ?? '';
  const isForwarded = Object.keys(headers).some((name) => FORWARDING.test(name));
  return isLoopback(address) && isLoopback(host) && !isForwarded && raw.httpVersion !== '1.0';
}
