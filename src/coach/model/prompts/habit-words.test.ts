import { describe, expect, it } from 'vitest';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { edit, fakeProvider, getCoach, habits, INTRO, planFacts, refineFacts } from '../model-coach.testing.ts';

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

describe('what a model refines', () => {
  const [first, ...rest] = refineFacts.currentHabits as [PlannedHabit, ...PlannedHabit[]];
  const worded = {
    ...first,
    days: ['monday', 'wednesday', 'friday'],
    targetFrequency: 3,
    measure: { unit: 'kg', atLeast: 20 },
    moment: 'noon',
  } satisfies PlannedHabit;
  const refine = async (change: object) => {
    const { coach } = await getCoach(provider.it);
    provider.it.answers({
      says: {
        reply: 'The walk is as you asked now, and the rest stays.',
        edits: [edit({ action: 'change', habit: 'h1', ...change })],
      },
    });
    const messages = [{ role: 'user', content: 'I would like the walk as I said before' }] as const;
    const answer = await coach.refineHabits({ ...refineFacts, messages, currentHabits: [worded, ...rest] });
    expect(answer.answeredBy).toBe('model');
    return answer.habits;
  };

  it('leaves the words of a habit that it says nothing of, and all of the others', async () => {
    const [walk, ...others] = await refine({ description: 'Walk to the first lamp post' });
    expect(walk).toEqual({ ...worded, description: 'Walk to the first lamp post' });
    expect(JSON.stringify(others)).toBe(JSON.stringify(rest));
  });

  it.each([
    [{ days: ['tuesday'] }, { days: ['tuesday'], targetFrequency: 1 }],
    [
      { days: [], targetFrequency: 3 },
      { days: null, targetFrequency: 3 },
    ],
    [{ targetFrequency: 2 }, { days: ['monday', 'wednesday'], targetFrequency: 2 }],
    [{ moment: '13:30' }, { moment: '13:30' }],
    [{ measure: { unit: 'minutes', atLeast: 5, atMost: null } }, { measure: { unit: 'minutes', atLeast: 5 } }],
    [{ measure: { unit: 'lb', atLeast: 44, atMost: null } }, { measure: worded.measure }],
  ])('changes by %j what it means', async (said, after) => {
    expect((await refine(said))[0]).toEqual({ ...worded, ...after });
  });

  it('is told what the habits say now', async () => {
    await refine({ moment: 'noon' });
    const sent = JSON.stringify(provider.it.asked.at(-1));
    for (const word of ['wednesday', 'atLeast', 'noon', 'Never a unit of weight or calories'])
      expect(sent).toContain(word);
  });
});
