import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { goalBody } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { twoGuests } from '#app/testing/server/test-server.ts';
import { db } from '#server/db/access.ts';

let me: TestClient;
let them: TestClient;

beforeEach(async () => {
  [me, them] = await twoGuests();
});

async function makeGoals(client: TestClient, count: number): Promise<void> {
  const body = goalBody();
  for (let made = 0; made < count; made += 1) await client.must('POST /api/goals', { body });
}

async function page(client: TestClient, query: Record<string, string> = {}) {
  const { body, headers } = await client.send('GET /api/goals', { query });
  return { ids: (body as { id: string }[]).map(({ id }) => id), cursor: headers.get('x-next-cursor') };
}

describe('goals', () => {
  it('come in pages of at most as many as are asked for, each with the id of its last goal as the cursor', async () => {
    await makeGoals(me, 5);
    const { ids, cursor } = await page(me);
    expect([ids.length, cursor]).toEqual([5, null]);
    const [, second, , fourth] = ids as [string, string, string, string];
    expect(await page(me, { limit: '2' })).toEqual({ ids: ids.slice(0, 2), cursor: second });
    expect(await page(me, { limit: '2', cursor: second })).toEqual({ ids: ids.slice(2, 4), cursor: fourth });
    expect(await page(me, { limit: '2', cursor: fourth })).toEqual({ ids: ids.slice(4), cursor: null });
  });

  it('come 200 at once where no number is asked for', async () => {
    await makeGoals(me, 1);
    await db().execute(sql`
      INSERT INTO goals SELECT copy.* FROM goals, generate_series(1, 204) AS n,
        jsonb_populate_record(goals, jsonb_build_object('id', md5(n::text)::uuid)) AS copy`);
    const first = await page(me);
    expect([first.ids.length, first.cursor]).toEqual([200, first.ids.at(-1)]);
    const rest = await page(me, { cursor: first.cursor as string });
    expect([rest.ids.length, rest.cursor]).toEqual([5, null]);
    expect(new Set([...first.ids, ...rest.ids]).size).toBe(205);
  });

  it('do not follow a cursor of somebody else, for one who has goals either', async () => {
    await makeGoals(me, 2);
    await makeGoals(them, 2);
    const [first] = (await page(me)).ids as [string];
    expect(await page(them, { cursor: first })).toEqual({ ids: [], cursor: null });
  });

  it.each(['0', '201', 'x'])('do not come %s at a time', async (limit) => {
    expect((await me.send('GET /api/goals', { query: { limit } })).status).toBe(422);
  });
});
