import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { goalBody } from '#app/testing/world/factories.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { freshServer } from '#app/testing/server/test-server.ts';
import { toError } from './to-error.testing.ts';
import { ErrorBody } from '#contract/error.ts';

let url: string;
let guest: () => Promise<TestClient>;

beforeEach(async () => {
  ({ url, guest } = await freshServer());
});

const get = (path: string, headers: Record<string, string> = {}, from = url) =>
  new TestClient(from).raw(path, { headers });

describe('requests that fit nothing', () => {
  it('answers 413 to a body that is too large', async () => {
    const client = await guest();
    const response = await client.raw('/api/goals', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(goalBody({ description: 'x'.repeat(400_001) })),
    });
    expect(response.status).toBe(413);
    expect(await toError(response)).toEqual({ code: 'TOO_LARGE', message: 'The request is too large' });
  });

  it('answers 422 to a long text in a body that is small enough', async () => {
    const client = await guest();
    const { status } = await client.send('POST /api/goals', { body: goalBody({ description: 'x'.repeat(390_000) }) });
    expect(status).toBe(422);
  });

  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/goals/x/y',
    '/api/goalss',
    '/dev/nothing',
    '/api/%',
    `/api/${'x'.repeat(3000)}`,
  ])('answers 404 in JSON at %s', async (path) => {
    const client = await guest();
    const response = await client.raw(path);
    expect(response.status).toBe(404);
    expect((await toError(response)).code).toBe('NOT_FOUND');
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['PUT', '/api/goals', 'GET, HEAD, POST'],
    ['PATCH', '/api/goals', 'GET, HEAD, POST'],
    ['OPTIONS', '/api/goals', 'GET, HEAD, POST'],
    ['DELETE', '/api/%67oals', 'GET, HEAD, POST'],
    ['POST', '/api/auth/user', 'GET, HEAD'],
    ['GET', '/api/auth/guest', 'POST'],
    ['PUT', '/api/goals/0198f2f0-0000-7000-8000-000000000000', 'DELETE, GET, HEAD, PATCH'],
    ['GET', '/api/feedback/attachments', 'POST'],
    ['POST', '/api/openapi.json', 'GET, HEAD'],
    ['POST', '/api/docs', 'GET, HEAD'],
    ['DELETE', '/healthz', 'GET, HEAD'],
    ['POST', '/metrics', 'GET, HEAD'],
    ['POST', '/', 'GET, HEAD'],
    ['OPTIONS', '/dashboard?from=mail', 'GET, HEAD'],
    ['PUT', '/sw.js', 'GET, HEAD'],
  ])('answers 405 in JSON with what is allowed to %s %s', async (method, path, allow) => {
    // For every asker and every body.
    const headers = { 'content-type': 'text/nonsense' };
    const body = method === 'GET' ? undefined : 'nonsense';
    const response = await new TestClient(url).raw(path, { method, headers, body });
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
    expect(await toError(response)).toEqual({
      code: 'METHOD_NOT_ALLOWED',
      message: 'This address does not take that method',
    });
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['POST', '/api/nothing'],
    ['OPTIONS', '/api/nothing'],
    ['OPTIONS', '/api/goals/x/y'],
    ['POST', '/nowhere'],
    ['DELETE', '/dev/nothing'],
  ])('answers 404 in JSON to %s %s', async (method, path) => {
    const client = await guest();
    const response = await client.raw(path, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([404, null]);
    expect((await toError(response)).code).toBe('NOT_FOUND');
  });

  /** What comes back for bytes as they are. */
  const answerTo = async (bytes: string) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.end(bytes);
    const [head, body] = (await text(socket)).split('\r\n\r\n') as [string, string];
    return { head, error: ErrorBody.strict().parse(JSON.parse(body)) };
  };

  it.each([20_000, 200_000])('answers 431 in JSON to %i bytes of headers', async (bytes) => {
    const { head, error } = await answerTo(
      `GET /api/goals HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(bytes)}\r\n\r\n`,
    );
    expect(head).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
    expect(head).toMatch(/\r\nContent-Type: application\/json/);
    expect(error).toEqual({ code: 'HEADERS_TOO_LARGE', message: 'The headers of the request are too large' });
    expect((await get('/healthz')).status).toBe(200);
  });

  it('answers 400 in JSON to what is no request', async () => {
    const { head, error } = await answerTo('NONSENSE\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(error.code).toBe('BAD_REQUEST');
  });

  it('refuses a body with a planted prototype', async () => {
    const client = await guest();
    const response = await client.raw('/api/goals', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"__proto__":{"isGuest":false},${JSON.stringify(goalBody()).slice(1)}`,
    });
    expect(response.status).toBe(400);
  });
});
