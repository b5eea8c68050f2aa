import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type Said, toWire } from './provider-wires.ts';

type Speaking = {
  /** A text, or an object that is sent as JSON. */
  readonly says: string | object;
  readonly finish?: Said['finish'];
  /** What it thinks before it speaks: streams of compatible servers send it apart. */
  readonly thinks?: string;
  /** Milliseconds before it begins. */
  readonly after?: number;
  /** Streams: characters in a piece, and milliseconds between two. */
  readonly piece?: number;
  readonly every?: number;
  /** Streams: after so many pieces the connection breaks, or falls silent. */
  readonly breaksAfter?: number;
  readonly silentAfter?: number;
};

/** How the provider answers one request. */
export type Step =
  | Speaking
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: string }
  | 'hang'
  | 'reset';

export type Asked = {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Record<string, unknown>;
  readonly isStream: boolean;
  /** Resolves when the connection is closed by either side. */
  readonly closed: Promise<unknown>;
};

export type FakeProvider = {
  /** Its address without a path: providers differ in what follows. */
  readonly url: string;
  readonly asked: Asked[];
  /** Answers in turn from now on; the last one is given again and again. */
  answers(...steps: Step[]): void;
  stop(): Promise<void>;
};

async function getBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const part of request) text += String(part);
  return JSON.parse(text || '{}') as Record<string, unknown>;
}

function getPieces(text: string, size: number): string[] {
  return text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
}

async function stream(step: Speaking, text: string, asked: Asked, reply: ServerResponse) {
  const wire = toWire(asked.path);
  const { piece = 12, every = 0, breaksAfter, silentAfter, finish = 'stop' } = step;
  const { thinks = '' } = step;
  const events = wire?.events({ text, finish, thinks }, getPieces(text, piece), asked.body);
  reply.writeHead(200, { 'content-type': 'text/event-stream' });
  if (!events) return reply.end();
  reply.write(events.before.join(''));
  for (const [index, event] of events.pieces.entries()) {
    if (index === silentAfter) return;
    if (index === breaksAfter) {
      // What was written before reaches the other side first.
      await pause(5);
      return reply.destroy();
    }
    if (reply.destroyed) return;
    reply.write(event);
    await pause(every);
  }
  reply.end(events.after.join(''));
}

async function answer(step: Step, asked: Asked, reply: ServerResponse): Promise<void> {
  if (step === 'hang') return;
  if (step === 'reset') {
    reply.destroy();
    return;
  }
  if ('status' in step) {
    reply.writeHead(step.status, { 'content-type': 'application/json', ...step.headers });
    reply.end(step.body ?? '{"error":{"type":"fake","code":"fake","status":"FAKE","message":"said no"}}');
    return;
  }
  const text = typeof step.says === 'string' ? step.says : JSON.stringify(step.says);
  if (step.after) await pause(step.after);
  if (asked.isStream) {
    await stream(step, text, asked, reply);
    return;
  }
  const whole = toWire(asked.path)?.whole({ text, finish: step.finish ?? 'stop' }, asked.body);
  reply.writeHead(200, { 'content-type': 'application/json' });
  reply.end(JSON.stringify(whole));
}

/** A provider of language models on loopback that speaks the format of whatever address it is asked at. */
export async function startFakeProvider(): Promise<FakeProvider> {
  const asked: Asked[] = [];
  let steps: Step[] = ['hang'];
  const server = createServer((request, reply) => {
    void (async () => {
      const body = await getBody(request);
      const path = request.url ?? '';
      const isStream = toWire(path)?.isStream(path, body) ?? false;
      const one: Asked = { path, headers: request.headers, body, isStream, closed: once(reply, 'close') };
      asked.push(one);
      const step = (steps.length > 1 ? steps.shift() : steps[0]) ?? 'hang';
      await answer(step, one, reply);
    })().catch(() => reply.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    asked,
    answers: (...next) => {
      steps = next;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
