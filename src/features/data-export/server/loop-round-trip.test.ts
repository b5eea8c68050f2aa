import { beforeEach, expect, it } from 'vitest';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { freshServer } from '#app/testing/server/test-server.ts';
import { getLines, linesIn, type LoopEntryRow, LOOP_VERSIONS, loopBackup } from './loop-backup.testing.ts';
import { everyScreen, exported, mustImport, sayings, upload } from './upload.testing.ts';

let guest: () => Promise<TestClient>;

beforeEach(async () => {
  ({ guest } = await freshServer());
});

const daily = { times: 1, days: 1, about: '' };
const HABITS = [
  { ...daily, id: 1, name: 'Read', target: 20, unit: 'pages' },
  { ...daily, id: 2, name: 'Coffee', target: 2, isAtMost: true, unit: 'cups' },
  { ...daily, id: 3, name: 'Smoke', target: 0, isAtMost: true, unit: '' },
  { ...daily, id: 4, name: 'Run', days: 30, target: 30, unit: 'km' },
  { ...daily, id: 5, name: 'Beer', days: 7, target: 6, isAtMost: true, unit: 'glasses' },
  { ...daily, id: 6, name: 'Weigh', target: 0, unit: 'kg' },
  { ...daily, id: 7, name: 'Stretch', times: 3, days: 7 },
  { ...daily, id: 8, name: 'Save', target: 5, unit: 'coins' },
];

const days: Record<string, [habit: number, value: number, notes?: string][]> = {
  '2026-02-23': [
    [1, 20_000],
    [2, 2000, 'With milk'],
    [3, 0],
    [4, 7500],
    [5, 1000],
    [6, 80_250],
    [7, 2],
  ],
  '2026-02-24': [
    [1, 19_999, 'Nearly'],
    [2, 2001],
    [3, 1000],
    [4, 2500],
    [5, 7000],
    [6, 3, 'Broken scales'],
    [7, 3, 'Ill'],
    [8, 2_000_000_000],
  ],
  '2026-02-25': [
    [1, 3, 'Travelling, all day'],
    [2, 3],
    [4, 0],
    [6, 79_900],
    [7, 0, 'Forgot'],
    [8, 5000],
  ],
  '2026-03-04': [
    [1, 1],
    [2, 1500],
    [7, 2],
  ],
};
const ENTRIES = Object.entries(days).flatMap(([day, list]) =>
  list.map(([habit, value, notes]): LoopEntryRow => ({ habit, day, value, ...(notes && { notes }) })),
);

it('a history of Loop is the same after it came in, went out in our format, and came in elsewhere', async () => {
  const [me, elsewhere, other] = [await guest(), await guest(), await guest()];
  const backup = loopBackup({ habits: HABITS, entries: ENTRIES }, LOOP_VERSIONS.last, false);
  const told = [
    { reason: 'frequency_bent', count: 1, examples: ['Run: at least 30 km in 30 days, here 1x/week'] },
    { reason: 'unknown_value', count: 1, examples: ['Save, 2026-02-24: 2000000000'] },
    {
      reason: 'any_amount',
      count: 3,
      examples: [
        'Run: at least 30 km in 30 days, here at least 2.5 km a day',
        'Beer: at most 6 glasses in 7 days, here at most 6 glasses a day',
        'Weigh: no target, here at least 79.9 kg a day',
      ],
    },
  ];
  expect((await upload(me, 'preview', backup)).body.skipped).toEqual(told);
  expect((await mustImport(me, backup)).skipped).toEqual(told);
  // All but the one that was told.
  const lines = getLines(backup).filter((line) => line !== 'Save, 2026-02-24: 2000000000');
  expect(await linesIn(me)).toEqual(lines);

  expect((await mustImport(elsewhere, await exported(me))).skipped).toEqual([]);
  expect(await linesIn(elsewhere)).toEqual(lines);
  expect(await everyScreen(elsewhere)).toEqual(await everyScreen(me));
  expect(await linesIn(other)).toEqual([]);
  expect(await sayings(elsewhere)).toEqual({
    '2026-02-23': [
      'Beer kept 1 glasses',
      'Coffee kept 2 cups: With milk',
      'Read yes 20 pages',
      'Run yes 7.5 km',
      'Smoke kept 0 units',
      'Stretch yes',
      'Weigh yes 80.25 kg',
    ],
    '2026-02-24': [
      'Beer no 7 glasses',
      'Coffee no 2.001 cups',
      'Read no 19.999 pages: Nearly',
      'Run yes 2.5 km',
      'Smoke no 1 units',
      'Stretch skipped: Ill',
      'Weigh skipped: Broken scales',
    ],
    '2026-02-25': [
      'Coffee skipped',
      'Read skipped: Travelling, all day',
      'Run no 0 km',
      'Save yes 5 coins',
      'Stretch no: Forgot',
      'Weigh yes 79.9 kg',
    ],
    // Today is not over: what is kept so far may still be broken.
    '2026-03-04': ['Coffee kept 1.5 cups', 'Read no 0.001 pages', 'Stretch yes'],
  });
  const habits = (await exported(elsewhere)).plans.flatMap((plan) => plan.habits);
  const last = new Map(
    habits.map(({ description, measure, targetFrequency }) => [description, [measure, targetFrequency]]),
  );
  expect(Object.fromEntries(last)).toEqual({
    Read: [{ unit: 'pages', atLeast: 20 }, 7],
    Coffee: [{ unit: 'cups', atMost: 2 }, 7],
    Smoke: [{ unit: 'units', atMost: 0 }, 7],
    Run: [{ unit: 'km', atLeast: 2.5 }, 1],
    Beer: [{ unit: 'glasses', atMost: 6 }, 1],
    Weigh: [{ unit: 'kg', atLeast: 79.9 }, 7],
    Stretch: [null, 3],
    Save: [{ unit: 'coins', atLeast: 5 }, 7],
  });
});
