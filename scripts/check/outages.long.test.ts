import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ErrorBody } from '#contract/error.ts';
import { type BuiltServer, startBuiltServer } from '#app/testing/server/built-server.ts';
import { checkInBody, goalBody, threeHabits } from '#app/testing/world/factories.ts';
import { type Answer, TestClient } from '#app/testing/world/test-client.ts';
import { root } from '../run/bootstrap.mjs';
import { type TestCluster, testCluster } from './postgres.ts';

const OUTAGES = 10;
/** Users who write concurrently, alternating between the two servers. */
const WRITERS = 8;
/** Check-ins that are acknowledged before each of them: by then all are at work. */
const CHECK_INS = 5;
/** Rounds of ended connections before each of them, and milliseconds between two. */
const ROUNDS = 5;
const BETWEEN = 60;
/** Milliseconds of each PostgreSQL outage. */
const AWAY = 300;

let cluster: TestCluster | undefined;
const servers: BuiltServer[] = [];

beforeAll(async () => {
  // The test runner's NODE_ENV would build React's development version.
  const { NODE_ENV: _test, ...env } = process.env;
  execFileSync(process.execPath, ['scripts/build/build.ts', '--if-stale'], { cwd: root, env, stdio: 'pipe' });
  cluster = await testCluster({ durable: true });
  if (!cluster) return;
  for (let count = 0; count < 2; count += 1) servers.push(await startBuiltServer({ DATABASE_URL: cluster.url }));
}, 180_000);

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await cluster?.stop();
});

async function onCluster<T extends object>(statement: string, parameters: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: cluster?.url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<T>(statement, parameters)).rows;
  } finally {
    await client.end();
  }
}

/** Acknowledged writes by id, and the number of calls with an unknown outcome. */
const seen = {
  goals: [] as string[],
  unknownGoals: 0,
  plans: [] as string[],
  checkIns: [] as string[],
  unavailable: 0,
  wrong: [] as unknown[],
};

/** Checks a response during an outage: success, or 503 with Retry-After. */
function check(what: string, { status, headers, body }: Answer<unknown>): boolean {
  if (status < 300) return true;
  const isHonest =
    status === 503 &&
    Number(headers.get('retry-after')) > 0 &&
    ErrorBody.strict().safeParse(body).data?.code === 'UNAVAILABLE';
  if (isHonest) seen.unavailable += 1;
  else seen.wrong.push([what, status, body]);
  return false;
}

/** One browser whose requests reach either server, as behind a load balancer. */
class Roamer {
  readonly client = new TestClient('');
  private turn = 0;

  send(key: string, options: Parameters<TestClient['send']>[1] = {}): Promise<Answer<unknown>> {
    this.turn += 1;
    const { url } = servers[this.turn % servers.length] as BuiltServer;
    const there = new TestClient(url);
    for (const [name, value] of this.client.cookies) there.cookies.set(name, value);
    return there.send(key, options).finally(() => {
      for (const [name, value] of there.cookies) this.client.cookies.set(name, value);
    });
  }

  /** Once; null when it is not known whether it was done. */
  async tryOnce(key: string, options: Parameters<TestClient['send']>[1] = {}): Promise<{ id: string } | null> {
    const answer = await this.send(key, options);
    return check(key, answer) ? (answer.body as { id: string }) : null;
  }

  /** Under one key until it is answered, as the app does. */
  async insist(key: string, options: Parameters<TestClient['send']>[1]): Promise<unknown> {
    const idempotencyKey = randomUUID();
    for (;;) {
      const answer = await this.send(key, { ...options, idempotencyKey });
      if (check(key, answer)) return answer.body;
      if (seen.wrong.length > 0) throw new Error('A wrong answer');
      await pause(50);
    }
  }
}

/** From a goal to the first check-in: what a newcomer does in five minutes. */
async function oneGoal(person: Roamer): Promise<void> {
  const goal = await person.tryOnce('POST /api/goals', { body: goalBody() });
  if (!goal) {
    seen.unknownGoals += 1;
    return;
  }
  seen.goals.push(goal.id);
  const identity = await person.tryOnce('POST /api/identities', {
    body: { goalId: goal.id, name: 'The Everyday Mover', description: 'You move a little every day.' },
  });
  if (!identity) return;
  const params = { id: identity.id };
  const launched = await person.insist('POST /api/identities/:id/launch-habits', {
    params,
    body: { habits: threeHabits() },
  });
  seen.plans.push((launched as { plan: { id: string } }).plan.id);
  const group = await person.tryOnce('GET /api/habits/current/:identityId', { params: { identityId: identity.id } });
  if (!group) return;
  const body = checkInBody(group as never, 2);
  seen.checkIns.push(((await person.insist('POST /api/check-ins', { body })) as { id: string }).id);
}

/** Ends every connection that is at work, as an administrator or a failover would. */
const endBusyConnections = () =>
  onCluster(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE backend_type = 'client backend' AND state <> 'idle' AND pid <> pg_backend_pid()`);

async function outage(): Promise<void> {
  const enough = seen.checkIns.length + CHECK_INS;
  while (seen.checkIns.length < enough && seen.wrong.length === 0) await pause(20);
  for (let round = 0; round < ROUNDS; round += 1) {
    await endBusyConnections();
    await pause(BETWEEN);
  }
  await cluster?.crash();
  await pause(AWAY);
  // Somebody opens the app just now: a page, not a line of JSON.
  for (const { url } of servers) {
    const page = await new TestClient(url).raw('/dashboard', { headers: { accept: 'text/html', cookie: 'taylr=x' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await new TestClient(url).raw('/healthz')).status).toBe(200);
    expect((await new TestClient(url).raw('/readyz')).status).toBe(503);
  }
  await cluster?.start();
}

const getIds = async (table: string) =>
  (await onCluster<{ id: string }>(`SELECT id::text FROM ${table}`)).map(({ id }) => id).toSorted();

it(`lives through ${OUTAGES} crashes of PostgreSQL under two busy servers, and neither loses nor doubles what it acknowledged`, async (context) => {
  if (!cluster) return context.skip('PostgreSQL cannot be had on this machine');
  const people = Array.from({ length: WRITERS }, () => new Roamer());
  for (const person of people) await person.send('POST /api/auth/guest');
  const writing = { isOver: false };
  const writers = people.map(async (person) => {
    while (!writing.isOver && seen.wrong.length === 0)
      await oneGoal(person).catch((error: unknown) => seen.wrong.push(error));
  });
  try {
    for (let round = 0; round < OUTAGES; round += 1) await outage();
  } finally {
    writing.isOver = true;
    await Promise.all(writers);
  }

  expect(seen.wrong).toEqual([]);
  // A run whose outages all fell between two requests would prove nothing.
  expect(seen.unavailable).toBeGreaterThan(2 * OUTAGES);
  // Under idempotency keys: exactly the acknowledged writes are stored.
  expect(await getIds('check_ins')).toEqual(seen.checkIns.toSorted());
  expect(await getIds('habit_plans')).toEqual(seen.plans.toSorted());
  const goals = new Set(await getIds('goals'));
  expect(seen.goals.filter((id) => !goals.has(id))).toEqual([]);
  expect(goals.size - seen.goals.length).toBeLessThanOrEqual(seen.unknownGoals);

  // Both servers recover by themselves, and so do their jobs.
  for (const { url } of servers) {
    expect((await new TestClient(url).raw('/readyz')).status).toBe(200);
    const guest = new TestClient(url);
    await guest.must('POST /api/auth/guest');
    await guest.must('POST /api/goals', { body: goalBody() });
  }
  const [job] = await onCluster<{ id: string }>(
    `INSERT INTO pgboss.job (name, data) VALUES ('push', $1) RETURNING id`,
    [{ notificationId: randomUUID(), subscriptionId: randomUUID() }],
  );
  const getState = async () => onCluster<{ state: string }>('SELECT state FROM pgboss.job WHERE id = $1', [job?.id]);
  await vi.waitFor(async () => expect(await getState()).toEqual([{ state: 'completed' }]), {
    timeout: 20_000,
    interval: 200,
  });
});
