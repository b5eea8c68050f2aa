import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ErrorBody } from '#contract/error.ts';
import { randomFrom, seed } from '#core/properties.testing.ts';
import {
  type Call,
  calls,
  getExample,
  type Field,
  getFields,
  getKind,
  nonsenseFor,
  ODD_VALUES,
  withField,
} from '#app/testing/world/contract-fields.ts';
import { goalBody } from '#app/testing/world/factories.ts';
import { getWorld } from '#app/testing/world/contract-world.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { freshServer, startApp } from '#app/testing/server/test-server.ts';
import { getRows } from '#app/testing/world/get-rows.ts';

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 10_000);
const random = randomFrom(seed);
/** Milliseconds after which a request counts as one that hangs. */
const HANGS = 15_000;
/** Requests after which a user whose data was deleted starts anew. */
const RENEWED_EVERY = 1000;

/** They end the session or the account, and with it the test. */
const LEFT_OUT = new Set([
  'GET /api/logout',
  'POST /api/logout',
  'DELETE /api/auth/account',
  'DELETE /api/auth/sessions',
]);
const fuzzed = calls.filter(({ key }) => !LEFT_OUT.has(key));

type Ids = Record<string, string>;
type Person = { client: TestClient; ids: Ids; cookie: string };
type Request = {
  method: Call['method'];
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
};

const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
const often = (oneIn: number) => random(oneIn) === 0;

/** Calls without input cost the most and find the least: they are sent five times more rarely. */
const takesSomething = fuzzed.filter(({ method, ids, route }) => method !== 'GET' || ids.length > 0 || route.query);
const pickCall = () => pick(often(12) ? fuzzed : takesSomething);

const TEXTS = [
  'NUL \u0000',
  'half \ud800',
  '\udfff half',
  '💡'.repeat(50),
  '\u202e\u200b',
  "'; DROP TABLE users; --",
  '<script>',
  'x'.repeat(5000),
  '',
  ' ',
  '__proto__',
];
const NUMBERS = [0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324];
const OTHERS = [null, true, [], {}, [[]], { a: { b: {} } }, ['x', null, 1]];
// The large ones cost a millisecond each, and are sent by the walk to every field.
const SMALL_ODD = ODD_VALUES.filter((value) => (JSON.stringify(value)?.length ?? 0) < 5000);

const bodyFields = new Map(fuzzed.map((call) => [call.key, call.route.body ? getFields(call.route.body) : []]));
const queryFields = new Map(fuzzed.map((call) => [call.key, call.route.query ? getFields(call.route.query) : []]));

function strangeValue(field: Field, theirs: Ids): unknown {
  if (field.shape.format === 'uuid' && often(2)) return theirs[getKind(field)] ?? pick(Object.values(theirs));
  const kinds = [() => pick(TEXTS), () => pick(NUMBERS), () => pick(OTHERS), () => pick(SMALL_ODD)];
  const nonsense = nonsenseFor(field).filter((value) => typeof value !== 'string' || value.length < 5000);
  return often(2) && nonsense.length > 0 ? pick(nonsense) : pick(kinds)();
}

function getBody(call: Call, { mine, theirs }: { mine: Ids; theirs: Ids }): unknown {
  if (!call.route.body) return often(3) ? pick(OTHERS) : undefined;
  let body = getExample(call.route.body, mine);
  const fields = bodyFields.get(call.key) as Field[];
  for (let changes = random(4); changes > 0 && fields.length > 0; changes -= 1) {
    const field = pick(fields);
    const value = often(6) ? undefined : strangeValue(field, theirs);
    body = withField(body, field.path, value);
  }
  return often(25) ? pick(OTHERS) : body;
}

/** The text of a body, sometimes damaged on its way. */
function damaged(text: string): string | Buffer {
  const ways = [
    () => text.slice(0, random(text.length + 1)),
    () => text.replace('{', `{"${pick(['goalId', 'identityId', 'habits', 'message'])}":null,`),
    () => text.replace('{', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}},'),
    () => text.replace(/\d+/, '1e999'),
    () => text.replaceAll('"', "'"),
    () => Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xc0, 0x80])]),
    () => `\ufeff${text}`,
    () => `${text}${text}`,
  ];
  return often(4) ? pick(ways)() : text;
}

const TYPES = ['text/plain', 'multipart/form-data', 'application/xml', 'application/json; charset=utf-16', '', 'json'];
const BAD_IDS = ['x', '..%2f..', '%00', 'null', '%', 'a'.repeat(250), '00000000-0000-0000-0000-000000000000'];

function getUrl(call: Call, { mine, theirs }: { mine: Ids; theirs: Ids }): string {
  // A deletion that succeeds leaves less to try the rest on.
  const own = call.method === 'DELETE' ? often(60) : !often(5);
  const path = call.path.replace(/:(\w+)/g, (_all, name: string) => {
    const kind = call.ids.find((id) => id.name === name)?.kind ?? name;
    if (own) return encodeURIComponent(mine[kind] ?? 'x');
    return often(2) ? encodeURIComponent(theirs[kind] ?? 'x') : pick(BAD_IDS);
  });
  const search = new URLSearchParams();
  for (const field of queryFields.get(call.key) ?? []) {
    if (often(3)) continue;
    const value = often(2) ? strangeValue(field, theirs) : getExample(call.route.query as never, mine);
    search.append(field.path.join('.'), typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value));
  }
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

function getPayload(call: Call, ids: { mine: Ids; theirs: Ids }): string | Buffer | undefined {
  if (!call.route.upload) {
    const text = JSON.stringify(getBody(call, ids));
    return text === undefined ? undefined : damaged(text);
  }
  const files = [
    'date,habit,done\n2026-03-01,Walk,yes\n',
    'SQLite format 3\u0000',
    'PK\u0003\u0004',
    JSON.stringify({ format: 'taylr-own-data', version: 1, goals: [{ id: ids.theirs.goalId }] }),
    JSON.stringify({ habits: [{ id: 'a', name: 'b', completions: [pick(TEXTS)] }] }),
  ];
  return damaged(pick(files));
}

function getHeaders(call: Call, person: Person | null, type: string | null): Record<string, string> {
  return {
    'x-time-zone': often(40) ? pick(['Nowhere/Land', '../etc', 'Asia/Tokyo']) : 'Europe/London',
    ...(person && { cookie: person.cookie }),
    ...(type !== null && { 'content-type': type }),
    ...(call.route.idempotent && often(3) && { 'idempotency-key': often(3) ? 'x' : crypto.randomUUID() }),
    ...(often(10) && { accept: pick(['text/event-stream', 'text/html', 'x']) }),
    ...(often(100) && { 'content-encoding': 'gzip' }),
  };
}

function getRequest(call: Call, person: Person | null, ids: { mine: Ids; theirs: Ids }): Request {
  const payload = call.method === 'GET' ? undefined : getPayload(call, ids);
  const usual = call.route.upload ? 'application/octet-stream' : 'application/json';
  const type = often(15) ? pick(TYPES) : usual;
  return {
    method: call.method,
    url: getUrl(call, ids),
    headers: getHeaders(call, person, payload === undefined ? null : type),
    ...(payload !== undefined && { payload }),
  };
}

async function sent(app: FastifyInstance, request: Request) {
  let timer: NodeJS.Timeout | undefined;
  const hangs = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('hangs')), HANGS);
  });
  try {
    return await Promise.race([app.inject(request), hangs]);
  } finally {
    clearTimeout(timer);
  }
}

/** Words of the other user that nobody else ever sends. */
const CANARY = 'A canary that sings in one account only';
/** They return what the user wrote, possibly including somebody else's id that they sent before. */
const HANDS_BACK = /^\/api\/(own-data|chat)\/export/;

/** What is wrong with an answer, whatever was asked; null when nothing is. */
function wrongWith(answer: Awaited<ReturnType<typeof sent>>, request: Request, secrets: readonly string[]) {
  if (answer.statusCode >= 500) return `${answer.statusCode}`;
  const asked = `${decodeURIComponent(request.url.replace(/%(?![0-9a-f]{2})/gi, ''))} ${String(request.payload)}`;
  if (answer.body.includes(CANARY)) return 'sings';
  const ids = HANDS_BACK.test(request.url) ? [] : secrets;
  const told = ids.find((secret) => answer.body.includes(secret) && !asked.includes(secret));
  if (told) return `tells ${told}`;
  const isError = answer.statusCode >= 400 && String(answer.headers['content-type']).includes('json');
  if (isError && !ErrorBody.strict().safeParse(JSON.parse(answer.body)).success) return 'an error of another shape';
  return null;
}

async function aPerson(url: string): Promise<Person> {
  const client = new TestClient(url);
  const ids = await getWorld(client);
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { client, ids, cookie };
}

/** Every id that somebody's screens show, and the id of the account. */
async function getSecrets({ client }: Person): Promise<string[]> {
  const { id } = await client.must('GET /api/auth/user');
  const screens = JSON.stringify([await client.must('GET /api/bootstrap'), await client.must('GET /api/memories')]);
  const own = screens.match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];
  return [...new Set([id, ...own])];
}

/** Rows that reference another user's row, by the database's own foreign keys. */
async function strayRows(): Promise<string[]> {
  const keys = await getRows<{ child: string; parent: string; from: string; to: string }>(sql`
    SELECT child.relname AS child, parent.relname AS parent, a.attname AS "from", b.attname AS "to"
    FROM pg_constraint key
    JOIN pg_class child ON child.oid = key.conrelid
    JOIN pg_class parent ON parent.oid = key.confrelid
    JOIN pg_attribute a ON a.attrelid = child.oid AND a.attnum = key.conkey[1]
    JOIN pg_attribute b ON b.attrelid = parent.oid AND b.attnum = key.confkey[1]
    WHERE key.contype = 'f' AND cardinality(key.conkey) = 1
      AND EXISTS (SELECT 1 FROM pg_attribute o WHERE o.attrelid = child.oid AND o.attname = 'user_id')
      AND EXISTS (SELECT 1 FROM pg_attribute o WHERE o.attrelid = parent.oid AND o.attname = 'user_id')`);
  expect(keys.length).toBeGreaterThan(10);
  const stray: string[] = [];
  for (const { child, parent, from, to } of keys) {
    const [row] = await getRows<{ n: number }>(sql`
      SELECT count(*)::int AS n FROM ${sql.identifier(child)} c
      JOIN ${sql.identifier(parent)} p ON p.${sql.identifier(to)} = c.${sql.identifier(from)}
      WHERE p.user_id <> c.user_id`);
    if (row?.n) stray.push(`${child}.${from}`);
  }
  return stray;
}

/** Days of an identity that two plans cover. */
async function coveredTwice(): Promise<number> {
  const [row] = await getRows<{ n: number }>(sql`
    SELECT count(*)::int AS n FROM habit_plans a
    JOIN habit_plans b ON b.identity_id = a.identity_id AND b.id > a.id
      AND b.active_from <= a.active_until AND a.active_from <= b.active_until
    WHERE a.active_until >= a.active_from AND b.active_until >= b.active_from`);
  return row?.n ?? 0;
}

describe('the contract under random requests', () => {
  it(`holds against ${REQUESTS} of them, made with FC_SEED=${seed}`, async () => {
    await freshServer();
    const { app, url } = await startApp({ WEBHOOK_PRIVATE: 'on', GUEST_AI_LIMIT: '-1' });
    const other = await aPerson(url);
    await other.client.must('POST /api/goals', { body: goalBody({ description: CANARY }) });
    const secrets = await getSecrets(other);
    const before = await other.client.must('GET /api/bootstrap');
    let me = await aPerson(url);
    const wrong: string[] = [];
    const statuses = new Map<number, number>();
    for (let index = 0; index < REQUESTS && wrong.length < 10; index += 1) {
      const isWhole =
        index % RENEWED_EVERY > 0 ||
        (await me.client.send('GET /api/goals/:id', { params: { id: me.ids.goalId as string } })).status === 200;
      if (!isWhole) me = await aPerson(url);
      const call = pickCall();
      const request = getRequest(call, often(12) ? null : me, { mine: me.ids, theirs: other.ids });
      const answer = await sent(app, request).catch((error: Error) => error);
      if (!(answer instanceof Error)) statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
      const problem = answer instanceof Error ? answer.message : wrongWith(answer, request, secrets);
      if (problem) wrong.push(`${index} ${call.key}: ${problem}\n${JSON.stringify(request)?.slice(0, 600)}`);
    }
    expect(wrong).toEqual([]);
    // Otherwise the run covered too little.
    expect([200, 201, 400, 401, 404, 415, 422].filter((status) => !statuses.get(status))).toEqual([]);
    expect(await other.client.must('GET /api/bootstrap')).toEqual(before);
    expect(await strayRows()).toEqual([]);
    expect(await coveredTwice()).toBe(0);
    // With a new user, as one of the last requests may have ended the session of its sender.
    expect((await (await aPerson(url)).client.send('GET /api/bootstrap')).status).toBe(200);
  });
});
