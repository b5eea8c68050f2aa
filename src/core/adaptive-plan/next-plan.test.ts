import { describe, expect, it } from 'vitest';
import { type Choice, nextPlan } from './next-plan.ts';
import { CHOICES, facts, habit, unobserved, week } from './next-plan.testing.ts';
import { type AdaptiveHabit, getStanding, totalLoad } from './terms.ts';

const getChanges = ({ changes }: ReturnType<typeof nextPlan>) =>
  Object.fromEntries(changes.map(({ seriesId, kind, reasonCode }) => [seriesId, `${kind} ${reasonCode}`]));

describe('the worked example of the method', () => {
  const habits = [
    habit('a', { difficulty: 'medium', frequency: 5 }),
    habit('b', { frequency: 4 }),
    habit('c', { habitType: 'experimental', frequency: 3 }),
  ];
  const weeks = [week({ a: [2, 5], b: [4, 4], c: [0, 3] }), week({ a: [3, 5], b: [4, 4], c: [1, 3] })];
  const plan = (choice: Choice) => nextPlan(facts({ habits, weeks, choice }));

  it('reads how each habit stands', () => {
    expect(totalLoad(habits)).toBe(17);
    expect(getStanding('a', weeks)).toMatchObject({ adherence: expect.closeTo(0.475, 6), status: 'struggling' });
    expect(getStanding('b', weeks).status).toBe('thriving');
    expect(getStanding('c', weeks)).toMatchObject({ adherence: expect.closeTo(0.125, 6), status: 'failing' });
  });

  it('easier: the experiment goes, then the weak core habit shrinks, and that is enough', () => {
    const result = plan('easier');
    expect(result).toMatchObject({ loadBefore: 17, loadAfter: 9, cap: 13 });
    expect(getChanges(result)).toEqual({
      a: 'rung_down SHRINK_NOT_SKIP',
      b: 'keep KEEP',
      c: 'drop EXP_NOT_LANDING',
    });
    expect(result.changes.find(({ seriesId }) => seriesId === 'a')?.observed).toEqual({ done: 2, target: 5 });
  });

  it('harder: a day more of what thrives, and room for one easy experiment', () => {
    const result = plan('harder');
    expect(result).toMatchObject({ loadAfter: 20, cap: 21, rules: [] });
    expect(getChanges(result)).toEqual({
      a: 'keep KEEP',
      b: 'freq_up READY',
      c: 'keep KEEP',
      'new:k.exp1': 'add ROOM_TO_EXPLORE',
    });
  });

  it('same: nothing changes', () => {
    expect(plan('same').habits).toEqual(habits);
    expect(new Set(Object.values(getChanges(plan('same'))))).toEqual(new Set(['keep KEEP']));
  });
});

describe('a rule of its own', () => {
  const three = [habit('a'), habit('b'), habit('c', { habitType: 'experimental', frequency: 2 })];

  it('an experiment that proved itself for two weeks becomes core', () => {
    const weeks = [week({ a: [3, 4], b: [3, 4], c: [2, 2] }), week({ a: [3, 4], b: [3, 4], c: [2, 2] })];
    const result = nextPlan(facts({ habits: three, weeks }));
    expect(getChanges(result).c).toBe('promote PROVED');
    expect(result.loadAfter).toBe(result.loadBefore);
  });

  it('a core habit that did not happen for two weeks gets another cue, after three weeks a smaller size too', () => {
    const habits = [
      habit('a', { difficulty: 'medium', frequency: 2 }),
      habit('b', { frequency: 7, difficulty: 'hard' }),
    ];
    const bad = week({ a: [0, 2], b: [6, 7] });
    expect(getChanges(nextPlan(facts({ habits, weeks: [bad, bad] })))).toMatchObject({ a: 'cue_repair CUE_REPAIR' });
    const result = nextPlan(facts({ habits, weeks: [bad, bad, bad] }));
    expect(result.changes.filter(({ seriesId }) => seriesId === 'a').map(({ reasonCode }) => reasonCode)).toEqual([
      'CUE_REPAIR',
      'THREE_WEEKS',
    ]);
  });

  it('an experiment that did not happen is swapped for one that answers a stated friction', () => {
    const habits = [habit('a', { frequency: 7 }), habit('b', { frequency: 7 }), three[2] as AdaptiveHabit];
    const bad = week({ a: [6, 7], b: [6, 7], c: [0, 2] });
    const result = nextPlan(facts({ habits, weeks: [bad, bad], frictions: ['travel'] }));
    const swap = result.changes.find(({ kind }) => kind === 'swap');
    expect(swap).toMatchObject({ from: { seriesId: 'c' }, to: { seriesId: 'new:k.exp2', frequency: 2 } });
  });

  it('after one silent week the choice is honoured without growth; after two the plan re-enters lighter', () => {
    const good = week({ a: [4, 4], b: [4, 4], c: [2, 2] });
    const one = nextPlan(facts({ habits: three, weeks: [unobserved, good], choice: 'harder' }));
    expect(one).toMatchObject({ loadAfter: 10, rules: ['NO_GROWTH_AFTER_GAP'] });
    const two = nextPlan(facts({ habits: three, weeks: [unobserved, unobserved, good], choice: 'harder' }));
    expect(two.rules).toEqual(['RE_ENTRY']);
    expect(two.loadAfter).toBeLessThanOrEqual(6);
  });

  it('under half of the plan kept, harder means one small step', () => {
    const weeks = [week({ a: [4, 4], b: [0, 4], c: [0, 2] })];
    const result = nextPlan(facts({ habits: three, weeks, choice: 'harder' }));
    expect(result).toMatchObject({ cap: 11, loadAfter: 11, rules: ['ONE_SMALL_STEP'] });
  });

  it('a habit with impact grows by a tenth, and never by a rung', () => {
    const run = habit('a', { impact: true, quantity: 20, frequency: 3, range: { min: 2, max: 3 } });
    const habits = [run, habit('b', { range: { min: 4, max: 4 }, difficulty: 'hard' })];
    const best = week({ a: [3, 3], b: [4, 4] });
    const result = nextPlan(facts({ habits, weeks: [best, best, best], choice: 'harder' }));
    expect(result.habits[0]).toMatchObject({ quantity: 22, difficulty: 'easy', frequency: 3 });
  });

  it('what was mastered for three weeks deepens before it spreads', () => {
    const best = week({ a: [4, 4], b: [2, 4] });
    const result = nextPlan(
      facts({ habits: [habit('a'), habit('b', { frequency: 7 })], weeks: [best, best, best], choice: 'harder' }),
    );
    expect(result.changes[0]).toMatchObject({ kind: 'rung_up', to: { difficulty: 'medium', frequency: 3 } });
  });

  it('a friction that nothing answers gives the weakest core habit a fallback, its numbers untouched', () => {
    const weeks = [week({ a: [4, 4], b: [2, 4], c: [2, 2] })];
    const result = nextPlan(facts({ habits: three, weeks, frictions: ['social'] }));
    expect(result.changes.find(({ reasonCode }) => reasonCode === 'FRICTION_FIT')).toMatchObject({
      seriesId: 'b',
      friction: 'social',
    });
    expect(result.loadAfter).toBe(result.loadBefore);
  });

  it('keeps two habits that were core before, so that taking a promotion back leaves two', () => {
    const habits = [
      habit('a', { frequency: 1 }),
      habit('b', { frequency: 1 }),
      habit('c', { habitType: 'experimental', frequency: 1 }),
    ];
    const lived = week({ a: [1, 1], b: [0, 1], c: [1, 1] });
    const result = nextPlan(facts({ habits, weeks: [lived, lived], choice: 'easier' }));
    expect(result.habits.map(({ seriesId }) => seriesId)).toEqual(['a', 'b', 'c']);
  });

  it('easier takes days and size from what was missed most before anything else gives', () => {
    const medium = { difficulty: 'medium', frequency: 4 } as const;
    const habits = [habit('a', medium), habit('b', medium), habit('c', medium)];
    const weeks = [week({ a: [3, 4], b: [0, 4], c: [3, 4] })];
    const { changes } = nextPlan(facts({ habits, weeks, choice: 'easier' }));
    expect(changes.filter(({ kind }) => kind !== 'keep').map(({ seriesId }) => seriesId)).toEqual(['b', 'b']);
  });

  it('harder makes no week of a habit more than half as much again', () => {
    const sized = { unit: 'minutes', atLeast: 10 } as const;
    const one = habit('a', { frequency: 1, measure: sized, amounts: { easy: 10, medium: 20 }, quantity: 10 });
    const best = week({ a: [1, 1], b: [4, 4] });
    const result = nextPlan(facts({ habits: [one, habit('b')], weeks: [best, best, best], choice: 'harder' }));
    expect(result.habits.find(({ seriesId }) => seriesId === 'a')).toEqual(one);
  });

  it('moves no habit to a size that its words cannot say', () => {
    const only = { sizes: ['medium'], difficulty: 'medium' } as const;
    const habits = [habit('a', { ...only, range: { min: 4, max: 4 } }), habit('b', only)];
    const best = week({ a: [4, 4], b: [4, 4] });
    for (const choice of CHOICES) {
      const result = nextPlan(facts({ habits, weeks: [best, best, best], choice }));
      expect(
        result.habits.every(({ seriesId, difficulty }) => seriesId.startsWith('new:') || difficulty === 'medium'),
      ).toBe(true);
    }
    expect(nextPlan(facts({ habits, weeks: [best], choice: 'easier' })).loadAfter).toBeLessThan(16);
  });

  it('travel and illness cost days before they cost sizes', () => {
    const habits = [habit('a', { difficulty: 'medium' }), habit('b', { difficulty: 'medium' })];
    const weeks = [week({ a: [2, 4], b: [2, 4] })];
    const kinds = (frictions: string[]) =>
      nextPlan(facts({ habits, weeks, choice: 'easier', frictions })).changes[0]?.kind;
    expect(kinds(['no_time'])).toBe('rung_down');
    expect(kinds(['travel'])).toBe('freq_down');
  });
});
