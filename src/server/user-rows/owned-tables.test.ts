import { readFileSync } from 'node:fs';
import { getTableName, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ownedTables } from './owned-tables.ts';
import { db } from '#server/db/access.ts';
import { aPlan, checkInBody } from '#app/testing/world/factories.ts';
import { signIn } from '#app/testing/world/sign-in.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { clock, freshServer } from '#app/testing/server/test-server.ts';
import { getRows } from '#app/testing/world/get-rows.ts';

let guest: () => Promise<TestClient>;

beforeEach(async () => {
  ({ guest } = await freshServer());
});

const owned = ownedTables.map(({ table }) => getTableName(table)).toSorted();

async function rowsOwnedBy(userId: string): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const { table } of ownedTables) {
    const [row] = await getRows<{ n: number }>(sql`SELECT count(*)::int AS n FROM ${table} WHERE user_id = ${userId}`);
    counted[getTableName(table)] = row?.n ?? 0;
  }
  return counted;
}

/** A device's, from the example in RFC 8291. */
const PUBLIC_KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

/** A user with at least one row in every owned table. */
async function aUserWithEverything(): Promise<{ client: TestClient; id: string }> {
  const client = await guest();
  const { id } = await client.must('GET /api/auth/user');
  clock.set('2026-02-26T12:00:00Z');
  const { plan } = await aPlan(client);
  clock.set('2026-03-04T12:00:00Z');
  const { identityId, weekStartDate, weekEndDate, id: habitPlanId } = plan;
  await client.must('POST /api/weekly-reviews', { body: { identityId, habitPlanId, weekStartDate, weekEndDate } });
  const { goal, group } = await aPlan(client);
  await client.must('POST /api/pauses', { body: { until: group.plan.weekEndDate } });
  await client.must('POST /api/hard-days', { body: {} });
  await client.must('POST /api/chat/identity-suggestion', { body: { goalId: goal.id } });
  await client.must('POST /api/webhooks', {
    body: { address: 'http://127.0.0.1:9/hook', events: ['check_in.saved'] },
  });
  await client.must('POST /api/check-ins', { body: checkInBody(group, 1), idempotencyKey: crypto.randomUUID() });
  await client.must('POST /api/chat/messages', {
    body: { message: 'Evenings find me too tired for it.', context: { type: 'identity', goalId: goal.id } },
  });
  await client.must('POST /api/notifications/create-test', { body: { title: 'Hello', body: 'How it looks' } });
  await client.must('POST /api/tokens', { body: { name: 'Home Assistant', scopes: ['read'], days: 30 } });
  await client.must('POST /api/calendar', { body: { showsNames: false } });
  const [habit] = group.habits;
  await client.must('POST /api/habits/:habitId/tick-link', { params: { habitId: habit?.id as string } });
  await db().execute(
    sql`INSERT INTO ai_reservations (id, user_id, expires_at) VALUES (${crypto.randomUUID()}, ${id}, '2026-03-04T12:01:00Z')`,
  );
  await db().execute(
    sql`INSERT INTO identity_evidence (identity_id, user_id, settled_to, state) VALUES (${identityId}, ${id}, '2026-02-28', '{}')`,
  );
  await db().execute(
    sql`INSERT INTO evidence_years (identity_id, user_id, year, days) VALUES (${identityId}, ${id}, 2026, '{}')`,
  );
  const subscription = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${id}`,
    keys: { p256dh: PUBLIC_KEY, auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
  };
  await client.must('POST /api/push-subscriptions', { body: { browserFingerprint: '0123456789abcdef', subscription } });
  await db().execute(sql`
    INSERT INTO push_deliveries (notification_id, subscription_id, user_id, state, expires_at, created_at)
    SELECT n.id, s.id, n.user_id, 'queued', '2026-03-04', '2026-03-04'
    FROM notifications n JOIN push_subscriptions s USING (user_id) WHERE n.user_id = ${id}`);
  const { referralCode } = await client.must('POST /api/referrals/create-link');
  const invited = new TestClient(client.url);
  await invited.must('POST /api/referrals/:code/click', { params: { code: referralCode as string }, body: {} });
  await signIn(invited, { email: `${id.replace('_', '-')}@example.org` });
  const file = await client.upload('/api/feedback/attachments', {
    name: 'log.txt',
    type: 'text/plain',
    content: 'It failed.',
  });
  const attachments = [{ attachmentId: (file.body as { id: string }).id }];
  const said = { type: 'bug_report', title: 'It does not load', description: 'The page stays empty.' } as const;
  await client.must('POST /api/feedback', { body: { ...said, attachments } });
  return { client, id };
}

describe('the list of owned tables', () => {
  it('names every table with a user_id, and no other', async () => {
    const tables = await getRows<{ name: string }>(sql`
      SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'user_id'`);
    expect(owned).toEqual(tables.map(({ name }) => name).toSorted());
  });

  it('names each table once', () => {
    expect(new Set(owned).size).toBe(owned.length);
  });

  it('holds only tables whose rows have an owner and go with it', async () => {
    const columns = await getRows<{ name: string; nullable: string }>(sql`
      SELECT table_name AS name, is_nullable AS nullable FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'user_id'`);
    expect(columns.filter(({ nullable }) => nullable !== 'NO')).toEqual([]);
    // 'c' is ON DELETE CASCADE.
    const keys = await getRows<{ name: string; target: string; action: string }>(sql`
      SELECT child.relname AS name, parent.relname AS target, key.confdeltype::text AS action
      FROM pg_constraint key
      JOIN pg_class child ON child.oid = key.conrelid
      JOIN pg_class parent ON parent.oid = key.confrelid
      JOIN pg_attribute col ON col.attrelid = key.conrelid AND col.attnum = key.conkey[1]
      WHERE key.contype = 'f' AND col.attname = 'user_id'`);
    expect(keys.map(({ name }) => name).toSorted()).toEqual(owned);
    expect(keys.every(({ target, action }) => target === 'users' && action === 'c')).toBe(true);
  });

  it('says which of two rows stays for every table that is unique per user', async () => {
    const unique = await getRows<{ name: string }>(sql`
      SELECT DISTINCT class.relname AS name
      FROM pg_index JOIN pg_class class ON class.oid = pg_index.indrelid
      JOIN pg_attribute col ON col.attrelid = class.oid AND col.attnum = ANY (pg_index.indkey)
      JOIN pg_namespace space ON space.oid = class.relnamespace AND space.nspname = 'public'
      WHERE pg_index.indisunique AND col.attname = 'user_id'`);
    const simplyMoved = ownedTables.filter(({ onMerge }) => onMerge === 'move').map(({ table }) => getTableName(table));
    expect(unique.map(({ name }) => name).filter((name) => simplyMoved.includes(name))).toEqual([]);
  });

  it('leaves out of the copy of one’s data only what is made of the rest, or about others, or is no data', () => {
    const leftOut = ownedTables.filter(({ onExport }) => onExport === 'leave-out');
    expect(leftOut.map(({ table }) => getTableName(table)).toSorted()).toEqual([
      'activities',
      'ai_reservations',
      'evidence_briefs',
      'evidence_years',
      'feedback_attachment_pieces',
      'habit_notes',
      'idempotency_keys',
      'identity_evidence',
      'push_deliveries',
      'push_subscriptions',
      'referral_clicks',
      'referral_conversions',
      'reminder_slots',
      'sessions',
      'webhook_deliveries',
    ]);
  });

  it('leaves no table of the program that hangs on nobody', async () => {
    const tables = await getRows<{ name: string }>(sql`
      SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`);
    expect(
      tables
        .map(({ name }) => name)
        .filter((name) => !owned.includes(name))
        .toSorted(),
    ).toEqual([
      // The ids alone of accounts that are gone.
      'deleted_accounts',
      'job_runs',
      'users',
      'vapid_keys',
    ]);
  });
});

/** Unique rules that hold across all users, by their columns: where users lie on several servers, each needs a place of its own. */
const ACROSS_USERS = `
  SELECT class.relname || ': ' || string_agg(col.attname, ', ' ORDER BY place) AS rule
  FROM pg_index JOIN pg_class class ON class.oid = pg_index.indrelid
  CROSS JOIN LATERAL unnest(pg_index.indkey::int[]) WITH ORDINALITY AS keys (number, place)
  LEFT JOIN pg_attribute col ON col.attrelid = class.oid AND col.attnum = keys.number
  WHERE pg_index.indisunique AND class.relnamespace = 'public'::regnamespace
  GROUP BY class.relname, pg_index.indexrelid
  HAVING NOT bool_or(coalesce(col.attname, '') = 'user_id')`;

/** Pairs of tables in which a row hangs on one of somebody else's. */
async function strangers(): Promise<string[]> {
  const keys = await getRows<{ child: string; parent: string; match: string }>(sql`
    SELECT child.relname AS child, parent.relname AS parent,
      string_agg(format('c.%I = p.%I', own.attname, theirs.attname), ' AND ') AS match
    FROM pg_constraint key
    JOIN pg_class child ON child.oid = key.conrelid JOIN pg_class parent ON parent.oid = key.confrelid
    CROSS JOIN LATERAL unnest(key.conkey, key.confkey) AS pairs (own, theirs)
    JOIN pg_attribute own ON own.attrelid = child.oid AND own.attnum = pairs.own
    JOIN pg_attribute theirs ON theirs.attrelid = parent.oid AND theirs.attnum = pairs.theirs
    WHERE key.contype = 'f' AND child.relnamespace = 'public'::regnamespace AND parent.relname <> 'users'
    GROUP BY key.oid, child.relname, parent.relname`);
  expect(keys.length).toBeGreaterThan(20);
  const found: string[] = [];
  for (const { child, parent, match } of keys) {
    const text = `SELECT FROM ${child} c JOIN ${parent} p ON ${match} WHERE c.user_id <> p.user_id`;
    if ((await getRows(sql.raw(text))).length > 0) found.push(`${child} of ${parent}`);
  }
  return found;
}

describe('unique rules', () => {
  it('hold among the rows of one user, but for those that docs/scaling.md names', async () => {
    const page = readFileSync(new URL('../../../docs/scaling.md', import.meta.url), 'utf8');
    const rules = await getRows<{ rule: string }>(sql.raw(ACROSS_USERS));
    // Ids that are drawn are unique wherever they are drawn.
    const drawn = ['id', 'id, id'];
    const needed = rules.map(({ rule }) => rule).filter((rule) => !drawn.includes(rule.split(': ')[1] as string));
    expect(needed.filter((rule) => !page.includes(`\`${rule}\``))).toEqual([]);
  });
});

describe('a user who goes', () => {
  it('leaves nothing in any owned table, and takes nothing of anybody else along', async () => {
    const [going, staying] = [await aUserWithEverything(), await aUserWithEverything()];
    // Else the rows of one could not lie apart from those of the other.
    expect(await strangers()).toEqual([]);
    const before = await rowsOwnedBy(staying.id);
    // Else the test would prove nothing for that table.
    for (const [table, rows] of Object.entries(await rowsOwnedBy(going.id))) expect(rows, table).toBeGreaterThan(0);

    await db().execute(sql`DELETE FROM users WHERE id = ${going.id}`);

    expect(Object.values(await rowsOwnedBy(going.id)).every((rows) => rows === 0)).toBe(true);
    expect(await rowsOwnedBy(staying.id)).toEqual(before);
    expect((await going.client.send('GET /api/auth/user')).status).toBe(401);
    expect((await staying.client.send('GET /api/auth/user')).status).toBe(200);
  });
});
