import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { aPlan, habit } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { clock, freshServer } from '#app/testing/server/test-server.ts';
import type { DataExportFile } from './data-export-file.ts';
import { everyScreen, exported, mustImport, sayings, upload } from './upload.testing.ts';

let guest: () => Promise<TestClient>;

beforeEach(async () => {
  ({ guest } = await freshServer());
});

/** Two days of an amount, named days, and a limit: added to, skipped, counted as it is, kept and broken. */
async function aLife(client: TestClient) {
  const { group } = await aPlan(client, [
    habit('Read', { measure: { unit: 'pages', atLeast: 20 }, moment: '21:30' }),
    habit('Run', { days: ['wednesday', 'saturday'], targetFrequency: 2, moment: 'morning', order: 1 }),
    habit('Coffee', { measure: { unit: 'cups', atMost: 2 }, habitType: 'experimental', order: 2 }),
  ]);
  const idOf = (name: string) => group.habits.find(({ description }) => description === name)?.id as string;
  const note = (name: string, body: { act: 'add'; amount: number } | { act: 'skip'; reason: string }) =>
    client.must('POST /api/check-ins/habits/:habitId', { params: { habitId: idOf(name) }, body });
  await note('Read', { act: 'add', amount: 12.5 });
  await note('Run', { act: 'skip', reason: 'A cold' });
  await note('Coffee', { act: 'add', amount: 1 });
  clock.set('2026-03-05T12:00:00Z');
  await client.must('POST /api/check-ins', {
    body: {
      identityId: group.identityId,
      type: 'manual',
      habitCompletions: [
        { habitId: idOf('Read'), completed: true, amount: 7, notes: 'Tired' },
        { habitId: idOf('Run'), completed: true },
        { habitId: idOf('Coffee'), completed: false, amount: 3 },
      ],
    },
  });
  clock.set('2026-03-06T12:00:00Z');
  await note('Coffee', { act: 'add', amount: 0.25 });
}

const SAID = {
  '2026-03-04': ['Coffee kept 1 cups', 'Read no 12.5 pages', 'Run skipped: A cold'],
  '2026-03-05': ['Coffee no 3 cups', 'Read yes 7 pages: Tired', 'Run yes'],
  '2026-03-06': ['Coffee kept 0.25 cups'],
};

const withoutIds = (records: object) =>
  JSON.parse(JSON.stringify(records).replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '')) as unknown;

describe('days, amounts, limits, skips and moments', () => {
  it('are the same on every screen of another account, and there once', async () => {
    const [before, after, other] = [await guest(), await guest(), await guest()];
    await aLife(before);
    const file = await exported(before);
    expect(await sayings(before)).toEqual(SAID);
    expect(file.checkIns.map(({ type, isWhole }) => [type, isWhole])).toEqual([
      ['tap', false],
      ['manual', true],
      ['tap', false],
    ]);
    expect((await mustImport(after, file)).skipped).toEqual([]);
    const copy = await exported(after);
    expect(withoutIds([copy.plans, copy.checkIns])).toEqual(withoutIds([file.plans, file.checkIns]));
    expect(await everyScreen(after)).toEqual(await everyScreen(before));
    for (const client of [before, after]) {
      const { counts, conflicts } = await mustImport(client, file);
      expect([counts.checkIns, counts.completions.added, conflicts.count]).toEqual([{ added: 0, there: 3 }, 0, 0]);
    }
    expect((await exported(other)).plans).toEqual([]);
  });

  it.each<[string, Partial<DataExportFile['checkIns'][number]['completions'][number]>]>([
    ['another amount', { amount: 13 }],
    ['a skip', { skipped: true, amount: null }],
    ['a limit that is kept', { isKeptSoFar: true }],
  ])('make a day another one by %s, which is kept or replaced as is wanted', async (_name, change) => {
    const me = await guest();
    await aLife(me);
    const file = await exported(me);
    const [first, ...others] = file.checkIns;
    const completions = first?.completions.map((one) => (one.amount === 12.5 ? { ...one, ...change } : one));
    const changed = { ...file, checkIns: [{ ...first, completions }, ...others] };
    expect((await upload(me, 'preview', changed)).body.conflicts).toMatchObject({ count: 1 });
    await mustImport(me, changed);
    expect((await exported(me)).checkIns).toEqual(file.checkIns);
    await mustImport(me, changed, { conflicts: 'theirs' });
    expect(withoutIds((await exported(me)).checkIns)).toEqual(withoutIds(changed.checkIns));
  });

  it('come back in from the CSV of the check-ins', async () => {
    const [before, after] = [await guest(), await guest()];
    await aLife(before);
    const csv = await (await before.raw('/api/own-data/check-ins.csv')).text();
    const identity = 'The Everyday Mover';
    expect(csv.split('\r\n')).toEqual([
      'date,identity,habit,done,note,day note,amount,unit,target,skipped,days',
      `2026-03-04,${identity},Read,no,,,12.5,pages,at least 20,,`,
      `2026-03-04,${identity},Run,no,A cold,,,,,yes,wednesday saturday`,
      `2026-03-04,${identity},Coffee,yes,,,1,cups,at most 2,,`,
      `2026-03-05,${identity},Read,yes,Tired,,7,pages,at least 20,,`,
      `2026-03-05,${identity},Run,yes,,,,,,,wednesday saturday`,
      `2026-03-05,${identity},Coffee,no,,,3,cups,at most 2,,`,
      `2026-03-06,${identity},Coffee,no,,,0.25,cups,at most 2,,`,
      '',
    ]);
    const result = await mustImport(after, csv);
    expect(result.skipped).toEqual([]);
    expect(result.habits).toMatchObject([
      { name: 'Read', namedDays: null, measure: { unit: 'pages', atLeast: 20 }, days: 1, skips: 0 },
      { name: 'Run', perWeek: 2, namedDays: ['wednesday', 'saturday'], measure: null, days: 1, skips: 1 },
      { name: 'Coffee', measure: { unit: 'cups', atMost: 2 }, days: 2 },
    ]);
    // A limit of a day that is over is written as kept for good.
    expect(await sayings(after)).toEqual({
      ...SAID,
      '2026-03-04': ['Coffee yes 1 cups', 'Read no 12.5 pages', 'Run skipped: A cold'],
    });
    expect((await exported(after)).plans[0]?.habits.map(({ dueOn }) => dueOn)).toEqual([
      null,
      ['2026-03-04', '2026-03-07'],
      null,
    ]);
  });
});

describe('a CSV of one’s own making', () => {
  const header = 'date,habit,done,amount,unit,skipped,days';

  it('needs no target and no unit in each line; another unit is another habit', async () => {
    const me = await guest();
    const result = await mustImport(
      me,
      [header, '2026-02-09,Run,,5,km,,Monday; Friday', '2026-02-10,Run,yes,,,,', '2026-02-11,Run,,30,min,,'].join('\n'),
    );
    expect(result.habits).toMatchObject([
      { name: 'Run', namedDays: ['monday', 'friday'], measure: { unit: 'km', atLeast: 5 } },
      { name: 'Run', namedDays: null, measure: { unit: 'min', atLeast: 30 } },
    ]);
    expect(result.skipped).toMatchObject([{ reason: 'any_amount', count: 2 }]);
    expect(await sayings(me)).toEqual({
      '2026-02-09': ['Run yes 5 km'],
      '2026-02-10': ['Run yes 5 km'],
      '2026-02-11': ['Run yes 30 min'],
    });
  });

  it('has no line that says two things, or nothing that can be read', async () => {
    const me = await guest();
    const lines = [
      '2026-02-09,Run,yes,,,yes,',
      '2026-02-10,Run,no,5,km,yes,',
      '2026-02-11,Run,,-3,km,,',
      '2026-02-12,Run,,1000001,km,,',
      '2026-02-13,Run,,a lot,km,,',
      '2026-02-14,Run,yes,,,perhaps,',
      '2026-02-15,Run,yes,,,,',
    ];
    const { skipped } = await mustImport(me, [header, ...lines].join('\n'));
    expect(Object.fromEntries(skipped.map(({ reason, count }) => [reason, count]))).toEqual({
      contradicts_itself: 2,
      unknown_value: 4,
    });
    expect(await sayings(me)).toEqual({ '2026-02-15': ['Run yes'] });
  });
});

/** A plan, a check-in and what it hangs on, as version 1 wrote them. */
function ofVersion1() {
  const [goalId, identityId, planId, habitId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const at = '2026-03-01T08:00:00.000Z';
  const week = { weekStartDate: '2026-03-01', weekEndDate: '2026-03-07', weekStartDay: 'sunday', weekType: 'full' };
  const about = { description: 'Run further', currentLevel: 'some_progress', currentFrictions: 'Rain', domain: null };
  const state = { status: 'active', safetyLabel: 'none', completedAt: null, archivedAt: null, createdAt: at };
  const who = { name: 'Runner', description: '', isActive: true, archivedAt: null, createdAt: at, schedule: null };
  const running = {
    id: habitId,
    seriesId: randomUUID(),
    templateId: null,
    description: 'Run',
    implementationIntention: '',
    targetFrequency: 2,
    difficulty: 'easy',
    habitType: 'core',
    order: 0,
    countsFrom: '2026-03-01',
  };
  const day = { date: '2026-03-02', timeZone: 'UTC', type: 'manual', notes: null, createdAt: at, updatedAt: at };
  return {
    format: 'taylr-own-data',
    version: 1,
    goals: [{ id: goalId, ...about, ...state }],
    identities: [{ id: identityId, goalId, ...who }],
    plans: [
      {
        id: planId,
        identityId,
        ...week,
        difficultyRating: 'easy',
        status: 'active',
        isActive: true,
        activeFrom: '2026-03-01',
        activeUntil: '2026-03-07',
        createdAt: at,
        habits: [running],
      },
    ],
    checkIns: [{ id: randomUUID(), identityId, ...day, completions: [{ habitId, completed: true, notes: 'Wet' }] }],
    reviews: [],
    pauses: [],
    conversations: [],
    memories: [],
  };
}

describe('a file of version 1', () => {
  it('comes in, and means what it meant', async () => {
    const me = await guest();
    expect((await mustImport(me, ofVersion1())).skipped).toEqual([]);
    const { version, plans, checkIns } = await exported(me);
    expect(version).toBe(2);
    expect(plans[0]?.habits).toMatchObject([
      { targetFrequency: 2, days: null, dueOn: null, measure: null, moment: null },
    ]);
    expect(checkIns).toMatchObject([
      {
        isWhole: true,
        completions: [{ completed: true, isKeptSoFar: false, skipped: false, amount: null, notes: 'Wet' }],
      },
    ]);
  });
});

describe('a file that contradicts itself', () => {
  /** The habit of the file with these fields. */
  function withHabit(change: object) {
    const file = ofVersion1();
    return {
      ...file,
      version: 2,
      plans: file.plans.map((plan) => ({ ...plan, habits: [{ ...plan.habits[0], ...change }] })),
    };
  }
  /** Its completion with these. */
  function withCompletion(change: object) {
    const file = ofVersion1();
    const completions = file.checkIns[0]?.completions.map((one) => ({ ...one, ...change }));
    return { ...file, version: 2, checkIns: [{ ...file.checkIns[0], completions }] };
  }

  it.each([
    ['more times than days', { days: ['monday'] }],
    ['a day twice', { days: ['monday', 'monday'] }],
    ['due days without named ones', { dueOn: ['2026-03-02'] }],
    ['due days of another week', { days: ['monday', 'friday'], dueOn: ['2026-03-02', '2026-03-09'] }],
  ])('has no habit with %s', async (_name, change) => {
    const me = await guest();
    const { skipped } = await mustImport(me, withHabit(change));
    expect(skipped).toMatchObject([
      { reason: 'contradicts_itself', examples: ['Run'] },
      // What was noted of it.
      { reason: 'belongs_to_nothing', count: 1 },
    ]);
    expect((await exported(me)).plans.map(({ habits }) => habits)).toEqual([[]]);
  });

  it.each([
    [
      'works out when named days are due',
      { days: ['friday', 'monday'] },
      [
        ['monday', 'friday'],
        ['2026-03-02', '2026-03-06'],
      ],
    ],
    [
      'counts from the day that the habit does',
      { days: ['friday', 'monday'], countsFrom: '2026-03-03' },
      [['monday', 'friday'], ['2026-03-06']],
    ],
    [
      'keeps days named before a change inside the week',
      { days: ['monday', 'friday'], dueOn: ['2026-03-01', '2026-03-06'] },
      [
        ['monday', 'friday'],
        ['2026-03-01', '2026-03-06'],
      ],
    ],
    [
      'takes all seven for daily',
      {
        targetFrequency: 7,
        days: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
      },
      [null, null],
    ],
  ])('%s', async (_name, change, expected) => {
    const me = await guest();
    expect((await mustImport(me, withHabit(change))).skipped).toEqual([]);
    const [kept] = (await exported(me)).plans[0]?.habits ?? [];
    expect([kept?.days, kept?.dueOn]).toEqual(expected);
  });

  it.each([
    ['done and skipped', { skipped: true }],
    ['skipped with an amount', { completed: false, skipped: true, amount: 0 }],
    ['skipped and kept', { completed: false, skipped: true, isKeptSoFar: true }],
    ['done and only kept so far', { isKeptSoFar: true }],
  ])('has no day that is %s', async (_name, change) => {
    const me = await guest();
    const { skipped } = await mustImport(me, withCompletion(change));
    expect(skipped).toEqual([{ reason: 'contradicts_itself', count: 1, examples: ['2026-03-02'] }]);
    expect((await exported(me)).checkIns).toMatchObject([{ date: '2026-03-02', completions: [] }]);
  });

  it('is refused for what no plan can hold, and changes nothing', async () => {
    const me = await guest();
    const wrong = [
      withHabit({ measure: { unit: '', atLeast: 1 } }),
      withHabit({ measure: { unit: 'x'.repeat(31), atLeast: 1 } }),
      withHabit({ measure: { unit: 'a\u0000b', atLeast: 1 } }),
      withHabit({ measure: { unit: 'pages', atLeast: 0 } }),
      withHabit({ measure: { unit: 'pages', atMost: -1 } }),
      withHabit({ measure: { unit: 'pages', atLeast: 1, atMost: 2 } }),
      withHabit({ moment: '25:00' }),
      withHabit({ days: [] }),
      withHabit({ days: ['someday', 'monday'] }),
      withCompletion({ amount: -1 }),
      withCompletion({ amount: 1e9 }),
    ];
    for (const file of wrong) expect((await upload(me, 'import', file)).status).toBe(422);
    expect((await exported(me)).goals).toEqual([]);
  });

  it('has its amounts to the thousandth', async () => {
    const me = await guest();
    await mustImport(me, withHabit({ measure: { unit: 'pages', atLeast: 0.1 + 0.2 } }));
    await mustImport(me, withCompletion({ amount: 1.00049 }));
    const { plans, checkIns } = await exported(me);
    expect(plans.flatMap(({ habits }) => habits.map(({ measure }) => measure))).toContainEqual({
      unit: 'pages',
      atLeast: 0.3,
    });
    expect(checkIns.flatMap(({ completions }) => completions.map(({ amount }) => amount))).toContain(1);
  });
});
