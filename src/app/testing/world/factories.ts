import type { CallOptions } from '#contract/route.ts';
import type { Api } from '#features/api.ts';
import type { HabitGroup, ProposedHabit } from '#features/plans/contract.ts';
import type { TestClient } from './test-client.ts';

type Body<K extends keyof Api & string> = NonNullable<CallOptions<K, Api[K]>['body']>;

/** A goal as a person would put it. */
export const goalBody = (change: Partial<Body<'POST /api/goals'>> = {}): Body<'POST /api/goals'> => ({
  description: 'Get fit enough to climb the stairs without stopping',
  currentLevel: 'not_started',
  currentFrictions: 'I have no time in the evenings and I forget',
  ...change,
});

export const habit = (description: string, change: Partial<ProposedHabit> = {}): ProposedHabit => ({
  description,
  implementationIntention: 'When I finish lunch, at the door, I will put my shoes on. If it rains, I march indoors.',
  targetFrequency: 7,
  difficulty: 'easy',
  habitType: 'core',
  order: 0,
  ...change,
});

/** Two core habits and an experiment: daily, three a week, two a week. */
export const threeHabits = (): ProposedHabit[] => [
  habit('Walk for 5 minutes', { targetFrequency: 7 }),
  habit('Do 1 round of chair squats', { targetFrequency: 3, order: 1 }),
  habit('Take the stairs 1 time', { targetFrequency: 2, habitType: 'experimental', order: 2 }),
];

/** The habits of a plan as they are proposed again, each going on with its series. */
export const proposedAgain = (habits: HabitGroup['habits']): ProposedHabit[] =>
  habits.map(
    ({
      description,
      implementationIntention,
      targetFrequency,
      difficulty,
      habitType,
      order,
      seriesId,
    }): ProposedHabit => ({
      description,
      implementationIntention,
      targetFrequency,
      difficulty,
      habitType,
      order,
      seriesId,
    }),
  );

/** A goal with an identity taken on for it. */
export async function anIdentity(client: TestClient, name = 'The Everyday Mover') {
  const goal = await client.must('POST /api/goals', { body: goalBody() });
  const identity = await client.must('POST /api/identities', {
    body: { goalId: goal.id, name, description: 'You move a little every day.' },
  });
  return { goal, identity };
}

/** An identity with a plan for the current week, as the dashboard sees it. */
export async function aPlan(client: TestClient, habits: ProposedHabit[] = threeHabits()) {
  const { goal, identity } = await anIdentity(client);
  const { plan } = await client.must('POST /api/identities/:id/launch-habits', {
    params: { id: identity.id },
    body: { habits },
  });
  const group = await client.must('GET /api/habits/current/:identityId', { params: { identityId: identity.id } });
  return { goal, identity, plan, group };
}

/** A check-in body that marks the first `done` habits of a group as done and the rest as not. */
export function checkInBody(
  group: HabitGroup,
  done: number,
  change: Partial<Body<'POST /api/check-ins'>> = {},
): Body<'POST /api/check-ins'> {
  return {
    identityId: group.identityId,
    type: 'manual',
    habitCompletions: group.habits.map(({ id }, index) => ({ habitId: id, completed: index < done })),
    ...change,
  };
}
