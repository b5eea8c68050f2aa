import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { createServer as createProbe } from 'node:net';
import { join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { compileContent } from '../build/compile-content.ts';
import { root } from './bootstrap.mjs';

const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 3000);

async function freePort(): Promise<number> {
  const probe = createProbe().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No free port on 127.0.0.1');
  return address.port;
}

/** As the server does at `/` and `/dashboard`: the app for who is signed in or comes to be a guest, the landing page for all others. */
const pageAtRoot: Plugin = {
  name: 'taylr:page-at-root',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
      if (pathname === '/' || pathname === '/dashboard') {
        const signedIn = /(?:^|; )signed_in=1(?:;|$)/.test(request.headers.cookie ?? '');
        const guest = new URLSearchParams(search).get('guest') === 'true';
        request.url = `${signedIn || guest ? '/index.html' : '/landing.html'}${search}`;
      }
      if (pathname === '/landing') request.url = '/landing.html';
      if (pathname === '/styleguide') request.url = '/styleguide.html';
      next();
    });
  },
};

const apiPort = await freePort();
const api = `http://127.0.0.1:${apiPort}`;
const proxied = ['/api/', '/dev/oidc', '/healthz', '/readyz', '/metrics'];

const vite = await createServer({
  configFile: join(root, 'vite.config.ts'),
  plugins: [pageAtRoot],
  server: {
    host,
    port,
    strictPort: true,
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: api, changeOrigin: false }])),
  },
});
await vite.listen();

const content = join(root, 'content');
/** The server restarts by itself when what it has loaded is written anew. */
function compile(): void {
  for (const problem of compileContent(content)) console.error(problem);
}
compile();
watch(join(content, 'domains'), compile);
watch(content, (_event, file) => {
  if (file?.endsWith('.yaml')) compile();
});

const address = process.env.PUBLIC_URL ?? `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`;
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', join(root, 'src/app/server/main.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, HOST: '127.0.0.1', PORT: String(apiPort), PUBLIC_URL: address },
});
console.log(`Both sides reload on change: open ${address}`);

let ending = false;

async function end(code: number): Promise<void> {
  if (ending) return;
  ending = true;
  const ended = server.exitCode === null && server.signalCode === null ? once(server, 'close') : undefined;
  server.kill('SIGTERM');
  await Promise.all([vite.close(), ended]);
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0));
server.on('close', (code) => void end(code ?? 0));
