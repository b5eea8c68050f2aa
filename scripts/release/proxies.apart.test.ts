import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FakeProvider, startFakeProvider } from '#app/testing/outside/fake-provider.ts';
import { type BuiltServer, startBuiltServer } from '#app/testing/server/built-server.ts';
import { freePort } from '#app/testing/server/free-port.ts';
import { goalBody } from '#app/testing/world/factories.ts';
import { root } from '../run/bootstrap.mjs';
import { programOrInstalled } from '../run/program-path.ts';

const NAME = 'taylr.example.org';
const shipped = (file: string) => readFileSync(join(root, 'deploy/proxies', file), 'utf8');

/** Where the proxy passes on to, where it listens, and where it may keep things. */
type Place = { readonly app: number; readonly port: number; readonly folder: string };
type Running = { readonly process: ChildProcess; readonly authority: () => string };

const start = (program: string, args: string[], env = {}) =>
  spawn(program, args, { stdio: 'ignore', env: { ...process.env, ...env } });

/** The configurations as they are shipped, with other ports, and certificates that need no network. */
const PROXIES: Readonly<Record<string, (program: string, place: Place) => Promise<Running>>> = {
  caddy: async (program, { app, port, folder }) => {
    const site = shipped('Caddyfile')
      .replace(`\n${NAME} {`, `\n${NAME}:${port} {`)
      .replace('# tls internal', 'tls internal')
      .replace('127.0.0.1:3000', `127.0.0.1:${app}`);
    const options = `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${await freePort()}\n\thttps_port ${port}\n}\n`;
    writeFileSync(join(folder, 'Caddyfile'), options + site);
    const own = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    return {
      process: start(program, ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], own),
      authority: () => join(folder, 'caddy/pki/authorities/local/root.crt'),
    };
  },
  nginx: async (program, { app, port, folder }) => {
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    const signed = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${NAME}`];
    const made = ['-addext', `subjectAltName=DNS:${NAME}`, '-keyout', key, '-out', certificate];
    execFileSync('openssl', ['req', ...signed, ...made], { stdio: 'ignore' });
    const site = shipped('nginx.conf')
      .replaceAll(/^ *listen \[::\].*\n/gm, '')
      .replace('listen 80;', `listen ${await freePort()};`)
      .replace('listen 443', `listen ${port}`)
      .replace(/ssl_certificate .*/, `ssl_certificate ${certificate};`)
      .replace(/ssl_certificate_key .*/, `ssl_certificate_key ${key};`)
      .replace('127.0.0.1:3000', `127.0.0.1:${app}`);
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const temporary = paths.map((path) => `${path}_temp_path ${join(folder, path)};`).join('\n');
    const whole = `daemon off;\npid ${folder}/pid;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${site}}\n`;
    writeFileSync(join(folder, 'nginx.conf'), whole);
    mkdirSync(join(folder, 'logs'));
    const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
    return { process: start(program, args), authority: () => certificate };
  },
};

type Heard = { status: number; headers: Record<string, unknown>; body: string; pieces: { at: number; text: string }[] };
type Told = { method?: string; headers?: Record<string, string>; body?: unknown; from?: string };
type Ask = (path: string, told?: Told) => Promise<Heard>;

/** Asks as a browser on this network does: by the public name, and trusting the proxy's authority alone. */
const throughProxy =
  (port: number, authority: () => string): Ask =>
  (path, { method = 'GET', headers = {}, body, from = '127.0.0.1' } = {}) =>
    new Promise((resolve, reject) => {
      const asked = request(
        {
          host: '127.0.0.1',
          port,
          path,
          method,
          localAddress: from,
          servername: NAME,
          ca: readFileSync(authority()),
          agent: false,
          headers: {
            host: `${NAME}:${port}`,
            origin: `https://${NAME}:${port}`,
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...headers,
          },
        },
        (answer) => {
          const pieces: Heard['pieces'] = [];
          answer.on('data', (part: Buffer) => pieces.push({ at: performance.now(), text: part.toString() }));
          answer.on('end', () => {
            const whole = pieces.map(({ text }) => text).join('');
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: whole, pieces });
          });
        },
      );
      asked.on('error', reject);
      asked.end(body === undefined ? undefined : JSON.stringify(body));
    });

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

/** A server behind a proxy. `settings` are what it is told besides where its data is. */
async function behind(name: string, settings: (port: number) => Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), `taylr-${name}-`));
  const data = join(folder, 'data');
  const port = await freePort();
  const app = await freePort();
  const own = { DATA_DIR: data, PORT: String(app), RATE_LIMIT: 'on' };
  const server: BuiltServer = await startBuiltServer({ ...own, ...settings(port) });
  stops.push(
    () => rmSync(folder, { recursive: true, force: true }),
    () => server.stop(),
  );
  const make = PROXIES[name] as (typeof PROXIES)[string];
  const proxy = await make(programOrInstalled(name), { app, port, folder });
  stops.push(() => {
    proxy.process.kill('SIGTERM');
    return proxy.process.exitCode ?? once(proxy.process, 'exit');
  });
  const ask = throughProxy(port, proxy.authority);
  for (let tries = 0; tries < 100; tries += 1) {
    const answered = await ask('/readyz').catch(() => null);
    if (answered?.status === 200) return { ask, server };
    await pause(200);
  }
  throw new Error(`${name} did not lead to the server`);
}

/** As an installation for others is told to be. `PORT` is free, since the public address is another. */
const asTold = (port: number) => ({ PUBLIC_URL: `https://${NAME}:${port}`, TRUST_PROXY: '1' });

const cookieOf = ({ headers }: Heard) => (headers['set-cookie'] as string[]).map((one) => one.split(';')[0]).join('; ');

/** Follows an answer of a model that speaks slowly; how many milliseconds lie between its first piece and its last. */
async function spread(ask: Ask, provider: FakeProvider): Promise<number> {
  const cookie = cookieOf(await ask('/api/auth/guest', { method: 'POST' }));
  const made = await ask('/api/goals', { method: 'POST', headers: { cookie }, body: goalBody() });
  expect(made.status).toBe(201);
  const reply =
    'Walks in the park sound like a good place to start. The small ones count too. What would that person do on an ordinary Tuesday?';
  provider.answers({ says: { reply, agreed: false, proposal: null }, piece: 12, every: 100 });
  const goalId = (JSON.parse(made.body) as { id: string }).id;
  const body = { message: 'someone calm', context: { type: 'identity', goalId } };
  const headers = { cookie, accept: 'text/event-stream', 'accept-encoding': 'gzip, br' };
  const { status, pieces } = await ask('/api/chat/messages', { method: 'POST', headers, body });
  expect([status, pieces[0]?.text]).toEqual([200, expect.stringContaining('Walks')]);
  expect(pieces[0]?.text).not.toContain('event: done');
  return (pieces.at(-1)?.at ?? 0) - (pieces[0]?.at ?? 0);
}

beforeAll(() => {
  const { NODE_ENV: _test, ...env } = process.env;
  execFileSync(process.execPath, ['scripts/build/build.ts', '--if-stale'], { cwd: root, env, stdio: 'pipe' });
}, 180_000);

describe.each(Object.keys(PROXIES))('behind %s, as its example says', (name) => {
  it('people come by TLS, each counted by their own address whatever they claim', async () => {
    const { ask } = await behind(name, asTold);
    const page = await ask('/landing');
    expect([page.status, page.headers['strict-transport-security']]).toEqual([200, expect.stringContaining('max-age')]);
    const guest = await ask('/api/auth/guest', { method: 'POST' });
    expect([guest.status, String(guest.headers['set-cookie'])]).toEqual([201, expect.stringContaining('Secure')]);

    const left = async (told: Told) => Number((await ask('/metrics', told)).headers['x-ratelimit-remaining']);
    const before = await left({});
    const claims = { 'x-forwarded-for': '203.0.113.7', 'x-real-ip': '203.0.113.7', forwarded: 'for=203.0.113.7' };
    expect(await left({ headers: claims })).toBe(before - 1);
    // Another address of this machine is somebody else.
    expect(await left({ from: '127.0.0.2' })).toBeGreaterThan(before);
  });

  it('what the coach says comes piece by piece', async () => {
    const provider = await startFakeProvider();
    stops.push(() => provider.stop());
    const model = { AI_PROVIDER: 'compatible', AI_MODEL: 'slow', AI_BASE_URL: `${provider.url}/v1` };
    const { ask } = await behind(name, (port) => ({ ...asTold(port), ...model }));
    expect(await spread(ask, provider)).toBeGreaterThan(200);
  });

  it('nobody gets at the development sign-in, though nothing is set', async () => {
    const { ask, server } = await behind(name, () => ({}));
    const path = '/dev/oidc/.well-known/openid-configuration';
    expect((await fetch(server.url + path)).status).toBe(200);
    expect((await ask(path)).status).toBe(404);
    const local = await ask(path, { headers: { host: 'localhost' } }).catch(() => ({ body: '' }));
    expect(local.body).not.toContain('issuer');
  });
});
