import { describe, expect, it } from 'vitest';
import {
  type Call,
  calls,
  type Field,
  getFields,
  nonsenseFor,
  ODD_VALUES,
  withField,
} from '#app/testing/world/contract-fields.ts';
import {
  ask,
  askWith,
  changeWorld,
  everybodys,
  inAWorld,
  me,
  mine,
  namesTheAsker,
  them,
  validBody,
  withBody,
} from './walk.testing.ts';

/** The others are what the fuzz run sends. */
const HUGE_VALUES = ODD_VALUES.filter((value) => (JSON.stringify(value)?.length ?? 0) >= 5000);

inAWorld();

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
        // A page without a script logs out with a form.
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
    for (const field of getFields(call.route.body as NonNullable<typeof call.route.body>)) {
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
    for (const field of getFields(call.route.body as NonNullable<typeof call.route.body>)) {
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
    changeWorld();
    for (const value of ['half a pair \ud800', 'NUL \u0000', '💡']) {
      for (const field of getFields(call.route.body as NonNullable<typeof call.route.body>)) {
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

describe('the walk itself', () => {
  it('finds the fields inside lists and objects', () => {
    const launch = calls.find((call) => call.key === 'POST /api/identities/:id/launch-habits') as Call;
    const paths = getFields(launch.route.body as NonNullable<typeof launch.route.body>).map((field) =>
      field.path.join('.'),
    );
    expect(paths).toEqual(expect.arrayContaining(['habits', 'habits.0', 'habits.0.description', 'weekType']));
  });

  it('has nonsense for every kind of field', () => {
    const silent = withBody
      .flatMap((call) => getFields(call.route.body as NonNullable<typeof call.route.body>))
      .filter((field: Field) => nonsenseFor(field).length === 0);
    expect(silent.map((field) => field.path.join('.'))).toEqual([]);
  });
});
