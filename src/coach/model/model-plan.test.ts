import { describe, expect, it } from 'vitest';
import { planLoad, type PlannedHabit } from '#core/plan/plan.ts';
import { createBuiltinCoach } from '#coach/builtin-coach.ts';
import { planProblems } from '#coach/plan-checks/plan-checks.ts';
import { preselectedHabits } from '#core/plan/selection.ts';
import type { PlanFacts } from '../port.ts';
import { fakeProvider, getCoach, goal, habits, identity, INTRO, planFacts, whoAnswers } from './model-coach.testing.ts';

const provider = fakeProvider();

describe('a plan of the model', () => {
  const plan = (list: readonly unknown[], reply = INTRO, facts: Partial<PlanFacts> = {}) =>
    whoAnswers(provider, { reply, habits: list }, (coach) => coach.planHabits({ ...planFacts, ...facts })) as Promise<
      { habits: PlannedHabit[]; intro: string } & { answeredBy: string; requests: number }
    >;
  const withFirst = (change: Record<string, unknown>) => [{ ...habits[0], ...change }, ...habits.slice(1)];

  it('is taken when it passes the checks', async () => {
    const answer = await plan(habits);
    expect(answer).toMatchObject({ answeredBy: 'model', intro: INTRO, requests: 1 });
    expect(answer.habits.map(({ description }) => description)).toEqual(habits.map(({ description }) => description));
    // 'about-the-goal' knows the written vocabulary only.
    const broken = planProblems(answer.habits, { goal, identity, otherHabits: [], stage: 'offer' });
    expect(broken.filter(({ check }) => check !== 'about-the-goal')).toEqual([]);
  });

  it('of the written knowledge passes too', async () => {
    const { habits: written } = await createBuiltinCoach().planHabits(planFacts);
    expect((await plan(written)).answeredBy).toBe('model');
  });

  it.each<[string, readonly unknown[]]>([
    ['enough-habits, too few', habits.slice(0, 4)],
    ['if-then, no fallback', withFirst({ implementationIntention: 'When I finish lunch, outside, I will walk.' })],
    ['if-then, no cue', withFirst({ implementationIntention: 'I walk whenever I can. If I am tired, I walk less.' })],
    ['no-duplicates, twice the same', withFirst({ description: 'Dance to 1 fitness song' })],
    ['safe, what is never planned', withFirst({ description: 'Walk until 300 calories are gone' })],
    ['a link', withFirst({ description: 'Watch https://example.com for 5 minutes' })],
    ['a text that is too long', withFirst({ description: `Walk for 5 minutes ${'and on '.repeat(40)}` })],
    ['no habits', []],
    ['odd entries', ['walk', 7, null]],
  ])('is not taken with %s, after one repair', async (_what, list) => {
    expect(await plan(list)).toMatchObject({ answeredBy: 'basic', requests: 2 });
  });

  it.each<[string, Partial<PlanFacts>]>([
    ['names none of the words of an obstacle', { goal: { ...goal, currentFrictions: 'I do not know how to begin' } }],
    [
      'shares no word with the goal',
      {
        goal: { ...goal, description: 'I want to learn Spanish words' },
        identity: { ...identity, name: 'The Curious Speaker', description: '' },
      },
    ],
  ])('is taken though it %s: that is style, which the prompt asks for', async (_what, facts) => {
    expect(await plan(habits, INTRO, facts)).toMatchObject({ answeredBy: 'model', requests: 1 });
  });

  it('is not taken when it repeats a habit of another identity', async () => {
    expect((await plan(habits, INTRO, { otherHabits: ['Dance to 2 fitness songs'] })).answeredBy).toBe('basic');
  });

  it('is easy all through in a short week', async () => {
    expect((await plan(habits, INTRO, { mode: 'short-week' })).answeredBy).toBe('model');
    expect((await plan(withFirst({ difficulty: 'medium' }), INTRO, { mode: 'short-week' })).answeredBy).toBe('basic');
  });

  it('has its figures from the program: order, days in range, load under the cap, no ids', async () => {
    const heavy = habits.map((one, index) => ({
      ...one,
      targetFrequency: index === 0 ? 7 : '9',
      difficulty: index === 0 ? 'medium' : 'easy',
      seriesId: 'mine',
      templateId: 'fit.walk',
    }));
    const { habits: fitted, answeredBy } = await plan(heavy.toReversed());
    expect(answeredBy).toBe('model');
    expect(fitted.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4]);
    expect(fitted.map(({ habitType }) => habitType)).toEqual(['core', 'core', 'core', 'experimental', 'experimental']);
    expect(planLoad(preselectedHabits(fitted))).toBeLessThanOrEqual(10);
    expect(fitted.every(({ targetFrequency: days }) => days >= 1 && days <= 7)).toBe(true);
    expect(JSON.stringify(fitted)).not.toMatch(/seriesId|templateId/);
  });

  it.each([
    ['a number from nowhere', 'Of all people 87 percent start so. Which one would you change first?'],
    ['danger', 'You could skip your insulin. Which one would you change first?'],
    ['nothing', ' '],
  ])('is not taken with an introduction that holds %s', async (_what, reply) => {
    expect((await plan(habits, reply)).answeredBy).toBe('basic');
  });

  it.each([
    ['two questions', 'Does it fit? Which one would you change first?'],
    ['many words', `${'A small plan for you. '.repeat(15)}Which one would you change first?`],
    ['a word that the coach does not say', 'You should start small. Which one would you change first?'],
    ['long words', 'Unhurried consistency outperforms extraordinary determination. Which one first?'],
  ])('is taken with an introduction that holds %s', async (_what, reply) => {
    expect(await plan(habits, reply)).toMatchObject({ answeredBy: 'model', requests: 1 });
  });

  it('has only the broken habit mended, and is told which rule and which words', async () => {
    const { coach } = await getCoach(provider.it);
    const broken = withFirst({ implementationIntention: 'I walk whenever I can. If I am tired, I walk less.' });
    provider.it.answers({ says: { reply: INTRO, habits: broken } }, { says: { 'habits.0': habits[0] } });
    const answer = await coach.planHabits(planFacts);
    expect(answer).toMatchObject({ answeredBy: 'model', intro: INTRO });
    expect(answer.habits[0]?.implementationIntention).toBe(habits[0]?.implementationIntention);
    const sent = JSON.stringify(provider.it.asked[1]?.body);
    expect(sent).toContain(': if-then. The words');
    expect(sent).toContain('Walk to the second lamp post');
    expect(sent).toContain('Give a JSON object with only');
    expect(sent).not.toContain('Give the whole JSON object');
  });

  it('may say figures that are in the plan', async () => {
    expect(
      (await plan(habits, 'Five small habits, the first on 3 days. Which one would you change first?')).answeredBy,
    ).toBe('model');
  });
});
