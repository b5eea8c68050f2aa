import { beforeEach, describe, expect, it } from 'vitest';
import { goals } from '#server/db/schema.ts';
import { goalBody } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { clock, freshServer } from '#app/testing/server/test-server.ts';
import { mergeGuest } from './merge-guest.ts';

let server: Awaited<ReturnType<typeof freshServer>>;

beforeEach(async () => {
  server = await freshServer();
});

const getId = async (client: TestClient) => (await client.must('GET /api/auth/user')).id;
const shown = async (client: TestClient) =>
  (await client.must('GET /api/goals')).map((goal) => `${goal.description}: ${goal.currentFrictions}`).toSorted();

describe('a table whose rows are unique per user', () => {
  it('keeps the newer of two rows for the same thing, the account’s own at the same instant, and all the others', async () => {
    const [guest, account, stranger] = [await server.guest(), await server.guest(), await server.guest()];
    const write = async (client: TestClient, at: string, description: string, currentFrictions: string) => {
      clock.set(at);
      await client.must('POST /api/goals', { body: goalBody({ description, currentFrictions }) });
    };
    for (const client of [account, stranger]) {
      await write(client, '2026-03-04T12:00:00Z', 'The guest is newer', 'as the account had it');
      await write(client, '2026-03-04T12:00:00Z', 'At the same instant', 'as the account had it');
      await write(client, '2026-03-04T12:10:00Z', 'The account is newer', 'as the account had it');
      await write(client, '2026-03-04T12:00:00Z', 'The account alone', 'as the account had it');
    }
    await write(guest, '2026-03-04T12:05:00Z', 'The guest is newer', 'as the guest had it');
    await write(guest, '2026-03-04T12:00:00Z', 'At the same instant', 'as the guest had it');
    await write(guest, '2026-03-04T12:05:00Z', 'The account is newer', 'as the guest had it');
    await write(guest, '2026-03-04T12:05:00Z', 'The guest alone', 'as the guest had it');
    const strangers = await shown(stranger);

    const newest = { per: [goals.description], by: goals.createdAt };
    const ownedTables = [{ table: goals, onMerge: { newest }, onExport: 'as-rows' as const }];
    expect(
      await mergeGuest({ guestId: await getId(guest), userId: await getId(account), ownedTables, now: clock.now }),
    ).toBe(true);

    expect(await shown(account)).toEqual([
      'At the same instant: as the account had it',
      'The account alone: as the account had it',
      'The account is newer: as the account had it',
      'The guest alone: as the guest had it',
      'The guest is newer: as the guest had it',
    ]);
    expect(await shown(stranger)).toEqual(strangers);
  });
});
