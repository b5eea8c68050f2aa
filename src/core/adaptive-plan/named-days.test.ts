import { describe, expect, it } from 'vitest';
import type { Weekday } from '#core/calendar/calendar.ts';
import { daysMoved, onDays, withDayMoved } from './named-days.ts';
import { nextPlan } from './next-plan.ts';
import { facts, habit, weekOn } from './next-plan.testing.ts';

const MON_WED_FRI: Weekday[] = ['monday', 'wednesday', 'friday'];
const named = (days: readonly Weekday[]) => habit('a', { days, frequency: days.length });

describe('a habit with named days', () => {
  it.each([
    ['the day that was done least', [['monday', 'wednesday'], ['wednesday'], ['wednesday']], ['monday', 'wednesday']],
    ['the later in the week at a tie', [['monday'], ['monday']], ['monday', 'wednesday']],
    ['the last one where nothing is known', [], ['monday', 'wednesday']],
    ['not one that was done for one that was not', [['friday'], ['friday', 'wednesday']], ['wednesday', 'friday']],
  ] as [string, Weekday[][], Weekday[]][])('loses %s', (_, doneOn, left) => {
    expect(onDays(named(MON_WED_FRI), 2, { doneOn })).toMatchObject({ frequency: 2, days: left });
  });

  it.each([
    ['the day that was done most without being named', [['tuesday'], ['tuesday', 'sunday']], 'tuesday'],
    ['the one farthest from the others where none was', [['monday']], 'saturday'],
  ] as [string, Weekday[][], Weekday][])('gains %s', (_, doneOn, day) => {
    const to = onDays(named(['monday', 'thursday']), 3, { doneOn });
    expect(to.frequency).toBe(3);
    expect(to.days).toContain(day);
    expect(to.days).toHaveLength(3);
  });

  it('is daily with the seventh, and keeps at least one day', () => {
    const six: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
    expect(onDays(named(six), 7, { doneOn: [] })).toMatchObject({ frequency: 7, days: null });
    expect(onDays(named(MON_WED_FRI), 1, { doneOn: [] })).toMatchObject({ frequency: 1, days: ['monday'] });
  });

  it('and one by count stays by count', () => {
    expect(onDays(habit('a'), 3, { doneOn: [['monday']] })).toMatchObject({ frequency: 3, days: null });
  });

  it.each([
    ['moves where another day was done each week and it never was', [['monday', 'tuesday'], ['tuesday']], 'tuesday'],
    ['stays after one week', [['monday', 'tuesday']], null],
    ['stays where the other day was left out once', [['tuesday'], ['monday']], null],
    [
      'stays where each of its days was done once',
      [
        ['thursday', 'tuesday'],
        ['monday', 'tuesday'],
      ],
      null,
    ],
  ] as [string, Weekday[][], Weekday | null][])('%s', (_, doneOn, day) => {
    const to = withDayMoved(named(['monday', 'thursday']), { doneOn });
    expect(to?.days ?? null).toEqual(day && ['monday', day]);
  });

  it('tells which days changed', () => {
    expect(daysMoved(MON_WED_FRI, ['monday', 'thursday'])).toEqual({ off: ['wednesday', 'friday'], on: ['thursday'] });
    expect(daysMoved(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'], null)).toEqual({
      off: [],
      on: ['sunday'],
    });
    expect(daysMoved(null, null)).toEqual({ off: [], on: [] });
  });
});

describe('next week', () => {
  const two = [
    habit('a', { days: ['monday', 'thursday'], frequency: 2 }),
    habit('b', { days: ['tuesday', 'friday'], frequency: 2 }),
  ];
  const lived = [
    weekOn({ a: [['monday', 'tuesday'], 2], b: [['sunday'], 2] }),
    weekOn({ a: [['tuesday'], 2], b: [['sunday', 'tuesday'], 2] }),
  ];

  it('moves one day at most in a plan, and says so', () => {
    const { changes, loadAfter, loadBefore } = nextPlan(facts({ habits: two, weeks: lived }));
    const moved = changes.filter(({ kind }) => kind === 'day_moved');
    expect(moved).toHaveLength(1);
    expect(moved[0]).toMatchObject({ reasonCode: 'MATCH_REAL_DAYS', observed: { done: 1, target: 2 } });
    expect(loadAfter).toBe(loadBefore);
  });

  it('moves none of a habit that changes anyway', () => {
    const { changes } = nextPlan(facts({ habits: two, weeks: lived, choice: 'easier' }));
    const kinds = Map.groupBy(changes, ({ seriesId }) => seriesId);
    for (const own of kinds.values()) {
      if (own.some(({ kind }) => kind === 'day_moved')) expect(own).toHaveLength(1);
    }
  });

  it('in a short week asks for the named days that are left, and keeps a habit of which none is', () => {
    const short = nextPlan(
      facts({
        habits: two,
        weeks: lived,
        mode: 'short-week',
        daysLeft: 2,
        weekdaysLeft: ['friday', 'saturday'],
      }),
    );
    expect(short.habits.map(({ frequency, days }) => [frequency, days])).toEqual([
      [0, []],
      [1, ['friday']],
    ]);
  });
});

describe('amounts and limits', () => {
  const done = (id: string) => weekOn({ [id]: [['monday', 'tuesday', 'wednesday', 'thursday'], 4] });
  const grown = (change: Parameters<typeof habit>[1]) => {
    const weeks = [done('a'), done('a'), done('a')];
    const { changes } = nextPlan(
      facts({ habits: [habit('a', { range: { min: 1, max: 4 }, ...change })], weeks, choice: 'harder' }),
    );
    return changes.find(({ seriesId, kind }) => seriesId === 'a' && kind !== 'keep');
  };

  it('an amount moves with its rung', () => {
    const change = grown({
      frequency: 4,
      measure: { unit: 'glasses', atLeast: 6 },
      amounts: { easy: 6, medium: 7 },
      // Room for a rung: three points of another habit's load would do; here it goes to fewer days.
    });
    expect(change?.kind).toBe('rung_up');
    expect(change?.to?.measure).toEqual({ unit: 'glasses', atLeast: 7 });
  });

  it('of what loads the joints it grows by a tenth', () => {
    const change = grown({ impact: true, quantity: 5, measure: { unit: 'km', atLeast: 5 } });
    expect(change?.to).toMatchObject({ quantity: 5.5, measure: { unit: 'km', atLeast: 5.5 } });
  });

  it('a limit goes down for somebody who asks for more, and never up', () => {
    const limit = { measure: { unit: 'coffees', atMost: 3 }, sizes: ['easy'] } as const;
    expect(grown(limit)).toMatchObject({ kind: 'limit_down', to: { measure: { unit: 'coffees', atMost: 2 } } });
    const thin = weekOn({ a: [['monday'], 4] });
    const easier = nextPlan(facts({ habits: [habit('a', limit), habit('b')], weeks: [thin, thin], choice: 'easier' }));
    expect(easier.habits.find(({ seriesId }) => seriesId === 'a')?.measure).toEqual({ unit: 'coffees', atMost: 3 });
  });
});
