import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { db, useDatabase } from '#server/db/access.ts';
import type { OpenDatabase } from '#server/db/opening/open.ts';
import { reportTime } from '#app/testing/server/report-time.ts';
import { openRecorded, rowsReadBy, type Statement } from '#app/testing/world/rows-read.ts';
import { freshServer } from '#app/testing/server/test-server.ts';
import { remind } from './remind.ts';

const MANY = 10_000;
const recorded: Statement[] = [];
let database: OpenDatabase;

beforeAll(async () => {
  await freshServer();
  database = await openRecorded(recorded);
  useDatabase(database.database);
});

afterAll(() => database.close());

/** So many people with a device each: slots in the bell and on the device, morning and evening, none of them within the hour. */
async function manySubscriptions(): Promise<void> {
  const at = sql`'2026-03-04T12:00:00Z'::timestamptz`;
  await db().execute(sql`
    INSERT INTO users (id, auth_provider, ai_interactions_limit, last_active_at, created_at, updated_at)
    SELECT 'user-' || n, 'anonymous', 10, ${at}, ${at}, ${at} FROM generate_series(1, ${MANY}::int) n`);
  await db().execute(sql`INSERT INTO user_preferences (user_id) SELECT id FROM users`);
  await db().execute(sql`
    INSERT INTO push_subscriptions (id, user_id, browser_fingerprint, endpoint, p256dh_key, auth_key, created_at, updated_at)
    SELECT gen_random_uuid(), id, '', 'https://push.example/' || id, '', '', ${at}, ${at} FROM users`);
  await db().execute(sql`
    INSERT INTO reminder_slots (id, user_id, subscription_id, slot, time, time_zone, day, due_at)
    SELECT gen_random_uuid(), s.user_id, device, slot, '07:15', 'UTC', '2026-03-05', ${at} + random() * interval '10 hours' + interval '1 hour'
    FROM push_subscriptions s, (VALUES ('morning'), ('evening')) AS slots (slot), LATERAL (VALUES (s.id), (NULL)) AS devices (device)`);
  await db().execute(sql`VACUUM ANALYZE`);
}

it('a minute in which nobody is due costs one statement and reads no row, with 10,000 devices that wait', async () => {
  await manySubscriptions();
  const now = new Date('2026-03-04T12:30:00Z');
  recorded.length = 0;
  await remind(now);
  expect(recorded).toHaveLength(1);
  expect(await rowsReadBy(database, recorded)).toBe(0);
  await reportTime(`an idle minute with ${MANY} devices`, () => remind(now));
});

it('a minute in which one of them is due reads what is theirs', async () => {
  await db().execute(sql`UPDATE reminder_slots SET due_at = '2026-03-04T12:29:30Z' WHERE user_id = 'user-7'`);
  recorded.length = 0;
  await remind(new Date('2026-03-04T12:30:00Z'));
  const asked = recorded.filter(({ query }) => /^\s*select/i.test(query));
  console.log(`a minute with one due: ${recorded.length} statements`);
  expect(await rowsReadBy(database, asked)).toBeLessThan(50);
});
