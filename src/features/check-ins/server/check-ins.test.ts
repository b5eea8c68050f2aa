import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { aPlan, anIdentity, checkInBody, proposedAgain, threeHabits } from '#app/testing/world/factories.ts';
import { clock, freshServer } from '#app/testing/server/test-server.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';

// Wednesday 4 March 2026, noon in London; the plan runs from Wednesday to Saturday the 7th.
let anna: TestClient;
let bert: TestClient;

beforeEach(async () => {
  const server = await freshServer();
  anna = await server.guest();
  bert = await server.guest();
});

const getGroup = async (client: TestClient) => (await client.must('GET /api/habits/all-current'))[0];
const getIssues = (answer: { body: unknown }) =>
  (answer.body as { issues?: { path: string }[] }).issues?.map((issue) => issue.path);

describe('a check-in', () => {
  it('counts what was done, and only for its owner', async () => {
    const { group } = await aPlan(anna);
    const theirs = await aPlan(bert);
    const checkIn = await anna.must('POST /api/check-ins', {
      body: checkInBody(group, 2, { notes: 'Rainy, but out' }),
    });
    expect(checkIn).toMatchObject({ date: '2026-03-04', notes: 'Rainy, but out', type: 'manual', safety: null });
    expect((await getGroup(anna))?.habits.map((h) => h.completionsThisWeek)).toEqual([1, 1, 0]);
    expect((await getGroup(bert))?.habits).toEqual(theirs.group.habits);
  });

  it('exists once per identity and day: the second is refused and lists the first', async () => {
    const { group } = await aPlan(anna);
    await anna.must('POST /api/check-ins', { body: checkInBody(group, 3) });
    const second = await anna.send('POST /api/check-ins', { body: checkInBody(group, 0) });
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({
      code: 'CHECK_IN_EXISTS',
      existingCheckIns: [{ identityId: group.identityId, date: '2026-03-04' }],
    });
    expect((await getGroup(anna))?.habits.map((h) => h.completionsThisWeek)).toEqual([1, 1, 1]);
  });

  it('is replaced as a whole with overwrite', async () => {
    const { group } = await aPlan(anna);
    const first = await anna.must('POST /api/check-ins', { body: checkInBody(group, 3) });
    const second = await anna.send('POST /api/check-ins', { body: checkInBody(group, 1, { overwrite: true }) });
    expect(second).toMatchObject({ status: 200, body: { id: first.id } });
    expect((await getGroup(anna))?.habits.map((h) => h.completionsThisWeek)).toEqual([1, 0, 0]);
  });

  it('can be made for an earlier day of the running plan, not for one before it began or still to come', async () => {
    const { group } = await aPlan(anna);
    clock.set('2026-03-06T12:00:00Z');
    const earlier = await anna.must('POST /api/check-ins', {
      body: checkInBody(group, 1, { date: '2026-03-05' as never }),
    });
    expect(earlier.date).toBe('2026-03-05');
    for (const date of ['2026-03-03', '2026-03-07', '2025-01-01']) {
      const answer = await anna.send('POST /api/check-ins', { body: checkInBody(group, 1, { date: date as never }) });
      expect([date, answer.status, getIssues(answer)]).toEqual([date, 422, ['body.date']]);
    }
  });

  it('of the last ended week is accepted for seven days', async () => {
    const { group } = await aPlan(anna);
    const late = { date: '2026-03-07' as never };
    clock.set('2026-03-14T12:00:00Z');
    await anna.must('POST /api/check-ins', { body: checkInBody(group, 1, late) });
    clock.set('2026-03-15T12:00:00Z');
    const answer = await anna.send('POST /api/check-ins', {
      body: checkInBody(group, 1, { ...late, overwrite: true }),
    });
    expect(answer.status).toBe(422);
  });

  it('refuses a habit that is not of the plan and saves nothing', async () => {
    const { group } = await aPlan(anna);
    const other = await aPlan(anna);
    const body = checkInBody(group, 3);
    body.habitCompletions.push({ habitId: other.group.habits[0]?.id as string, completed: true });
    const answer = await anna.send('POST /api/check-ins', { body });
    expect([answer.status, getIssues(answer)]).toEqual([422, ['body.habitCompletions.3.habitId']]);
    expect((await anna.must('GET /api/check-ins/daily-status')).identitiesNeedingCheckIn).toBe(2);
  });

  it("is not found for another user's identity", async () => {
    const { group } = await aPlan(anna);
    expect((await bert.send('POST /api/check-ins', { body: checkInBody(group, 1) })).status).toBe(404);
  });

  it('without a plan is refused on the date', async () => {
    const { identity } = await anIdentity(anna);
    const answer = await anna.send('POST /api/check-ins', {
      body: { identityId: identity.id, type: 'manual', habitCompletions: [] },
    });
    expect([answer.status, getIssues(answer)]).toEqual([422, ['body.date']]);
  });

  it('keeps its local date when the user travels: 23:30 in Auckland is not the day before', async () => {
    const kiwi = (await freshServer()).guest('Pacific/Auckland');
    clock.set('2026-03-04T10:30:00Z');
    const { group } = await aPlan(await kiwi);
    const checkIn = await (await kiwi).must('POST /api/check-ins', { body: checkInBody(group, 1) });
    expect(checkIn.date).toBe('2026-03-04');
    clock.set('2026-03-04T11:30:00Z');
    expect((await (await kiwi).must('GET /api/check-ins/daily-status')).today).toBe('2026-03-05');
  });

  it('with a note that speaks of danger is saved, and answered with help', async () => {
    const { group, goal } = await aPlan(anna);
    const checkIn = await anna.must('POST /api/check-ins', {
      body: checkInBody(group, 1, { notes: 'I want to end my life' }),
    });
    expect(checkIn.safety).toMatchObject({ label: 'crisis', stopsCoaching: true });
    expect((await getGroup(anna))?.habits[0]?.completionsThisWeek).toBe(1);
    expect((await anna.must('GET /api/goals/:id', { params: { id: goal.id } })).safetyLabel).toBe('crisis');
  });
});

/** Beside what was saved stands what the page shows by now, which is no part of the answer that is kept. */
const kept = ({ status, body }: { status: number; body: unknown }) => {
  const { dashboard: _now, revision: _tags, ...saved } = body as Record<string, unknown>;
  return { status, body: saved };
};

describe('an Idempotency-Key', () => {
  it('gives the same answer to the same request and refuses another body', async () => {
    const { group } = await aPlan(anna);
    const idempotencyKey = randomUUID();
    const first = await anna.send('POST /api/check-ins', { body: checkInBody(group, 1), idempotencyKey });
    const again = await anna.send('POST /api/check-ins', { body: checkInBody(group, 1), idempotencyKey });
    expect([first.status, kept(again)]).toEqual([201, kept(first)]);
    const other = await anna.send('POST /api/check-ins', { body: checkInBody(group, 2), idempotencyKey });
    expect([other.status, getIssues(other)]).toEqual([422, ['headers.idempotency-key']]);
  });

  it('gives the same answer to a check-in that took the place of another: 200, as none was made', async () => {
    const { group } = await aPlan(anna);
    await anna.must('POST /api/check-ins', { body: checkInBody(group, 3) });
    const request = { body: checkInBody(group, 1, { overwrite: true }), idempotencyKey: randomUUID() };
    const first = await anna.send('POST /api/check-ins', request);
    const again = await anna.send('POST /api/check-ins', request);
    expect([first.status, kept(again)]).toEqual([200, kept(first)]);
  });

  it("is a user's own: another user may use the same one", async () => {
    const mine = await aPlan(anna);
    const theirs = await aPlan(bert);
    const idempotencyKey = randomUUID();
    await anna.must('POST /api/check-ins', { body: checkInBody(mine.group, 1), idempotencyKey });
    const answer = await bert.must('POST /api/check-ins', { body: checkInBody(theirs.group, 1), idempotencyKey });
    expect(answer.identityId).toBe(theirs.group.identityId);
  });

  it('is given back when the request failed', async () => {
    const { group } = await aPlan(anna);
    const idempotencyKey = randomUUID();
    const bad = checkInBody(group, 1, { date: '2026-03-07' as never });
    expect((await anna.send('POST /api/check-ins', { body: bad, idempotencyKey })).status).toBe(422);
    expect((await anna.send('POST /api/check-ins', { body: checkInBody(group, 1), idempotencyKey })).status).toBe(201);
  });

  it('makes one check-in of ten requests at once', async () => {
    const { group } = await aPlan(anna);
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        anna.send('POST /api/check-ins', { body: checkInBody(group, 1), idempotencyKey }),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(kept(answer)))).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
  });

  it('must be a UUID', async () => {
    const { group } = await aPlan(anna);
    const answer = await anna.send('POST /api/check-ins', { body: checkInBody(group, 1), idempotencyKey: 'again' });
    expect(answer.status).toBe(422);
  });
});

describe('without a key, ten requests at once', () => {
  it('make one check-in and nine refusals', async () => {
    const { group } = await aPlan(anna);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => anna.send('POST /api/check-ins', { body: checkInBody(group, 1) })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  });
});

describe('check-existing', () => {
  it("lists the day's check-ins of one's own identities only", async () => {
    const mine = await aPlan(anna);
    const theirs = await aPlan(bert);
    await anna.must('POST /api/check-ins', { body: checkInBody(mine.group, 1) });
    await bert.must('POST /api/check-ins', { body: checkInBody(theirs.group, 1) });
    const identitiesData = [{ identityId: mine.group.identityId }, { identityId: theirs.group.identityId }];
    expect(await anna.must('POST /api/check-ins/check-existing', { body: { identitiesData } })).toEqual({
      hasExisting: true,
      existingCheckIns: [{ identityId: mine.group.identityId, date: '2026-03-04', notes: null, removesTicks: true }],
    });
    const yesterday = { identitiesData, date: '2026-03-03' as never };
    expect((await anna.must('POST /api/check-ins/check-existing', { body: yesterday })).hasExisting).toBe(false);
  });

  it('says whether what is about to be saved takes a tick away, also from a plan that was replaced since', async () => {
    const { group, identity } = await aPlan(anna);
    await anna.must('POST /api/check-ins', { body: checkInBody(group, 1, { notes: 'Rain' }) });
    const removes = async (of: typeof group, ...ticked: number[]) => {
      const habitCompletions = of.habits.map(({ id }, index) => ({ habitId: id, completed: ticked.includes(index) }));
      const identitiesData = [{ identityId: group.identityId, habitCompletions }];
      const [found] = (await anna.must('POST /api/check-ins/check-existing', { body: { identitiesData } }))
        .existingCheckIns;
      expect(found?.notes).toBe('Rain');
      return found?.removesTicks;
    };
    expect(await removes(group, 0)).toBe(false);
    expect(await removes(group, 0, 1, 2)).toBe(false);
    expect(await removes(group)).toBe(true);
    expect(await removes(group, 1, 2)).toBe(true);
    const habits = proposedAgain(group.habits);
    await anna.must('POST /api/identities/:id/launch-habits', { params: { id: identity.id }, body: { habits } });
    const again = (await getGroup(anna)) as typeof group;
    expect(await removes(again, 0)).toBe(false);
    expect(await removes(again, 2)).toBe(true);
    // Another user's habits keep no ticks.
    const theirs = await aPlan(bert);
    expect(await removes(theirs.group, 0, 1, 2)).toBe(true);
  });
});

describe('daily status', () => {
  it('counts the identities that are open today', async () => {
    const first = await aPlan(anna, threeHabits());
    await aPlan(anna);
    await anIdentity(anna);
    expect((await anna.must('GET /api/check-ins/daily-status')).identitiesNeedingCheckIn).toBe(2);
    await anna.must('POST /api/check-ins', { body: checkInBody(first.group, 0, { notes: 'None today' }) });
    const status = await anna.must('GET /api/check-ins/daily-status');
    expect(status.identitiesNeedingCheckIn).toBe(1);
    expect(status.details).toContainEqual({
      identityId: first.identity.id,
      canCheckInToday: true,
      isPausedToday: false,
      isAskedToday: true,
      checkedInToday: true,
      workflowCompleteToday: true,
      notes: 'None today',
    });
    expect((await bert.must('GET /api/check-ins/daily-status')).details).toEqual([]);
  });
});
