import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '#app/testing/server/free-port.ts';
import { freshServer, startServer } from '#app/testing/server/test-server.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { programOrInstalled } from '../run/program-path.ts';

let folder: string;
let running: ChildProcess | null = null;
beforeEach(async () => {
  await freshServer();
  folder = mkdtempSync(join(tmpdir(), 'taylr-auth-proxy-'));
});
afterEach(async () => {
  running?.kill('SIGTERM');
  if (running?.exitCode === null) await once(running, 'exit');
  running = null;
  rmSync(folder, { recursive: true, force: true });
});

/** nginx that asks for a password, and tells the server who gave it: what a browser sends under that name is written over. */
async function behindNginx(server: string): Promise<string> {
  const port = await freePort();
  mkdirSync(join(folder, 'logs'));
  writeFileSync(join(folder, 'people'), 'ada:{PLAIN}one\nben:{PLAIN}two\n', { mode: 0o644 });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const site = `daemon off;
pid ${folder}/pid;
events {}
http {
  access_log off;
  ${temporary.map((path) => `${path}_temp_path ${join(folder, path)};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    location / {
      auth_basic "Taylr";
      auth_basic_user_file ${folder}/people;
      proxy_pass ${server};
      proxy_set_header Host $http_host;
      proxy_set_header Remote-User $remote_user;
    }
  }
}
`;
  writeFileSync(join(folder, 'nginx.conf'), site);
  // The password file has to be readable for the account that its workers run as.
  chmodSync(folder, 0o755);
  running = spawn(programOrInstalled('nginx'), [
    '-p',
    folder,
    '-c',
    join(folder, 'nginx.conf'),
    '-e',
    join(folder, 'error.log'),
  ]);
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(url).catch(() => null)) return url;
    await pause(100);
  }
  throw new Error('nginx did not start');
}

const as = (who: string, more: Record<string, string> = {}) => ({
  headers: { authorization: `Basic ${Buffer.from(who).toString('base64')}`, ...more },
});

it('behind nginx with passwords people are who nginx says, whatever they claim, and nobody without it', async () => {
  const server = await startServer({
    AUTH_PROXY_HEADER: 'Remote-User',
    AUTH_PROXY_ADDRESSES: '127.0.0.1',
    TRUST_PROXY: '1',
  });
  const url = await behindNginx(server);
  expect((await new TestClient(url).raw('/api/login')).status).toBe(401);
  const [ada, eve] = [new TestClient(url), new TestClient(url)];
  const entered = await ada.raw('/api/login', as('ada:one'));
  expect([entered.status, entered.headers.get('location')]).toEqual([302, '/']);
  await eve.raw('/api/login', as('ben:two', { 'remote-user': 'ada' }));
  const idOf = async (client: TestClient, who: string) =>
    ((await (await client.raw('/api/auth/user', as(who))).json()) as { id: string }).id;
  expect(await idOf(eve, 'ben:two')).not.toBe(await idOf(ada, 'ada:one'));
  // Ada's cookie in the browser of who signs in as Ben at nginx opens nothing.
  expect((await ada.raw('/api/auth/user', as('ben:two'))).status).toBe(401);
});
