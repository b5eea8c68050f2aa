import { beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { ErrorBody } from '#contract/error.ts';
import { ACCESS, type Access, ANSWERS, type Asker, ASKERS } from '#app/testing/world/access-table.ts';
import { anAccount } from '#app/testing/world/an-account.ts';
import {
  type Call,
  calls,
  exampleOf,
  type Field,
  fieldsOf,
  kindOf,
  nonsenseFor,
  ODD_VALUES,
  withField,
} from '#app/testing/world/contract-fields.ts';
import { NOWHERE, worldOf } from '#app/testing/world/contract-world.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { freshServer, startServer } from '#app/testing/server/test-server.ts';

// What admins do, the tests of their features hold: here everybody asks for their own.
const everybodys = calls.filter((call) => call.route.access !== 'admin');
const withBody = everybodys.filter((call) => call.route.body);
const withIds = everybodys.filter((call) => call.ids.length > 0);

/** A call that may carry the id of whoever asks: another one is refused. */
const namesTheAsker = ({ route }: Call) =>
  fieldsOf(route.body as z.ZodType).some(({ path }) => path.join() === 'userId');

/** The others are what the fuzz run sends. */
const HUGE_VALUES = ODD_VALUES.filter((value) => (JSON.stringify(value)?.length ?? 0) >= 5000);

let url: string;
let server: Promise<string> | null = null;
let me: TestClient;
let them: TestClient;
let askers: Record<Asker, TestClient>;
let mine: Record<string, string>;
let theirs: Record<string, string>;
/** True when a call may have changed something: only then the next test needs a world of its own. */
let isChanged = true;

type Asked = { status: number; body: unknown; error: ErrorBody | null };

/** Sends anything to a call, and holds every answer to what all answers have in common. */
async function ask(
  client: TestClient,
  call: Call,
  { ids = mine, text, type = 'application/json' }: { ids?: Record<string, string>; text?: string; type?: string } = {},
): Promise<Asked> {
  const path = call.path.replace(/:(\w+)/g, (_all, name: string) => {
    const kind = call.ids.find((id) => id.name === name)?.kind ?? name;
    return encodeURIComponent(ids[kind] as string);
  });
  const response = await client.raw(path, {
    method: call.method,
    headers: text === undefined ? {} : { 'content-type': type },
    body: text,
  });
  isChanged ||= call.method !== 'GET' && response.status < 400;
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  const answer = await response.text();
  const body: unknown = response.headers.get('content-type')?.includes('json') ? JSON.parse(answer) : answer;
  if (response.status < 400) return { status: response.status, body, error: null };
  const error = ErrorBody.strict().parse(body);
  expect(answer).not.toMatch(/\bat \/|node_modules|select |insert into|syntax error/i);
  return { status: response.status, body, error };
}

const askWith = (client: TestClient, call: Call, body: unknown, ids = mine) =>
  ask(client, call, { ids, ...(body !== undefined && { text: JSON.stringify(body) }) });

const validBody = (call: Call, ids = mine) => (call.route.body ? exampleOf(call.route.body, ids) : undefined);

beforeEach(async () => {
  if (!isChanged) return;
  await freshServer();
  // Without the guests' limit, so that hundreds of calls to the coach are answered by what they ask for.
  server ??= startServer({ PUSH_HOSTS: '127.0.0.1', GUEST_AI_LIMIT: '-1', ADMIN_EMAILS: 'admin@example.org' });
  url = await server;
  me = new TestClient(url);
  them = new TestClient(url);
  mine = await worldOf(me);
  theirs = await worldOf(them);
  askers = {
    nobody: new TestClient(url),
    forger: new TestClient(url),
    stranger: await anAccount(url),
    guest: them,
    admin: await anAccount(url, { email: 'admin@example.org' }),
  };
  askers.forger.cookies.set('taylr', 'made-up');
  isChanged = false;
});

describe('who may call', () => {
  it('stands in the table, for every call', () => {
    expect(Object.keys(ACCESS).toSorted()).toEqual(calls.map((call) => call.key as string).toSorted());
  });

  const statusFor = async (asker: Asker, call: Call) => {
    // Of what the asker does not own the right body asks; what is theirs is asked wrongly, so that nothing comes of it.
    const isRight = ACCESS[call.key] === 'by-id';
    const body = call.route.body ? (isRight ? validBody(call) : []) : undefined;
    const { status, error } = await askWith(askers[asker], call, body);
    if (status === 401) expect(error).toEqual({ code: 'UNAUTHENTICATED', message: 'Unauthorized' });
    return status === 401 || status === 403 || (status === 404 && isRight) ? status : 'served';
  };

  it.each(calls)('answers as the table says at $key', async (call) => {
    const answered: Partial<Record<Asker, number | string>> = {};
    for (const asker of ASKERS) answered[asker] = await statusFor(asker, call);
    expect(answered).toEqual(ANSWERS[ACCESS[call.key] as Access]);
    isChanged ||= call.key === 'POST /api/logout';
  });
});

describe('bodies', () => {
  it.each(withBody)('says 400 to what is no JSON at $key', async (call) => {
    for (const text of ['{', '{"a":}', 'undefined', '{"a":1}}', "{'a':1}", '\u0000']) {
      const { status, error } = await ask(me, call, { text });
      expect({ text, status, code: error?.code }).toEqual({ text, status: 400, code: 'BAD_REQUEST' });
    }
  });

  it.each(everybodys.filter((call) => call.method !== 'GET'))(
    'says 415 to another content type at $key',
    async (call) => {
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'application/xml',
        'multipart/form-data',
      ]) {
        // A page without a script leaves by a form.
        if (call.route.redirect && type.endsWith('urlencoded')) continue;
        const { status, error } = await ask(me, call, { text: '{}', type });
        expect({ type, status, code: error?.code }).toEqual({ type, status: 415, code: 'UNSUPPORTED_TYPE' });
      }
    },
  );

  it.each(withBody)('says 422 to a body that is missing or no object at $key', async (call) => {
    const optional = call.route.body?.safeParse(null).success;
    for (const body of [...(optional ? [] : [undefined, null]), [], [{}], 'text', '', 7, true]) {
      const { status, error } = await askWith(me, call, body);
      expect({ body, status, code: error?.code }).toEqual({ body, status: 422, code: 'INVALID' });
      expect(error?.issues?.every((issue) => issue.path.startsWith('body'))).toBe(true);
    }
  });

  it.each(withBody)(
    'takes a body made from the schema at $key, strips unknown keys, and never takes the user from them',
    async (call) => {
      const before = await them.must('GET /api/bootstrap');
      const user = await them.must('GET /api/auth/user');
      const strange = {
        surprise: { deep: 'surprise' },
        userId: user.id,
        user_id: user.id,
        isGuest: false,
        createdAt: 'x',
      };
      const { status, body } = await askWith(me, call, { ...(validBody(call) as object), ...strange });
      expect(status).toSatisfy(
        (code: number) => code < 300 || code === 404 || code === 409 || (code === 403 && namesTheAsker(call)),
      );
      expect(JSON.stringify(body)).not.toContain('surprise');
      expect(JSON.stringify(body)).not.toContain(user.id);
      expect(await them.must('GET /api/bootstrap')).toEqual(before);
    },
  );

  it.each(withBody)('refuses nonsense in each field at $key, and names the field', async (call) => {
    const valid = validBody(call);
    const wrong: string[] = [];
    for (const field of fieldsOf(call.route.body as NonNullable<typeof call.route.body>)) {
      const named = `body.${field.path.join('.')}`;
      for (const value of nonsenseFor(field)) {
        const { status, error } = await askWith(me, call, withField(valid, field.path, value));
        const names = error?.issues?.some(({ path, message }) => `${path}.`.startsWith(`${named}.`) && message);
        if (status === 422 && error?.code === 'INVALID' && names) continue;
        if (status === 403 && named === 'body.userId') continue;
        wrong.push(`${named} = ${JSON.stringify(value)?.slice(0, 60)} → ${status} ${JSON.stringify(error)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each(withBody)('breaks at no huge value in any field at $key', async (call) => {
    const valid = validBody(call);
    const broken: string[] = [];
    for (const field of fieldsOf(call.route.body as NonNullable<typeof call.route.body>)) {
      for (const value of HUGE_VALUES) {
        const { status, error } = await askWith(me, call, withField(valid, field.path, value));
        const isNamed = status !== 422 || error?.issues?.[0]?.path.startsWith('body');
        if (status < 500 && isNamed) continue;
        broken.push(
          `${field.path.join('.')} = ${JSON.stringify(value)?.slice(0, 60)} → ${status} ${JSON.stringify(error)}`,
        );
      }
    }
    expect(broken).toEqual([]);
  });

  it.each(withBody.filter((call) => call.route.idempotent))('keeps an answer with odd texts at $key', async (call) => {
    const valid = validBody(call);
    isChanged = true;
    for (const value of ['half a pair \ud800', 'NUL \u0000', '💡']) {
      for (const field of fieldsOf(call.route.body as NonNullable<typeof call.route.body>)) {
        if (field.shape.type !== 'string') continue;
        const { status } = await me.send(call.key, {
          params: Object.fromEntries(call.ids.map(({ name, kind }) => [name, mine[kind] as string])),
          body: withField(valid, field.path, value),
          idempotencyKey: crypto.randomUUID(),
        });
        expect(status, field.path.join('.')).toBeLessThan(500);
      }
    }
  });
});

describe('writes', () => {
  const tagOf = async (client: TestClient) => (await client.send('GET /api/notifications/counts')).headers.get('etag');

  it('are known by a new revision of their user, at every unsafe call, and by none of anybody else', async () => {
    const writes = calls.filter((call) => call.route.access === 'user' && call.method !== 'GET');
    // What takes things away comes last, so that most of the others find them.
    const order = writes.toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));
    const before = await tagOf(them);
    let done = 0;
    for (const call of order) {
      const tag = await tagOf(me);
      if ((await askWith(me, call, validBody(call))).status >= 400) continue;
      done += 1;
      expect(await tagOf(me), call.key).not.toBe(tag);
    }
    expect(done).toBeGreaterThan(writes.length / 2);
    expect(await tagOf(them)).toBe(before);
  });
});

describe('ids', () => {
  const malformed = [
    'x',
    '../..',
    'null',
    'a'.repeat(300),
    '\u0000',
    `${NOWHERE}\u0000`,
    '%',
    "' OR 1=1",
    `${NOWHERE} `,
    ' ',
  ];

  it.each(withIds)('answers 404 to malformed and unknown ids at $key', async (call) => {
    for (const { kind } of call.ids) {
      for (const id of [...malformed, NOWHERE]) {
        const { status, error } = await askWith(me, call, validBody(call), { ...mine, [kind]: id });
        expect({ id, status, code: error?.code }).toEqual({ id, status: 404, code: 'NOT_FOUND' });
      }
    }
  });

  it.each(withIds)('answers 404 with an error of our shape to what cannot be decoded at $key', async (call) => {
    for (const bad of ['%', '%E0%A4%A', '%zz']) {
      const response = await me.raw(call.path.replace(/:\w+/g, bad), { method: call.method });
      expect(response.status).toBe(404);
      expect(ErrorBody.strict().parse(await response.json()).code).toBe('NOT_FOUND');
      expect(response.headers.get('x-request-id')).toBeTruthy();
    }
  });

  it.each(withIds)('does not find what belongs to somebody else at $key', async (call) => {
    const before = await them.must('GET /api/bootstrap');
    for (const { kind } of call.ids) {
      expect(theirs[kind], `the second user has no ${kind}`).toBeTruthy();
      const foreign = await askWith(me, call, validBody(call), { ...mine, [kind]: theirs[kind] as string });
      const unknown = await askWith(me, call, validBody(call), { ...mine, [kind]: NOWHERE });
      expect(foreign).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } });
      expect(foreign).toEqual(unknown);
    }
    expect(await them.must('GET /api/bootstrap')).toEqual(before);
  });

  /** Ids that name part of one's own record rather than a thing to find: refused as a field, or not taken. */
  const inside: Record<string, number> = {
    // Not of the plan that covers the day.
    'POST /api/check-ins habitCompletions.0.habitId': 422,
    // Starts a series of one's own.
    'POST /api/identities/:id/launch-habits habits.0.seriesId': 201,
    // Asks which of the identities have a check-in: one that is not there has none.
    'POST /api/check-ins/check-existing identitiesData.0.identityId': 200,
    'POST /api/check-ins/check-existing identitiesData.0.habitCompletions.0.habitId': 200,
    // Made by the page that was opened: names nothing here.
    'POST /api/referrals/:code/click visitId': 200,
    // Keeps the habits of a list recognisable: it is handed back, and means nothing until a plan is accepted.
    'POST /api/chat/refine-habits currentHabits.0.seriesId': 200,
  };
  const handedBack = new Set(['POST /api/chat/refine-habits currentHabits.0.seriesId']);

  // A fresh start takes the identity away: it cannot be asked twice, and has its own tests.
  const askedTwice = withBody.filter((call) => call.key !== 'DELETE /api/identities/:id/delete-nuclear');
  const idFields = askedTwice.flatMap((call) =>
    fieldsOf(call.route.body as NonNullable<typeof call.route.body>)
      .filter((field) => field.shape.format === 'uuid')
      .map((field) => ({ call, field, where: `${call.key} ${field.path.join('.')}` })),
  );

  it.each(idFields)(
    'treats the id of somebody else as one that is not there in $where',
    async ({ call, field, where }) => {
      const theirId = theirs[kindOf(field)];
      expect(theirId, `the second user has no ${kindOf(field)}`).toBeTruthy();
      const before = await them.must('GET /api/bootstrap');
      const valid = validBody(call);
      const send = (id: string | undefined) => askWith(me, call, withField(valid, field.path, id));
      const foreign = await send(theirId);
      const unknown = await send(NOWHERE);
      expect(foreign.status).toBe(inside[where] ?? 404);
      expect(unknown.status).toBe(foreign.status);
      if (foreign.error) expect(foreign.error).toEqual(unknown.error);
      if (!handedBack.has(where)) expect(JSON.stringify(foreign.body)).not.toContain(theirId);
      expect(await them.must('GET /api/bootstrap')).toEqual(before);
    },
  );
});

describe('the description of the interface', () => {
  type Operation = {
    summary?: string;
    description?: string;
    operationId?: string;
    security?: Record<string, unknown>[];
    parameters?: { name: string; in: string; required?: boolean; schema?: unknown }[];
    requestBody?: { content: Record<string, { schema: unknown }> };
    responses: Record<string, { description?: string; content?: Record<string, { schema: unknown }> }>;
  };
  type Description = {
    openapi: string;
    info: { title: string; version: string };
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> };
  };

  const describedPath = (call: Call) => call.path.replace(/:(\w+)/g, '{$1}');
  const description = async () => (await (await me.raw('/api/openapi.json')).json()) as Description;

  it('names every call with its summary, security, body and errors', async () => {
    const { paths, components } = await description();
    for (const call of calls) {
      const operation = paths[describedPath(call)]?.[call.method.toLowerCase()] as Operation;
      expect(operation?.summary, call.key).toBe(call.route.summary);
      expect(operation.description, call.key).toMatch(/^\w.+\.$/);
      const headers =
        operation.parameters?.filter((parameter) => parameter.in === 'header').map(({ name }) => name) ?? [];
      expect(headers.includes('X-Time-Zone'), call.key).toBe(call.route.access !== 'public');
      expect(headers.includes('Idempotency-Key'), call.key).toBe(Boolean(call.route.idempotent));
      const schemes = operation.security?.flatMap((entry) => Object.keys(entry)) ?? [];
      expect(schemes.length > 0, call.key).toBe(call.route.access !== 'public');
      for (const scheme of schemes) expect(components.securitySchemes).toHaveProperty(scheme);
      expect(Boolean(operation.requestBody), call.key).toBe(Boolean(call.route.body));
      const redirect = call.method === 'POST' ? '303' : '302';
      const success = call.route.redirect ? redirect : String(call.route.status ?? 200);
      expect(Object.keys(operation.responses), call.key).toEqual(expect.arrayContaining([success, '4XX', '5XX']));
      for (const status of ['4XX', '5XX']) {
        expect(operation.responses[status]?.content?.['application/json']?.schema).toEqual({
          $ref: '#/components/schemas/Error',
        });
      }
    }
  });

  it('names each operation once, for programs made from it', async () => {
    const { paths } = await description();
    const names = Object.values(paths).flatMap((methods) => Object.values(methods).map((one) => one.operationId));
    expect(names).toContain('getGoalsById');
    expect(new Set(names).size).toBe(calls.length);
  });

  it('describes nothing but the contract', async () => {
    const { paths } = await description();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(calls.map((call) => `${call.method} ${describedPath(call)}`).toSorted());
  });

  it('is sound: every reference leads somewhere, every path parameter is described, every answer has a description', async () => {
    const whole = await description();
    expect(whole.openapi).toMatch(/^3\.1/);
    expect(whole.info.title).toBe('Taylr');
    for (const [, pointer] of JSON.stringify(whole).matchAll(/"\$ref":"([^"]+)"/g)) {
      const found = (pointer as string)
        .replace('#/', '')
        .split('/')
        .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], whole);
      expect(found, pointer).toBeDefined();
    }
    for (const [path, methods] of Object.entries(whole.paths)) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      for (const operation of Object.values(methods)) {
        const described = operation.parameters?.filter((parameter) => parameter.in === 'path') ?? [];
        expect(described.map((parameter) => parameter.name)).toEqual(names);
        expect(described.every((parameter) => parameter.required && parameter.schema)).toBe(true);
        for (const response of Object.values(operation.responses)) expect(response.description).toBeTypeOf('string');
      }
    }
  });

  it('can be read at /api/docs, every call of it, without signing in', async () => {
    const response = await new TestClient(url).raw('/api/docs');
    const html = await response.text();
    expect(response.headers.get('content-type')).toContain('text/html');
    for (const call of calls) {
      expect(html).toContain(describedPath(call));
      const listed = call.route.summary.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
      expect(html).toContain(`<summary><span>${listed}</span></summary>`);
    }
    expect(html).toMatch(/<main>[\s\S]+<\/main>/);
    expect(html).not.toMatch(/<script/);
  });
});

describe('the walk itself', () => {
  it('finds the fields inside lists and objects', () => {
    const launch = calls.find((call) => call.key === 'POST /api/identities/:id/launch-habits') as Call;
    const paths = fieldsOf(launch.route.body as NonNullable<typeof launch.route.body>).map((field) =>
      field.path.join('.'),
    );
    expect(paths).toEqual(expect.arrayContaining(['habits', 'habits.0', 'habits.0.description', 'weekType']));
  });

  it('has nonsense for every kind of field', () => {
    const silent = withBody
      .flatMap((call) => fieldsOf(call.route.body as NonNullable<typeof call.route.body>))
      .filter((field: Field) => nonsenseFor(field).length === 0);
    expect(silent.map((field) => field.path.join('.'))).toEqual([]);
  });
});
