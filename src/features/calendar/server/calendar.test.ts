import ICAL from 'ical.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { aPlan, habit } from '#app/testing/world/factories.ts';
import { getRows } from '#app/testing/world/get-rows.ts';
import { signIn } from '#app/testing/world/sign-in.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { clock, freshServer, startServer } from '#app/testing/server/test-server.ts';

let server: Awaited<ReturnType<typeof freshServer>>;
let me: TestClient;
let them: TestClient;

beforeEach(async () => {
  server = await freshServer();
  [me, them] = [await server.guest(), await server.guest()];
});

const make = (client: TestClient, showsNames = true) => client.must('POST /api/calendar', { body: { showsNames } });

/** Reads a calendar as a calendar program does: with nothing but its address. */
async function fetchCalendar(path: string) {
  const response = await server.visitor().raw(path);
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

type Entry = { summary: string; start: string; end: string; description: string | null };

/** The entries of a calendar, parsed strictly, by their begin; whole days as dates. */
async function entries(path: string): Promise<Entry[]> {
  const { status, text } = await fetchCalendar(path);
  expect(status).toBe(200);
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => {
    const event = new ICAL.Event(one, { strictExceptions: true });
    return {
      summary: event.summary,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      description: event.description,
    };
  });
  return events.toSorted((a, b) => a.start.localeCompare(b.start) || a.summary.localeCompare(b.summary));
}

const find = (all: Entry[], word: string) => all.filter(({ summary }) => summary.includes(word));

describe('the calendar', () => {
  it('shows habits at their moments, on named days, on every day or so many times, and the review on the last day', async () => {
    await aPlan(me, [
      habit('Walk for 5 minutes', { moment: '07:30' }),
      habit('Squats', { targetFrequency: 2, days: ['thursday', 'saturday'], moment: 'evening', order: 1 }),
      habit('Take the stairs', { targetFrequency: 3, habitType: 'experimental', order: 2 }),
    ]);
    await aPlan(them);
    const all = await entries((await make(me)).path);
    expect(find(all, 'Walk').map(({ start, end }) => [start, end])).toEqual(
      ['04', '05', '06', '07'].map((day) => [`2026-03-${day}T07:30:00Z`, `2026-03-${day}T07:45:00Z`]),
    );
    expect(find(all, 'Squats').map(({ start }) => start)).toEqual(['2026-03-05T19:00:00Z', '2026-03-07T19:00:00Z']);
    expect(find(all, 'stairs')).toMatchObject([
      { summary: 'Take the stairs · 2× on any days', start: '2026-03-04', end: '2026-03-08' },
    ]);
    expect(find(all, 'Weekly review')).toMatchObject([
      { summary: 'Weekly review · The Everyday Mover', start: '2026-03-07', end: '2026-03-08' },
    ]);
    expect(find(all, 'Walk')[0]?.description).toContain('When I finish lunch');
    expect(all).toHaveLength(8);
  });

  it.each([
    ['Europe/London', '2026-03-25T12:00:00Z', ['2026-03-28T07:30:00Z', '2026-03-29T06:30:00Z']],
    ['America/New_York', '2026-03-04T12:00:00Z', ['2026-03-07T12:30:00Z', '2026-03-08T11:30:00Z']],
    ['Asia/Kolkata', '2026-03-04T12:00:00Z', ['2026-03-07T02:00:00Z', '2026-03-08T02:00:00Z']],
  ])('keeps the time by the clock of %s when the clocks change', async (zone, now, around) => {
    clock.set(now);
    const traveller = await server.guest(zone);
    await traveller.must('PATCH /api/user/preferences', { body: { weekStartDay: 'wednesday' } });
    await aPlan(traveller, [habit('Walk', { moment: '07:30' }), habit('Stretch', { moment: '07:30', order: 1 })]);
    const all = await entries((await make(traveller)).path);
    const walks = find(all, 'Walk').map(({ start }) => start);
    expect(walks).toHaveLength(7);
    expect(walks.slice(3, 5)).toEqual(around);
  });

  it('sets a habit that is done before the day begins on the date that the clock shows', async () => {
    await me.must('PATCH /api/user/preferences', { body: { dayStartHour: 4 } });
    await aPlan(me, [habit('Read', { moment: '01:00' }), habit('Sleep', { moment: '05:00', order: 1 })]);
    const all = await entries((await make(me)).path);
    expect(find(all, 'Read')[0]?.start).toBe('2026-03-05T01:00:00Z');
    expect(find(all, 'Sleep')[0]?.start).toBe('2026-03-04T05:00:00Z');
  });

  it('shows a pause in the place of what it takes out, without its reason', async () => {
    const { identity } = await aPlan(me);
    await me.must('POST /api/pauses', {
      body: { from: '2026-03-05', until: '2026-03-06', reason: 'My operation' } as never,
    });
    const { path } = await make(me);
    const all = await entries(path);
    expect(find(all, 'Pause')).toMatchObject([{ summary: 'Pause', start: '2026-03-05', end: '2026-03-07' }]);
    expect(find(all, 'Walk').map(({ start }) => start)).toEqual(['2026-03-04', '2026-03-07']);
    expect(JSON.stringify(all)).not.toContain('operation');
    expect(identity.name).toBe('The Everyday Mover');
  });

  it('says of what is planned nothing but that it is, unless it was chosen', async () => {
    await aPlan(me);
    const { path } = await make(me, false);
    const all = await entries(path);
    expect(new Set(all.map(({ summary }) => summary.replace(/ · \d× on any days$/, '')))).toEqual(
      new Set(['Habit', 'Weekly review']),
    );
    expect(all.every(({ description }) => !description)).toBe(true);
    const { text } = await fetchCalendar(path);
    expect(text).not.toMatch(/Walk|squats|stairs|Mover|lunch/);
    expect(text).toContain('CLASS:PRIVATE');
  });

  it('takes texts as they are: what looks like a calendar, ends of lines, other scripts', async () => {
    const hostile = 'Walk\r\nEND:VEVENT\nBEGIN:VEVENT; x, "y" \\n 💡 ٣';
    await aPlan(me, [habit(hostile), habit('Stretch', { order: 1 })]);
    const all = await entries((await make(me)).path);
    expect(all).toHaveLength(9);
    expect(find(all, 'Walk')[0]?.summary).toContain('BEGIN:VEVENT; x, "y" \\n 💡 ٣');
  });

  it('is a strict calendar file that asks to be looked at every hour, with ids that stay', async () => {
    await aPlan(me);
    const { path } = await make(me);
    const first = await fetchCalendar(path);
    expect(first.type).toBe('text/calendar; charset=utf-8');
    expect(first.text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    expect(first.text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
    expect(first.text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
    expect(first.text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const ids = [...first.text.matchAll(/^UID:(.+)\r$/gm)].map(([, uid]) => uid);
    expect(new Set(ids).size).toBe(ids.length);
    clock.set('2026-03-05T12:00:00Z');
    expect((await fetchCalendar(path)).text).toBe(first.text);
    // Four weeks later nothing of it is left.
    clock.set('2026-04-10T12:00:00Z');
    expect(await entries(path)).toEqual([]);
  });
});

describe('the address of the calendar', () => {
  it('is told once, kept as a hash, and ends when a new one is made or it is withdrawn', async () => {
    expect(await me.must('GET /api/calendar')).toEqual({ calendar: null });
    const { path, calendar } = await make(me, false);
    expect(path).toMatch(/^\/api\/calendars\/[\w-]{43}\/taylr\.ics$/);
    expect(calendar).toEqual({ showsNames: false, createdAt: '2026-03-04T12:00:00.000Z', lastReadAt: null });
    expect((await fetchCalendar(path)).status).toBe(200);
    expect(await me.must('GET /api/calendar')).toEqual({
      calendar: { ...calendar, lastReadAt: '2026-03-04T12:00:00.000Z' },
    });
    expect(await them.must('GET /api/calendar')).toEqual({ calendar: null });
    const rows = await getRows<object>(sql`SELECT * FROM calendar_addresses`);
    expect(JSON.stringify(rows)).not.toContain(path.split('/')[3]);

    const next = await make(me);
    expect([(await fetchCalendar(path)).status, (await fetchCalendar(next.path)).status]).toEqual([404, 200]);
    expect((await them.send('DELETE /api/calendar')).status).toBe(404);
    await me.must('DELETE /api/calendar');
    expect((await fetchCalendar(next.path)).status).toBe(404);
    const kinds = (await me.must('GET /api/auth/activity')).map(({ kind }) => kind);
    expect(kinds).toEqual(['calendar-withdrawn', 'calendar-made', 'calendar-made', 'guest-started']);
  });

  it.each(['x', 'x'.repeat(43), '%00', "' OR 1=1", '../..'])('that is guessed is not found: %s', async (guess) => {
    await make(me);
    const answer = await fetchCalendar(`/api/calendars/${encodeURIComponent(guess)}/taylr.ics`);
    expect(answer).toMatchObject({ status: 404, text: '{"message":"Not found","code":"NOT_FOUND"}' });
  });

  it('cannot be guessed again and again: sixty tries a minute, then 429, and another address is not kept out', async () => {
    const { path } = await make(me);
    const url = await startServer({ RATE_LIMIT: 'on', TRUST_PROXY: '1' });
    const guess = async (from: string, of = `/api/calendars/${'x'.repeat(43)}/taylr.ics`) =>
      (await fetch(new URL(of, url), { headers: { 'x-forwarded-for': from } })).status;
    const said: number[] = [];
    for (let tried = 0; tried < 61; tried += 1) said.push(await guess('203.0.113.7'));
    expect(said).toEqual([...Array.from({ length: 60 }, () => 404), 429]);
    expect([await guess('203.0.113.7', path), await guess('198.51.100.2', path)]).toEqual([429, 200]);
  });

  it('opens nothing else, and ends with the account', async () => {
    const { path } = await make(me);
    const tool = server.visitor();
    tool.token = path.split('/')[3] as string;
    expect((await tool.send('GET /api/goals')).status).toBe(401);
    await me.must('DELETE /api/auth/account', { body: { guestConfirmation: 'DeleteMe' } });
    expect((await fetchCalendar(path)).status).toBe(404);
  });

  it('goes along when a guest joins an account that has none', async () => {
    const account = server.visitor();
    await signIn(account, { email: 'ada@example.org' });
    await aPlan(me);
    const { path } = await make(me);
    await signIn(me, { email: 'ada@example.org' }, '/api/auth/google?keep=guest');
    expect(await account.must('GET /api/calendar')).toMatchObject({ calendar: { showsNames: true } });
    expect((await entries(path)).length).toBeGreaterThan(0);
  });
});
