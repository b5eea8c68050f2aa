import { describe, expect, it } from 'vitest';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { fakeProvider, getCoach, habits, INTRO, planFacts } from '../model-coach.testing.ts';

const provider = fakeProvider();

describe('what a model offers', () => {
  const offered = async (change: object) => {
    const { coach } = await getCoach(provider.it);
    provider.it.answers({ says: { reply: INTRO, habits: [{ ...habits[0], ...change }, ...habits.slice(1)] } });
    const { habits: list, answeredBy } = await coach.planHabits(planFacts);
    expect(answeredBy).toBe('model');
    return list[0] as PlannedHabit;
  };

  it('may have days, an amount and a moment', async () => {
    const said = {
      days: ['monday', 'thursday'],
      measure: { unit: 'minutes', atLeast: 5, atMost: null },
      moment: 'noon',
    };
    expect(await offered(said)).toMatchObject({
      days: ['monday', 'thursday'],
      targetFrequency: 2,
      measure: { unit: 'minutes', atLeast: 5 },
      moment: 'noon',
    });
  });

  it.each([
    ['a weight', { measure: { unit: 'kg', atLeast: 5, atMost: null } }],
    ['calories', { measure: { unit: 'kcal', atLeast: null, atMost: 1500 } }],
    ['both at once', { measure: { unit: 'cups', atLeast: 1, atMost: 2 } }],
    ['days that are none', { days: ['payday'] }],
    ['a moment that is none', { moment: 'tea' }],
  ])('loses %s and is taken all the same', async (_what, said) => {
    const { days, measure, moment } = await offered(said);
    expect([days ?? null, measure ?? null, moment ?? null]).toEqual([null, null, null]);
  });
});
