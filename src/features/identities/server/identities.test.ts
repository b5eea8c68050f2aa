import { beforeEach, describe, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { anIdentity, aPlan, checkInBody, goalBody, threeHabits } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { clock, twoGuests } from '#app/testing/server/test-server.ts';

let me: TestClient;
let them: TestClient;
let goalId: string;

beforeEach(async () => {
  [me, them] = await twoGuests();
  goalId = (await me.must('POST /api/goals', { body: goalBody() })).id;
});

type Refusal = { message: string; code: string; issues: { path: string; message: string }[] };
const create = (change: Record<string, unknown> = {}) =>
  me.send('POST /api/identities', {
    body: { goalId, name: 'The Everyday Mover', description: 'You move.', ...change },
  });

describe('taking on an identity', () => {
  it('answers it as it was kept, not yet active', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      goalId,
      name: 'The Everyday Mover',
      description: 'You move.',
      isActive: false,
      archivedAt: null,
      createdAt: '2026-03-04T12:00:00.000Z',
    });
    const { id } = body as { id: string };
    expect(await me.must('GET /api/identities/:id', { params: { id } })).toEqual(body);
    expect(await me.must('GET /api/identities')).toEqual([body]);
    expect(await them.must('GET /api/identities')).toEqual([]);
  });

  it('needs a name that is more than blanks', async () => {
    const text = 'Please give the identity a name';
    for (const name of ['', '   ', '\n\t']) {
      const { status, body } = await create({ name });
      expect([status, (body as Refusal).issues]).toEqual([422, [{ path: 'body.name', message: text }]]);
    }
    expect(await me.must('GET /api/identities')).toEqual([]);
  });

  it('takes 60 characters of name and 500 of description, blanks around them not counted', async () => {
    const longest = { name: ` ${'n'.repeat(60)} `, description: ` ${'d'.repeat(500)}\n` };
    const { body } = await create(longest);
    expect(body).toMatchObject({ name: 'n'.repeat(60), description: 'd'.repeat(500) });
    const { status, body: refused } = await create({ name: 'n'.repeat(61), description: 'd'.repeat(501) });
    expect(status).toBe(422);
    expect((refused as Refusal).issues).toEqual([
      { path: 'body.name', message: 'At most 60 characters' },
      { path: 'body.description', message: 'At most 500 characters' },
    ]);
  });

  it('does without a description', async () => {
    expect((await create({ description: undefined })).body).toMatchObject({ description: '' });
  });

  it('needs a goal of one’s own', async () => {
    const theirGoal = (await them.must('POST /api/goals', { body: goalBody() })).id;
    for (const other of [theirGoal, crypto.randomUUID()]) {
      const { status, body } = await create({ goalId: other });
      expect([status, body]).toEqual([404, { code: 'NOT_FOUND', message: 'Goal not found' }]);
    }
    expect(await me.must('GET /api/identities')).toEqual([]);
    expect(await them.must('GET /api/identities')).toEqual([]);
  });

  it('is active for nobody who says so, and belongs to who asks', async () => {
    const { id: userId } = await them.must('GET /api/auth/user');
    const { body } = await create({ isActive: true, userId, id: crypto.randomUUID() });
    expect(body).toMatchObject({ isActive: false });
    expect(await them.must('GET /api/identities')).toEqual([]);
    expect((await me.must('GET /api/identities')).length).toBe(1);
  });

  it('makes it active with its first plan, and no other', async () => {
    const { identity: waiting } = await anIdentity(me, 'The Reader');
    const { identity: planned } = await aPlan(me);
    const active = (await me.must('GET /api/identities')).filter(({ isActive }) => isActive).map(({ id }) => id);
    expect(active).toEqual([planned.id]);
    expect(active).not.toContain(waiting.id);
  });

  it('leaves a safety label on the goal when the words call for one, and nothing on that of others', async () => {
    const theirs = await them.must('POST /api/goals', { body: goalBody() });
    await create({ description: 'Somebody who wants to kill myself is what I am' });
    expect((await me.must('GET /api/goals/:id', { params: { id: goalId } })).safetyLabel).toBe('crisis');
    expect((await them.must('GET /api/goals/:id', { params: { id: theirs.id } })).safetyLabel).toBe('none');
  });
});

describe('identities', () => {
  it('come in pages, each under the cursor that the one before brought', async () => {
    for (let index = 0; index < 3; index += 1) await anIdentity(me);
    const all = await me.must('GET /api/identities');
    const first = await me.send('GET /api/identities', { query: { limit: '2' } });
    const cursor = first.headers.get('x-next-cursor') as string;
    const second = await me.send('GET /api/identities', { query: { limit: '2', cursor } });
    expect([first.body, second.body].flat()).toEqual(all);
    expect(second.headers.get('x-next-cursor')).toBeNull();
  });

  it('come oldest first, those of one instant in the order they were made', async () => {
    const named = async (name: string) => ((await create({ name })).body as { id: string }).id;
    const first = await named('The first');
    const second = await named('The second');
    clock.set('2026-03-04T12:00:01Z');
    const third = await named('The third');
    clock.set('2026-03-03T12:00:00Z');
    const zeroth = await named('Of the day before');
    expect((await me.must('GET /api/identities')).map(({ id }) => id)).toEqual([zeroth, first, second, third]);
  });

  it('are one user’s own', async () => {
    const { identity: mine } = await anIdentity(me);
    const { identity: theirs } = await anIdentity(them);
    expect((await me.must('GET /api/identities')).map(({ id }) => id)).toEqual([mine.id]);
    const { status, body } = await me.send('GET /api/identities/:id', { params: { id: theirs.id } });
    expect([status, body]).toEqual([404, { code: 'NOT_FOUND', message: 'Identity not found' }]);
  });

  it('go with their goal, and only with theirs', async () => {
    const { goal, identity: gone } = await anIdentity(me);
    const { identity: kept } = await anIdentity(me);
    const { identity: theirs } = await anIdentity(them);
    await me.must('DELETE /api/goals/:id', { params: { id: goal.id } });
    expect((await me.must('GET /api/identities')).map(({ id }) => id)).toEqual([kept.id]);
    expect((await me.send('GET /api/identities/:id', { params: { id: gone.id } })).status).toBe(404);
    expect((await them.must('GET /api/identities')).map(({ id }) => id)).toEqual([theirs.id]);
  });

  it('are made or not made when the goal is deleted at the same time, never left without it', async () => {
    // Many times, since the two must meet between the look at the goal and the insert.
    for (let round = 0; round < 15; round += 1) {
      const goal = await me.must('POST /api/goals', { body: goalBody() });
      const [made, deleted] = await Promise.all([
        create({ goalId: goal.id }),
        me.send('DELETE /api/goals/:id', { params: { id: goal.id } }),
      ]);
      expect([201, 404]).toContain(made.status);
      expect(deleted.status).toBe(200);
    }
    expect(await me.must('GET /api/identities')).toEqual([]);
  });
});

describe('an identity that is revised', () => {
  const revise = (id: string, body: unknown) => me.send('PATCH /api/identities/:id', { params: { id }, body });
  const cards = async () => (await me.must('GET /api/habits/all-current')).map(({ identityId }) => identityId);

  it('goes by other words, its plan and history untouched', async () => {
    const { identity, group } = await aPlan(me);
    const words = { name: '  The Stair Climber ', description: '' };
    expect((await revise(identity.id, words)).body).toMatchObject({ name: 'The Stair Climber', description: '' });
    expect((await revise(identity.id, { name: 'The Climber' })).body).toMatchObject({
      name: 'The Climber',
      description: '',
    });
    const { id: _plan, ...week } = group;
    expect(await me.must('GET /api/habits/all-current')).toEqual([
      { ...week, identity: { name: 'The Climber', description: '' } },
    ]);
  });

  it('keeps to the limits of a new one', async () => {
    const { identity } = await anIdentity(me);
    const wrong = [{ name: ' ' }, { name: 'n'.repeat(61) }, { description: 'd'.repeat(501) }, {}, { goalId }];
    for (const body of wrong) expect((await revise(identity.id, body)).status, JSON.stringify(body)).toBe(422);
    expect(await me.must('GET /api/identities/:id', { params: { id: identity.id } })).toEqual(identity);
  });

  it('notes a safety label on its goal when the new words call for one', async () => {
    const { goal, identity } = await anIdentity(me);
    await revise(identity.id, { description: 'Somebody who wants to kill myself is what I am' });
    expect((await me.must('GET /api/goals/:id', { params: { id: goal.id } })).safetyLabel).toBe('crisis');
  });

  it('rests in the archive: its plan ends, its history stays, and no new plan begins', async () => {
    clock.set('2026-03-02T12:00:00Z');
    const { identity, group } = await aPlan(me);
    const kept = await aPlan(me);
    await me.must('POST /api/check-ins', { body: checkInBody(group, 2) });
    clock.set('2026-03-04T12:00:00Z');
    expect((await revise(identity.id, { archived: true })).body).toMatchObject({
      archivedAt: '2026-03-04T12:00:00.000Z',
    });
    expect(await cards()).toEqual([kept.identity.id]);
    const evidence = await me.must('GET /api/identities/:id/evidence', { params: { id: identity.id } });
    expect(evidence.votes.ever).toBe(2);
    const { status, body } = await me.send('POST /api/identities/:id/launch-habits', {
      params: { id: identity.id },
      body: { habits: threeHabits() },
    });
    expect([status, (body as Refusal).message]).toEqual([409, 'This identity is archived. Bring it back first.']);
    // Archived once more, it keeps the moment.
    clock.set('2026-03-05T12:00:00Z');
    expect((await revise(identity.id, { archived: true })).body).toMatchObject({
      archivedAt: '2026-03-04T12:00:00.000Z',
    });
  });

  it('runs on as before when it is brought back the same day', async () => {
    clock.set('2026-03-02T12:00:00Z');
    const { identity } = await aPlan(me);
    clock.set('2026-03-04T12:00:00Z');
    const before = await me.must('GET /api/bootstrap');
    await revise(identity.id, { archived: true });
    await revise(identity.id, { archived: false });
    expect(await me.must('GET /api/bootstrap')).toEqual(before);
  });

  it('gets its plan back on the day that the plan began, and the one to come', async () => {
    clock.set('2026-03-07T12:00:00Z');
    const { identity } = await aPlan(me);
    await me.must('POST /api/identities/:id/launch-habits', {
      params: { id: identity.id },
      body: { habits: threeHabits(), startsOn: calendarDay('2026-03-08') },
    });
    const before = await me.must('GET /api/bootstrap');
    await revise(identity.id, { archived: true });
    await revise(identity.id, { archived: false });
    expect(await me.must('GET /api/bootstrap')).toEqual(before);
    clock.set('2026-03-08T12:00:00Z');
    const [group] = await me.must('GET /api/habits/all-current');
    expect(group).toMatchObject({ canCheckInToday: true, plan: { weekStartDate: '2026-03-08' } });
  });

  it('needs a new plan when it is brought back later', async () => {
    clock.set('2026-03-02T12:00:00Z');
    const { identity } = await aPlan(me);
    clock.set('2026-03-04T12:00:00Z');
    await revise(identity.id, { archived: true });
    clock.set('2026-03-05T12:00:00Z');
    expect((await revise(identity.id, { archived: false })).body).toMatchObject({ archivedAt: null });
    const [group] = await me.must('GET /api/habits/all-current');
    expect(group).toMatchObject({ canCheckInToday: false, plan: { activeUntil: '2026-03-03' } });
    await me.must('POST /api/identities/:id/launch-habits', {
      params: { id: identity.id },
      body: { habits: threeHabits() },
    });
    expect((await me.must('GET /api/habits/all-current'))[0]?.canCheckInToday).toBe(true);
  });

  it('is one’s own', async () => {
    const { identity: theirs } = await aPlan(them);
    const before = await them.must('GET /api/bootstrap');
    for (const id of [theirs.id, crypto.randomUUID()]) {
      const { status, body } = await revise(id, { name: 'Mine now', archived: true });
      expect([status, body]).toEqual([404, { code: 'NOT_FOUND', message: 'Identity not found' }]);
    }
    expect(await them.must('GET /api/bootstrap')).toEqual(before);
  });
});
