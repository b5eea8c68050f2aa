import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { db } from '#server/db/access.ts';
import { goalBody, habit } from '#app/testing/world/factories.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { follow } from './live-server.testing.ts';
import {
  anna,
  app,
  bert,
  engine,
  goalId,
  heard,
  onALiveServer,
  remaining,
  send,
  start,
  traces,
  used,
} from './streaming.testing.ts';

onALiveServer();

describe('a repeated key', () => {
  it('answers at once what was answered before, whichever form was asked for', async () => {
    const key = crypto.randomUUID();
    const first = await heard(await send(anna, 'someone calm', { key }));
    const again = await heard(await send(anna, 'someone calm', { key }));
    const plain = await send(anna, 'someone calm', { key, accept: 'application/json' });
    expect(again.done).toEqual(first.done);
    expect(await plain.json()).toEqual(first.done);
    expect([engine.asked.length, await used(anna), await traces()]).toEqual([1, 1, [1, 2, 0]]);
    expect((await send(anna, 'someone else', { key })).status).toBe(422);
  });

  it('is refined once', async () => {
    const body = {
      messages: [{ role: 'user', content: 'make it easier' }],
      identity: { name: 'The Everyday Mover' },
      currentHabits: [habit('Walk for 5 minutes')],
    };
    const key = crypto.randomUUID();
    const first = await heard(await follow(anna, '/api/chat/refine-habits', { body, key }));
    expect((await heard(await follow(anna, '/api/chat/refine-habits', { body, key }))).done).toEqual(first.done);
    expect([engine.asked.length, await used(anna)]).toEqual([1, 1]);
  });
});

describe('what an answer costs', () => {
  it('is nothing in basic mode, and the answer says so', async () => {
    engine.speech = async () => ({ reply: 'The plain way.', answeredBy: 'basic' });
    const { done } = await heard(await send(anna, 'someone calm'));
    expect(done).toMatchObject({ reply: 'The plain way.', basicMode: true });
    expect([await used(anna), await remaining(anna), await traces()]).toEqual([0, 10, [1, 2, 0]]);
  });

  it('is nothing for setting a goal up, and offers of basic mode say so again when they are shown again', async () => {
    const { id } = await anna.must('POST /api/identities', { body: { name: 'The Mover', description: '', goalId } });
    const suggested = async (client: TestClient, goal: string) =>
      (await client.must('POST /api/chat/identity-suggestion', { body: { goalId: goal } })).basicMode;
    const planned = async () =>
      (await anna.must('POST /api/identities/:id/generate-habits', { params: { id } })).basicMode;
    engine.offeredBy = 'basic';
    expect([await suggested(anna, goalId), await planned()]).toEqual([true, true]);
    engine.offeredBy = 'model';
    expect([await suggested(anna, goalId), await planned()]).toEqual([true, true]);
    const theirGoal = (await bert.must('POST /api/goals', { body: goalBody() })).id;
    expect([await suggested(bert, theirGoal), await suggested(bert, theirGoal)]).toEqual([false, false]);
    expect([await used(anna), await used(bert)]).toEqual([0, 0]);
  });

  it('is exact under fifty messages at once: of ten interactions ten are counted, and all that is answered is saved', async () => {
    engine.speech = async (live) => {
      await new Promise((later) => setTimeout(later, 1));
      live.onText?.('Yes');
      return { reply: 'Yes.' };
    };
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        send(anna, `message ${at}`, { accept: at % 2 === 0 ? 'text/event-stream' : 'application/json' }),
      ),
    );
    const texts = await Promise.all(responses.map((response) => response.text()));
    const answered = texts.filter((text) => text.includes('"conversationId"')).length;
    expect(responses.filter(({ status }) => status === 403).length).toBe(40);
    expect([answered, await used(anna), await remaining(anna)]).toEqual([10, 10, 0]);
    expect(await traces()).toEqual([10, 20, 0]);
  });

  it('counts nothing of fifty at once that failed or that basic mode answered', async () => {
    let count = 0;
    engine.speech = async () => {
      count += 1;
      const at = count;
      await new Promise((later) => setTimeout(later, 1));
      if (at % 2 === 0) throw new Error('down');
      return { reply: 'The plain way.', answeredBy: 'basic' };
    };
    const responses = await Promise.all(Array.from({ length: 50 }, (_, at) => send(anna, `message ${at}`)));
    await Promise.all(responses.map((response) => response.text()));
    const answered = responses.filter(({ status }) => status === 200).length;
    expect([await used(anna), await remaining(anna)]).toEqual([0, 10]);
    expect(await traces()).toEqual([answered, 2 * answered, 0]);
  });
});

describe('fair use', () => {
  it('is thirty calls of the coach a minute and user, whichever they are', async () => {
    await app.close();
    await start({ limited: true });
    const theirGoal = (await bert.must('POST /api/goals', { body: goalBody() })).id;
    await db().execute(sql`UPDATE users SET ai_interactions_limit = -1`);
    const statuses: number[] = [];
    for (let count = 0; count < 15; count += 1) {
      const response = await send(anna, `message ${count}`);
      await response.text();
      statuses.push(response.status);
      statuses.push((await anna.send('POST /api/chat/identity-suggestion', { body: { goalId } })).status);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await send(anna, 'one more');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'RATE_LIMITED' });
    expect((await anna.send('POST /api/chat/identity-suggestion', { body: { goalId } })).status).toBe(429);
    expect((await anna.send('GET /api/ai-usage/status')).status).toBe(200);
    expect((await send(bert, 'me too', { goal: theirGoal })).status).toBe(200);
  });
});
