import type { HabitGroup } from '#features/plans/contract.ts';
import { CHECK_IN_NOTES_MAX } from '#core/check-in/check-in.ts';
import { MESSAGE_MAX } from '#core/coaching/conversation.ts';
import { GOAL_TEXT } from '#core/goal/goal.ts';
import { HABITS_PER_PLAN, HABIT_DESCRIPTION_MAX, INTENTION_MAX } from '#core/plan/plan.ts';
import { aPlan, checkInBody, goalBody, habit } from './factories.ts';
import type { Burden } from '../server/freeze.ts';
import type { TestClient } from './test-client.ts';

const filled = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Text units that, repeated many times, are or once were slow to read. */
const UNITS: readonly string[] = [
  '&¦✅¦a+¦a:¦+ ¦a - b + c ¦[x]¦a!b?¦did i? ',
  'no one yes to ¦i have always ¦hey coach ¦add ¦swap ¦until ¦calories ¦lose 5 kg ¦k i l l ',
  '\ufdfa¦Ⅷ¦a¦漢¦\ufeffa¦a \n¦"said ¦everything but ¦wlak ¦walked and read ',
].flatMap((line) => line.split('¦'));

const turns = (unit: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content: filled(unit, MESSAGE_MAX - 1),
  }));

type World = { readonly identityId: string; readonly goalId: string; readonly group: HabitGroup };

/** As many habits as a plan may hold, of one unit. */
function fullPlan(unit: string) {
  const implementationIntention = filled(unit, INTENTION_MAX - 1);
  const full = habit(filled(unit, HABIT_DESCRIPTION_MAX - 1), { implementationIntention });
  return Array.from({ length: HABITS_PER_PLAN.max }, (_, order) => ({ ...full, order }));
}

/** A goal, and the way from there to a plan. */
async function sendGoal(client: TestClient, unit: string): Promise<void> {
  const text = filled(unit, GOAL_TEXT.max - 1);
  const goal = await client.send('POST /api/goals', { body: goalBody({ description: text, currentFrictions: text }) });
  const goalId = (goal.body as { id: string }).id;
  await client.send('POST /api/chat/identity-suggestion', { body: { goalId } });
  const identity = { goalId, name: filled(unit, 59), description: filled(unit, 499) };
  const taken = await client.send('POST /api/identities', { body: identity });
  const params = { id: (taken.body as { id: string }).id };
  await client.send('POST /api/identities/:id/generate-habits', { params, body: {} });
  await client.send('POST /api/identities/:id/launch-habits', { params, body: { habits: fullPlan(unit) } });
}

/** Every call that takes a text, with as much of one unit as it may hold. */
function getBurdens(unit: string, { identityId, goalId, group }: World): Burden[] {
  const message = filled(unit, MESSAGE_MAX - 1);
  const identity = { id: identityId, name: 'The Walker' };
  const refined = [...turns(unit, 38), { role: 'user', content: message }];
  const refinement = { messages: refined, identity, currentHabits: fullPlan(unit) };
  const history = { conversationHistory: turns(unit, 40) };
  const notes = filled(unit, CHECK_IN_NOTES_MAX - 1);
  const checkIn = checkInBody(group, 1, { type: 'ai', notes, overwrite: true, ...history });
  const calls: readonly (readonly [name: string, key: string, body: unknown])[] = [
    ['a chat', 'POST /api/chat/messages', { message, context: { type: 'identity', goalId } }],
    ['a refinement', 'POST /api/chat/refine-habits', refinement],
    ['a word in the bar', 'POST /api/coach/bar', { text: message }],
    ['a check-in by chat', 'POST /api/check-ins/ai-conversation', { identityId, message, ...history }],
    ['a check-in', 'POST /api/check-ins', checkIn],
  ];
  const name = (call: string) => `${call} of ${JSON.stringify(unit)}`;
  return [
    { name: name('a goal'), send: (client) => sendGoal(client, unit) },
    ...calls.map(([call, key, body]) => ({
      name: name(call),
      send: (client: TestClient) => client.send(key, { body }),
    })),
  ];
}

/** Texts that are slow to read, for a user with a plan; `every` takes each n-th unit. */
export async function textBurdens(client: TestClient, { every = 1 }: { every?: number } = {}): Promise<Burden[]> {
  const { goal, identity, group } = await aPlan(client);
  const world = { identityId: identity.id, goalId: goal.id, group };
  return UNITS.filter((_, at) => at % every === 0).flatMap((unit) => getBurdens(unit, world));
}
