import { describe, expect, it } from 'vitest';
import { ACCESS, type Access, ANSWERS, type Asker, ASKERS } from '#app/testing/world/access-table.ts';
import { type Call, calls } from '#app/testing/world/contract-fields.ts';
import { TestClient } from '#app/testing/world/test-client.ts';
import { askers, askWith, changeWorld, inAWorld, me, them, validBody } from './walk.testing.ts';

inAWorld();

describe('who may call', () => {
  it('stands in the table, for every call', () => {
    expect(Object.keys(ACCESS).toSorted()).toEqual(calls.map((call) => call.key as string).toSorted());
  });

  const statusFor = async (asker: Asker, call: Call) => {
    // For things the asker does not own the body is valid; for their own it is invalid, so that nothing changes.
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
    if (call.key === 'POST /api/logout') changeWorld();
  });
});

describe('writes', () => {
  const getTag = async (client: TestClient) => (await client.send('GET /api/notifications/counts')).headers.get('etag');

  it('are known by a new revision of their user, at every unsafe call, and by none of anybody else', async () => {
    const writes = calls.filter(
      (call) => call.route.access === 'user' && call.method !== 'GET' && !call.route.onlyAsks,
    );
    // Deletions come last, so that most other calls find their data.
    const order = writes.toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));
    const before = await getTag(them);
    let done = 0;
    for (const call of order) {
      const tag = await getTag(me);
      if ((await askWith(me, call, validBody(call))).status >= 400) continue;
      done += 1;
      expect(await getTag(me), call.key).not.toBe(tag);
    }
    expect(done).toBeGreaterThan(writes.length / 2);
    expect(await getTag(them)).toBe(before);
  });
});
