import { expect, it } from 'vitest';
import { planProblems } from '#coach/plan-checks/plan-checks.ts';
import { createBuiltinCoach } from './builtin-coach.ts';
import { notUnderstood } from './not-understood.ts';
import { WEEKS } from './reviewing/practice/review-facts.testing.ts';
import { unspoken, unspokenPlan } from './unspoken.ts';
import { voiceProblems } from './builtin/voice.ts';

const coach = createBuiltinCoach();
const goal = {
  description: 'Run a marathon in nine days',
  currentLevel: 'not_started',
  currentFrictions: 'no time',
  safetyLabel: 'none',
} as const;
const identity = { id: 'i1', name: 'The Runner', description: 'You run.' };
const messages = [{ role: 'user', content: 'anything' }] as const;

it('a goal that could not be read is planned for as one of which nothing was said, and gently', async () => {
  expect(unspoken(goal)).toEqual({
    description: '',
    currentFrictions: '',
    currentLevel: 'not_started',
    safetyLabel: 'caution',
  });
  const { suggestions, domain } = await coach.suggestIdentities({ goal: unspoken(goal) });
  expect({ domain, count: suggestions.length }).toEqual({ domain: 'generic', count: 3 });
  const facts = unspokenPlan({ goal, identity, mode: 'normal', otherHabits: [] });
  const { habits } = await coach.planHabits(facts);
  expect(planProblems(habits, { ...facts, stage: 'offer' })).toEqual([]);
});

it.each([null, { name: 'The Walker', description: 'You walk.' }])(
  'a message about an identity changes nothing: %j',
  async (standing) => {
    const answer = await notUnderstood.chatIdentity({ goal, presets: [], messages, standing });
    expect(answer).toMatchObject({ proposal: standing, agreed: false });
    expect(voiceProblems(answer.reply, { kind: 'chat' })).toEqual([]);
  },
);

it('a message in a check-in or a review ticks and names nothing, and is answered with a question or a choice', async () => {
  const checkIn = await notUnderstood.checkIn({ habits: [{ id: 'a', description: 'Read' }], messages });
  expect(checkIn.completions).toEqual([]);
  expect(checkIn.reply).toMatch(/\?$/);
  const review = await notUnderstood.conductReview({ ...WEEKS.thin, messages });
  expect(review.friction).toBeNull();
  expect(review.reply).toContain('below');
});

it('a request about a plan leaves it as it is, and says so', async () => {
  const { habits } = await coach.planHabits({ goal, identity, mode: 'normal', otherHabits: [] });
  const refined = await notUnderstood.refineHabits({ goal, identity, messages, currentHabits: habits });
  expect(refined.habits).toEqual(habits);
  expect(refined.response).toContain('I changed nothing yet.');
});
