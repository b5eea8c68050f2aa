import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/access.ts';

/** Whoever holds this cookie is the person of that number. */
export const cookieOf = (person: number) => `bench-person-${person}`;

/** Rows that one statement writes: it has its limit of time. */
const AT_ONCE = 50_000;

type Crowd = {
  readonly people: number;
  /** Weeks of plans up to the running one, checked in on every day before today. */
  readonly weeks: number;
  readonly identities: number;
  /** Habits of each identity. */
  readonly habits: number;
};

/** Fills an empty database with people who have kept up all of their habits, every day. Days are those of UTC. */
export async function fillWithPeople(database: Database, { people, weeks, identities, habits }: Crowd) {
  const at = sql`now()`;
  const today = sql`(now() AT TIME ZONE 'UTC')::date`;
  // The Sunday of the running week, and of each before it.
  const week = sql`(${today} - extract(dow FROM ${today})::int - 7 * w)`;
  const each = Math.max(1, Math.floor(AT_ONCE / (weeks * 7 * identities * habits)));
  for (let first = 1; first <= people; first += each) {
    const last = Math.min(people, first + each - 1);
    const mine = sql`ARRAY(SELECT 'person-' || n FROM generate_series(${first}::int, ${last}::int) n)`;
    await database.execute(sql`
      INSERT INTO users (id, auth_provider, ai_interactions_limit, last_active_at, created_at, updated_at)
      SELECT unnest(${mine}), 'oidc', -1, ${at}, ${at}, ${at}`);
    await database.execute(sql`INSERT INTO user_preferences (user_id) SELECT unnest(${mine})`);
    await database.execute(sql`
      INSERT INTO sessions (sid, user_id, sess, expire)
      SELECT encode(sha256(('bench-' || id)::bytea), 'hex'), id, '{}', ${at} + interval '60 days' FROM unnest(${mine}) id`);
    await database.execute(sql`
      INSERT INTO goals (id, user_id, description, current_level, current_frictions, created_at)
      SELECT gen_random_uuid(), id, 'Get fit enough to climb the stairs', 'not_started', 'I have no time in the evenings', ${at}
      FROM unnest(${mine}) id`);
    await database.execute(sql`
      INSERT INTO identities (id, user_id, goal_id, name, description, is_active, created_at)
      SELECT gen_random_uuid(), g.user_id, g.id, 'The Everyday Mover', 'You move a little every day.', true, ${at}
      FROM goals g, generate_series(1, ${identities}::int) WHERE g.user_id = ANY (${mine})`);
    await database.execute(sql`
      INSERT INTO habit_plans (id, user_id, identity_id, week_start_date, week_end_date, week_start_day, active_from, active_until, created_at)
      SELECT gen_random_uuid(), i.user_id, i.id, ${week}, ${week} + 6, 'sunday', ${week}, ${week} + 6, ${at}
      FROM identities i, generate_series(0, ${weeks - 1}::int) w WHERE i.user_id = ANY (${mine})`);
    await database.execute(sql`
      INSERT INTO habits (id, user_id, habit_plan_id, series_id, description, implementation_intention, target_frequency, "order", counts_from)
      SELECT gen_random_uuid(), p.user_id, p.id, s.id, 'Walk for 5 minutes after lunch',
        'When I finish lunch, at the door, I will put my shoes on. If it rains, I march indoors.', 1 + s.place % 7, s.place, p.active_from
      FROM habit_plans p JOIN (
        SELECT gen_random_uuid() AS id, i.id AS identity_id, place
        FROM identities i, generate_series(1, ${habits}::int) place WHERE i.user_id = ANY (${mine})
      ) s ON s.identity_id = p.identity_id`);
    await database.execute(sql`
      INSERT INTO check_ins (id, user_id, identity_id, date, time_zone, type, created_at, updated_at)
      SELECT gen_random_uuid(), p.user_id, p.identity_id, d::date, 'UTC', 'manual', ${at}, ${at}
      FROM habit_plans p, generate_series(p.active_from, least(p.active_until, ${today} - 1), interval '1 day') d
      WHERE p.user_id = ANY (${mine})`);
    await database.execute(sql`
      INSERT INTO habit_completions (check_in_id, habit_id, user_id, identity_id, series_id, date, completed)
      SELECT c.id, h.id, c.user_id, c.identity_id, h.series_id, c.date, h."order" % 3 > 0
      FROM check_ins c JOIN habit_plans p ON p.identity_id = c.identity_id AND c.date BETWEEN p.active_from AND p.active_until
      JOIN habits h ON h.habit_plan_id = p.id WHERE c.user_id = ANY (${mine})`);
    await database.execute(sql`
      INSERT INTO weekly_reviews (id, user_id, identity_id, habit_plan_id, week_start_date, week_end_date, status, is_completed, created_at, updated_at)
      SELECT gen_random_uuid(), user_id, identity_id, id, week_start_date, week_end_date, 'completed', true, ${at}, ${at}
      FROM habit_plans WHERE week_end_date < ${today} AND user_id = ANY (${mine})`);
    // The first ones are joined without statistics otherwise.
    if (first === 1) await database.execute(sql`ANALYZE`);
  }
}
