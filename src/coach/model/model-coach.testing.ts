import { afterAll, beforeAll } from 'vitest';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { type FakeProvider, startFakeProvider } from '#app/testing/outside/fake-provider.ts';
import { assessTexts } from '#coach/safety/router.ts';
import { createBuiltinCoach } from '#coach/builtin-coach.ts';
import type { Coach, GoalFacts, IdentityChatFacts, PlanFacts, RefineFacts, ReviewFacts } from '../port.ts';
import { WEEKS } from '../reviewing/practice/review-facts.testing.ts';
import type { TimeLimits } from '#provider/pace.ts';
import type { CoachCall } from './asking/answer-with.ts';
import { createModelCoach, type ModelCoachOptions } from './model-coach.ts';
import { type ModelSettings, openModel } from '#provider/open-model.ts';

/** Each wire format with a model name of its kind; an older Anthropic model answers by a tool. */
export const PROVIDERS: readonly (readonly [string, Pick<ModelSettings, 'provider' | 'model'>, string])[] = [
  ['compatible', { provider: 'compatible', model: 'some-model' }, '/v1'],
  ['OpenAI', { provider: 'openai', model: 'gpt-4o-mini' }, '/v1'],
  ['OpenAI, a thinking model', { provider: 'openai', model: 'gpt-5-mini' }, '/v1'],
  ['Anthropic', { provider: 'anthropic', model: 'claude-sonnet-4-5' }, '/v1'],
  ['Anthropic, an older model', { provider: 'anthropic', model: 'claude-3-haiku-20240307' }, '/v1'],
  ['Google', { provider: 'google', model: 'gemini-2.5-flash' }, '/v1beta'],
];

/** Milliseconds, for providers that do not answer. */
export const SHORT: TimeLimits = { total: 1500, firstText: 1200, betweenTexts: 1000 };
const USUAL: TimeLimits = { total: 90_000, firstText: 20_000, betweenTexts: 20_000 };

export type ResponseInfo = { readonly coach: Coach; readonly calls: CoachCall[]; readonly tick: (ms: number) => void };

/** One fake provider for the file that calls this. */
export function fakeProvider(): { readonly it: FakeProvider } {
  let provider: FakeProvider;
  beforeAll(async () => {
    provider = await startFakeProvider();
  });
  afterAll(() => provider.stop());
  return {
    get it() {
      return provider;
    },
  };
}

/** A coach that asks the fake provider in one of the formats; its clock stands still unless it is told to go on. */
export async function getCoach(
  provider: FakeProvider,
  [, settings, path]: (typeof PROVIDERS)[number] = ['compatible', { provider: 'compatible', model: 'm' }, '/v1'],
  options: Partial<Omit<ModelCoachOptions, 'model' | 'record' | 'now' | 'limits'>> & {
    limits?: Partial<TimeLimits>;
  } = {},
): Promise<ResponseInfo> {
  const { structuredOutputs = true } = options;
  const model = await openModel({ ...settings, apiKey: 'key', baseURL: `${provider.url}${path}`, structuredOutputs });
  const calls: CoachCall[] = [];
  let now = 0;
  provider.asked.length = 0;
  const coach = createModelCoach({
    basic: createBuiltinCoach(),
    assess: async (texts) => assessTexts(texts),
    ...options,
    limits: { ...USUAL, ...options.limits },
    model,
    now: () => now,
    record: (call) => calls.push(call),
  });
  return { coach, calls, tick: (ms) => void (now += ms) };
}

export const goal: GoalFacts = {
  description: 'I want to get fit',
  currentLevel: 'not_started',
  currentFrictions: 'no time and always tired',
  safetyLabel: 'none',
};
export const identity = { id: 'i1', name: 'The Everyday Mover', description: 'You move a little every day.' };
export const planFacts: PlanFacts = { goal, identity, mode: 'normal', otherHabits: [] };

/** The first message of the talk about an identity, and an answer that keeps all rules. */
export const talk: IdentityChatFacts = {
  goal,
  presets: [],
  messages: [{ role: 'user', content: 'someone who walks in the park' }],
  standing: null,
};
export const TUESDAY = 'What would that person do on an ordinary Tuesday?';
export const good = {
  reply: `Walks in the park sound like a good place to start. The small ones count too. ${TUESDAY}`,
  agreed: false,
  proposal: null,
};

function habit(description: string, cue: string, fallback: string, change: Partial<PlannedHabit> = {}): PlannedHabit {
  return {
    description,
    implementationIntention: `${cue}, I will ${description.toLowerCase()}. ${fallback}`,
    targetFrequency: 3,
    difficulty: 'easy',
    habitType: 'core',
    order: 0,
    ...change,
  };
}

/** Habits as a model writes them, in none of the written knowledge's words. */
export const habits: PlannedHabit[] = [
  habit(
    'Walk to the second lamp post',
    'When I finish lunch, at the office door',
    'If I have no time, I walk to the first one.',
  ),
  habit('Do 3 wall push-ups', 'After I switch the kettle on, in the kitchen', 'If I am tired, I do 1.', { order: 1 }),
  habit('Put the trainers by the bed', 'After dinner, in the hall', 'If I am away, I put them on my bag.', {
    order: 2,
  }),
  habit(
    'Stretch the calves for 2 minutes',
    'When I brush my teeth at night, by the sink',
    'If I am tired, I stretch for 1 minute.',
    {
      order: 3,
      habitType: 'experimental',
      targetFrequency: 2,
    },
  ),
  habit('Dance to 1 fitness song', 'When I get home, in the living room', 'If I feel silly, I sway to it.', {
    order: 4,
    habitType: 'experimental',
    targetFrequency: 2,
  }),
];
export const INTRO = 'These make room for little time and tired days. Which one would you change first?';

export const refineFacts: RefineFacts = {
  goal,
  identity,
  messages: [{ role: 'user', content: 'make the walk shorter please' }],
  currentHabits: habits.map((each, index) => ({ ...each, seriesId: `series-${index}` })),
};

/** A good week, to be opened or gone on with. */
export const reviewFacts: ReviewFacts = { ...WEEKS.good, goal, identity };
export const OPENED =
  'Your week as “The Everyday Mover”: 4 of 5 walks and 3 of 4 push-ups, so 7 votes. What made the walks work?';

/** Who answered when the model says this every time it is asked, and how often it was asked. */
export async function whoAnswers(
  provider: ReturnType<typeof fakeProvider>,
  says: object,
  ask: (coach: Awaited<ReturnType<typeof getCoach>>['coach']) => Promise<object>,
) {
  const { coach } = await getCoach(provider.it);
  provider.it.answers({ says });
  const answer = (await ask(coach)) as { answeredBy: string };
  return { ...answer, requests: provider.it.asked.length };
}
