import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { MINUTE } from '#core/calendar/durations.ts';
import { db } from '#server/db/access.ts';
import { runJob, runKeptJobs } from '#app/testing/server/kept-jobs.ts';
import { PushService } from '#app/testing/outside/push-service.ts';
import { SHARED_JOBS } from '#app/testing/server/shared-jobs.ts';
import { clock, freshServer, startServer } from '#app/testing/server/test-server.ts';
import { type Deed, getDeeds, doAll, settle } from './lived-year.testing.ts';
import { DEATHS, TwoServers } from './two-servers.testing.ts';
import {
  diceFrom,
  type ResponseInfo,
  type Life,
  type Person,
  readable,
  recount,
  slotsOfYear,
  YEAR,
} from './year.testing.ts';

/*
 * What runs how. Everybody lives the whole year, and the clock is set to a second before, at, and a minute after each instant at which
 * somebody is due; the pushes are encrypted and sent to a push service on loopback, which decrypts them. On the embedded database, and
 * on most days of PostgreSQL, the minute's job runs in this process. On PostgreSQL, on every day on which the clocks of some zone
 * change and on thirty others, it runs in two processes on one database until one of them has been killed in the middle of it; another takes
 * its place. Their queue is a table that stands in for pg-boss, which would look for work in real time.
 */
const SEED = 20_261_121;
const DAYS_OF_DEATH = 30;
/** The days of 2026 on which the clocks change: New York, London, Lord Howe. */
const CLOCK_CHANGES = [
  '2026-03-08',
  '2026-03-29',
  '2026-04-04',
  '2026-04-05',
  '2026-10-03',
  '2026-10-04',
  '2026-10-25',
  '2026-11-01',
];

/**
 * Most of their mornings and evenings fall on the same two instants, 01:15 and 20:15 UTC, so that the year has fewer minutes to go through.
 * The clocks of London skip 01:15 in March and show it twice in October.
 */
const PEOPLE: readonly Person[] = [
  {
    zone: 'Europe/London',
    morning: '01:15',
    evening: '20:15',
    browsers: ['Europe/London'],
    identities: 2,
  },
  { zone: 'Australia/Lord_Howe', morning: '06:45', evening: '11:45', browsers: ['Australia/Lord_Howe'], identities: 1 },
  {
    zone: 'America/New_York',
    morning: '15:15',
    evening: '20:15',
    browsers: ['America/New_York'],
    identities: 2,
    most: 1,
  },
  {
    zone: 'Asia/Kolkata',
    morning: '01:45',
    evening: '06:45',
    browsers: [],
    identities: 1,
    switches: { notificationsInformational: false },
  },
];

const url = process.env.TEST_DATABASE_URL;
let devices: PushService;
let servers: TwoServers | null = null;
let watcher: pg.Client | null = null;

/** Two more servers on this worker's database. */
async function moreServers(to: string): Promise<void> {
  const own = new URL(to);
  own.pathname = `/taylr_test_${process.pid}`;
  watcher = new pg.Client({ connectionString: own.href });
  await watcher.connect();
  await watcher.query(SHARED_JOBS);
  servers = new TwoServers({ env: { DATABASE_URL: own.href, PUSH_HOSTS: '127.0.0.1' }, watcher, devices });
}

beforeAll(async () => {
  devices = await PushService.start();
  await freshServer();
  await startServer({ PUSH_HOSTS: '127.0.0.1' });
  if (url) await moreServers(url);
});

afterAll(async () => {
  await servers?.stop();
  await watcher?.query('DROP TABLE test_jobs');
  await watcher?.end();
  await devices.stop();
});

const dayIn = (at: number) => new Date(at).toISOString().slice(0, 10) as CalendarDay;
/** Kinds that depend on the coach's findings, which the recount cannot predict. */
const isRecounted = (kind: string) => kind !== 'milestone' && kind !== 'new_insight';

async function getRows<T>(query: ReturnType<typeof sql>): Promise<T[]> {
  return ((await db().execute(query)) as unknown as { rows: T[] }).rows;
}

/** The bell's and devices' content, in the recount's format. */
async function responseInfo(
  pushes: readonly { endpoint: string; id: string | null; at: number }[],
): Promise<ResponseInfo[]> {
  type Row = { id: string; user_id: string; kind: string; subject: string; date: string; at: number };
  const rows = await getRows<Row>(sql`
    SELECT id, user_id, kind, subject, date::text AS date, extract(epoch FROM created_at)::float8 * 1000 AS at
    FROM notifications`);
  const browsers = await getRows<{ id: string; endpoint: string }>(sql`SELECT id, endpoint FROM push_subscriptions`);
  const byEndpoint = new Map(browsers.map(({ id, endpoint }) => [endpoint, id]));
  const recounted = rows.filter(({ kind }) => isRecounted(kind));
  const getWords = ({ user_id: userId, date, kind, subject }: Row) => ({ userId, what: `${date} ${kind} ${subject}` });
  const byId = new Map(recounted.map((row) => [row.id, row]));
  const told = recounted.map((row) => ({ ...getWords(row), browser: null, at: Math.round(row.at) }));
  const pushed = pushes.flatMap(({ endpoint, id, at }) => {
    const row = byId.get(id ?? '');
    return row ? [{ ...getWords(row), browser: byEndpoint.get(endpoint) ?? 'nobody', at }] : [];
  });
  // Within the minute is in time.
  return [...told, ...pushed].map((one) => ({ ...one, at: Math.floor(one.at / MINUTE) * MINUTE }));
}

/** Performs users' actions up to an instant, each once. */
function doer(deeds: readonly Deed[]): (until: number) => Promise<void> {
  const inOrder = deeds.toSorted((a, b) => a.at - b.at);
  let done = 0;
  return async (until) => {
    const from = done;
    while (done < inOrder.length && (inOrder[done] as Deed).at <= until) done += 1;
    await doAll(inOrder.slice(from, done));
  };
}

/** One moment in this process. */
async function hereAt(instant: number): Promise<void> {
  clock.set(new Date(instant).toISOString());
  await runJob('reminders', clock.now);
  await runKeptJobs(clock.now);
}

it('in a whole year everybody hears of what is due once, in its minute, and of nothing else', async () => {
  const dice = diceFrom(SEED);
  const begin = new Date(Date.parse(`${addDays(YEAR.from, -2)}T00:00:00Z`));
  const lives: Life[] = [];
  for (const person of PEOPLE) lives.push(await settle(person, { dice, begin, devices }));
  const slots = new Map(lives.map((life) => [life, slotsOfYear(life)]));
  const live = doer(lives.flatMap(getDeeds));
  const instants = [...new Set([...slots.values()].flat().map(({ at }) => at))].toSorted((a, b) => a - b);

  const deadly = new Set(CLOCK_CHANGES);
  while (deadly.size < CLOCK_CHANGES.length + DAYS_OF_DEATH) deadly.add(addDays(YEAR.from, Math.floor(dice() * 365)));
  const daysOfDeath = new Set<string>();

  const pushes: { endpoint: string; id: string | null; at: number }[] = [];
  const collect = (at: number) => {
    for (const { endpoint, message } of devices.received.splice(0))
      pushes.push({ endpoint, id: message.notificationId, at });
  };
  for (const instant of instants) {
    const day = dayIn(instant);
    for (const moment of [instant - 1000, instant, instant + MINUTE]) {
      await live(moment);
      const onTwo = servers && deadly.has(day) && !daysOfDeath.has(day) ? servers : null;
      if (!onTwo) await hereAt(moment);
      else if (moment !== instant) await onTwo.minute(moment);
      else if (await onTwo.minuteOfDeath(moment, DEATHS[daysOfDeath.size % DEATHS.length] as (typeof DEATHS)[number]))
        daysOfDeath.add(day);
      collect(moment);
    }
  }
  if (servers) {
    console.log(`Killed on ${daysOfDeath.size} days: ${JSON.stringify(servers.deaths)}`);
    expect(daysOfDeath.size).toBe(deadly.size);
  }
  expect(devices.problems).toEqual([]);
  const isOfYear = ({ what }: ResponseInfo) => what.slice(0, 10) >= YEAR.from && what.slice(0, 10) <= YEAR.to;
  const heard = (await responseInfo(pushes)).filter(isOfYear);
  const expected = lives.flatMap((life) => recount(life, slots.get(life) ?? []));
  console.log(
    `${heard.length} reminders at ${instants.length} instants, ${heard.filter(({ browser }) => browser).length} of them pushed`,
  );
  expect(heard.map(readable).toSorted()).toEqual(expected.map(readable).toSorted());
}, 1_800_000);
