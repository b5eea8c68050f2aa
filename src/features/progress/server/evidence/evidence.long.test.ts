import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays, type CalendarDay, calendarDay } from '#core/calendar/calendar.ts';
import { randomFrom } from '#core/properties.testing.ts';
import { db, inTx, useDatabase } from '#server/db/access.ts';
import type { OpenDatabase } from '#server/db/opening/open.ts';
import { evidenceYears, identityEvidence } from '#server/db/schema.ts';
import { anIdentity, checkInBody, habit } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { clock, freshServer } from '#app/testing/server/test-server.ts';

import { reportTime } from '#app/testing/server/report-time.ts';
import { openRecorded, rowsReadBy, type Statement } from '#app/testing/world/rows-read.ts';
import { rebuildEvidence } from './rebuilt-evidence.testing.ts';
import { settleEvidence } from './settle-evidence.ts';

const TODAY = calendarDay('2026-03-04');
/** The Sunday of the running week. */
const WEEK = '2026-03-01';
const MONTH = 5;
const TEN_YEARS = 522;

const recorded: Statement[] = [];
let database: OpenDatabase;
let server: Awaited<ReturnType<typeof freshServer>>;

beforeAll(async () => {
  server = await freshServer();
  database = await openRecorded(recorded);
});

afterAll(() => database.close());

beforeEach(async () => {
  server = await freshServer();
  useDatabase(database.database);
  await db().execute(sql`TRUNCATE users CASCADE`);
});

type Owned = { userId: string; identityId: string };

/** One identity of twenty habits, planned for so many weeks up to today, checked in every day and reviewed every week. */
async function liveWeeks(client: TestClient, weeks: number): Promise<Owned> {
  const { id: userId } = await client.must('GET /api/auth/user');
  const { identity } = await anIdentity(client);
  const week = sql`${WEEK}::date - 7 * w`;
  const at = sql`'2026-03-04T08:00:00Z'::timestamptz`;
  await db().execute(sql`
    INSERT INTO habit_plans (id, user_id, identity_id, week_start_date, week_end_date, week_start_day, active_from,
      active_until, created_at)
    SELECT gen_random_uuid(), ${userId}, ${identity.id}::uuid, ${week}, ${week} + 6, 'sunday', ${week}, ${week} + 6, ${at}
    FROM generate_series(0, ${weeks - 1}::int) w`);
  await db().execute(sql`
    INSERT INTO habits (id, user_id, habit_plan_id, series_id, description, implementation_intention, target_frequency,
      "order", counts_from)
    SELECT gen_random_uuid(), p.user_id, p.id, s.id, 'Walk for 5 minutes', '', 1 + s.place % 7, s.place, p.active_from
    FROM habit_plans p, (SELECT gen_random_uuid() AS id, place FROM generate_series(1, 20) place) s
    WHERE p.user_id = ${userId}`);
  await db().execute(sql`
    INSERT INTO check_ins (id, user_id, identity_id, date, time_zone, type, created_at, updated_at)
    SELECT gen_random_uuid(), p.user_id, p.identity_id, d::date, 'UTC', 'manual', ${at}, ${at}
    FROM habit_plans p, generate_series(p.active_from, least(p.active_until, ${TODAY}::date), interval '1 day') d
    WHERE p.user_id = ${userId}`);
  await db().execute(sql`
    INSERT INTO habit_completions (check_in_id, habit_id, user_id, identity_id, series_id, date, completed)
    SELECT c.id, h.id, c.user_id, c.identity_id, h.series_id, c.date, h."order" % 3 > 0
    FROM check_ins c JOIN habit_plans p ON p.identity_id = c.identity_id AND c.date BETWEEN p.active_from AND p.active_until
    JOIN habits h ON h.habit_plan_id = p.id WHERE c.user_id = ${userId}`);
  await db().execute(sql`
    INSERT INTO weekly_reviews (id, user_id, identity_id, habit_plan_id, week_start_date, week_end_date, completion_rate,
      difficulty_feedback, ai_summary, status, is_completed, completed_at, created_at, updated_at)
    SELECT gen_random_uuid(), p.user_id, p.identity_id, p.id, p.week_start_date, p.week_end_date, 80, 'same',
      repeat('You walked on four days. ', 8), 'completed', true, ${at}, ${at}, ${at}
    FROM habit_plans p WHERE p.user_id = ${userId} AND p.week_end_date < ${TODAY}::date`);
  return { userId, identityId: identity.id };
}

/** As check-ins through the years would have: each settles a year at most. */
async function settle(owned: Owned, weeks: number): Promise<void> {
  for (let left = Math.ceil(weeks / 52) + 1; left > 0; left -= 1) {
    await inTx(() => settleEvidence({ ...owned, today: TODAY }));
  }
}

const evidence = (client: TestClient, id: string, year = '2026') =>
  client.must('GET /api/identities/:id/evidence', { params: { id }, query: { year } });

async function getStatements(client: TestClient, { identityId }: Owned, year: string) {
  await evidence(client, identityId, year);
  recorded.length = 0;
  await evidence(client, identityId, year);
  return [...recorded];
}

it('ten years of twenty habits cost as many statements as a month, and read no more rows than it; reviews at most those of a year', async () => {
  const [newcomer, month, decade] = [await server.guest(), await server.guest(), await server.guest()];
  const young = { userId: '', identityId: (await anIdentity(newcomer)).identity.id };
  const [less, more] = [await liveWeeks(month, MONTH), await liveWeeks(decade, TEN_YEARS)];
  await settle(less, MONTH);
  await settle(more, TEN_YEARS);
  // As a PostgreSQL server does by itself.
  await db().execute(sql`VACUUM ANALYZE`);

  const first = await getStatements(newcomer, young, '2026');
  const ofMonth = await getStatements(month, less, '2026');
  const rows = await rowsReadBy(database, ofMonth);
  expect(ofMonth).toHaveLength(first.length);
  expect(rows).toBeGreaterThan(0);
  for (const year of ['2026', '2025', '2017']) {
    const statements = await getStatements(decade, more, year);
    expect(statements, year).toHaveLength(first.length);
    expect(await rowsReadBy(database, statements), year).toBeLessThanOrEqual(1.1 * rows);
    const ofReviews = statements.filter(({ query }) => query.includes('"weekly_reviews"'));
    expect(await rowsReadBy(database, ofReviews), year).toBeLessThanOrEqual(53);
  }
  // What older rules made is made again by the first reading; the next one costs as little as before.
  await db().update(identityEvidence).set({ version: 1 });
  const began = performance.now();
  await evidence(decade, more.identityId);
  console.log(`evidence, ten years of 20 habits, made again: ${(performance.now() - began).toFixed(0)} ms`);
  const rebuilt = await getStatements(decade, more, '2017');
  expect(rebuilt).toHaveLength(first.length);
  expect(await rowsReadBy(database, rebuilt)).toBeLessThanOrEqual(1.1 * rows);
  await reportTime('evidence, one month of 20 habits', () => evidence(month, less.identityId));
  await reportTime('evidence, ten years of 20 habits', () => evidence(decade, more.identityId));
});

async function getStored({ identityId }: Owned) {
  const [state] = await db().select().from(identityEvidence).where(eq(identityEvidence.identityId, identityId));
  const years = await db().select().from(evidenceYears).where(eq(evidenceYears.identityId, identityId));
  return { state, years: years.toSorted((a, b) => a.year - b.year) };
}

const names = ['Walk for 5 minutes', 'Read a page', 'Stretch for 3 minutes', 'Write a line', 'Drink a glass of water'];

type Lived = { client: TestClient; identityId: string; random: (below: number) => number };

/** A random week: planned on some day of it, with some check-ins, sometimes a pause or a corrected day. */
async function liveWeek({ client, identityId, random }: Lived, start: CalendarDay): Promise<void> {
  const from = addDays(start, random(4) === 0 ? random(6) : 0);
  const at = (day: CalendarDay) => clock.set(`${day}T12:00:00Z`);
  at(from);
  const before = await client.must('GET /api/habits/all-current');
  const series = new Map(before.flatMap(({ habits }) => habits.map((one) => [one.description, one.seriesId] as const)));
  const habits = names
    .filter((_name, index) => index < 2 || random(2) === 0)
    .map((name, order) => ({
      ...habit(name, { order, targetFrequency: 1 + random(7) }),
      seriesId: series.get(name) ?? null,
    }));
  await client.must('POST /api/identities/:id/launch-habits', { params: { id: identityId }, body: { habits } });
  if (random(6) === 0) {
    const pause = { from: addDays(from, -random(5)), until: addDays(from, random(9)) };
    await client.must('POST /api/pauses', { body: { ...pause, identityId } });
  }
  const group = await client.must('GET /api/habits/current/:identityId', { params: { identityId } });
  for (let day = from; day <= addDays(start, 6); day = addDays(day, 1)) {
    if (random(3) === 0) continue;
    at(day);
    await client.must('POST /api/check-ins', { body: checkInBody(group, random(habits.length + 1)) });
    if (random(8) > 0 || day === from) continue;
    const mended = addDays(from, random(6));
    if (mended > day) continue;
    await client.must('POST /api/check-ins', {
      body: checkInBody(group, random(habits.length + 1), { date: mended, overwrite: true }),
    });
  }
}

it('check-ins through two years settle what an account made anew from them would have', async () => {
  const client = await server.guest();
  const first = calendarDay('2024-01-07');
  clock.set(`${first}T12:00:00Z`);
  const { identity } = await anIdentity(client);
  const { id: userId } = await client.must('GET /api/auth/user');
  const owned = { userId, identityId: identity.id };
  const random = randomFrom(20240107);
  const WEEKS = 104;
  for (let week = 0; week < WEEKS; week += 1) {
    // Now and then a week without a plan.
    if (week > 0 && random(9) === 0) continue;
    await liveWeek({ client, identityId: identity.id, random }, addDays(first, 7 * week));
  }
  const stored = await getStored(owned);
  expect(stored.state?.settledTo.slice(0, 4)).toBe('2025');
  const years = ['2024', '2025', '2026'];
  const all = () => Promise.all(years.map((year) => evidence(client, identity.id, year)));
  const settled = await all();

  await rebuildEvidence(userId, identity.id);
  expect(await getStored(owned)).toEqual(stored);
  await db().execute(sql`DELETE FROM identity_evidence`);
  await db().execute(sql`DELETE FROM evidence_years`);
  expect(await all()).toEqual(settled);
});
