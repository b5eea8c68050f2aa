import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Server as SocketServer } from 'node:net';
import { examine } from './doctor.ts';

/** A moment that nothing here depends on, but for those that look at clocks. */
export const NOW = new Date('2026-03-04T12:00:00Z');
export const DAY = 86_400_000;

export const look = (env: Record<string, string>, now = () => NOW) => examine(env, now);

/** What was found about one thing: the line, whether it is wrong, and what to do. */
export async function about(what: string, env: Record<string, string>, now = () => NOW) {
  const one = (await look(env, now)).find((finding) => finding.about === what);
  if (!one) throw new Error(`Nothing was said of ${what}`);
  return one;
}

const servers: (Server | SocketServer)[] = [];
/** Stops all that a test started. */
export function stopServers(): void {
  for (const server of servers.splice(0)) {
    if ('closeAllConnections' in server) server.closeAllConnections();
    server.close();
  }
}

async function listening(server: Server | SocketServer): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

type Answer = { status?: number; body?: unknown; date?: Date; headers?: (headers: object) => void };

/** A server elsewhere that gives one answer to all that is asked of it, with a clock of its own. */
export async function answering({ status = 200, body, date = NOW, headers }: Answer): Promise<string> {
  const server = createServer((request, reply) => {
    headers?.(request.headers);
    reply.sendDate = false;
    reply.writeHead(status, { 'content-type': 'application/json', date: date.toUTCString() });
    reply.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  return `http://127.0.0.1:${await listening(server)}`;
}

/** An issuer at an address that is known only once it listens. */
export async function issuer(named?: string, date = NOW): Promise<string> {
  let address = '';
  const server = createServer((_request, reply) => {
    reply.sendDate = false;
    reply.writeHead(200, { 'content-type': 'application/json', date: date.toUTCString() });
    reply.end(JSON.stringify({ issuer: named ?? address }));
  });
  address = `http://127.0.0.1:${await listening(server)}`;
  return address;
}

/** The host of something that takes connections and never answers. */
export const silent = async () => `127.0.0.1:${await listening(createSocketServer(() => {}))}`;
/** A host where nothing listens. */
export const nobody = async () => {
  const server = createSocketServer(() => {});
  const port = await listening(server);
  servers.splice(servers.indexOf(server), 1);
  await new Promise((resolve) => server.close(resolve));
  return `127.0.0.1:${port}`;
};
