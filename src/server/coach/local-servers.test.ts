import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localServerLine } from './local-servers.ts';

const asked: string[] = [];
let body = '{"object":"list","data":[{"id":"some-model"}]}';
const server = createServer((request, reply) => {
  asked.push(`${request.method} ${request.url}`);
  reply.end(body);
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
});
afterAll(() => void server.close());

it('is mentioned in one line, and asked for nothing but its models', async () => {
  const line = await localServerLine([
    ['Nobody', 9],
    ['Ollama', port],
  ]);
  expect(line).toContain(`AI_BASE_URL=http://127.0.0.1:${port}/v1`);
  expect(line).not.toContain('\n');
  expect(asked).toEqual(['GET /v1/models']);
});

it('is not mentioned when something else answers there, or nothing', async () => {
  body = '<h1>Hello</h1>';
  expect(await localServerLine([['llama.cpp', port]])).toBeNull();
  body = '{"data":"none"}';
  expect(await localServerLine([['llama.cpp', port]])).toBeNull();
  expect(await localServerLine([['Nobody', 9]])).toBeNull();
});
