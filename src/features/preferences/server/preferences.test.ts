import { beforeEach, describe, expect, it } from 'vitest';
import { WEEKDAYS } from '#core/calendar.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { clock, freshServer } from '#server/testing/test-server.ts';
import { THEMES, TIME_ZONES } from '../contract.ts';

let me: TestClient;
let them: TestClient;

beforeEach(async () => {
  const server = await freshServer();
  me = await server.guest();
  them = await server.guest();
});

const DEFAULTS = {
  theme: 'dark',
  weekStartDay: 'sunday',
  timezone: 'auto',
  dayStartHour: 0,
  morningPushTime: '07:15',
  eveningPushTime: '20:15',
} as const;

type Refusal = { issues: { path: string; message: string }[] };
const change = (body: unknown) => me.send('PATCH /api/user/preferences', { body });
const kept = () => me.must('GET /api/user/preferences');

describe('preferences', () => {
  it('start dark, on Sunday, in the zone of the browser, at midnight, with pushes at 07:15 and 20:15', async () => {
    expect(await kept()).toEqual(DEFAULTS);
  });

  it('change one at a time; what is left out stays, and nobody else’s changes', async () => {
    const { status, body } = await change({ theme: 'light' });
    expect([status, body]).toEqual([200, { ...DEFAULTS, theme: 'light' }]);
    await change({ weekStartDay: 'monday', morningPushTime: '06:00' });
    expect(await kept()).toEqual({ ...DEFAULTS, theme: 'light', weekStartDay: 'monday', morningPushTime: '06:00' });
    expect(await them.must('GET /api/user/preferences')).toEqual(DEFAULTS);
  });

  it('stand in the first answer as in their own', async () => {
    await change({ theme: 'auto', dayStartHour: 3 });
    expect((await me.must('GET /api/bootstrap')).preferences).toEqual(await kept());
  });

  it.each([
    ['theme', THEMES],
    ['weekStartDay', WEEKDAYS],
    ['timezone', TIME_ZONES],
    ['dayStartHour', [0, 1, 2, 3, 4, 5, 6]],
    ['morningPushTime', ['00:00', '11:59', '23:59']],
    ['eveningPushTime', ['12:00', '09:30']],
  ])('take every choice of %s', async (name, values) => {
    for (const value of values) expect((await change({ [name]: value })).body).toMatchObject({ [name]: value });
  });

  it.each([
    ['theme', ['blue', '', 'Dark', null]],
    ['weekStartDay', ['Sunday', 'sun', 0, '']],
    ['timezone', ['Europe/Vienna', 'Mars/Olympus', '', 'utc', null]],
    ['dayStartHour', [-1, 7, 1.5, '3', null, 'NaN']],
    ['morningPushTime', ['7:15', '24:00', '07:60', '07:15:00', ' 07:15', '', 715]],
    ['eveningPushTime', ['20.15', '8pm', '20:15\n']],
  ])('refuse nonsense for %s, name it, and stay as they were', async (name, values) => {
    for (const value of values) {
      const { status, body } = await change({ [name]: value, theme: name === 'theme' ? value : 'light' });
      expect(status, JSON.stringify(value)).toBe(422);
      expect((body as Refusal).issues.map(({ path }) => path)).toEqual([`body.${name}`]);
    }
    expect(await kept()).toEqual(DEFAULTS);
  });

  it('say so when there is nothing to change', async () => {
    for (const body of [{}, { unknown: 'x' }, { browserTimezone: 'Asia/Tokyo', userId: 'x' }]) {
      const answer = await change(body);
      expect(answer.status).toBe(422);
      expect((answer.body as Refusal).issues).toEqual([{ path: 'body', message: 'Nothing to change' }]);
    }
  });

  it('never give away nor take the zone that the browser reported, nor the owner', async () => {
    const { id: theirId } = await them.must('GET /api/auth/user');
    const { body } = await change({ theme: 'light', userId: theirId, browserTimezone: 'Asia/Tokyo' });
    expect(Object.keys(body as object).toSorted()).toEqual(Object.keys(DEFAULTS).toSorted());
    expect(await them.must('GET /api/user/preferences')).toEqual(DEFAULTS);
  });

  it('decide the day at once: a chosen zone and the hour at which a day starts', async () => {
    clock.set('2026-03-05T00:30:00Z');
    const today = async () => (await me.must('GET /api/check-ins/daily-status')).today;
    expect(await today()).toBe('2026-03-05');
    await change({ dayStartHour: 1 });
    expect(await today()).toBe('2026-03-04');
    await change({ timezone: 'Asia/Tokyo' });
    expect(await today()).toBe('2026-03-05');
  });

  it('survive two changes at once: both hold', async () => {
    await Promise.all([change({ theme: 'light' }), change({ weekStartDay: 'friday' })]);
    expect(await kept()).toEqual({ ...DEFAULTS, theme: 'light', weekStartDay: 'friday' });
  });
});
