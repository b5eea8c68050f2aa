import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { insertRandomAccount } from '#features/progress/server/random-account.testing.ts';
import { randomFrom } from '#core/properties.testing.ts';
import { aPlan, checkInBody } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { freshServer } from '#app/testing/server/test-server.ts';
import { calendarDay } from '#core/calendar/calendar.ts';
import { everyScreen, exported, liveAtRandom, mustImport, upload } from './upload.testing.ts';

const TODAY = calendarDay('2026-03-04');

/** Files that are damaged, hostile, or something else. */
const BROKEN: readonly [string, string | Uint8Array<ArrayBuffer>][] = [
  ['nothing at all', ''],
  ['half a JSON', '{"format":"taylr-own-data","version":1,'],
  ['another version', '{"format":"taylr-own-data","version":3}'],
  ['JSON of something else', '{"a":1}'],
  ['a list', '[]'],
  ['deep JSON', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  [
    'deep JSON in a field',
    `{"format":"taylr-own-data","version":1,"goals":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  ],
  [
    'keys that change objects',
    '{"__proto__":{"format":"taylr-own-data","version":1},"constructor":{"prototype":{"x":1}}}',
  ],
  ['bytes', new Uint8Array([0xff, 0xfe, 0x00, 0x01])],
  ['half a packed file', new Uint8Array(gzipSync('x'.repeat(5000)).subarray(0, 30))],
  ['a packed file that unpacks without end', new Uint8Array(gzipSync(Buffer.alloc(70 * 1024 * 1024)))],
  ['half an archive', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3])],
  ['half a database', new Uint8Array(Buffer.from('SQLite format 3\u0000 and nothing more'))],
  ['CSV without its columns', 'a,b\n1,2\n'],
];

let guest: () => Promise<TestClient>;

beforeEach(async () => {
  ({ guest } = await freshServer());
});

const added = (counts: Record<string, { added: number; there: number }>) =>
  Object.values(counts).reduce((sum, count) => sum + count.added, 0);

describe('an account that moves', () => {
  it('shows the same on every screen: random accounts with pauses, replaced plans and another week start', async () => {
    const random = randomFrom(20_261_121);
    for (let index = 0; index < 2; index += 1) {
      const [before, after] = [await guest(), await guest()];
      const weekStart = index === 0 ? 'sunday' : 'thursday';
      await liveAtRandom(before, { today: TODAY, weekStart, random });
      await mustImport(after, await exported(before));
      expect(await everyScreen(after), `account ${index}`).toEqual(await everyScreen(before));
    }
  });

  it('is the same file when it is exported again, save for ids, account and times of its own', async () => {
    const [before, after] = [await guest(), await guest()];
    const { user } = await before.must('GET /api/bootstrap');
    await insertRandomAccount({ userId: user.id, today: TODAY, weekStart: 'sunday', random: randomFrom(5) });
    const lines = async (client: TestClient) => {
      const { account: _who, ...file } = await exported(client);
      const bare = JSON.stringify(file).replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '');
      return bare.length;
    };
    await mustImport(after, await exported(before));
    expect(await lines(after)).toBe(await lines(before));
  });
});

describe('a file that comes twice', () => {
  it('is there once, in another account and in its own', async () => {
    const [before, after] = [await guest(), await guest()];
    const { group } = await aPlan(before);
    await before.must('POST /api/check-ins', { body: checkInBody(group, 2) });
    const file = await exported(before);
    expect(added((await mustImport(after, file)).counts)).toBeGreaterThan(0);
    const screens = await everyScreen(after);
    expect(added((await mustImport(after, file)).counts)).toBe(0);
    expect(added((await mustImport(before, file)).counts)).toBe(0);
    expect(await everyScreen(after)).toEqual(screens);
    expect((await exported(before)).checkIns).toEqual(file.checkIns);
  });

  it('brings back what was deleted since, under its own ids in its own account no more', async () => {
    const me = await guest();
    const { goal, group } = await aPlan(me);
    await me.must('POST /api/check-ins', { body: checkInBody(group, 2) });
    const screens = await everyScreen(me);
    const file = await exported(me);
    await me.must('DELETE /api/goals/:id', { params: { id: goal.id } });
    await mustImport(me, file);
    expect(await everyScreen(me)).toEqual(screens);
  });

  it('is there once when it comes twice at the same time', async () => {
    const [before, after] = [await guest(), await guest()];
    const { group } = await aPlan(before);
    await before.must('POST /api/check-ins', { body: checkInBody(group, 2) });
    const file = await exported(before);
    const both = await Promise.all([mustImport(after, file), mustImport(after, gzipSync(JSON.stringify(file)))]);
    expect(both.filter(({ counts }) => added(counts) > 0)).toHaveLength(1);
    expect((await exported(after)).checkIns).toHaveLength(1);
  });
});

describe('a day that has a check-in already', () => {
  async function twoSayings() {
    const me = await guest();
    const { group } = await aPlan(me);
    await me.must('POST /api/check-ins', { body: checkInBody(group, 3, { notes: 'theirs' }) });
    const file = await exported(me);
    await me.must('POST /api/check-ins', { body: checkInBody(group, 1, { notes: 'mine', overwrite: true }) });
    return { me, file };
  }

  it('is told before anything is written', async () => {
    const { me, file } = await twoSayings();
    const before = await exported(me);
    const { body } = await upload(me, 'preview', file);
    expect(body.conflicts).toEqual({ count: 1, days: [{ date: TODAY, identity: 'The Everyday Mover' }] });
    expect(await exported(me)).toEqual(before);
  });

  it.each([
    ['mine', 'mine', 1],
    ['theirs', 'theirs', 3],
  ] as const)('keeps %s when that is wanted', async (conflicts, notes, done) => {
    const { me, file } = await twoSayings();
    await mustImport(me, file, { conflicts });
    const [checkIn, ...others] = (await exported(me)).checkIns;
    expect(others).toEqual([]);
    expect(checkIn?.notes).toBe(notes);
    expect(checkIn?.completions.filter(({ completed }) => completed)).toHaveLength(done);
  });
});

describe('a file that is not what it says', () => {
  it('gives nothing of another user, whatever ids stand in it', async () => {
    const [me, other] = [await guest(), await guest()];
    const { group } = await aPlan(other);
    await other.must('POST /api/check-ins', { body: checkInBody(group, 1, { notes: 'my secret' }) });
    const theirs = await exported(other);
    const screens = await everyScreen(other);
    // Ids that are referenced, without the records they belong to.
    const file = { ...theirs, goals: [], identities: theirs.identities, plans: [], reviews: [] };
    const result = await mustImport(me, file);
    expect(added(result.counts)).toBe(0);
    const orphans = { ...theirs, goals: [], identities: [], conversations: [] };
    expect(added((await mustImport(me, orphans)).counts)).toBe(0);
    const mine = await exported(me);
    expect([mine.goals, mine.identities, mine.plans, mine.checkIns]).toEqual([[], [], [], []]);
    for (const choice of [{ goalId: theirs.goals[0]?.id as string }, { identityId: group.identityId }]) {
      const csv = 'date,habit,done\n2026-03-01,Walk,yes\n';
      expect((await upload(me, 'import', csv, choice)).status).toBe(404);
      expect((await upload(me, 'preview', csv, choice)).status).toBe(404);
    }
    expect(await everyScreen(other)).toEqual(screens);
  });

  it('leaves out, and tells, what contradicts itself', async () => {
    const [before, me] = [await guest(), await guest()];
    const { group } = await aPlan(before);
    await before.must('POST /api/check-ins', { body: checkInBody(group, 1) });
    const file = await exported(before);
    const [checkIn] = file.checkIns;
    const [plan] = file.plans;
    const on = (date: string) => ({ ...checkIn, id: randomUUID(), date, completions: [] });
    const strange = {
      ...file,
      checkIns: [
        checkIn,
        on('2026-03-04'),
        on('2026-03-05'),
        on('1969-12-31'),
        { ...on('2026-03-03'), completions: [{ habitId: randomUUID(), completed: true, notes: null }] },
        { ...on('2026-03-02'), identityId: randomUUID() },
      ],
      plans: [
        plan,
        { ...plan, id: randomUUID(), habits: [] },
        { ...plan, id: randomUUID(), activeFrom: '2026-03-12', habits: [] },
        {
          ...plan,
          id: randomUUID(),
          weekStartDate: '2190-01-01',
          weekEndDate: '2190-01-07',
          activeFrom: '2190-01-01',
          activeUntil: '2190-01-07',
          habits: [],
        },
      ],
      pauses: [
        {
          id: randomUUID(),
          identityId: null,
          from: '2026-03-02',
          until: '2026-03-01',
          reason: null,
          createdAt: '2026-03-01T00:00:00Z',
        },
      ],
    };
    const { body } = await upload(me, 'preview', strange);
    const reasons = Object.fromEntries(body.skipped.map(({ reason, count }) => [reason, count]));
    expect(reasons).toEqual({
      twice_in_file: 1,
      in_future: 2,
      before_1970: 1,
      belongs_to_nothing: 2,
      week_taken: 1,
      contradicts_itself: 2,
    });
    await mustImport(me, strange);
    expect((await exported(me)).checkIns.map(({ date }) => date)).toEqual(['2026-03-03', '2026-03-04']);
    expect((await me.send('GET /api/bootstrap')).status).toBe(200);
  });

  it('is refused with a reason, whatever it is', async () => {
    const me = await guest();
    for (const [name, file] of BROKEN) {
      for (const call of ['preview', 'import'] as const) {
        const { status, body } = await upload(me, call, file);
        expect({ name, status, code: body.code }).toEqual({ name, status: 422, code: 'INVALID' });
        expect(body.message).toMatch(/^(This|Something|A CSV|Taylr can’t)/);
      }
    }
    expect((await exported(me)).goals).toEqual([]);
  });

  it('changes nothing when one record of it is wrong', async () => {
    const [before, me] = [await guest(), await guest()];
    await aPlan(before);
    const file = await exported(before);
    const wrong = [
      { ...file, goals: [...file.goals, { ...file.goals[0], id: 'x' }] },
      { ...file, goals: [{ ...file.goals[0], createdAt: '0000-01-01T00:00:00Z' }] },
      { ...file, goals: [{ ...file.goals[0], description: 'NUL \u0000' }] },
      { ...file, goals: [{ ...file.goals[0], description: '\ud800' }] },
      { ...file, plans: [{ ...file.plans[0], habits: [{ ...file.plans[0]?.habits[0], targetFrequency: 1e300 }] }] },
      { ...file, plans: [{ ...file.plans[0], weekStartDate: '2026-02-30' }] },
      { ...file, checkIns: null },
    ];
    for (const one of wrong) expect((await upload(me, 'import', one)).status).toBe(422);
    expect((await exported(me)).goals).toEqual([]);
  });

  it('is refused when it is sent as something else, or is too large', async () => {
    const me = await guest();
    const sent = await me.raw('/api/own-data/import', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(sent.status).toBe(415);
    expect((await me.raw('/api/own-data/import', { method: 'POST' })).status).toBe(422);
    expect((await upload(me, 'preview', new Uint8Array(32 * 1024 * 1024 + 1))).status).toBe(413);
  });
});

describe('an import under way', () => {
  it('tells how far it is, and then what came in', async () => {
    const [before, me] = [await guest(), await guest()];
    await aPlan(before);
    const response = await me.raw('/api/own-data/import', {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', accept: 'text/event-stream' },
      body: JSON.stringify(await exported(before)),
    });
    const events = (await response.text()).split('\n\n').filter((event) => event.startsWith('event:'));
    const [last, ...progress] = events.toReversed();
    expect(last).toMatch(/^event: done\ndata: \{.*"goals":\{"added":1/);
    expect(progress.length).toBeGreaterThan(2);
    const figures = progress.map(
      (event) => JSON.parse(event.split('\ndata: ')[1] as string) as { done: number; total: number },
    );
    expect(figures[0]?.done).toBe(figures[0]?.total);
    expect(figures.every(({ done, total }) => done <= total)).toBe(true);
  });
});
