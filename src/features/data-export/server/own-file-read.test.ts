import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { freshServer } from '#app/testing/server/test-server.ts';
import { exported, mustImport, upload } from './upload.testing.ts';

let guest: () => Promise<TestClient>;

beforeEach(async () => {
  ({ guest } = await freshServer());
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
