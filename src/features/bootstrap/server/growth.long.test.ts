import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { renewBrief } from '#features/progress/server/brief/keep-brief.ts';
import { settleAllEvidence } from '#features/progress/server/evidence/settle-evidence.ts';
import { db, useDatabase } from '#server/db/access.ts';
import type { OpenDatabase } from '#server/db/opening/open.ts';
import { reportTime } from '#app/testing/server/report-time.ts';
import { openRecorded, rowsReadBy, type Statement } from '#app/testing/world/rows-read.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { freshServer } from '#app/testing/server/test-server.ts';

const recorded: Statement[] = [];

const TODAY = '2026-03-04';
/** The Sunday of the running week. */
const WEEK = '2026-03-01';
const MONTH = 5;
const TEN_YEARS = 522;

let database: OpenDatabase;
let server: Awaited<ReturnType<typeof freshServer>>;

beforeAll(async () => {
  server = await freshServer();
  database = await openRecorded(recorded);
  useDatabase(database.database);
});

afterAll(() => database.close());

/** Five identities of twelve habits each, planned for so many weeks up to today, checked in every day and reviewed every week. */
async function liveWeeks(client: TestClient, weeks: number): Promise<void> {
  const { user } = await client.must('GET /api/bootstrap');
  const week = sql`${WEEK}::date - 7 * w`;
  const at = sql`'2026-03-04T08:00:00Z'::timestamptz`;
  await db().execute(sql`
    INSERT INTO goals (id, user_id, description, current_level, current_frictions, created_at)
    VALUES (gen_random_uuid(), ${user.id}, 'Get fit', 'not_started', 'No time', ${at})`);
  await db().execute(sql`
    INSERT INTO identities (id, user_id, goal_id, name, description, is_active, created_at)
    SELECT gen_random_uuid(), g.user_id, g.id, 'The Everyday Mover', '', true, ${at}
    FROM goals g, generate_series(1, 5) WHERE g.user_id = ${user.id}`);
  await db().execute(sql`
    INSERT INTO habit_plans (id, user_id, identity_id, week_start_date, week_end_date, week_start_day, active_from,
      active_until, created_at)
    SELECT gen_random_uuid(), i.user_id, i.id, ${week}, ${week} + 6, 'sunday', ${week}, ${week} + 6, ${at}
    FROM identities i, generate_series(0, ${weeks - 1}::int) w WHERE i.user_id = ${user.id}`);
  await db().execute(sql`
    INSERT INTO habits (id, user_id, habit_plan_id, series_id, description, implementation_intention, target_frequency,
      "order", counts_from)
    SELECT gen_random_uuid(), p.user_id, p.id, s.id, 'Walk for 5 minutes', '', 1 + s.place % 7, s.place, p.active_from
    FROM habit_plans p JOIN (
      SELECT gen_random_uuid() AS id, i.id AS identity_id, place FROM identities i, generate_series(1, 12) place
      WHERE i.user_id = ${user.id}
    ) s ON s.identity_id = p.identity_id`);
  await db().execute(sql`
    INSERT INTO check_ins (id, user_id, identity_id, date, time_zone, type, created_at, updated_at)
    SELECT gen_random_uuid(), p.user_id, p.identity_id, d::date, 'UTC', 'manual', ${at}, ${at}
    FROM habit_plans p, generate_series(p.active_from, least(p.active_until, ${TODAY}::date), interval '1 day') d
    WHERE p.user_id = ${user.id}`);
  // Without statistics the server may join these tables row by row, past its time limit for a statement.
  await db().execute(sql`ANALYZE habit_plans, habits, check_ins`);
  await db().execute(sql`
    INSERT INTO habit_completions (check_in_id, habit_id, user_id, identity_id, series_id, date, completed)
    SELECT c.id, h.id, c.user_id, c.identity_id, h.series_id, c.date, h."order" % 3 > 0
    FROM check_ins c JOIN habit_plans p ON p.identity_id = c.identity_id AND c.date BETWEEN p.active_from AND p.active_until
    JOIN habits h ON h.habit_plan_id = p.id WHERE c.user_id = ${user.id}`);
  await db().execute(sql`
    INSERT INTO weekly_reviews (id, user_id, identity_id, habit_plan_id, week_start_date, week_end_date, status, is_completed,
      created_at, updated_at)
    SELECT gen_random_uuid(), user_id, identity_id, id, week_start_date, week_end_date, 'completed', true, ${at}, ${at}
    FROM habit_plans WHERE user_id = ${user.id} AND week_end_date < ${TODAY}::date`);
  // As the check-ins would have kept it.
  for (const { id: identityId } of await client.must('GET /api/identities')) {
    await settleAllEvidence({ userId: user.id, identityId, today: calendarDay(TODAY) });
    await renewBrief({ userId: user.id, identityId }, calendarDay(TODAY));
  }
}

const MEASURED = ['GET /api/bootstrap', 'GET /api/check-ins/weekly-tracking', 'GET /api/progress/stats'] as const;

/** The statements that one call runs. */
async function getStatements(client: TestClient, call: (typeof MEASURED)[number]) {
  // A write, so that no answer is kept.
  await client.must('PATCH /api/user/preferences', { body: { theme: 'light' } });
  recorded.length = 0;
  await client.must(call);
  return [...recorded];
}

it('ten years of history cost no more statements than somebody new does, and read no more rows than a month does', async () => {
  const [newcomer, month, decade] = [await server.guest(), await server.guest(), await server.guest()];
  await liveWeeks(month, MONTH);
  await liveWeeks(decade, TEN_YEARS);
  // As a PostgreSQL server does by itself.
  await db().execute(sql`VACUUM ANALYZE`);

  // The very first call of a browser notes its time zone besides.
  await newcomer.must('GET /api/bootstrap');
  const first = await getStatements(newcomer, 'GET /api/bootstrap');
  expect(await getStatements(month, 'GET /api/bootstrap')).toHaveLength(first.length);
  expect(await getStatements(decade, 'GET /api/bootstrap')).toHaveLength(first.length);

  for (const call of MEASURED) {
    const less = await rowsReadBy(database, await getStatements(month, call));
    const more = await rowsReadBy(database, await getStatements(decade, call));
    expect(less).toBeGreaterThan(0);
    expect(more, call).toBeLessThanOrEqual(1.1 * less);
  }
  await reportTime('first screen, one month of 60 habits', () => month.must('GET /api/bootstrap'));
  await reportTime('first screen, ten years of 60 habits', () => decade.must('GET /api/bootstrap'));
});
