import { beforeEach, describe, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { aPlan, checkInBody, habit } from '#app/testing/world/factories.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { twoGuests } from '#app/testing/server/test-server.ts';
import type { Pause } from '../contract.ts';
import { at, aWholeWeek, getTargets } from './whole-week.testing.ts';

let me: TestClient;
let them: TestClient;

beforeEach(async () => {
  [me, them] = await twoGuests();
});

const day = calendarDay;
type Refusal = { message: string; code: string; issues?: { path: string; message: string }[] };
const pause = (body: Record<string, unknown>) => me.send('POST /api/pauses', { body });
const paused = async (from: string, until: string, identityId?: string) =>
  (await me.must('POST /api/pauses', {
    body: { from: day(from), until: day(until), ...(identityId && { identityId }) },
  })) as Pause;
const mine = () => me.must('GET /api/pauses');
const getGroup = (identityId: string) => me.must('GET /api/habits/current/:identityId', { params: { identityId } });
const targets = (identityId: string) => getTargets(me, identityId);

describe('a new pause', () => {
  it('is answered as it was kept, of all identities from today on unless it says otherwise', async () => {
    const { status, body } = await pause({ until: '2026-03-06', reason: '  the flu ' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      identityId: null,
      from: '2026-03-04',
      until: '2026-03-06',
      reason: 'the flu',
      createdAt: '2026-03-04T12:00:00.000Z',
    });
    expect(await mine()).toEqual([body]);
    expect((await me.must('GET /api/bootstrap')).pauses).toEqual([body]);
    expect(await them.must('GET /api/pauses')).toEqual([]);
  });

  it.each([
    ['from', '2026-02-18', '2026-03-04', 'A pause can start at most 13 days ago'],
    ['until', '2026-03-04', '2026-03-03', 'The last day lies before the first one'],
    ['until', '2026-03-04', '2026-06-02', 'A pause can last at most 90 days'],
  ])('is refused by its day %s: %s to %s', async (path, from, until, message) => {
    const { status, body } = await pause({ from, until });
    expect([status, body]).toEqual([
      422,
      expect.objectContaining({ message, issues: [{ path: `body.${path}`, message }] }),
    ]);
    expect(await mine()).toEqual([]);
  });

  it('can begin 13 days back, and last 90 days', async () => {
    expect((await pause({ from: '2026-02-19', until: '2026-02-19' })).status).toBe(201);
    expect((await pause({ from: '2026-03-04', until: '2026-06-01' })).status).toBe(201);
  });

  it('takes 200 characters of reason', async () => {
    expect((await pause({ until: '2026-03-04', reason: 'x'.repeat(200) })).status).toBe(201);
    expect((await pause({ until: '2026-03-04', reason: 'x'.repeat(201) })).status).toBe(422);
  });

  it('stops at twenty that are not over', async () => {
    for (let at = 0; at < 20; at += 1) await paused('2026-03-04', '2026-03-04');
    const { status, body } = await pause({ until: '2026-03-04' });
    expect([status, (body as Refusal).message]).toEqual([
      409,
      'You’ve already planned twenty pauses. Remove one first.',
    ]);
    at('2026-03-05');
    expect((await pause({ until: '2026-03-05' })).status).toBe(201);
  });

  it('is written once under one key', async () => {
    const idempotencyKey = crypto.randomUUID();
    const send = () => me.send('POST /api/pauses', { body: { until: '2026-03-06' }, idempotencyKey });
    expect((await send()).body).toEqual((await send()).body);
    expect((await mine()).length).toBe(1);
  });
});

describe('somebody else’s', () => {
  it('identity cannot be paused', async () => {
    const theirs = await aPlan(them);
    for (const identityId of [theirs.identity.id, crypto.randomUUID()]) {
      const { status, body } = await pause({ until: '2026-03-06', identityId });
      expect([status, body]).toEqual([404, { code: 'NOT_FOUND', message: 'Identity not found' }]);
    }
    expect((await them.must('GET /api/habits/all-current'))[0]?.pausedDays).toEqual([]);
  });

  it('pause can be neither moved nor undone', async () => {
    const { id } = await paused('2026-03-04', '2026-03-06');
    const params = { id };
    const answers = [
      await them.send('PATCH /api/pauses/:id', { params, body: { until: '2026-03-05' } }),
      await them.send('DELETE /api/pauses/:id', { params }),
    ];
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([404, { code: 'NOT_FOUND', message: 'Pause not found' }]);
    }
    expect((await mine())[0]?.until).toBe('2026-03-06');
  });

  it('days count on when mine are paused', async () => {
    const theirs = await aWholeWeek(them);
    const before = await them.must('GET /api/bootstrap');
    await paused('2026-03-01', '2026-03-07');
    expect(await them.must('GET /api/bootstrap')).toEqual(before);
    expect(theirs.group.pausedDays).toEqual([]);
  });
});

describe('paused days', () => {
  it('shrink the targets of current habits, and what the tracker and the rate expect', async () => {
    const { identity } = await aWholeWeek(me);
    expect(await targets(identity.id)).toEqual([7, 3, 2]);
    // Five of seven days are left: 7, 3 and 2 a week come to 5, 2.14 and 1.43.
    await paused('2026-03-05', '2026-03-06');
    expect(await targets(identity.id)).toEqual([5, 2, 1]);
    expect((await getGroup(identity.id)).pausedDays).toEqual(['2026-03-05', '2026-03-06']);

    const tracking = await me.must('GET /api/check-ins/weekly-tracking');
    const off = tracking.weekDays.filter(({ isPaused }) => isPaused).map(({ date }) => date);
    expect(off).toEqual(['2026-03-05', '2026-03-06']);
    // Three habits done on one day of a week that asks for eight.
    await me.must('POST /api/check-ins', { body: checkInBody(await getGroup(identity.id), 3) });
    expect((await me.must('GET /api/progress/stats')).completionRate).toBe(38);
  });

  it('ask for nothing on the day, while checking in stays possible', async () => {
    const { identity, group } = await aWholeWeek(me);
    await paused('2026-03-04', '2026-03-04');
    const status = await me.must('GET /api/check-ins/daily-status');
    expect(status.identitiesNeedingCheckIn).toBe(0);
    expect(status.details).toEqual([
      expect.objectContaining({ identityId: identity.id, isPausedToday: true, canCheckInToday: true }),
    ]);
    expect((await me.send('POST /api/check-ins', { body: checkInBody(group, 1) })).status).toBe(201);
  });

  it('are those of one identity, or of all', async () => {
    const one = await aWholeWeek(me);
    const other = await aWholeWeek(me);
    await paused('2026-03-05', '2026-03-05', one.identity.id);
    const off = async () => (await me.must('GET /api/habits/all-current')).map(({ pausedDays }) => pausedDays);
    expect(await off()).toEqual([['2026-03-05'], []]);
    // The tracker takes all together: a day is off when everybody is.
    const tracker = async () =>
      (await me.must('GET /api/check-ins/weekly-tracking')).weekDays.flatMap((one) => (one.isPaused ? one.date : []));
    expect(await tracker()).toEqual([]);
    await paused('2026-03-05', '2026-03-06');
    expect(await off()).toEqual([
      ['2026-03-05', '2026-03-06'],
      ['2026-03-05', '2026-03-06'],
    ]);
    expect(await tracker()).toEqual(['2026-03-05', '2026-03-06']);
    expect(await targets(other.identity.id)).toEqual([5, 2, 1]);
  });

  it('count once where two pauses overlap, and stay when one of the two goes', async () => {
    const { identity } = await aWholeWeek(me);
    const first = await paused('2026-03-04', '2026-03-06', identity.id);
    await paused('2026-03-05', '2026-03-07');
    expect((await getGroup(identity.id)).pausedDays).toEqual(['2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07']);
    expect(await targets(identity.id)).toEqual([3, 1, 1]);
    await me.must('DELETE /api/pauses/:id', { params: { id: first.id } });
    expect((await getGroup(identity.id)).pausedDays).toEqual(['2026-03-05', '2026-03-06', '2026-03-07']);
  });

  it('ask for nothing at all when the whole week is paused', async () => {
    const { identity } = await aWholeWeek(me);
    await paused('2026-03-01', '2026-03-07');
    expect(await targets(identity.id)).toEqual([0, 0, 0]);
    expect((await me.must('GET /api/progress/stats')).completionRate).toBeNull();
  });

  it('leave streak and strength as they stood', async () => {
    at('2026-03-01');
    const { identity, group } = await aPlan(me, [habit('Walk'), habit('Stretch', { order: 1 })]);
    for (const date of ['2026-03-01', '2026-03-02', '2026-03-03']) {
      at(date);
      await me.must('POST /api/check-ins', { body: checkInBody(group, 2) });
    }
    const evidence = () => me.must('GET /api/identities/:id/evidence', { params: { id: identity.id } });
    const before = await evidence();
    at('2026-03-06');
    const missed = await evidence();
    expect(missed.forgivingStreaks.current).toBeLessThan(before.forgivingStreaks.current);
    await paused('2026-03-04', '2026-03-06');
    const after = await evidence();
    expect(after.forgivingStreaks.current).toBe(before.forgivingStreaks.current);
    expect(after.habits.map(({ strength }) => strength)).toEqual(before.habits.map(({ strength }) => strength));
    expect(after.days.find(({ date }) => date === '2026-03-05')?.state).toBe('paused');
  });
});
