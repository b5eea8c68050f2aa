import { beforeEach, describe, expect, it } from 'vitest';
import { type CalendarDay, calendarDay } from '#core/calendar/calendar.ts';
import { aPlan, anIdentity, checkInBody, habit, threeHabits } from '#app/testing/world/factories.ts';
import { clock, freshServer, statements } from '#app/testing/server/test-server.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';

// The pinned clock is Wednesday 4 March 2026, noon in London; the week starts on Sunday the 1st.
let anna: TestClient;
let bert: TestClient;

beforeEach(async () => {
  const server = await freshServer();
  anna = await server.guest();
  bert = await server.guest();
});

const launch = (client: TestClient, id: string, habits = threeHabits()) =>
  client.must('POST /api/identities/:id/launch-habits', { params: { id }, body: { habits } });

it('a plan takes habits in the order of their list, and their size in any letters', async () => {
  const { identity } = await anIdentity(anna);
  const habits = threeHabits().map(({ order: _place, ...one }) => ({ ...one, difficulty: 'Medium' }));
  const params = { id: identity.id };
  const { status } = await anna.send('POST /api/identities/:id/launch-habits', { params, body: { habits } });
  expect(status).toBe(201);
  const group = await anna.must('GET /api/habits/current/:identityId', { params: { identityId: identity.id } });
  expect(group.habits.map(({ order, difficulty }) => [order, difficulty])).toEqual([
    [0, 'medium'],
    [1, 'medium'],
    [2, 'medium'],
  ]);
  const wrong = { habits: habits.map((one) => ({ ...one, difficulty: 'gigantic' })) };
  expect((await anna.send('POST /api/identities/:id/launch-habits', { params, body: wrong })).status).toBe(422);
});
const current = (client: TestClient, identityId: string) =>
  client.must('GET /api/habits/current/:identityId', { params: { identityId } });

describe('accepting a plan', () => {
  it('runs from today to the end of the calendar week and scales the targets to the days left', async () => {
    const { plan, group } = await aPlan(anna);
    expect(plan).toMatchObject({
      weekStartDate: '2026-03-01',
      weekEndDate: '2026-03-07',
      activeFrom: '2026-03-04',
      activeUntil: '2026-03-07',
      weekStartDay: 'sunday',
      weekType: 'full',
      status: 'active',
    });
    // Four days left: 7 → 4, 3 → 2, 2 → 1; what was chosen stays as chosen.
    expect(group.habits.map((h) => [h.targetFrequency, h.effectiveTarget])).toEqual([
      [7, 4],
      [3, 2],
      [2, 1],
    ]);
  });

  it('activates the identity and shows core habits first', async () => {
    const [experiment, ...core] = threeHabits().reverse();
    const { identity } = await anIdentity(anna);
    await launch(anna, identity.id, [experiment as never, ...core]);
    const found = await anna.must('GET /api/identities/:id', { params: { id: identity.id } });
    expect(found.isActive).toBe(true);
    expect((await current(anna, identity.id)).habits.map((h) => h.habitType)).toEqual(['core', 'core', 'experimental']);
  });

  it('keeps what was checked in when it is replaced inside the week: a series goes on, a new habit counts from today', async () => {
    const { identity, group } = await aPlan(anna);
    await anna.must('POST /api/check-ins', { body: checkInBody(group, 1) });
    clock.set('2026-03-06T12:00:00Z');
    const kept = group.habits[0];
    const other = habit('Read 5 pages', { targetFrequency: 7, order: 1 });
    await launch(anna, identity.id, [{ ...threeHabits()[0], seriesId: kept?.seriesId } as never, other]);

    const after = await current(anna, identity.id);
    expect(after.plan).toMatchObject({ activeFrom: '2026-03-06', weekStartDate: '2026-03-01' });
    expect(after.habits[0]).toMatchObject({ seriesId: kept?.seriesId, effectiveTarget: 4, completionsThisWeek: 1 });
    expect(after.habits[0]?.completedDays).toEqual(['2026-03-04']);
    expect(after.habits[1]).toMatchObject({ effectiveTarget: 2, completionsThisWeek: 0 });
  });

  it('can be replaced several times on one day, and only the last one covers it', async () => {
    const { identity } = await aPlan(anna);
    await launch(anna, identity.id);
    const last = await launch(anna, identity.id);
    const groups = await anna.must('GET /api/habits/all-current');
    expect(groups).toHaveLength(1);
    expect(groups[0]?.plan.id).toBe(last.plan.id);
  });

  it("starts a series afresh when its id is another user's", async () => {
    const { group } = await aPlan(anna);
    const { identity } = await anIdentity(bert);
    const stolen = group.habits[0]?.seriesId;
    await launch(bert, identity.id, [habit('Walk', { seriesId: stolen }), habit('Read 5 pages')]);
    const series = (await current(bert, identity.id)).habits.map((h) => h.seriesId);
    expect(series).not.toContain(stolen);
  });

  it('needs two core habits, and names the field', async () => {
    const { identity } = await anIdentity(anna);
    const one = [habit('Walk'), habit('Dance through 1 song', { habitType: 'experimental' })];
    const answer = await anna.send('POST /api/identities/:id/launch-habits', {
      params: { id: identity.id },
      body: { habits: one },
    });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      issues: [{ path: 'body.habits', message: 'Choose at least two core habits' }],
    });
  });

  it("is not found for another user's identity, and leaves no trace", async () => {
    const { identity } = await anIdentity(anna);
    const answer = await bert.send('POST /api/identities/:id/launch-habits', {
      params: { id: identity.id },
      body: { habits: threeHabits() },
    });
    expect(answer.status).toBe(404);
    expect(await anna.must('GET /api/habits/all-current')).toEqual([]);
  });

  it('answers the same key with the same plan, once', async () => {
    const { identity } = await anIdentity(anna);
    const key = '0190a1b2-0000-7000-8000-000000000001';
    const send = () =>
      anna.send('POST /api/identities/:id/launch-habits', {
        params: { id: identity.id },
        body: { habits: threeHabits() },
        idempotencyKey: key,
      });
    const [first, second] = [await send(), await send()];
    expect(second).toMatchObject({ status: first.status, body: first.body });
    const other = await anna.send('POST /api/identities/:id/launch-habits', {
      params: { id: identity.id },
      body: { habits: threeHabits().toReversed() },
      idempotencyKey: key,
    });
    expect(other.status).toBe(422);
  });

  it('leaves one active plan when two are accepted at the same moment', async () => {
    const { identity } = await anIdentity(anna);
    await Promise.all([launch(anna, identity.id), launch(anna, identity.id), launch(anna, identity.id)]);
    const groups = await anna.must('GET /api/habits/all-current');
    expect(groups.filter((group) => group.plan.status === 'active')).toHaveLength(1);
  });
});

describe('a plan for the days after the running one', () => {
  const NEXT = calendarDay('2026-03-08');
  const launchOn = (client: TestClient, id: string, startsOn: CalendarDay, habits = threeHabits()) =>
    client.send('POST /api/identities/:id/launch-habits', { params: { id }, body: { habits, startsOn } });

  it('begins the day after its last, and leaves the running one alone', async () => {
    const { identity, plan } = await aPlan(anna);
    const answer = await launchOn(anna, identity.id, NEXT);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ plan: { activeFrom: '2026-03-08', activeUntil: '2026-03-14' } });
    const running = await current(anna, identity.id);
    expect(running.plan).toMatchObject({ id: plan.id, status: 'active', activeUntil: '2026-03-07' });
    expect(running.canCheckInToday).toBe(true);
    clock.set('2026-03-08T12:00:00Z');
    const next = await current(anna, identity.id);
    expect(next.plan.id).not.toBe(plan.id);
    expect(next.habits.map((h) => h.effectiveTarget)).toEqual([7, 3, 2]);
  });

  it('is replaced by another one for the same days', async () => {
    const { identity, plan } = await aPlan(anna);
    await launchOn(anna, identity.id, NEXT);
    const other = [habit('Read 5 pages'), habit('Stretch for 2 minutes', { order: 1 })];
    expect((await launchOn(anna, identity.id, NEXT, other)).status).toBe(201);
    expect((await current(anna, identity.id)).plan.id).toBe(plan.id);
    clock.set('2026-03-09T12:00:00Z');
    const next = await current(anna, identity.id);
    expect(next.plan.activeFrom).toBe('2026-03-08');
    expect(next.habits.map((h) => h.description)).toEqual(['Read 5 pages', 'Stretch for 2 minutes']);
  });

  it('goes on with its series: what was done before stays with it, and does not count again', async () => {
    const { identity, group } = await aPlan(anna);
    await anna.must('POST /api/check-ins', { body: checkInBody(group, 1) });
    const going = group.habits.map(({ description, seriesId }) => habit(description, { seriesId }));
    await launchOn(anna, identity.id, NEXT, going);
    clock.set('2026-03-08T12:00:00Z');
    const next = await current(anna, identity.id);
    expect(next.habits.map((h) => h.seriesId)).toEqual(group.habits.map((h) => h.seriesId));
    expect(next.habits.map((h) => h.completionsThisWeek)).toEqual([0, 0, 0]);
  });

  it.each(['2026-03-03', '2026-03-05', '2026-03-07', '2026-03-09', '2026-03-15'])('cannot begin on %s', async (day) => {
    const { identity, plan } = await aPlan(anna);
    const answer = await launchOn(anna, identity.id, calendarDay(day));
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      issues: [{ message: 'A plan starts today, or the day after the current one ends' }],
    });
    expect((await current(anna, identity.id)).plan.id).toBe(plan.id);
  });

  it('begins today and no other day when nothing runs', async () => {
    const { identity } = await anIdentity(anna);
    expect((await launchOn(anna, identity.id, calendarDay('2026-03-05'))).status).toBe(422);
    expect((await launchOn(anna, identity.id, calendarDay('2026-03-04'))).status).toBe(201);
  });

  it("is not found for another user's identity", async () => {
    const { identity, plan } = await aPlan(anna);
    expect((await launchOn(bert, identity.id, NEXT)).status).toBe(404);
    clock.set('2026-03-08T12:00:00Z');
    expect((await current(anna, identity.id)).plan.id).toBe(plan.id);
  });
});

describe('current habits', () => {
  it('say that the week has ended when no plan covers today', async () => {
    const { identity } = await aPlan(anna);
    clock.set('2026-03-08T12:00:00Z');
    const group = await current(anna, identity.id);
    expect(group.canCheckInToday).toBe(false);
    expect(group.weekBoundaryMessage).toBe('This week has ended. Do your weekly review to plan the next one.');
  });

  it('take as many statements for six identities as for one', async () => {
    await aPlan(anna);
    statements.reset();
    await anna.must('GET /api/habits/all-current');
    const one = statements.list.length;
    for (let i = 0; i < 5; i++) await aPlan(anna);
    statements.reset();
    expect(await anna.must('GET /api/habits/all-current')).toHaveLength(6);
    expect(statements.list.length).toBe(one);
  });

  it('show nothing of another user', async () => {
    await aPlan(anna);
    expect(await bert.must('GET /api/habits/all-current')).toEqual([]);
  });

  it('follow the week start of the user', async () => {
    await anna.must('PATCH /api/user/preferences', { body: { weekStartDay: 'wednesday' } });
    const { plan, group } = await aPlan(anna);
    expect(plan).toMatchObject({ weekStartDate: '2026-03-04', weekEndDate: '2026-03-10' });
    expect(group.habits.map((h) => h.effectiveTarget)).toEqual([7, 3, 2]);
  });
});
