import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { addressKind } from './address-rules.ts';
import { createOutgoing } from './outgoing.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function serve(handler: Parameters<typeof createServer>[1]): Promise<number> {
  const server = createServer(handler as never);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const NAMES: Readonly<Record<string, readonly string[]>> = {
  'public.example': ['93.184.216.34'],
  'inside.example': ['10.0.0.7'],
  'both.example': ['93.184.216.34', '192.168.1.1'],
  'here.example': ['127.0.0.1'],
  'metadata.example': ['169.254.169.254'],
};
type Options = Parameters<typeof createOutgoing>[0];
const lookup: NonNullable<Options['lookup']> = (name, done) => {
  const found = NAMES[name];
  if (!found) return done(Object.assign(new Error('none'), { code: 'ENOTFOUND' }), []);
  return done(
    null,
    found.map((address) => ({ address, family: 4 })),
  );
};
const make = (change: Partial<Options> = {}) =>
  createOutgoing({ isPrivateAllowed: false, ownOrigins: () => ['https://taylr.example'], lookup, ...change });
const letter = (address: string) => ({
  address,
  headers: { 'content-type': 'text/plain' },
  body: 'hello',
  now: new Date('2026-03-04T12:00:00Z'),
});

describe('an address', () => {
  it.each([
    ['nonsense', 'malformed'],
    ['ftp://public.example/', 'malformed'],
    ['javascript:alert(1)', 'malformed'],
    ['http://public.example/', 'not-https'],
    ['https://ada:secret@public.example/', 'credentials'],
    ['https://taylr.example/api/goals', 'itself'],
    ['https://127.0.0.1/', 'private'],
    ['https://2130706433/', 'private'],
    ['https://0x7f.1/', 'private'],
    ['https://[::1]/', 'private'],
    ['https://[::ffff:10.0.0.1]/', 'private'],
    ['https://[fd00::1]/', 'private'],
    ['https://[64:ff9b::a00:1]/', 'private'],
    ['https://169.254.169.254/latest/meta-data', 'private'],
    ['https://0.0.0.0/', 'private'],
    ['https://inside.example/', 'private'],
    ['https://both.example/', 'private'],
  ])('%s is refused as %s', async (address, reason) => {
    expect(await make().refusal(address)).toBe(reason);
  });

  it.each([
    'https://public.example/hook',
    'https://public.example:8443/',
    'https://unknown.example/',
    'https://1.1.1.1/',
  ])('%s is taken', async (address) => {
    expect(await make().refusal(address)).toBeNull();
  });

  it('inside is taken where the operator allows it, but never the server itself or the metadata of a cloud', async () => {
    const home = make({ isPrivateAllowed: true, ownOrigins: () => ['http://127.0.0.1:3000'] });
    for (const address of [
      'http://192.168.1.5:8123/api/webhook/x',
      'http://127.0.0.1:8080/',
      'http://inside.example/',
    ]) {
      expect(await home.refusal(address)).toBeNull();
    }
    expect(await home.refusal('http://127.0.0.1:3000/')).toBe('itself');
    expect(await home.refusal('http://[::1]:3000/')).toBe('private');
    expect(await home.refusal('http://here.example:3000/')).toBe('private');
    expect(await home.refusal('http://169.254.169.254/')).toBe('private');
    expect(await home.refusal('http://metadata.example/')).toBe('private');
  });

  it.each([
    ['8.8.8.8', 'public'],
    ['2606:4700::1111', 'public'],
    ['100.64.0.1', 'private'],
    ['::ffff:192.168.0.1', 'private'],
    ['fe80::1', 'never'],
    ['255.255.255.255', 'never'],
    ['198.18.0.1', 'never'],
    ['2002:7f00:1::', 'never'],
    ['somewhere', 'never'],
  ])('%s is %s', (address, kind) => {
    expect(addressKind(address)).toBe(kind);
  });
});

describe('sending', () => {
  const home = (change: Partial<Options> = {}) => make({ isPrivateAllowed: true, ...change });

  it('posts the body and tells the status', async () => {
    const seen: unknown[] = [];
    const port = await serve((request, response) => {
      request.setEncoding('utf8').on('data', (body: string) => {
        seen.push([request.method, request.url, request.headers['content-type'], body]);
        response.writeHead(204).end();
      });
    });
    const answered = await home().post(letter(`http://here.example:${port}/hook?a=1`));
    expect(answered).toEqual({ status: 204, problem: null, retryAfterMs: 0 });
    expect(seen).toEqual([['POST', '/hook?a=1', 'text/plain', 'hello']]);
  });

  it('goes to the address that was checked, whatever the name is found as a moment later', async () => {
    let asked = 0;
    const port = await serve((_request, response) => response.writeHead(200).end());
    const rebinding: Options['lookup'] = (_name, done) => {
      asked += 1;
      done(null, [{ address: asked === 1 ? '93.184.216.34' : '127.0.0.1', family: 4 }]);
    };
    const outgoing = make({ lookup: rebinding });
    expect(await outgoing.refusal('https://rebinding.example/')).toBeNull();
    expect(await outgoing.post(letter(`https://rebinding.example:${port}/`))).toEqual({
      status: null,
      problem: 'address',
      retryAfterMs: 0,
    });
    expect(asked).toBe(2);
  });

  it('follows no redirect, and waits as long as it is asked to', async () => {
    let reached = 0;
    const inner = await serve((_request, response) => {
      reached += 1;
      response.end();
    });
    const port = await serve((_request, response) =>
      response.writeHead(307, { location: `http://127.0.0.1:${inner}/`, 'retry-after': '120' }).end(),
    );
    expect(await home().post(letter(`http://127.0.0.1:${port}/`))).toEqual({
      status: 307,
      problem: null,
      retryAfterMs: 120_000,
    });
    expect(reached).toBe(0);
  });

  it('waits neither for what never answers nor for an answer that never ends', async () => {
    const silent = await serve(() => {});
    const quick = home({ within: 100 });
    expect(await quick.post(letter(`http://127.0.0.1:${silent}/`))).toMatchObject({ problem: 'timeout' });
    const endless = await serve((_request, response) => {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });
    expect(await home().post(letter(`http://127.0.0.1:${endless}/`))).toMatchObject({ status: 200 });
    const dripping = await serve((_request, response) => void response.writeHead(202).write('.'));
    expect(await quick.post(letter(`http://127.0.0.1:${dripping}/`))).toMatchObject({ status: 202 });
  });

  it('says what was in the way', async () => {
    const port = await serve((request) => request.socket.destroy());
    expect(await home().post(letter(`http://127.0.0.1:${port}/`))).toMatchObject({ problem: 'connection' });
    expect(await home().post(letter(`https://127.0.0.1:${port}/`))).toMatchObject({ problem: 'connection' });
    expect(await home().post(letter('http://unknown.example/'))).toMatchObject({ problem: 'name' });
    expect(await make().post(letter('https://inside.example/'))).toMatchObject({ problem: 'address' });
  });
});
