import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay, dayFromNumber, WEEKDAYS } from '#core/calendar/calendar.ts';
import {
  coreStillNeeded,
  DIFFICULTIES,
  HABIT_TYPES,
  habitLoad,
  isAcceptable,
  isDaily,
  normaliseProposed,
  normaliseRefined,
  planLoad,
  planWindow,
} from './plan.ts';
import { runs } from '#core/properties.testing.ts';

const selection = (core: number, experimental: number) => [
  ...Array.from({ length: core }, () => ({ habitType: 'core' as const })),
  ...Array.from({ length: experimental }, () => ({ habitType: 'experimental' as const })),
];

describe('accepting a selection', () => {
  it.each([
    [0, 0, 2, false],
    [1, 0, 1, false],
    [0, 5, 2, false],
    [1, 6, 1, false],
    [2, 0, 0, true],
    [2, 5, 0, true],
    [3, 4, 0, true],
    [2, 10, 0, true],
    [12, 0, 0, true],
    [2, 11, 0, false],
    [13, 0, 0, false],
  ])(
    'with %i core and %i experimental habits still needs %i; acceptable: %s',
    (core, experimental, needed, accepted) => {
      expect(coreStillNeeded(selection(core, experimental))).toBe(needed);
      expect(isAcceptable(selection(core, experimental))).toBe(accepted);
    },
  );
});

describe('the window of a plan', () => {
  it.each([
    ['2025-11-12', 'sunday', '2025-11-09', '2025-11-15', 4],
    ['2025-11-09', 'sunday', '2025-11-09', '2025-11-15', 7],
    ['2025-11-15', 'sunday', '2025-11-09', '2025-11-15', 1],
    ['2025-11-09', 'monday', '2025-11-03', '2025-11-09', 1],
    ['2025-12-31', 'monday', '2025-12-29', '2026-01-04', 5],
    ['2024-02-28', 'saturday', '2024-02-24', '2024-03-01', 3],
  ] as const)(
    'made on %s with a %s start is the week from %s to %s, %i days left',
    (text, weekStart, start, end, left) => {
      const today = calendarDay(text);
      expect(planWindow({ startsOn: today, weekStart })).toEqual({
        weekStartDate: start,
        weekEndDate: end,
        activeFrom: today,
        activeUntil: end,
        daysLeft: left,
      });
    },
  );

  it('runs from today to the end of the week, one to seven days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), fc.constantFrom(...WEEKDAYS), (number, weekStart) => {
        const today = dayFromNumber(number);
        const plan = planWindow({ startsOn: today, weekStart });
        expect(plan.weekStartDate <= plan.activeFrom && plan.activeFrom <= plan.activeUntil).toBe(true);
        expect(plan.daysLeft).toBeGreaterThanOrEqual(1);
        expect(plan.daysLeft).toBeLessThanOrEqual(7);
        expect(plan.daysLeft === 7).toBe(plan.weekStartDate === today);
      }),
      runs,
    );
  });
});

describe('the load', () => {
  it('of the worked plan is 17: medium 5 times, easy 4 times, easy 3 times', () => {
    const habits = [
      { targetFrequency: 5, difficulty: 'medium' },
      { targetFrequency: 4, difficulty: 'easy' },
      { targetFrequency: 3, difficulty: 'easy' },
    ] as const;
    expect(habits.map(habitLoad)).toEqual([10, 4, 3]);
    expect(planLoad(habits)).toBe(17);
  });

  it('weighs hard three times, and is nothing without habits', () => {
    expect(habitLoad({ targetFrequency: 7, difficulty: 'hard' })).toBe(21);
    expect(planLoad([])).toBe(0);
  });

  it('calls seven times a week daily', () => {
    expect([1, 6, 7].map(isDaily)).toEqual([false, false, true]);
  });
});

describe('what a refinement returned', () => {
  const habit = {
    description: 'Walk for 5 minutes',
    implementationIntention: 'When I finish lunch, I will walk.',
    targetFrequency: 3,
    difficulty: 'easy',
    habitType: 'core',
    order: 4,
  };

  it('stays as it is when it is complete, but for the order', () => {
    expect(normaliseRefined([habit])).toEqual([{ ...habit, order: 0 }]);
  });

  it('keeps days, amount and moment, and says nothing of what was not said', () => {
    const habit = {
      description: 'Drink 6 glasses of water',
      implementationIntention: 'When I sit down, at my desk, I will drink.',
      targetFrequency: 2,
      days: ['monday', 'thursday'],
      measure: { unit: 'glasses', atLeast: 6 },
      moment: '13:30',
      difficulty: 'easy',
      habitType: 'core',
      order: 0,
    };
    expect(normaliseRefined([habit])).toEqual([habit]);
    const none = { ...habit, days: null, measure: null, moment: null };
    expect(normaliseRefined([none])).toEqual([none]);
  });

  it.each([
    [['Thursday', 'MONDAY '], 5, ['monday', 'thursday'], 2],
    [['monday', 'monday'], 5, ['monday'], 1],
    [['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'], 2, null, 7],
    [[], 5, null, 5],
    [['monday', 'payday'], 5, null, 5],
    ['monday', 5, null, 5],
    [null, 5, null, 5],
  ])('reads the days %j of %i a week as %j, %i times', (days, targetFrequency, named, times) => {
    expect(normaliseRefined([{ days, targetFrequency }])[0]).toMatchObject({ days: named, targetFrequency: times });
  });

  it.each([
    [
      { unit: ' glasses ', atLeast: '6', atMost: null },
      { unit: 'glasses', atLeast: 6 },
    ],
    [
      { unit: 'coffees', atMost: 2 },
      { unit: 'coffees', atMost: 2 },
    ],
    [
      { unit: 'drinks', atMost: 0 },
      { unit: 'drinks', atMost: 0 },
    ],
    [
      { unit: 'km', atLeast: 2.00049 },
      { unit: 'km', atLeast: 2 },
    ],
    [{ unit: 'glasses', atLeast: 0 }, null],
    [{ unit: 'glasses', atLeast: -3 }, null],
    [{ unit: 'coffees', atMost: -1 }, null],
    [{ unit: 'steps', atLeast: 1e9 }, null],
    [{ unit: 'pages', atLeast: 1, atMost: 2 }, null],
    [{ unit: 'pages' }, null],
    [{ unit: '', atLeast: 1 }, null],
    [{ unit: 'x'.repeat(200), atLeast: 1 }, null],
    [{ atLeast: 1 }, null],
    ['6 glasses', null],
  ])('reads the amount %j as %j', (measure, read) => {
    expect(normaliseRefined([{ measure }])[0]?.measure).toEqual(read);
  });

  it.each([
    ['evening', 'evening'],
    [' Morning', 'morning'],
    ['07:15', '07:15'],
    ['7:15', null],
    ['25:00', null],
    ['tea time', null],
    [7, null],
  ])('reads the moment %j as %j', (moment, read) => {
    expect(normaliseRefined([{ moment }])[0]?.moment).toBe(read);
  });

  it('keeps a weight that somebody measures by hand, and takes none from a model', () => {
    const lifted = { description: 'Lift', measure: { unit: 'kg', atLeast: 20 } };
    expect(normaliseRefined([lifted])[0]?.measure).toEqual({ unit: 'kg', atLeast: 20 });
    expect(normaliseProposed([lifted])[0]?.measure).toBeNull();
    expect(normaliseProposed([{ measure: { unit: 'kcal', atMost: 1500 } }])[0]?.measure).toBeNull();
    expect(normaliseProposed([{ measure: { unit: 'glasses', atLeast: 6 } }])[0]?.measure).not.toBeNull();
  });

  it('gets what is missing', () => {
    expect(normaliseRefined([{}])).toEqual([
      {
        description: '',
        implementationIntention: '',
        targetFrequency: 1,
        difficulty: 'medium',
        habitType: 'experimental',
        order: 0,
      },
    ]);
  });

  it.each([
    ['difficulty', 'Medium', 'medium'],
    ['difficulty', 'HARD', 'hard'],
    ['difficulty', ' Easy ', 'easy'],
    ['difficulty', 'brutal', 'medium'],
    ['difficulty', 3, 'medium'],
    ['difficulty', null, 'medium'],
    ['habitType', 'core', 'core'],
    ['habitType', 'experimental', 'experimental'],
    ['habitType', 'foundation', 'experimental'],
    ['habitType', 7, 'experimental'],
    ['targetFrequency', 7, 7],
    ['targetFrequency', 0, 1],
    ['targetFrequency', -2, 1],
    ['targetFrequency', 8, 7],
    ['targetFrequency', 2.4, 2],
    ['targetFrequency', 2.5, 3],
    ['targetFrequency', '3', 3],
    ['targetFrequency', 'daily', 1],
    ['targetFrequency', '', 1],
    ['targetFrequency', null, 1],
    ['targetFrequency', true, 1],
    ['targetFrequency', [5], 1],
    ['targetFrequency', Number.NaN, 1],
    ['targetFrequency', Number.POSITIVE_INFINITY, 1],
    ['description', 5, ''],
    ['description', null, ''],
    ['implementationIntention', {}, ''],
  ] as const)('with %s %j gets %j', (field, given, expected) => {
    expect(normaliseRefined([{ ...habit, [field]: given }])[0]?.[field]).toBe(expected);
  });

  it('loses what is not a habit, and is counted anew', () => {
    const refined = normaliseRefined([
      null,
      habit,
      'walk',
      3,
      [habit],
      undefined,
      { ...habit, description: 'Stretch' },
    ]);
    expect(refined.map(({ description, order }) => [description, order])).toEqual([
      ['Walk for 5 minutes', 0],
      ['Stretch', 1],
    ]);
  });

  it('keeps the series and the template, and nothing unknown', () => {
    const [kept] = normaliseRefined([{ ...habit, seriesId: 's1', templateId: 't1', isAdmin: true }]);
    expect(kept).toEqual({ ...habit, order: 0, seriesId: 's1', templateId: 't1' });
    const [bare] = normaliseRefined([{ ...habit, seriesId: 12, templateId: null }]);
    expect(Object.keys(bare ?? {})).toEqual(Object.keys(habit));
  });

  it('has at most twelve habits', () => {
    expect(normaliseRefined([null, ...Array.from({ length: 20 }, () => habit)])).toHaveLength(12);
  });

  it('is always a list of well-formed habits, which a second pass leaves alone', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.anything(),
            fc.record(
              { description: fc.anything(), targetFrequency: fc.anything(), difficulty: fc.anything() },
              { requiredKeys: [] },
            ),
          ),
        ),
        (raw) => {
          const habits = normaliseRefined(raw);
          habits.forEach((refined, index) => {
            expect(refined.order).toBe(index);
            expect(typeof refined.description).toBe('string');
            expect([1, 2, 3, 4, 5, 6, 7]).toContain(refined.targetFrequency);
            expect(DIFFICULTIES).toContain(refined.difficulty);
            expect(HABIT_TYPES).toContain(refined.habitType);
          });
          expect(normaliseRefined(habits)).toEqual(habits);
        },
      ),
      runs,
    );
  });
});
