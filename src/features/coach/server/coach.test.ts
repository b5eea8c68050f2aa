import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { db } from '#server/db/access.ts';
import { anIdentity, aPlan, goalBody, threeHabits } from '#app/testing/world/factories.ts';
import { clock, freshServer, startServer } from '#app/testing/server/test-server.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { COACH_RATE } from '../contract.ts';

let anna: TestClient;
let bert: TestClient;

beforeEach(async () => {
  const server = await freshServer();
  anna = await server.guest();
  bert = await server.guest();
});

const suggest = (client: TestClient, goalId: string) =>
  client.must('POST /api/chat/identity-suggestion', { body: { goalId } });
const generate = (client: TestClient, id: string) =>
  client.must('POST /api/identities/:id/generate-habits', { params: { id } });
const refine = (client: TestClient, content: string) =>
  client.send('POST /api/chat/refine-habits', {
    body: {
      messages: [{ role: 'user', content }],
      identity: { name: 'The Everyday Mover' },
      currentHabits: threeHabits(),
    },
  });
const used = async (client: TestClient) => (await client.must('GET /api/auth/user')).aiInteractionsCount;
const remaining = async (client: TestClient) => (await client.must('GET /api/ai-usage/status')).remaining;

describe('identity suggestions', () => {
  it('are three or four that fit the button, and keep the domain with the goal', async () => {
    const goal = await anna.must('POST /api/goals', { body: goalBody() });
    const { suggestions, safety } = await suggest(anna, goal.id);
    expect(suggestions.length).toBeGreaterThanOrEqual(3);
    expect(suggestions.length).toBeLessThanOrEqual(4);
    expect(suggestions.every(({ name }) => name.length <= 40)).toBe(true);
    expect(safety).toBeNull();
    expect((await anna.must('GET /api/goals/:id', { params: { id: goal.id } })).domain).toBe('fitness_general');
  });

  it('cost nothing, and are the same when the page is opened again', async () => {
    const goal = await anna.must('POST /api/goals', { body: goalBody() });
    const first = await suggest(anna, goal.id);
    expect(await suggest(anna, goal.id)).toEqual(first);
    expect(await used(anna)).toBe(0);
    expect(await remaining(anna)).toBe(10);
  });

  it('bear no name that the person has already, while another user is offered it', async () => {
    const goal = await anna.must('POST /api/goals', { body: goalBody() });
    const [first] = (await suggest(anna, goal.id)).suggestions;
    const name = first?.name ?? '';
    await anna.must('POST /api/identities', { body: { goalId: goal.id, name, description: 'Mine.' } });
    const again = await anna.must('POST /api/goals', { body: goalBody() });
    const { suggestions } = await suggest(anna, again.id);
    expect(suggestions.map((one) => one.name)).not.toContain(name);
    expect(suggestions.length).toBeGreaterThanOrEqual(3);
    const others = await bert.must('POST /api/goals', { body: goalBody() });
    expect((await suggest(bert, others.id)).suggestions.map((one) => one.name)).toContain(name);
  });

  it("are not given for another user's goal", async () => {
    const goal = await anna.must('POST /api/goals', { body: goalBody() });
    expect((await bert.send('POST /api/chat/identity-suggestion', { body: { goalId: goal.id } })).status).toBe(404);
    expect(await used(bert)).toBe(0);
  });

  it('give way to help when the goal speaks of danger, and are not counted', async () => {
    const goal = await anna.must('POST /api/goals', {
      body: goalBody({ currentFrictions: 'Some days I want to kill myself' }),
    });
    expect(goal.safetyLabel).toBe('crisis');
    const { suggestions, safety } = await suggest(anna, goal.id);
    expect(suggestions).toEqual([]);
    expect(safety).toMatchObject({ label: 'crisis', stopsCoaching: true });
    expect(safety?.text).toContain('findahelpline.com');
    expect(await used(anna)).toBe(0);
  });
});

describe('a generated plan', () => {
  it('offers at least three core and two experimental habits, core first', async () => {
    const { identity } = await anIdentity(anna);
    const { habits, intro } = await generate(anna, identity.id);
    const types = habits.map((habit) => habit.habitType);
    expect(types.filter((type) => type === 'core').length).toBeGreaterThanOrEqual(3);
    expect(types.filter((type) => type === 'experimental').length).toBeGreaterThanOrEqual(2);
    expect(types).toEqual(types.toSorted());
    expect(intro.length).toBeGreaterThan(20);
  });

  it('stays the same on a reload of that day, with what was refined, and only the first of a goal is free', async () => {
    const { identity } = await anIdentity(anna);
    const { habits } = await generate(anna, identity.id);
    const { refinedHabits } = await anna.must('POST /api/chat/refine-habits', {
      body: {
        messages: [{ role: 'user', content: 'make the first one only 4 days a week' }],
        identity: { id: identity.id, name: identity.name },
        currentHabits: habits,
      },
    });
    expect(refinedHabits[0]?.targetFrequency).toBe(4);
    expect(refinedHabits.slice(1)).toEqual(habits.slice(1));
    expect((await generate(anna, identity.id)).habits).toEqual(refinedHabits);
    expect(await used(anna)).toBe(1);
    clock.set('2026-03-05T12:00:00Z');
    await generate(anna, identity.id);
    expect(await used(anna)).toBe(2);
  });

  it('is free once for each goal, whichever identity it is for, and whether or not a week was planned by hand', async () => {
    const { goal, identity } = await anIdentity(anna);
    await generate(anna, identity.id);
    const second = await anna.must('POST /api/identities', {
      body: { goalId: goal.id, name: 'The Early Mover', description: 'Moves before breakfast.' },
    });
    expect(await used(anna)).toBe(0);
    await generate(anna, second.id);
    expect(await used(anna)).toBe(1);
    const other = await anIdentity(anna, 'The Reader');
    await generate(anna, other.identity.id);
    expect(await used(anna)).toBe(1);
    const { identity: planned } = await aPlan(anna);
    await generate(anna, planned.id);
    expect(await used(anna)).toBe(2);
  });

  it("is not made for another user's identity", async () => {
    const { identity } = await anIdentity(anna);
    expect((await bert.send('POST /api/identities/:id/generate-habits', { params: { id: identity.id } })).status).toBe(
      404,
    );
  });
});

describe('refining', () => {
  it('answers danger with help, leaves the list as it was and is not counted', async () => {
    const { identity } = await anIdentity(anna);
    const { habits } = await generate(anna, identity.id);
    const answer = await anna.must('POST /api/chat/refine-habits', {
      body: {
        messages: [{ role: 'user', content: 'honestly i just want to end my life' }],
        identity: { id: identity.id, name: identity.name },
        currentHabits: habits,
      },
    });
    expect(answer.safety).toMatchObject({ label: 'crisis' });
    expect(answer.refinedHabits).toEqual(habits);
    expect(await used(anna)).toBe(0);
  });

  it.each([
    ['make the first one easier', 1],
    ['looks good', 1],
    ['zxcv qwrt', 0],
    ['???', 0],
  ])('of a message such as “%s” counts %i', async (content, counted) => {
    expect((await refine(anna, content)).status).toBe(200);
    expect(await used(anna)).toBe(counted);
  });

  it('cleans what it is given: unknown types become experimental, missing targets one', async () => {
    const answer = await anna.must('POST /api/chat/refine-habits', {
      body: {
        messages: [{ role: 'user', content: 'make it easier' }],
        identity: { name: 'The Everyday Mover' },
        currentHabits: [
          { description: 'Walk for 5 minutes', habitType: 'core', targetFrequency: 3 },
          { description: 'Stretch for 2 minutes', habitType: 'core', targetFrequency: 2 },
          { description: 'Hum', habitType: 'odd', targetFrequency: 'often' },
        ],
      },
    });
    expect(answer.refinedHabits[2]).toMatchObject({ habitType: 'experimental', targetFrequency: 1 });
  });

  it.each([
    ['description', 'x'.repeat(5000)],
    ['implementationIntention', 'x'.repeat(5000)],
    ['seriesId', ''],
    ['templateId', 'x'.repeat(100)],
  ])('refuses a habit whose %s could not be kept, and names the field', async (field, value) => {
    const habit = { description: 'Walk for 5 minutes', habitType: 'core', [field]: value };
    const answer = await anna.send('POST /api/chat/refine-habits', {
      body: {
        messages: [{ role: 'user', content: 'make it easier' }],
        identity: { name: 'The Everyday Mover' },
        currentHabits: [habit],
      },
    });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ issues: [{ path: `body.currentHabits.0.${field}` }] });
  });

  it('passes over habits without words', async () => {
    const { refinedHabits } = await anna.must('POST /api/chat/refine-habits', {
      body: {
        messages: [{ role: 'user', content: 'hello' }],
        identity: { name: 'The Everyday Mover' },
        currentHabits: [{}, { description: '  ' }],
      },
    });
    expect(refinedHabits).toEqual([]);
  });
});

describe('the allowance', () => {
  const limited = async (limit: number) => {
    const client = new TestClient(await startServer({ GUEST_AI_LIMIT: String(limit) }));
    await client.must('POST /api/auth/guest');
    return client;
  };
  it('holds under parallel requests: of eight, three are answered and five refused', async () => {
    const client = await limited(3);
    const answers = await Promise.all(Array.from({ length: 8 }, () => refine(client, 'make the first one easier')));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 403, 403, 403, 403, 403]);
    expect(answers.find((answer) => answer.status === 403)?.body).toMatchObject({ code: 'AI_LIMIT_REACHED' });
    expect(await client.must('GET /api/ai-usage/status')).toEqual({
      allowed: false,
      isGuest: true,
      remaining: 0,
      limit: 3,
    });
  });

  it('gives back what a crash has reserved after a minute', async () => {
    const client = await limited(1);
    const { id } = await client.must('GET /api/auth/user');
    await db().execute(
      sql`INSERT INTO ai_reservations (id, user_id, expires_at) VALUES (gen_random_uuid(), ${id}, ${new Date(clock.now.getTime() + 60_000).toISOString()})`,
    );
    const ask = () => refine(client, 'make the first one easier');
    expect((await ask()).status).toBe(403);
    clock.set('2026-03-04T12:01:01Z');
    expect((await ask()).status).toBe(200);
  });

  it('leaves a goal to be set up when it is used up, and nothing else', async () => {
    const client = await limited(1);
    await refine(client, 'make the first one easier');
    expect((await refine(client, 'make the first one easier')).status).toBe(403);
    const { goal, identity } = await anIdentity(client);
    expect((await suggest(client, goal.id)).suggestions.length).toBeGreaterThan(2);
    expect((await generate(client, identity.id)).habits.length).toBeGreaterThan(4);
    clock.set('2026-03-05T12:00:00Z');
    const again = await client.send('POST /api/identities/:id/generate-habits', { params: { id: identity.id } });
    expect(again).toMatchObject({ status: 403, body: { code: 'AI_LIMIT_REACHED' } });
  });

  it('holds what is not counted to the rate of the coach all the same', async () => {
    const client = new TestClient(await startServer({ RATE_LIMIT: 'on' }));
    await client.must('POST /api/auth/guest');
    const statuses: number[] = [];
    for (let asked = 0; asked <= COACH_RATE.max; asked += 1) statuses.push((await refine(client, '???')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(COACH_RATE.max);
    expect(statuses.at(-1)).toBe(429);
    expect(await used(client)).toBe(0);
  });

  it('is without end when the limit is -1', async () => {
    const client = await limited(-1);
    for (let asked = 0; asked < 3; asked += 1) await refine(client, 'make the first one easier');
    expect(await client.must('GET /api/ai-usage/status')).toEqual({
      allowed: true,
      isGuest: true,
      remaining: -1,
      limit: -1,
    });
  });
});
