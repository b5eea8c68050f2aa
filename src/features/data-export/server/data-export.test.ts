import { eq, getTableName } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { OWN_DATA } from '#core/data-export/data-export.ts';
import { ownedTables } from '#server/user-rows/owned-tables.ts';
import { db } from '#server/db/access.ts';
import { feedbackAttachments } from '#server/db/schema.ts';
import { checkInBody, aPlan, threeHabits } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { clock, freshServer } from '#app/testing/server/test-server.ts';
import { exported, mustImport, upload } from './upload.testing.ts';

let guest: () => Promise<TestClient>;

beforeEach(async () => {
  ({ guest } = await freshServer());
});

/** A week with a plan, check-ins with notes, a pause and a conversation. */
async function aWeek(client: TestClient) {
  const { goal, group } = await aPlan(client);
  const habitCompletions = group.habits.map(({ id }, place) => ({
    habitId: id,
    completed: place === 0,
    notes: place === 0 ? '=HYPERLINK("http://example.org")' : null,
  }));
  await client.must('POST /api/check-ins', {
    body: checkInBody(group, 1, { habitCompletions, notes: 'Rain, "heavy", and wind\nall day' }),
  });
  await client.must('POST /api/pauses', { body: { until: group.plan.weekEndDate, reason: 'A cold' } });
  await client.must('POST /api/chat/identity-suggestion', { body: { goalId: goal.id } });
  await client.must('POST /api/chat/messages', {
    body: { message: 'Evenings find me too tired for it.', context: { type: 'identity', goalId: goal.id } },
  });
  return { goal, group };
}

describe('the file of everything that a person owns', () => {
  it('holds every record once, and nothing of anybody else', async () => {
    const [me, other] = [await guest(), await guest()];
    const { goal, group } = await aWeek(me);
    await aWeek(other);
    const file = await exported(me);
    const { id } = await me.must('GET /api/auth/user');
    expect(file).toMatchObject({ format: 'taylr-own-data', version: 2, exportedAt: '2026-03-04T12:00:00.000Z' });
    expect(file.account).toMatchObject({ id, isGuest: true });
    expect(file.goals.map((one) => one.id)).toEqual([goal.id]);
    expect(file.identities).toMatchObject([{ id: group.identityId, goalId: goal.id, schedule: { isActive: true } }]);
    expect(file.plans).toMatchObject([
      { id: group.plan.id, habits: threeHabits().map(({ description }) => ({ description })) },
    ]);
    expect(file.checkIns).toMatchObject([{ date: '2026-03-04', completions: [{ completed: true }, {}, {}] }]);
    expect(file.pauses).toMatchObject([{ reason: 'A cold', identityId: null }]);
    const said = { goalId: goal.id, messages: [{ role: 'user' }, { role: 'assistant' }] };
    expect(file.conversations).toMatchObject([said, said]);
    expect(file.memories).toMatchObject([{ goalId: goal.id, text: 'Evenings find me too tired for it.' }]);
  });

  it('is the same text when it is fetched twice, and comes packed to whoever takes that', async () => {
    const me = await guest();
    await aWeek(me);
    const plain = await (
      await me.raw('/api/own-data/export.json', { headers: { 'accept-encoding': 'identity' } })
    ).text();
    const again = await me.raw('/api/own-data/export.json', { headers: { 'accept-encoding': 'gzip' } });
    expect(await again.text()).toBe(plain);
    expect(again.headers.get('content-disposition')).toBe('attachment; filename="taylr-2026-03-04.json"');
    expect(again.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('carries no key, cookie or address that opens anything', async () => {
    const me = await guest();
    await aWeek(me);
    const text = await (await me.raw('/api/own-data/export.json')).text();
    for (const cookie of me.cookies.values()) if (cookie !== '1') expect(text).not.toContain(cookie);
    expect(text).not.toMatch(/"(sid|userId|user_id|endpoint|p256dhKey|authKey)"/);
  });

  it('has the files that were sent with feedback, the newest first as far as they may go along, and nobody else’s', async () => {
    const [me, them] = [await guest(), await guest()];
    // A byte more than a piece of a megabyte, and no multiple of three.
    const log = 'It failed.\n'.repeat(100_000).slice(0, 1024 * 1024 + 1);
    const send = async (client: TestClient, name: string, content: string) =>
      (await client.upload('/api/feedback/attachments', { name, type: 'text/plain', content })).body as { id: string };
    const old = await send(me, 'old.txt', 'Long ago.');
    await db().update(feedbackAttachments).set({ size: OWN_DATA.filesMax }).where(eq(feedbackAttachments.id, old.id));
    clock.set('2026-03-04T12:00:01Z');
    await send(me, 'log.txt', log);
    await send(me, 'short.txt', 'é');
    await send(them, 'theirs.txt', 'Not yours.');
    const { others } = await exported(me);
    const files = others.feedback_attachments?.map(({ name, content }) => [name, content]);
    const encoded = (text: string) => Buffer.from(text).toString('base64');
    expect(files).toEqual([
      ['old.txt', null],
      ['log.txt', encoded(log)],
      ['short.txt', encoded('é')],
    ]);
    const { body } = await me.send('GET /api/own-data/schema');
    const described = z.fromJSONSchema(body as Parameters<typeof z.fromJSONSchema>[0]);
    const file = (await me.send('GET /api/own-data/export.json')).body as object;
    expect(described.safeParse(file).success).toBe(true);

    const { skipped } = (await upload(them, 'preview', file)).body;
    expect(skipped).toEqual([{ reason: 'feedback_files', count: 2, examples: ['log.txt', 'short.txt'] }]);
    await mustImport(them, file);
    expect((await exported(them)).others.feedback_attachments).toMatchObject([{ name: 'theirs.txt' }]);
  });

  it('keeps back only tables that are known to be of no use outside', () => {
    const leftOut = ownedTables.filter(({ onExport }) => onExport === 'leave-out');
    const known = ['ai_reservations', 'evidence_years', 'idempotency_keys', 'identity_evidence', 'sessions'];
    expect(
      leftOut
        .map(({ table }) => getTableName(table))
        .filter((name) => known.includes(name))
        .toSorted(),
    ).toEqual(known);
  });

  it('is described by the schema that is served', async () => {
    const me = await guest();
    const { body } = await me.send('GET /api/own-data/schema');
    expect(body).toMatchObject({ type: 'object', properties: { format: { const: 'taylr-own-data' } } });
    const described = z.fromJSONSchema(body as Parameters<typeof z.fromJSONSchema>[0]);
    await aWeek(me);
    expect(described.safeParse((await me.send('GET /api/own-data/export.json')).body).success).toBe(true);
    expect(described.safeParse({ format: 'taylr-own-data' }).success).toBe(false);
  });
});

describe('the check-ins as CSV', () => {
  it('has a line a habit, by date, and no cell that a spreadsheet takes for a formula', async () => {
    const [me, other] = [await guest(), await guest()];
    await aWeek(me);
    await aWeek(other);
    clock.set('2026-03-05T12:00:00Z');
    const group = (await me.must('GET /api/habits/all-current'))[0];
    await me.must('POST /api/check-ins', {
      body: { identityId: group?.identityId as string, type: 'manual', habitCompletions: [] },
    });
    const answer = await me.raw('/api/own-data/check-ins.csv');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const day = '"Rain, ""heavy"", and wind\nall day"';
    const identity = 'The Everyday Mover';
    expect(await answer.text()).toBe(
      [
        'date,identity,habit,done,note,day note,amount,unit,target,skipped,days',
        `2026-03-04,${identity},Walk for 5 minutes,yes,"'=HYPERLINK(""http://example.org"")",${day},,,,,`,
        `2026-03-04,${identity},Do 1 round of chair squats,no,,${day},,,,,`,
        `2026-03-04,${identity},Take the stairs 1 time,no,,${day},,,,,`,
        `2026-03-05,${identity},,,,,,,,,`,
        '',
      ].join('\r\n'),
    );
  });
});
