import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/** GETs an address with just these headers: `fetch` says itself that it does not navigate. Redirects are not followed. */
export async function askPlainly(
  url: URL,
  headers: Record<string, string> = {},
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(url, { headers }, resolve).on('error', reject);
  const response = await promise;
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}
