import type { FastifyRequest } from 'fastify';
import { isLoopback } from '#server/env.ts';

/** What proxies, tunnels and balancers add to the requests that they pass on. */
const FORWARDING =
  /^(?:forwarded|via|cdn-loop|true-client-ip|x-forwarded(?:-.*)?|x-original-.*|x-real-ip|x-(?:cluster-)?client-ip|x-scheme|x-request-start|x-amzn-trace-id|(?:cf|fly|fastly|tailscale|x-envoy|x-arr|x-azure|x-appengine)-.*)$/;

/**
 * Whether a request was made on this machine and came here by nobody else's hands: from a loopback address, to a loopback host, without a
 * header that something in between adds, and not in the version of HTTP that only such things still speak. A proxy on this machine
 * that keeps quiet about itself cannot be told from a browser.
 */
export function isFromThisMachine({ socket, headers, raw }: FastifyRequest): boolean {
  const address = socket.remoteAddress?.replace('::ffff:', '') ?? '';
  const host = URL.parse(`http://${headers.host ?? ''}`)?.hostname ?? '';
  const isForwarded = Object.keys(headers).some((name) => FORWARDING.test(name));
  return isLoopback(address) && isLoopback(host) && !isForwarded && raw.httpVersion !== '1.0';
}
