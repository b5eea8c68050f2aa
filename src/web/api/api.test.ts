// @vitest-environment node
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ApiError, call, hasCode, hasStatus, getKey, getPath, refusalMessage, serverMessage } from './api.ts';

type Seen = { method?: string; url?: string; headers: IncomingMessage['headers']; body: string };

let server: Server;
let answer: { status: number; body: string; type?: string };
const seen: Seen[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    seen.push({ method, url, headers, body: await text(request) });
    if (answer.status === 0) return;
    response.writeHead(answer.status, { 'content-type': answer.type ?? 'application/json' }).end(answer.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  vi.stubGlobal('location', new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/goal-capture`));
});

afterEach(() => void seen.splice(0));

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const answers = (status: number, body: unknown, type?: string) => {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body), type };
};

/** The error of a call that must fail. */
async function failure(running: Promise<unknown>): Promise<unknown> {
  return running.then(
    () => expect.unreachable('the call was expected to fail'),
    (error: unknown) => error,
  );
}

const goal = {
  description: 'Run five kilometres',
  currentLevel: 'not_started',
  currentFrictions: 'Tired at night',
} as const;

it('fills the address, which is also the key of the cache', async () => {
  expect(getPath('GET /api/goals/:id', { params: { id: 'a/b c' } })).toBe('/api/goals/a%2Fb%20c');
  expect(getKey('GET /api/login', { query: { returnTo: '/' } })).toEqual(['/api/login', { returnTo: '/' }]);
  expect(getKey('GET /api/goals')).toEqual(['/api/goals']);
});

it('sends a body as JSON, with the zone of the browser and the idempotency key', async () => {
  answers(201, { id: 'g1' });
  await call('POST /api/goals', { body: goal, idempotencyKey: 'k1' });
  const [sent] = seen;
  expect(sent).toMatchObject({ method: 'POST', url: '/api/goals', body: JSON.stringify(goal) });
  expect(sent?.headers).toMatchObject({
    'content-type': 'application/json',
    'idempotency-key': 'k1',
    'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

it('says nothing of JSON without a body, and leaves out what the query does not give', async () => {
  answers(200, []);
  await call('GET /api/login', { query: { returnTo: '/goals?a=1', keep: undefined } });
  expect(seen[0]?.url).toBe('/api/login?returnTo=%2Fgoals%3Fa%3D1');
  expect(seen[0]?.headers['content-type']).toBeUndefined();
  expect(seen[0]?.headers['idempotency-key']).toBeUndefined();
});

it('throws what the server said, with status, code and body', async () => {
  const body = { message: 'Goal not found', code: 'NOT_FOUND' };
  answers(404, body);
  const error = await failure(call('GET /api/goals/:id', { params: { id: 'x' } }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message: 'Goal not found', status: 404, code: 'NOT_FOUND', body });
  expect([hasStatus(error, 404), hasCode(error, 'NOT_FOUND'), hasCode(error, 'INVALID')]).toEqual([true, true, false]);
});

it.each([
  ['JSON without a message', '{"reason":"odd"}', '{"reason":"odd"}'],
  ['text', 'upstream is away', '502: upstream is away'],
  ['nothing at all', '', '502: Bad Gateway'],
])('names the status when the answer is %s', async (_name, body, message) => {
  answers(502, body);
  expect(await failure(call('GET /api/goals'))).toMatchObject({ message, status: 502, code: null });
});

it('passes on the words of the interface alone, and as a refusal only what is not the server’s own fault', async () => {
  const words = async (status: number, body: unknown) => {
    answers(status, body);
    const error = await failure(call('GET /api/goals'));
    return [serverMessage(error), refusalMessage(error)];
  };
  expect(await words(409, { message: 'Too late', code: 'CONFLICT' })).toEqual(['Too late', 'Too late']);
  expect(await words(503, { message: 'Full for today', code: 'UNAVAILABLE' })).toEqual(['Full for today', null]);
  expect(await words(502, '<html>upstream is away</html>')).toEqual([null, null]);
  expect([serverMessage(new TypeError('Failed to fetch')), refusalMessage(null)]).toEqual([null, null]);
});

it('takes a 401 for nobody when it asks who is signed in, and for a failure everywhere else', async () => {
  answers(401, { message: 'Unauthorized', code: 'UNAUTHENTICATED' });
  expect(await call('GET /api/auth/user')).toBeNull();
  expect(await failure(call('GET /api/bootstrap'))).toMatchObject({ status: 401, message: 'Unauthorized' });
});

it('ends when the caller gives up', async () => {
  answers(0, '');
  const leaving = new AbortController();
  const running = failure(call('GET /api/goals', { signal: leaving.signal }));
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  leaving.abort();
  expect(await running).toMatchObject({ name: 'AbortError' });
});

it('gives up by itself after thirty seconds', async () => {
  const limit = vi
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
  expect(await failure(call('GET /api/goals'))).toMatchObject({ name: 'TimeoutError' });
  expect(limit).toHaveBeenCalledWith(30_000);
  limit.mockRestore();
});
