import { describe, expect, it } from 'vitest';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { planDifferences, withDifferences } from './plan-differences.ts';

const habit = (description: string, seriesId: string | null = description): PlannedHabit => ({
  description,
  implementationIntention: '',
  targetFrequency: 7,
  difficulty: 'easy',
  habitType: 'core',
  order: 0,
  ...(seriesId && { seriesId }),
});
const [walk, read, stretch] = [habit('Walk'), habit('Read'), habit('Stretch')];
const before = [walk, read, stretch];
const shorter = { ...walk, description: 'Walk less' };
const yoga = habit('Yoga', null);
const names = (habits: readonly PlannedHabit[]) => habits.map(({ description }) => description);

describe('what tells a changed plan from the one before', () => {
  it.each([
    ['nothing', before, []],
    ['a changed habit', [shorter, read, stretch], [{ before: walk, after: shorter }]],
    ['one that is out', [walk, stretch], [{ before: read, after: null }]],
    ['a new one', [...before, yoga], [{ before: null, after: yoga }]],
    ['one in the place of another', [walk, yoga, stretch], [{ before: read, after: yoga }]],
  ])('%s', (_name, after, differences) => {
    expect(planDifferences(before, after)).toEqual(differences);
    expect(names(withDifferences(before, planDifferences(before, after)))).toEqual(names(after));
  });

  it('is taken part by part', () => {
    const [first, second] = planDifferences(before, [shorter, read, yoga]);
    expect(names(withDifferences(before, first ? [first] : []))).toEqual(['Walk less', 'Read', 'Stretch']);
    expect(names(withDifferences(before, second ? [second] : []))).toEqual(['Walk', 'Read', 'Yoga']);
  });
});
