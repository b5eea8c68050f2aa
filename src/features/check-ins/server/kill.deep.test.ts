import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY } from '#core/calendar/durations.ts';
import { randomFrom, seed } from '#core/properties.testing.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import { openEmbedded } from '#server/db/opening/open.ts';
import { type ChildServer, startChildServer } from '#app/testing/server/child-server.ts';
import { anIdentity, threeHabits } from '#app/testing/world/factories.ts';
import { TestClient } from '#app/testing/world/test-client.ts';

/** Each with a start, which takes most of the time. */
const ROUNDS = 6;
const WRITES = 200;
const CONCURRENCY = 16;
const GUESTS = 8;
const IDENTITIES_EACH = 4;
const FIRST_SUNDAY = Date.parse('2026-03-01T12:00:00Z');

const testUrl = process.env.TEST_DATABASE_URL;
const random = randomFrom(seed);

/** One check-in to send, and its outcome. */
type Write = {
  client: number;
  key: string;
  body: {
    identityId: string;
    type: 'manual';
    date: string;
    habitCompletions: { habitId: string; completed: boolean }[];
  };
  wasSent: boolean;
  /** The id of the check-in once the server has answered 201. */
  acknowledged: string | null;
};

type Kept = { id: string; identity_id: string; date: string; habits: string[]; done: boolean[] };

const keptRows = `
  SELECT c.id, c.identity_id, c.date::text,
    coalesce(array_agg(h.habit_id::text ORDER BY h.habit_id) FILTER (WHERE h.habit_id IS NOT NULL), '{}') AS habits,
    coalesce(array_agg(h.completed ORDER BY h.habit_id) FILTER (WHERE h.habit_id IS NOT NULL), '{}') AS done
  FROM check_ins c LEFT JOIN habit_completions h ON h.check_in_id = c.id
  GROUP BY c.id`;

let folder: string;
let environment: Record<string, string>;
let server: ChildServer | null = null;

async function onServer<T>(work: (client: pg.Client) => Promise<T>, url = testUrl): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'taylr-kill-'));
  environment = { DATA_DIR: folder };
  if (!testUrl) return;
  const name = `taylr_test_kill_${process.pid}`;
  await onServer((client) => client.query(`CREATE DATABASE ${name}`));
  const own = new URL(testUrl);
  own.pathname = `/${name}`;
  environment = { DATABASE_URL: own.href };
});

afterEach(async () => {
  await server?.kill();
  server = null;
  if (testUrl) {
    const { pathname } = new URL(environment.DATABASE_URL as string);
    await onServer((client) => client.query(`DROP DATABASE "${pathname.slice(1)}" WITH (FORCE)`));
  }
  rmSync(folder, { recursive: true, force: true });
});

/** What the dead server left in the database, read directly. */
async function whatIsKept(): Promise<Kept[]> {
  if (testUrl) {
    return onServer(async (client) => {
      // Statements that the dead server had sent still run to completion: a read before that is not final.
      const others = `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;
      while ((await client.query<{ n: number }>(others)).rows[0]?.n !== 0) await pause(20);
      return (await client.query<Kept>(keptRows)).rows;
    }, environment.DATABASE_URL);
  }
  const opened = await openEmbedded(folder);
  const { rows } = (await opened.database.execute(sql.raw(keptRows))) as unknown as { rows: Kept[] };
  await opened.close();
  return rows;
}

/** Restarts the server on the same database, with the same guests' cookies. */
async function restart(clients: TestClient[], instant: number): Promise<TestClient[]> {
  const started = await startChildServer({ ...environment, TAYLR_TEST_NOW: new Date(instant).toISOString() });
  server = started;
  return clients.map((client) => {
    const again = new TestClient(started.url, 'UTC');
    for (const [name, value] of client.cookies) again.cookies.set(name, value);
    return again;
  });
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

/** A week's plan for every identity, made on its Sunday, and 200 check-ins for its seven days in random order. */
async function planWeek(clients: TestClient[], sunday: number): Promise<Write[]> {
  const writes: Write[] = [];
  await inParallel([...clients.entries()], async ([client, guest]) => {
    for (const identity of await guest.must('GET /api/identities')) {
      await guest.must('POST /api/identities/:id/launch-habits', {
        params: { id: identity.id },
        body: { habits: threeHabits() },
      });
    }
    for (const group of await guest.must('GET /api/habits/all-current')) writes.push(...weekOf(client, group, sunday));
  });
  // Sorted before it is shuffled: the order in which the guests were served must not matter to the seed.
  const order = writes.map((write) => ({ write, rank: random(2 ** 30) })).sort((a, b) => a.rank - b.rank);
  return order.slice(0, WRITES).map(({ write }) => write);
}

function weekOf(client: number, { identityId, habits }: HabitGroup, sunday: number): Write[] {
  return Array.from({ length: 7 }, (_day, index) => ({
    client,
    key: randomUUID(),
    body: {
      identityId,
      type: 'manual' as const,
      date: new Date(sunday + index * DAY).toISOString().slice(0, 10),
      habitCompletions: habits.map(({ id }) => ({ habitId: id, completed: random(2) === 0 })),
    },
    wasSent: false,
    acknowledged: null,
  }));
}

/** Sends the check-ins until the server is killed under them: after a random number of answers and a random moment more. */
async function writeUntilKilled(clients: TestClient[], writes: readonly Write[]): Promise<void> {
  const killAfter = 1 + random(WRITES - CONCURRENCY);
  const moment = random(12);
  const run: { answered: number; killed?: Promise<void> } = { answered: 0 };
  await inParallel(writes, async (write) => {
    if (run.killed) return;
    write.wasSent = true;
    try {
      await send(clients, write);
    } catch (error) {
      // Only the kill may break a connection (a TypeError of fetch); a wrong answer is wrong at any time.
      if (!run.killed || !(error instanceof TypeError)) throw error;
    }
    run.answered += 1;
    if (run.answered === killAfter) run.killed = pause(moment).then(() => server?.kill());
  });
  await run.killed;
}

async function send(clients: TestClient[], write: Write): Promise<void> {
  const answer = await (clients[write.client] as TestClient).send('POST /api/check-ins', {
    body: write.body,
    idempotencyKey: write.key,
  });
  expect(answer.status).toBe(201);
  const { id } = answer.body as { id: string };
  // The same key has the same answer, before and after a kill.
  if (write.acknowledged) expect(id).toBe(write.acknowledged);
  write.acknowledged = id;
}

const getName = ({ identity_id, date }: Pick<Kept, 'identity_id' | 'date'>) => `${identity_id} ${date}`;
const nameOfWrite = ({ body }: Write) => getName({ identity_id: body.identityId, date: body.date });

/** No acknowledged check-in is lost, duplicated or partially written. */
function expectHonest(kept: readonly Kept[], writes: readonly Write[]): void {
  const byName = new Map(kept.map((row) => [getName(row), row]));
  expect(byName.size, 'check-ins doubled').toBe(kept.length);
  const lost = writes.filter(
    (write) => write.acknowledged && byName.get(nameOfWrite(write))?.id !== write.acknowledged,
  );
  expect(lost.map(nameOfWrite), 'acknowledged and lost').toEqual([]);
  const sent = new Map(writes.filter((write) => write.wasSent).map((write) => [nameOfWrite(write), write]));
  for (const row of kept) {
    const meant = [...(sent.get(getName(row))?.body.habitCompletions ?? [])].sort((a, b) =>
      a.habitId < b.habitId ? -1 : 1,
    );
    expect([row.habits, row.done], `completions of ${getName(row)}`).toEqual([
      meant.map((entry) => entry.habitId),
      meant.map((entry) => entry.completed),
    ]);
  }
}

it(`loses and doubles no acknowledged check-in over ${ROUNDS} kills among ${WRITES} writes (FC_SEED=${seed})`, async () => {
  let sunday = FIRST_SUNDAY;
  let clients = await restart(
    Array.from({ length: GUESTS }, () => new TestClient('')),
    sunday,
  );
  await inParallel(clients, async (guest) => {
    await guest.must('POST /api/auth/guest');
    for (let index = 0; index < IDENTITIES_EACH; index += 1) await anIdentity(guest, `The Mover ${index}`);
  });

  const all: Write[] = [];
  let broken = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const writes = await planWeek(clients, sunday);
    expect(writes).toHaveLength(WRITES);
    await server?.setClock(new Date(sunday + 6 * DAY).toISOString());
    await writeUntilKilled(clients, writes);
    all.push(...writes);
    broken += writes.filter((write) => write.wasSent && !write.acknowledged).length;
    expectHonest(await whatIsKept(), all);

    clients = await restart(clients, sunday + 6 * DAY);
    // Again under the keys they had: the unanswered to make exactly one of each, some of the answered to hear the same.
    const unanswered = writes.filter((write) => write.wasSent && !write.acknowledged);
    const answered = writes.filter((write) => write.acknowledged).slice(-CONCURRENCY);
    await inParallel([...unanswered, ...answered], (write) => send(clients, write));
    sunday += 7 * DAY;
    await server?.setClock(new Date(sunday).toISOString());
  }
  await server?.kill();
  const kept = await whatIsKept();
  expect(kept).toHaveLength(all.filter((write) => write.acknowledged).length);
  expectHonest(kept, all);
  // A run whose kills all fell between two requests would prove nothing.
  expect(broken).toBeGreaterThan(ROUNDS);
});

if (!testUrl) {
  it('refuses a second server on the folder, and lets it in as soon as the first was killed', async () => {
    server = await startChildServer(environment);
    await expect(startChildServer(environment)).rejects.toThrow(
      `Another Taylr server is already using the data folder ${folder}. Stop it, or set DATA_DIR.`,
    );
    await server.kill();
    server = await startChildServer(environment);
    expect((await new TestClient(server.url).raw('/readyz')).status).toBe(200);
    // The server must still stop cleanly after the kills.
    expect(await server.stop()).toBe(0);
  });
}
