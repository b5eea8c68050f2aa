import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Asks an address with just these headers, by GET unless told: `fetch` says itself that it does not navigate. Redirects are not followed. */
export async function askPlainly(
  url: URL,
  headers: Record<string, string> = {},
  { method = 'GET', body }: { method?: string; body?: string | undefined } = {},
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(url, { method, headers }, resolve).on('error', reject).end(body);
  const response = await promise;
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}
