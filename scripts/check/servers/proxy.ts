import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What the proxy adds to an answer of its own: the server went away in the middle of the request. */
export const CUT_OFF = 'x-cut-off';

const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding']);

type Outcome = 'answered' | 'not there' | 'cut off';

/** Passes one request on; `not there` is a server that took no connection, so that nothing of it can have been done. */
async function pass(came: IncomingMessage, { url, body, out }: { url: string; body: Buffer; out: ServerResponse }) {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const headers = Object.fromEntries(Object.entries(came.headers).filter(([name]) => !HOP_BY_HOP.has(name)));
  const on = request(new URL(came.url ?? '/', url), { method: came.method, headers, agent: false });
  on.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNREFUSED' ? 'not there' : 'cut off'));
  on.once('response', (answer) => {
    void buffer(answer).then(
      (whole) => {
        const kept = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.has(name));
        out.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept) as Record<string, string>).end(whole);
        resolve('answered');
      },
      () => resolve('cut off'),
    );
  });
  on.end(body);
  return promise;
}

export type Proxy = {
  readonly url: string;
  /** Servers that get no new requests: whoever is about to be stopped. */
  readonly resting: Set<string>;
  stop(): Promise<void>;
};

/**
 * A proxy before several servers, in turn: whoever takes no connection is passed over, and who goes away in the middle of a request is not asked
 * again in its name, as proxies do it. Answers are passed on whole.
 */
export async function startProxy(servers: readonly string[]): Promise<Proxy> {
  let turn = 0;
  const resting = new Set<string>();
  const passOn = async (came: IncomingMessage, out: ServerResponse) => {
    const first = turn++;
    const body = await buffer(came);
    for (let tries = 0; tries < servers.length; tries += 1) {
      const url = servers[(first + tries) % servers.length] as string;
      if (resting.has(url)) continue;
      const outcome = await pass(came, { url, body, out });
      if (outcome === 'answered') return;
      if (outcome === 'cut off') return void out.writeHead(502, { [CUT_OFF]: '1' }).end();
    }
    out.writeHead(503, { 'x-none-there': '1' }).end();
  };
  const server = createServer((came, out) => void passOn(came, out));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    resting,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
