import { beforeEach, describe, expect, it } from 'vitest';
import { aPlan, checkInBody } from '#app/testing/world/factories.ts';
import { clock, freshServer } from '#app/testing/server/test-server.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { at, getAWeek, getBell } from '../bell.testing.ts';

let server: Awaited<ReturnType<typeof freshServer>>;
let me: TestClient;

beforeEach(async () => {
  server = await freshServer();
  me = await server.guest();
});

const bell = (client = me) => getBell(client);
const kinds = async (client = me) => (await bell(client)).map(({ type }) => type);
const aWeek = (client = me) => getAWeek(client);
const checkIn = async ({ group }: Awaited<ReturnType<typeof aPlan>>, client = me) =>
  client.must('POST /api/check-ins', { body: checkInBody(group, 1) });

describe('when the server was away', () => {
  it('a slot is made up for when it is less than an hour late', async () => {
    await aWeek();
    await at('2026-03-01T21:14:59Z');
    expect(await kinds()).toEqual(['check_in_missing']);
  });

  it('and dropped after that; the next one comes in time', async () => {
    await aWeek();
    await at('2026-03-01T21:15:00Z');
    expect(await kinds()).toEqual([]);
    await at('2026-03-02T07:15:00Z');
    expect(await kinds()).toEqual(['morning_habits']);
  });

  it('several days are not made up for, save a slot of the last hour', async () => {
    await aWeek();
    await at('2026-03-04T07:45:00Z');
    await at('2026-03-04T07:46:00Z');
    expect((await bell()).map(({ scheduledFor }) => scheduledFor)).toEqual(['2026-03-04T07:15:00.000Z']);
  });
});

describe('a time', () => {
  const change = (body: object, client = me) => client.must('PATCH /api/user/preferences', { body: body as never });

  it('that is moved ahead is the one that counts, today still', async () => {
    await aWeek();
    await change({ eveningPushTime: '21:30' });
    await at('2026-03-01T20:15:00Z');
    expect(await kinds()).toEqual([]);
    await at('2026-03-01T21:30:00Z');
    expect(await kinds()).toEqual(['check_in_missing']);
  });

  it('that has passed today begins tomorrow, and a day that was reminded of is not again', async () => {
    await aWeek();
    clock.set('2026-03-01T13:01:00Z');
    await change({ eveningPushTime: '13:00' });
    await at('2026-03-01T13:02:00Z');
    expect(await kinds()).toEqual([]);
    await at('2026-03-02T13:00:00Z');
    expect(await kinds()).toEqual(['check_in_missing']);
    await change({ eveningPushTime: '14:00' });
    await at('2026-03-02T14:00:00Z');
    expect((await kinds()).length).toBe(1);
  });

  it('before the hour at which days begin belongs to the new date', async () => {
    const plan = await aWeek();
    await change({ morningPushTime: '02:00', dayStartHour: 4 });
    clock.set('2026-03-01T13:00:00Z');
    await checkIn(plan);
    await at('2026-03-02T02:00:00Z');
    expect((await bell()).map(({ type, personalizedData }) => [type, personalizedData?.slot])).toEqual([
      ['morning_habits', 'morning'],
    ]);
  });

  it('follows the clocks when they change: 07:15 in summer as in winter', async () => {
    clock.set('2026-03-29T12:00:00Z');
    await aPlan(me);
    await at('2026-03-29T19:14:59Z');
    expect(await kinds()).toEqual([]);
    await at('2026-03-29T19:15:00Z');
    expect(await kinds()).toEqual(['check_in_missing']);
  });
});

describe('a journey', () => {
  const inZone = (zone: string, client = me) => {
    const traveller = new TestClient(server.url, zone);
    for (const [name, value] of client.cookies) traveller.cookies.set(name, value);
    return traveller.must('GET /api/check-ins/daily-status');
  };
  const instants = async () => (await bell()).map(({ scheduledFor }) => scheduledFor?.slice(5, 16));

  it('west does not double a slot of the date', async () => {
    clock.set('2026-03-01T12:00:00Z');
    await inZone('Asia/Tokyo');
    me.zone = 'Asia/Tokyo';
    await aPlan(me);
    await at('2026-03-01T22:15:00Z');
    expect(await instants()).toEqual(['03-01T22:15']);
    clock.set('2026-03-02T04:00:00Z');
    await inZone('America/Los_Angeles');
    me.zone = 'America/Los_Angeles';
    // 07:15 on 2 March in Los Angeles: that date was told of in Tokyo.
    await at('2026-03-02T15:15:00Z');
    expect(await instants()).toEqual(['03-01T22:15']);
    await at('2026-03-03T15:15:00Z');
    expect(await instants()).toEqual(['03-01T22:15', '03-03T15:15']);
  });

  it('east over the time of a slot does not lose it', async () => {
    await aWeek();
    clock.set('2026-03-02T06:50:00Z');
    me.zone = 'Europe/Berlin';
    await inZone('Europe/Berlin');
    await at('2026-03-02T06:51:00Z');
    expect(await instants()).toEqual(['03-02T06:15']);
    await at('2026-03-02T07:15:00Z');
    expect((await instants()).length).toBe(1);
  });

  it('is none when somebody new is first seen with a zone: nothing reaches back before they came', async () => {
    clock.set('2026-03-04T20:31:00Z');
    const late = new TestClient(server.url, 'Europe/London');
    await late.must('POST /api/auth/guest');
    await aPlan(late);
    await at('2026-03-04T20:32:00Z');
    expect(await bell(late)).toEqual([]);
    await at('2026-03-05T20:15:00Z');
    expect(await kinds(late)).toContain('check_in_missing');
  });

  it('of somebody whose zone is fixed changes nothing', async () => {
    await aWeek();
    await me.must('PATCH /api/user/preferences', { body: { timezone: 'Europe/London' } });
    await inZone('Asia/Tokyo');
    await at('2026-03-01T20:15:00Z');
    expect(await kinds()).toEqual(['check_in_missing']);
  });
});
