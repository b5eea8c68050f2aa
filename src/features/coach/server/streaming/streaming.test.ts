import { describe, expect, it, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import { db } from '#server/db/access.ts';
import { goalBody, habit } from '#app/testing/world/factories.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { startServer } from '#app/testing/server/test-server.ts';
import type { ChatAnswer } from '#features/coach/contract.ts';
import { createGate, eventsIn, follow, getReading } from './live-server.testing.ts';
import {
  anna,
  app,
  bert,
  CHAT,
  engine,
  goalId,
  guest,
  heard,
  message,
  onALiveServer,
  remaining,
  rowsIn,
  says,
  send,
  start,
  traces,
  used,
} from './streaming.testing.ts';

onALiveServer();

describe('an answer that is followed', () => {
  it('comes in pieces while it is made, and is done once it is saved', async () => {
    const gate = createGate();
    engine.speech = async (live) => {
      live.onText?.('Who would ');
      await gate.passed;
      live.onText?.('that be?');
      return { reply: 'Who would that be?' };
    };
    const response = await send(anna, 'someone calm');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect(response.headers.get('cache-control')).toContain('no-store');
    const reading = getReading(response);
    expect(eventsIn(await reading.until('\n\n'))).toEqual([{ event: 'delta', data: { text: 'Who would ' } }]);
    expect(await traces()).toEqual([0, 0, 1]);
    gate.open();
    const events = eventsIn(await reading.until('event: done'));
    expect(events.map(({ event }) => event)).toEqual(['delta', 'delta', 'done']);
    const done = events[2]?.data as ChatAnswer;
    const { messages } = await anna.must('GET /api/chat/conversations/:id', {
      params: { id: done.conversationId as string },
    });
    expect(messages.map(({ content }) => content)).toEqual(['someone calm', 'Who would that be?']);
    expect([await used(anna), await traces()]).toEqual([1, [1, 2, 0]]);
  });

  it('is done with the same JSON as the plain call', async () => {
    const plain = await anna.must('POST /api/chat/messages', { body: message('someone calm') as never });
    const { done } = await heard(await send(anna, 'someone calm'));
    expect({ ...done, conversationId: 'same' }).toEqual({ ...plain, conversationId: 'same' });
    expect(plain).toMatchObject({ reply: 'Who would that be on an ordinary day?', basicMode: false, safety: null });
  });

  it('has all its text in pieces before it is done, from an engine that says it at once too', async () => {
    engine.speech = async () => ({ reply: 'All in one.' });
    const { events, done } = await heard(await send(anna, 'someone calm'));
    expect(events[0]).toEqual({ event: 'delta', data: { text: 'All in one.' } });
    expect([events.length, done.reply]).toEqual([2, 'All in one.']);
  });

  it('is given by the other calls as well: a plan as it is refined, an offer as it is made', async () => {
    const body = {
      messages: [{ role: 'user', content: 'make it easier' }],
      identity: { name: 'The Everyday Mover' },
      currentHabits: [habit('Walk for 5 minutes')],
    };
    const refined = await heard(await follow(anna, '/api/chat/refine-habits', { body }));
    expect(refined.events.map(({ event }) => event)).toEqual(['delta', 'delta', 'done']);
    expect(refined.done).toMatchObject({ response: 'Who would that be on an ordinary day?', basicMode: false });
    const identity = await anna.must('POST /api/identities', {
      body: { goalId, name: 'The Everyday Mover', description: 'You move a little every day.' },
    });
    const offer = await heard(await follow(anna, `/api/identities/${identity.id}/generate-habits`, { body: {} }));
    const { intro } = offer.done as unknown as { intro: string };
    expect(offer.events[0]).toEqual({ event: 'delta', data: { text: intro } });
  });

  it('has nothing to follow where help stands alone', async () => {
    const { events, done } = await heard(await send(anna, 'I want to kill myself'));
    expect(events.map(({ event }) => event)).toEqual(['done']);
    expect(done).toMatchObject({ reply: '', safety: { label: 'crisis' }, basicMode: false });
    expect([engine.asked, await used(anna)]).toEqual([[], 0]);
  });

  it('gives a sign of life while nothing is said', async () => {
    await app.close();
    await start({ heartbeat: 20 });
    const gate = createGate();
    engine.speech = async () => {
      await gate.passed;
      return { reply: 'At last.' };
    };
    const reading = getReading(await send(anna, 'someone calm'));
    await reading.until(':\n\n:\n\n');
    gate.open();
    const events = eventsIn(await reading.until('event: done'));
    expect(events.filter(({ event }) => event !== 'comment').map(({ event }) => event)).toEqual(['delta', 'done']);
  });

  it('is not packed, so that nothing holds it back, and is described in both its forms', async () => {
    const url = await startServer();
    const client = await guest(url);
    const { id } = await client.must('POST /api/goals', { body: goalBody() });
    const response = await send(client, 'someone calm', { goal: id });
    expect(response.headers.get('content-encoding')).toBeNull();
    const { events, done } = await heard(response);
    expect(events.filter(({ event }) => event === 'delta').length).toBeGreaterThan(0);
    expect(done.reply).not.toBe('');
    const description = (await (await client.raw('/api/openapi.json')).json()) as {
      paths: Record<string, { post: { responses: Record<string, { content: Record<string, unknown> }> } }>;
    };
    const content = description.paths[CHAT]?.post.responses['200']?.content;
    expect(Object.keys(content ?? {})).toEqual(['application/json', 'text/event-stream']);
  });
});

describe('an answer that nobody waits for any more', () => {
  it.each([
    ['heeds it', true],
    ['does not care', false],
  ])('leaves nothing behind, and costs nothing, when the engine %s', async (_name, heeds) => {
    const signals: AbortSignal[] = [];
    engine.speech = async (live) => {
      signals.push(live.signal as AbortSignal);
      live.onText?.('Who would ');
      await new Promise((_, reject) => {
        if (heeds) live.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
      return { reply: 'Who would that be?' };
    };
    const reading = getReading(await send(anna, 'someone calm'));
    await reading.until('Who would');
    expect(await remaining(anna)).toBe(9);
    await reading.leave();
    await vi.waitFor(async () => expect(await traces()).toEqual([0, 0, 0]));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect([await used(anna), await remaining(anna)]).toEqual([0, 10]);
  });

  it('is given up by a plain caller that goes away, too', async () => {
    const gate = createGate();
    engine.speech = async (live) => {
      gate.open();
      return new Promise((_, reject) => live.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    };
    const caller = new AbortController();
    const sent = send(anna, 'someone calm', { signal: caller.signal, accept: 'application/json' });
    await gate.passed;
    caller.abort();
    await expect(sent).rejects.toThrow();
    await vi.waitFor(async () => expect(await traces()).toEqual([0, 0, 0]));
    expect(await remaining(anna)).toBe(10);
  });

  it('can be asked for again under the same key', async () => {
    const key = crypto.randomUUID();
    const answered = engine.speech;
    engine.speech = async (live) => {
      live.onText?.('Who ');
      return new Promise(() => undefined);
    };
    const reading = getReading(await send(anna, 'someone calm', { key }));
    await reading.until('Who');
    await reading.leave();
    await vi.waitFor(async () => expect(await rowsIn('ai_reservations')).toBe(0));
    engine.speech = answered;
    const { done } = await heard(await send(anna, 'someone calm', { key }));
    expect(done.reply).toBe('Who would that be on an ordinary day?');
    expect([await used(anna), await traces()]).toEqual([1, [1, 2, 0]]);
  });

  it('does not hold up the stop of the server, which says so', async () => {
    engine.speech = async (live) => {
      live.onText?.('Who ');
      return new Promise(() => undefined);
    };
    const reading = getReading(await send(anna, 'someone calm'));
    await reading.until('Who');
    const closed = app.close();
    const events = eventsIn(await reading.until('event: error'));
    expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: 'UNAVAILABLE' } });
    await reading.leave();
    await closed;
    expect(await traces()).toEqual([0, 0, 0]);
  });
});

describe('an error', () => {
  it('before the first event is a JSON error with its status', async () => {
    const refused = async (response: Response) => [
      response.status,
      response.headers.get('content-type')?.split(';')[0],
      ((await response.json()) as { code: string }).code,
    ];
    const conversationId = (await heard(await send(anna, 'someone calm'))).done.conversationId;
    expect(await refused(await send(anna, ' '))).toEqual([422, 'application/json', 'INVALID']);
    expect(await refused(await send(bert, 'mine?'))).toEqual([404, 'application/json', 'NOT_FOUND']);
    const theirGoal = (await bert.must('POST /api/goals', { body: goalBody() })).id;
    expect(await refused(await send(bert, 'mine?', { goal: theirGoal, conversationId }))).toEqual([
      404,
      'application/json',
      'NOT_FOUND',
    ]);
    expect(await refused(await send(new TestClient(anna.url), 'me?'))).toEqual([
      401,
      'application/json',
      'UNAUTHENTICATED',
    ]);
    await db().execute(sql`UPDATE users SET ai_interactions_limit = 1 WHERE ai_interactions_count = 1`);
    expect(await refused(await send(anna, 'one more'))).toEqual([403, 'application/json', 'AI_LIMIT_REACHED']);
    expect(await used(bert)).toBe(0);
  });

  it('after it is an event, and nothing is saved or counted', async () => {
    engine.speech = async (live) => {
      live.onText?.('Who would ');
      throw new Error('a secret of ours');
    };
    const { events } = await heard(await send(anna, 'someone calm'));
    expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: 'INTERNAL' } });
    expect(JSON.stringify(events)).not.toContain('secret');
    expect([await used(anna), await traces()]).toEqual([0, [0, 0, 0]]);
  });

  it('is what the later of two messages at once gets, where the coach has not read the other one', async () => {
    const { conversationId } = (await heard(await send(anna, 'someone calm'))).done;
    const gate = createGate();
    engine.speech = async (live) => {
      live.onText?.('Slowly ');
      await gate.passed;
      return { reply: 'Slowly said.' };
    };
    const reading = getReading(await send(anna, 'slow', { conversationId }));
    await reading.until('Slowly');
    engine.speech = says('Quickly said.');
    expect((await heard(await send(anna, 'quick', { conversationId }))).done.reply).toBe('Quickly said.');
    gate.open();
    const events = eventsIn(await reading.until('event: error'));
    expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: 'CONFLICT' } });
    expect([await used(anna), await traces()]).toEqual([2, [1, 4, 0]]);
  });

  it('stands in place of what a model says that itself calls for help', async () => {
    engine.speech = async () => ({ reply: 'Say it with me: I want to kill myself.' });
    const response = await send(anna, 'someone calm');
    expect(response.status).toBe(503);
    expect([await used(anna), await traces()]).toEqual([0, [0, 0, 0]]);
  });
});
