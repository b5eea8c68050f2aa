import { isLoopback } from '#server/env.ts';

/**
 * Who runs the push services of browsers, as of November 2026: Google (Chrome, Edge on Android, Samsung, Opera, Brave), Mozilla
 * (Firefox), Apple (Safari) and Microsoft (Edge). A dot in front takes every name below.
 */
const KNOWN = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const;

const isNamed = (name: string, url: URL) =>
  name.startsWith('.') ? url.hostname.endsWith(name) : name === url.hostname || name === url.host;

/**
 * Whether the server may send to an address that a browser gave it: https at a known push service, or at one of the operator's `more`;
 * plain http and other ports only there. So nobody can make the server knock at a door of its own network.
 */
export function isPushService(endpoint: string, more: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password) return false;
  const allowed = more.some((name) => isNamed(name, url));
  if (url.protocol === 'http:') return allowed && isLoopback(url.hostname);
  if (url.protocol !== 'https:') return false;
  return allowed || (url.port === '' && KNOWN.some((name) => isNamed(name, url)));
}
