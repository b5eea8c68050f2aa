import { beforeEach, describe, expect, it } from 'vitest';
import { signIn, throughProvider } from '#app/testing/world/sign-in.ts';
import { freshServer } from '#app/testing/server/test-server.ts';
import { safeReturnTo } from './return-to.ts';

let server: Awaited<ReturnType<typeof freshServer>>;

beforeEach(async () => {
  server = await freshServer();
});
const getLocation = (response: Response) => response.headers.get('location') ?? '';

const ADA = { email: 'ada@example.org' };

describe('the way back after signing in', () => {
  it.each(['/', '/dashboard', '/dashboard?checkIn=1&x=%2F', '/identity-chat/1#top', '/a//b'])('leads to %s', (path) => {
    expect(safeReturnTo(path)).toBe(path);
  });

  it.each([
    '',
    'dashboard',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\nSet-Cookie: x=1',
    '/.//evil.example',
    '/..//evil.example',
    '/x/..//evil.example',
    '/%2e%2e//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' //evil.example',
    '/\u0000',
    '/x\\y',
    'http:evil.example',
  ])('never leads away from this site: %j', (path) => {
    expect(safeReturnTo(path)).toBe('/');
  });

  it('is kept on the way through the provider', async () => {
    const client = server.visitor();
    expect(await signIn(client, ADA, '/api/login?returnTo=%2Fidentity-chat%2F1%3Fa%3Db')).toBe('/identity-chat/1?a=b');
  });

  it('is the page on which a guest chose to create an account', async () => {
    const page = `${server.url}/habit-planning/1?mode=short-week`;
    const from = (referer: string) => server.visitor().raw('/api/auth/google?keep=guest', { headers: { referer } });
    const attempt = async (referer: string) =>
      JSON.parse(decodeURIComponent((await from(referer)).headers.getSetCookie().join().split(/[=;]/)[1] ?? '')) as {
        returnTo: string;
      };
    expect(await attempt(page)).toMatchObject({ returnTo: '/habit-planning/1?mode=short-week' });
    for (const other of ['https://evil.example/goals', `${server.url}/api/login?keep=guest`, 'nonsense'])
      expect(await attempt(other)).toMatchObject({ returnTo: '/' });
  });

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example'])(
    'is the start when %s was asked for',
    async (path) => {
      const client = server.visitor();
      expect(await signIn(client, ADA, `/api/login?returnTo=${encodeURIComponent(path)}`)).toBe('/');
    },
  );

  it('is checked again on the way back: the cookie is the browser’s word', async () => {
    const client = server.visitor();
    const back = await throughProvider(client, '/api/login', ADA);
    const attempt = JSON.parse(decodeURIComponent(client.cookies.get('taylr_sign_in') as string)) as object;
    const changed = JSON.stringify({ ...attempt, returnTo: 'https://evil.example' });
    client.cookies.set('taylr_sign_in', encodeURIComponent(changed));
    expect(getLocation(await client.raw(back))).toBe('/');
  });

  it('is refused when it is endless or given twice', async () => {
    expect((await server.visitor().raw(`/api/login?returnTo=/${'x'.repeat(500)}`)).status).toBe(422);
    expect((await server.visitor().raw('/api/login?returnTo=/a&returnTo=/b')).status).toBe(422);
    expect((await server.visitor().raw('/api/login?keep=everything')).status).toBe(422);
  });
});
