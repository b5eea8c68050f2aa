import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Call } from './contract-fields.ts';
import { NOWHERE } from './contract-world.ts';

export type Asked = { status: number; cache: string | undefined; body: string };

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Requests an address exactly as written: browsers and `fetch` would normalise it first. */
export async function askExactly(
  url: string,
  { method = 'GET', path, headers = {} }: { method?: string; path: string; headers?: Record<string, string> },
): Promise<Asked> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    request(url, { agent, method, path, headers }, resolve).on('error', reject).end(),
  );
  return {
    status: answer.statusCode as number,
    cache: answer.headers['cache-control'],
    body: await text(answer),
  };
}

const hex = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;
const everyLetter = (path: string, encode: (letter: string, index: number) => string) => {
  let index = 0;
  return path.replace(/[a-z]/gi, (letter) => encode(letter, index++));
};

/** Ways to write an address that a server may take for the same one. */
export const FORMS: Readonly<Record<string, (path: string) => string>> = {
  'as it is': (path) => path,
  'its first letter encoded': (path) => path.replace(/[a-z]/, hex),
  'its last letter encoded': (path) => path.replace(/[a-z](?=[^a-z]*$)/i, hex),
  'every letter encoded': (path) => everyLetter(path, hex),
  'in mixed case of the digits': (path) =>
    everyLetter(path, (letter, index) => (index % 2 ? hex(letter).toUpperCase() : hex(letter))),
  'encoded twice': (path) => everyLetter(path, hex).replaceAll('%', '%25'),
  'with encoded slashes': (path) => `/${path.slice(1).replaceAll('/', '%2F')}`,
  'with encoded slashes in small letters': (path) => `/${path.slice(1).replace('/', '%2f')}`,
  'with a slash at the end': (path) => `${path}/`,
  'with two slashes before it': (path) => `/${path}`,
  'with two slashes in it': (path) => path.replace('/api/', '/api//'),
  'with a dot before it': (path) => `/.${path}`,
  'by way of elsewhere': (path) => `/assets/..${path}`,
  'by way of elsewhere, encoded': (path) => `/assets/%2e%2e${path}`,
  'by way of elsewhere, wholly encoded': (path) => `/assets/%2e%2e%2f${path.slice(1)}`,
  'in capitals': (path) => path.toUpperCase(),
  'with the host in front': (path) => `http://127.0.0.1${path}`,
  'with another host in front': (path) => `https://evil.example${path}`,
  'with a query': (path) => `${path}?/assets/x`,
  'with a fragment': (path) => `${path}#x`,
  'with a parameter of a segment': (path) => `${path};x=1`,
};

/** The calls that were not refused to another site's page when their addresses are written this way. */
export async function takenFromElsewhere(url: string, calls: readonly Call[], form: (path: string) => string) {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  const answers = await Promise.all(
    calls
      .filter(({ method }) => method !== 'GET')
      .map(async ({ key, method, path }) => {
        const { status, body } = await askExactly(url, { method, path: form(filled(path)), headers });
        return { key, status, code: (JSON.parse(body) as { code: string }).code };
      }),
  );
  return answers.filter(({ status, code }) => status !== 403 || code !== 'CROSS_ORIGIN');
}

/** The calls whose responses a cache may keep when their addresses are written this way. */
export async function keptByCaches(url: string, calls: readonly Call[], form: (path: string) => string) {
  const answers = await Promise.all(
    calls.map(async ({ key, method, path }) => ({
      key,
      ...(await askExactly(url, { method, path: form(filled(path)) })),
    })),
  );
  // The not-found page is always revalidated, and one call has no personal data.
  const isPage = ({ status, cache }: Asked) => status === 404 && cache === 'no-cache';
  return answers
    .filter(({ key }) => key !== 'GET /api/shared/marketing-assets')
    .filter((answer) => answer.cache !== 'no-store' && !isPage(answer));
}

const filled = (path: string) => path.replace(/:\w+/g, NOWHERE);
