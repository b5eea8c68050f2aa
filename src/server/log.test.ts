import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '#server/db/opening/open.ts';
import { aPlan, checkInBody, goalBody } from '#app/testing/world/factories.ts';
import { emptyFolder, type Program, removeFolders, startMain, stopMain } from '#app/testing/server/start-main.ts';
import { TestClient } from '#app/testing/world/test-client.ts';

/** Part of everything written below; no line of the log may contain it. */
const CANARY = 'Zq7canaryXw';
const PATIENCE = 90_000;

type Line = {
  reqId?: string;
  req?: { method: string; route?: string };
  user?: string;
  status?: number;
  reason?: string;
  ms?: number;
  msg: string;
  err?: { class?: string; code?: string; constraint?: string; frames: string[]; cause?: Line['err'] };
};

let program: Program;
let client: TestClient;
let requestIds: { id: string | null; status: number }[];

async function raw(path: string, init: Parameters<TestClient['raw']>[1] = {}) {
  const response = await client.raw(path, init);
  requestIds.push({ id: response.headers.get('x-request-id'), status: response.status });
  return response;
}
const json = { 'content-type': 'application/json' };
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  raw(path, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });

/** Everything that a person can write, well and badly, at the most talkative level. */
async function sayEverything(): Promise<number[]> {
  const { goal, identity, group } = await aPlan(client);
  const statuses: number[] = [];
  const note = async (response: Promise<Response>) => void statuses.push((await response).status);

  await note(
    post('/api/goals', goalBody({ description: `A goal with ${CANARY}`, currentFrictions: `Much ${CANARY}` })),
  );
  await note(post('/api/identities', { goalId: goal.id, name: CANARY, description: CANARY }));
  await note(
    post('/api/chat/refine-habits', {
      messages: [{ role: 'user', content: `Make it ${CANARY}` }],
      identity: { id: identity.id, name: CANARY },
      currentHabits: group.habits.map((habit) => ({ ...habit, description: CANARY })),
    }),
  );
  const checkIn = checkInBody(group, 1, { notes: CANARY });
  await note(post('/api/check-ins', checkIn, { 'idempotency-key': crypto.randomUUID() }));
  await note(post('/api/check-ins', checkIn));

  // Bodies that are refused.
  await note(post('/api/goals', { description: CANARY, [CANARY]: CANARY }));
  await note(post('/api/goals', goalBody({ description: `${CANARY}\u0000${CANARY}` })));
  await note(post('/api/check-ins', { ...checkIn, type: CANARY, identityId: CANARY, date: CANARY }));
  await note(post('/api/check-ins', checkIn, { 'idempotency-key': CANARY }));
  await note(raw('/api/goals', { method: 'POST', headers: json, body: `{"description": ${CANARY}}` }));
  await note(raw('/api/goals', { method: 'POST', headers: { 'content-type': `text/${CANARY}` }, body: CANARY }));
  await note(post('/api/goals', goalBody({ description: CANARY.repeat(50_000) })));
  await note(post('/api/goals', goalBody(), { origin: `https://${CANARY}.example` }));

  // Addresses, headers and cookies.
  await note(raw(`/api/goals/${CANARY}`));
  await note(raw(`/api/goals/%${CANARY}`));
  await note(raw(`/api/${CANARY}?${CANARY}=${CANARY}`));
  await note(
    raw('/api/goals', { headers: { 'x-time-zone': CANARY, 'user-agent': CANARY, cookie: `taylr=${CANARY}` } }),
  );
  await note(raw(`/api/login?returnTo=/${CANARY}`));
  await note(raw(`/api/auth/callback?code=${CANARY}&state=${CANARY}`));
  await note(raw(`/api/auth/callback?error=${CANARY}&error_description=${CANARY}`));

  // What the database refuses, with the row in its message.
  await note(post('/api/goals', goalBody({ description: `boom ${CANARY}`, currentFrictions: `${CANARY} ${CANARY}` })));
  await note(post('/api/chat/identity-suggestion', { goalId: goal.id }));
  return statuses;
}

let statuses: number[];
let userId: string;
let text: string;
let lines: Line[];

beforeAll(async () => {
  const folder = emptyFolder();
  const database = await openEmbedded(folder);
  await database.database.execute(
    sql.raw(`ALTER TABLE goals ADD CONSTRAINT goals_canary CHECK (description NOT LIKE '%boom%')`),
  );
  await database.database.execute(sql.raw('ALTER TABLE chat_messages RENAME TO chat_messages_gone'));
  await database.close();
  program = startMain({ DATA_DIR: folder, LOG_LEVEL: 'debug' });
  client = new TestClient((await program.ready) as string);
  requestIds = [];
  userId = (await client.must('POST /api/auth/guest')).id;
  statuses = await sayEverything();
  await stopMain(program);
  text = program.said.out + program.said.err;
  lines = program.said.out
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);
}, PATIENCE);

afterAll(async () => {
  await stopMain(program);
  removeFolders();
});

describe('the log', () => {
  it('is of calls that succeeded, were refused and failed', () => {
    expect(new Set(statuses)).toEqual(new Set([201, 200, 302, 400, 401, 403, 404, 409, 413, 415, 422, 500]));
  });

  it('holds nothing that a user wrote, wherever it was written', () => {
    expect(text).not.toContain(CANARY);
    expect(text.toLowerCase()).not.toContain(CANARY.toLowerCase());
    expect(text).not.toContain('boom');
  });

  it('holds no cookie, no statement and no parameter', () => {
    expect(text).not.toContain(client.cookies.get('taylr') as string);
    expect(text).not.toMatch(/insert into|select "|params:/i);
  });

  it('has one line of JSON for each request, with its id, route, status and time', () => {
    const requests = new Map(lines.filter((line) => line.msg === 'request').map((line) => [line.reqId, line]));
    for (const { id, status } of requestIds) {
      const line = requests.get(id as string);
      expect(line, `no line for a ${status}`).toBeDefined();
      expect(line?.status).toBe(status);
      expect(line?.req?.method).toMatch(/^(GET|POST)$/);
      if (line?.req?.route) expect(line.ms).toBeTypeOf('number');
    }
    const routes = [...requests.values()].map((line) => line.req?.route);
    expect(routes).toContain('/api/goals/:id');
    expect(routes).toContain('/api/check-ins');
    const users = new Set([...requests.values()].map(({ user }) => user));
    expect([...users].filter(Boolean)).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/)]);
    expect(text).not.toContain(userId);
  });

  it('tells why a sign-in was refused, by a word of ours', () => {
    const refused = lines.filter((line) => line.msg === 'sign-in refused');
    expect(refused.map(({ reason, req }) => [reason, req])).toEqual([
      ['untrusted', undefined],
      ['no_attempt', undefined],
    ]);
    expect(refused.map(({ err }) => err?.class)).toEqual(['SignInRefusal', 'SignInRefusal']);
  });

  it('tells what failed and where: class, code, constraint and frames, under the id of the request', () => {
    const failures = lines.filter((line) => line.msg === 'request failed');
    expect(failures.length).toBe(2);
    const [refused, missing] = failures as [Line, Line];
    expect(refused.req).toEqual({ method: 'POST', route: '/api/goals' });
    expect(requestIds.find(({ id }) => id === refused.reqId)?.status).toBe(500);
    const causes = JSON.stringify(refused.err);
    expect(causes).toContain('goals_canary');
    expect(causes).toContain('23514');
    expect(JSON.stringify(missing.err)).toContain('42P01');
    expect(refused.err?.frames[0]).toMatch(/^at /);
    expect(JSON.stringify(lines)).not.toContain('"message"');
  });
});
