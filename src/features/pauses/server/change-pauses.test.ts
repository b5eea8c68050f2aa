import { beforeEach, describe, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { aPlan, checkInBody } from '#app/testing/world/factories.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { clock, freshServer } from '#app/testing/server/test-server.ts';
import type { Pause } from '../contract.ts';
import { at, aWholeWeek, getTargets } from './whole-week.testing.ts';

let me: TestClient;
let url: string;

beforeEach(async () => {
  const server = await freshServer();
  url = server.url;
  me = await server.guest();
});

const day = calendarDay;
type Refusal = { message: string; code: string; issues?: { path: string; message: string }[] };
const paused = async (from: string, until: string, identityId?: string) =>
  (await me.must('POST /api/pauses', {
    body: { from: day(from), until: day(until), ...(identityId && { identityId }) },
  })) as Pause;
const mine = () => me.must('GET /api/pauses');
const getGroup = (identityId: string) => me.must('GET /api/habits/current/:identityId', { params: { identityId } });
const targets = (identityId: string) => getTargets(me, identityId);

describe('a pause that is changed', () => {
  it('gives all back when it is undone', async () => {
    const { identity } = await aWholeWeek(me);
    const before = await me.must('GET /api/bootstrap');
    const { id } = await paused('2026-03-03', '2026-03-06');
    expect(await targets(identity.id)).not.toEqual([7, 3, 2]);
    expect(await me.must('DELETE /api/pauses/:id', { params: { id } })).toEqual({ success: true });
    expect(await me.must('GET /api/bootstrap')).toEqual(before);
    expect((await me.send('DELETE /api/pauses/:id', { params: { id } })).status).toBe(404);
  });

  it('ends earlier or later', async () => {
    const { identity } = await aWholeWeek(me);
    const { id } = await paused('2026-03-03', '2026-03-06');
    const until = async (text: string) =>
      await me.must('PATCH /api/pauses/:id', { params: { id }, body: { until: day(text) } });
    expect(await until('2026-03-03')).toMatchObject({ id, from: '2026-03-03', until: '2026-03-03' });
    expect((await getGroup(identity.id)).pausedDays).toEqual(['2026-03-03']);
    await until('2026-03-07');
    expect((await getGroup(identity.id)).pausedDays.length).toBe(5);
  });

  it.each([
    ['2026-03-02', 'The last day lies before the first one'],
    ['2026-06-01', 'A pause can last at most 90 days'],
  ])('cannot end on %s', async (until, message) => {
    const { id } = await paused('2026-03-03', '2026-03-06');
    const { status, body } = await me.send('PATCH /api/pauses/:id', { params: { id }, body: { until } });
    expect([status, (body as Refusal).issues]).toEqual([422, [{ path: 'body.until', message }]]);
    expect((await mine())[0]?.until).toBe('2026-03-06');
  });

  it('keeps the days that are settled', async () => {
    const { id } = await paused('2026-03-04', '2026-03-31');
    at('2026-03-18');
    const { status, body } = await me.send('DELETE /api/pauses/:id', { params: { id } });
    expect([status, (body as Refusal).message]).toEqual([409, 'This pause is too long ago to change']);
    expect((await me.send('PATCH /api/pauses/:id', { params: { id }, body: { until: '2026-03-17' } })).status).toBe(
      200,
    );
    expect((await me.send('PATCH /api/pauses/:id', { params: { id }, body: { until: '2026-03-03' } })).status).toBe(
      409,
    );
  });

  it('is shown until two weeks after its end, the latest first', async () => {
    await paused('2026-03-04', '2026-03-05');
    await paused('2026-03-10', '2026-03-11');
    expect((await mine()).map(({ from }) => from)).toEqual(['2026-03-10', '2026-03-04']);
    at('2026-03-19');
    expect((await mine()).map(({ from }) => from)).toEqual(['2026-03-10']);
  });

  it('goes with its identity, one of all does not', async () => {
    const { goal, identity } = await aWholeWeek(me);
    await paused('2026-03-04', '2026-03-05', identity.id);
    const kept = await paused('2026-03-06', '2026-03-06');
    await me.must('DELETE /api/goals/:id', { params: { id: goal.id } });
    expect((await mine()).map(({ id }) => id)).toEqual([kept.id]);
  });

  it('is undone by one of two requests at once', async () => {
    const { id } = await paused('2026-03-04', '2026-03-06');
    const undo = () => me.send('DELETE /api/pauses/:id', { params: { id } });
    const statuses = (await Promise.all([undo(), undo()])).map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.every((status) => status === 200 || status === 404)).toBe(true);
    expect(await mine()).toEqual([]);
  });
});

describe('travel over the date line', () => {
  /** Tuesday evening in Los Angeles, Wednesday in Tokyo. */
  const TAKE_OFF = '2026-03-04T03:00:00Z';

  const inZone = (zone: string) => {
    const traveller = new TestClient(url, zone);
    for (const [name, value] of me.cookies) traveller.cookies.set(name, value);
    return traveller;
  };

  async function planAtHome() {
    clock.set('2026-03-01T20:00:00Z');
    const made = await aPlan(inZone('America/Los_Angeles'));
    clock.set(TAKE_OFF);
    return made;
  }

  it('pauses the day that it swallowed', async () => {
    await planAtHome();
    expect((await inZone('America/Los_Angeles').must('GET /api/check-ins/daily-status')).today).toBe('2026-03-03');
    const there = inZone('Asia/Tokyo');
    expect((await there.must('GET /api/check-ins/daily-status')).today).toBe('2026-03-04');
    expect(await there.must('GET /api/pauses')).toEqual([
      expect.objectContaining({
        identityId: null,
        from: '2026-03-03',
        until: '2026-03-03',
        reason: 'A day lost to travel',
      }),
    ]);
    // Back and forth the same day is paused once.
    await inZone('America/Los_Angeles').must('GET /api/pauses');
    expect((await inZone('Asia/Tokyo').must('GET /api/pauses')).length).toBe(1);
  });

  it('pauses nothing when something was checked in that day', async () => {
    const { group } = await planAtHome();
    await inZone('America/Los_Angeles').must('POST /api/check-ins', { body: checkInBody(group, 1) });
    expect(await inZone('Asia/Tokyo').must('GET /api/pauses')).toEqual([]);
  });

  it('pauses nothing without a plan, nor within one day, nor on the way back', async () => {
    clock.set(TAKE_OFF);
    for (const zone of ['America/Los_Angeles', 'Asia/Tokyo']) await inZone(zone).must('GET /api/pauses');
    expect(await mine()).toEqual([]);
    await aPlan(inZone('Asia/Tokyo'));
    for (const zone of ['Australia/Sydney', 'America/Los_Angeles', 'America/New_York']) {
      expect(await inZone(zone).must('GET /api/pauses'), zone).toEqual([]);
    }
  });

  it('pauses the day too when the zone is chosen by hand', async () => {
    await planAtHome();
    await inZone('America/Los_Angeles').must('PATCH /api/user/preferences', { body: { timezone: 'Asia/Tokyo' } });
    expect((await inZone('America/Los_Angeles').must('GET /api/pauses')).map(({ from }) => from)).toEqual([
      '2026-03-03',
    ]);
  });
});
