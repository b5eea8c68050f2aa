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
