// @vitest-environment node
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ApiError, hasCode } from './api.ts';
import { stream } from './api-stream.ts';

let server: Server;
let answerWith: (response: ServerResponse, request: IncomingMessage) => void;
const heads: IncomingMessage['headers'][] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    heads.push(request.headers);
    request.resume();
    answerWith(response, request);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  vi.stubGlobal('location', new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`));
});

afterEach(() => {
  vi.useRealTimers();
  heads.length = 0;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const done = { conversationId: 'c1', reply: 'Hällo you', identityCreated: null, safety: null, basicMode: false };
const body = { message: 'hi', context: { type: 'identity' as const, goalId: 'g1' } };
const ask = (pieces: string[], signal?: AbortSignal) =>
  stream('POST /api/chat/messages', {
    body,
    idempotencyKey: 'k1',
    onDelta: (text) => pieces.push(text),
    ...(signal && { signal }),
  });
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const asEvents = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });
const failure = (running: Promise<unknown>) =>
  running.then(
    () => expect.unreachable('the call was expected to fail'),
    (error: unknown) => error,
  );

it('hands on each piece of the text, letters cut in half too, and answers what is done', async () => {
  answerWith = async (response) => {
    asEvents(response);
    const bytes = Buffer.from(`${event('delta', { text: 'Hä' })}:\n\n${event('delta', { text: 'llo' })}`);
    const cut = bytes.indexOf('ä') + 1;
    response.write(bytes.subarray(0, cut));
    await new Promise((later) => setTimeout(later, 5));
    response.write(bytes.subarray(cut));
    response.end(event('done', done));
  };
  const pieces: string[] = [];
  expect(await ask(pieces)).toEqual(done);
  expect(pieces).toEqual(['Hä', 'llo']);
  expect(heads[0]).toMatchObject({ accept: 'text/event-stream, application/json', 'idempotency-key': 'k1' });
});

it('takes a plain answer as well', async () => {
  answerWith = (response) =>
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(done));
  const pieces: string[] = [];
  expect([await ask(pieces), pieces]).toEqual([done, []]);
});

it('throws what the server refuses, before the first event and after it', async () => {
  const refused = { message: 'Used up', code: 'AI_LIMIT_REACHED' };
  answerWith = (response) =>
    response.writeHead(403, { 'content-type': 'application/json' }).end(JSON.stringify(refused));
  const before = await failure(ask([]));
  expect(before).toBeInstanceOf(ApiError);
  expect(before).toMatchObject({ status: 403, code: 'AI_LIMIT_REACHED', message: 'Used up' });
  const conflict = { message: 'Read it again', code: 'CONFLICT' };
  answerWith = (response) => asEvents(response).end(event('delta', { text: 'Well' }) + event('error', conflict));
  const pieces: string[] = [];
  const after = await failure(ask(pieces));
  expect(after).toMatchObject({ status: 0, message: 'Read it again', body: conflict });
  expect([hasCode(after, 'CONFLICT'), pieces]).toEqual([true, ['Well']]);
});

it('fails when the answer breaks off', async () => {
  answerWith = (response) => asEvents(response).end(event('delta', { text: 'Well' }));
  expect(await failure(ask([]))).toBeInstanceOf(TypeError);
  answerWith = (response) => {
    asEvents(response).write(event('delta', { text: 'Well' }));
    setTimeout(() => response.destroy(), 5);
  };
  expect(await failure(ask([]))).toBeInstanceOf(Error);
});

it('ends the request when it is given up', async () => {
  const gone = new Promise<void>((resolve) => {
    answerWith = (response) => {
      asEvents(response).write(event('delta', { text: 'Well' }));
      response.on('close', () => resolve());
    };
  });
  const caller = new AbortController();
  const running = stream('POST /api/chat/messages', { body, onDelta: () => caller.abort(), signal: caller.signal });
  expect(await failure(running)).toMatchObject({ name: 'AbortError' });
  await gone;
});

it('fails after 45 s without a sign of life, and not while there are some', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const heard = Promise.withResolvers<ServerResponse>();
  answerWith = (response) => {
    asEvents(response).write(event('delta', { text: 'Well' }));
    heard.resolve(response);
  };
  const pieces: string[] = [];
  const failed = failure(ask(pieces));
  const response = await heard.promise;
  await vi.waitUntil(() => pieces.length === 1);
  vi.advanceTimersByTime(44_000);
  response.write(event('delta', { text: 'then' }));
  await vi.waitUntil(() => pieces.length === 2);
  vi.advanceTimersByTime(44_000);
  response.write(event('delta', { text: 'now' }));
  await vi.waitUntil(() => pieces.length === 3);
  const closed = once(response, 'close');
  vi.advanceTimersByTime(45_001);
  expect(await failed).toMatchObject({ name: 'TimeoutError' });
  await closed;
});
