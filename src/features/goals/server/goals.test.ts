import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '#server/db/access.ts';
import { goalBody } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { clock, twoGuests } from '#app/testing/server/test-server.ts';

let me: TestClient;
let them: TestClient;

beforeEach(async () => {
  [me, them] = await twoGuests();
});

type Refusal = { message: string; code: string; issues: { path: string; message: string }[] };
const create = (body: unknown) => me.send('POST /api/goals', { body });

describe('a new goal', () => {
  it('is answered as it was kept, with its id', async () => {
    const { status, body } = await create(goalBody());
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      ...goalBody(),
      status: 'active',
      safetyLabel: 'none',
      help: null,
      domain: 'fitness_general',
      completedAt: null,
      archivedAt: null,
      createdAt: '2026-03-04T12:00:00.000Z',
    });
    const { id } = body as { id: string };
    expect(await me.must('GET /api/goals/:id', { params: { id } })).toEqual(body);
    expect(await me.must('GET /api/goals')).toEqual([body]);
    expect(await them.must('GET /api/goals')).toEqual([]);
  });

  it.each([
    ['description', 'Please provide more details about your goal (at least 10 characters)'],
    [
      'currentFrictions',
      "Please describe what's currently preventing you from achieving this goal (at least 10 characters)",
    ],
  ])('needs ten characters of %s, blanks around them not counted', async (field, text) => {
    for (const short of ['', 'nine char', '         x         ', '\n\t \u00a0 too short']) {
      const { status, body } = await create(goalBody({ [field]: short }));
      expect(status, JSON.stringify(short)).toBe(422);
      expect(body).toEqual({ message: text, code: 'INVALID', issues: [{ path: `body.${field}`, message: text }] });
    }
    expect((await create(goalBody({ [field]: 'ten chars!' }))).status).toBe(201);
    expect((await me.must('GET /api/goals')).length).toBe(1);
  });

  it.each(['description', 'currentFrictions'])('takes at most 2,000 characters of %s', async (field) => {
    expect((await create(goalBody({ [field]: `  ${'x'.repeat(2000)}  ` }))).status).toBe(201);
    const { status, body } = await create(goalBody({ [field]: 'x'.repeat(2001) }));
    expect(status).toBe(422);
    expect((body as Refusal).issues).toEqual([{ path: `body.${field}`, message: 'At most 2,000 characters' }]);
  });

  it('says what is missing about the level in the words of the form', async () => {
    const text = 'Please tell us how close you are to achieving this goal';
    for (const currentLevel of [undefined, '', 'almost', null, 3]) {
      const { status, body } = await create({ ...goalBody(), currentLevel });
      expect(status).toBe(422);
      expect((body as Refusal).issues).toEqual([{ path: 'body.currentLevel', message: text }]);
    }
  });

  it.each(['not_started', 'some_progress', 'mostly_there', 'very_close'] as const)(
    'takes the level %s',
    async (currentLevel) => {
      expect((await me.must('POST /api/goals', { body: goalBody({ currentLevel }) })).currentLevel).toBe(currentLevel);
    },
  );

  it('names all fields that are wrong at once', async () => {
    const { body } = await create({});
    expect((body as Refusal).issues.map(({ path }) => path)).toEqual([
      'body.description',
      'body.currentLevel',
      'body.currentFrictions',
    ]);
  });

  it('is kept without the blanks around it, and otherwise to the letter', async () => {
    const description = 'Öfter "lachen" – 💪🏽 & <b>nicht</b>\n\tverzagen; DROP TABLE goals';
    const goal = await me.must('POST /api/goals', { body: goalBody({ description: `  ${description}\n` }) });
    expect(goal.description).toBe(description);
    expect((await me.must('GET /api/goals'))[0]?.description).toBe(description);
  });

  it('starts as it should, whatever the request says of status, label and owner', async () => {
    const { id: theirId } = await them.must('GET /api/auth/user');
    const strange = {
      status: 'completed',
      safetyLabel: 'crisis',
      domain: 'x',
      userId: theirId,
      id: crypto.randomUUID(),
    };
    const { body } = await create({ ...goalBody(), ...strange });
    expect(body).toMatchObject({ status: 'active', safetyLabel: 'none', domain: 'fitness_general' });
    expect((body as { id: string }).id).not.toBe(strange.id);
    expect(await them.must('GET /api/goals')).toEqual([]);
  });

  it.each([
    ['description', 'I want to kill myself and nobody would notice'],
    ['currentFrictions', 'I think about ending my life every evening'],
  ])('keeps the safety label of its %s', async (field, text) => {
    const goal = await me.must('POST /api/goals', { body: goalBody({ [field]: text }) });
    expect(goal.safetyLabel).toBe('crisis');
    expect((await me.must('GET /api/goals/:id', { params: { id: goal.id } })).safetyLabel).toBe('crisis');
    const { suggestions, safety } = await me.must('POST /api/chat/identity-suggestion', { body: { goalId: goal.id } });
    expect(suggestions).toEqual([]);
    expect(safety).toMatchObject({ label: 'crisis', stopsCoaching: true });
  });

  it('never loses a label to something harmless said later', async () => {
    const goal = await me.must('POST /api/goals', {
      body: goalBody({ description: 'I want to kill myself and nobody would notice' }),
    });
    await me.must('POST /api/identities', { body: { goalId: goal.id, name: 'The Walker' } });
    expect((await me.must('GET /api/goals/:id', { params: { id: goal.id } })).safetyLabel).toBe('crisis');
  });
});

it('says what it misses in words of its own', async () => {
  const { body } = await create({ ...goalBody(), description: 7, currentFrictions: undefined });
  expect((body as Refusal).issues).toEqual([
    { path: 'body.description', message: 'Expected a text' },
    { path: 'body.currentFrictions', message: 'This is missing' },
  ]);
});

describe('goals', () => {
  it('are answered whatever version of id the database holds', async () => {
    await create(goalBody());
    const id = '11111111-1111-1111-1111-111111111111';
    await db().execute(sql`UPDATE goals SET id = ${id}::uuid`);
    expect((await me.must('GET /api/bootstrap')).goals.map((goal) => goal.id)).toEqual([id]);
    expect((await me.must('GET /api/goals/:id', { params: { id } })).id).toBe(id);
  });

  it('come newest first, those of one instant in the order they were made', async () => {
    const named = async (description: string) =>
      (await me.must('POST /api/goals', { body: goalBody({ description }) })).id;
    const first = await named('The first goal of all');
    const second = await named('The second, in the same instant');
    clock.set('2026-03-04T12:00:01Z');
    const third = await named('The third, a second later');
    clock.set('2026-03-03T12:00:00Z');
    const fourth = await named('The fourth, by a clock set back');
    expect((await me.must('GET /api/goals')).map(({ id }) => id)).toEqual([third, second, first, fourth]);
  });

  it('are one user’s own', async () => {
    const mine = await me.must('POST /api/goals', { body: goalBody() });
    const theirs = await them.must('POST /api/goals', { body: goalBody() });
    expect((await me.must('GET /api/goals')).map(({ id }) => id)).toEqual([mine.id]);
    for (const key of ['GET /api/goals/:id', 'DELETE /api/goals/:id', 'PATCH /api/goals/:id']) {
      const change = key.startsWith('PATCH') ? { body: { status: 'completed' } } : {};
      const { status, body } = await me.send(key, { params: { id: theirs.id }, ...change });
      expect([status, body]).toEqual([404, { code: 'NOT_FOUND', message: 'Goal not found' }]);
    }
    expect((await them.must('GET /api/goals')).map(({ id }) => id)).toEqual([theirs.id]);
  });
});
