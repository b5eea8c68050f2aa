import { describe, expect, it } from 'vitest';
import { ErrorBody } from '#contract/error.ts';
import { getFields, getKind, withField } from '#app/testing/world/contract-fields.ts';
import { NOWHERE } from '#app/testing/world/contract-world.ts';
import { askWith, inAWorld, me, mine, theirs, them, validBody, withBody, withIds } from './walk.testing.ts';

inAWorld();

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
    getFields(call.route.body as NonNullable<typeof call.route.body>)
      .filter((field) => field.shape.format === 'uuid')
      .map((field) => ({ call, field, where: `${call.key} ${field.path.join('.')}` })),
  );

  it.each(idFields)(
    'treats the id of somebody else as one that is not there in $where',
    async ({ call, field, where }) => {
      const theirId = theirs[getKind(field)];
      expect(theirId, `the second user has no ${getKind(field)}`).toBeTruthy();
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
