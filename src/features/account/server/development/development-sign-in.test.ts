import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn, throughProvider } from '#app/testing/world/sign-in.ts';
import { freshServer, startServer } from '#app/testing/server/test-server.ts';

let server: Awaited<ReturnType<typeof freshServer>>;
beforeEach(async () => {
  server = await freshServer();
});

const REFUSED = '/landing?error=auth_failed&reason=not_configured';
const PROVIDER = '/dev/oidc/.well-known/openid-configuration';

function ask(path: string, headers: Record<string, string>): Promise<{ status?: number; location?: string }> {
  return new Promise((resolve, reject) => {
    request(new URL(path, server.url), { headers }, (response) => {
      response.resume();
      const { statusCode: status, headers } = response;
      resolve({ ...(status && { status }), ...(headers.location && { location: headers.location }) });
    })
      .on('error', reject)
      .end();
  });
}

describe('the development sign-in', () => {
  it('is there for a browser on this machine, under each of its names', async () => {
    const { port } = new URL(server.url);
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `LOCALHOST:${port}`, `[::1]:${port}`]) {
      expect((await ask(PROVIDER, { host })).status).toBe(200);
      expect((await ask('/api/login', { host })).location).toContain('/dev/oidc/auth?');
    }
    expect(await signIn(server.visitor(), { email: 'ada@example.org' })).toBe('/');
  });

  it('begins without a warning: whoever tries it has nothing to change', async () => {
    // A fresh provider: it is created by the first request.
    const url = await startServer();
    const warn = vi.spyOn(console, 'warn');
    expect((await fetch(url + PROVIDER)).status).toBe(200);
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it.each<Record<string, string>>([
    { forwarded: 'for=127.0.0.1;host=localhost' },
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-host': 'localhost' },
    { 'x-forwarded-proto': 'https' },
    { 'X-Forwarded-Server': 'proxy' },
    { 'x-real-ip': '127.0.0.1' },
    { via: '1.1 caddy' },
    { 'cf-connecting-ip': '203.0.113.9' },
    { 'cf-ray': '1' },
    { 'tailscale-user-login': 'ada' },
    { host: 'taylr.example' },
    { host: '192.168.1.20:3000' },
    { host: '127.0.0.1.evil.example' },
    { host: 'localhost.evil.example:3000' },
    { host: 'evil.example#127.0.0.1' },
  ])('is not there for what came through a proxy, or asked for another host: %j', async (headers) => {
    expect(await ask(PROVIDER, headers)).toEqual({ status: 404 });
    expect(await ask('/api/login', headers)).toEqual({ status: 302, location: REFUSED });
    expect(await ask('/api/auth/callback?code=x&state=y', headers)).toEqual({ status: 302, location: REFUSED });
  });

  it('ends no sign-in through a proxy that was begun on this machine', async () => {
    const visitor = server.visitor();
    const back = await throughProvider(visitor, '/api/login', { email: 'ada@example.org' });
    expect(new URL(back, server.url).searchParams.get('code')).toBeTruthy();
    const refused = await visitor.raw(back, { headers: { 'x-forwarded-for': '127.0.0.1' } });
    expect((await visitor.send('GET /api/auth/user')).status).toBe(401);
    expect([refused.status, refused.headers.get('location')]).toEqual([302, REFUSED]);
  });

  it('is not there for a proxy that says nothing but speaks as only proxies do', async () => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.end(`GET ${PROVIDER} HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 404 /);
  });
});
