import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { checkInBody, goalBody, threeHabits } from '#app/testing/world/factories.ts';
import { type Answer, TestClient } from '#app/testing/world/test-client.ts';
import type { HabitGroup } from '#features/plans/contract.ts';

/** What was acknowledged to people, by id, and what else they saw. */
export type Seen = {
  readonly goals: string[];
  readonly plans: string[];
  readonly checkIns: string[];
  /** Goals of which nobody knows whether they were saved: they go without a key. */
  unknownGoals: number;
  /** Answers that said nothing but 'later'. */
  later: number;
  /** Calls that had no answer in the time that an app waits: it asks again, as these people do. */
  readonly unanswered: string[];
  readonly wrong: unknown[];
};

type World = {
  /** Where the next request goes. */
  readonly address: () => string;
  /** Whether an answer that is no success says honestly that the call may be tried again. */
  readonly isLater: (answer: Answer<unknown>) => boolean;
};

type Options = Parameters<TestClient['send']>[1];

/** One browser whose requests reach any of the servers. */
class Roamer {
  private readonly cookies = new Map<string, string>();
  private readonly world: World;
  private readonly seen: Seen;

  constructor(world: World, seen: Seen) {
    this.world = world;
    this.seen = seen;
  }

  private async send(key: string, options: Options): Promise<Answer<unknown> | null> {
    const client = new TestClient(this.world.address());
    for (const [name, value] of this.cookies) client.cookies.set(name, value);
    const answer = await client.send(key, options).catch((error: unknown) => {
      if ((error as Error).name !== 'TimeoutError') throw error;
      return null;
    });
    if (!answer) {
      this.seen.unanswered.push(key);
      return null;
    }
    for (const [name, value] of client.cookies) this.cookies.set(name, value);
    if (answer.status < 300) return answer;
    if (this.world.isLater(answer)) this.seen.later += 1;
    else this.seen.wrong.push([key, answer.status, answer.body, ...answer.headers]);
    return null;
  }

  /** Once; null when it is not known whether it was done. */
  async tryOnce<T>(key: string, options: Options = {}): Promise<T | null> {
    return ((await this.send(key, options))?.body as T | undefined) ?? null;
  }

  /** Under one key until it is answered, as the app does. */
  async insist<T>(key: string, options: Options = {}): Promise<T> {
    const idempotencyKey = randomUUID();
    for (;;) {
      const answer = await this.send(key, { ...options, idempotencyKey });
      if (answer) return answer.body as T;
      if (this.seen.wrong.length > 0) throw new Error('A wrong answer');
      await pause(50);
    }
  }
}

type Bootstrap = { readonly currentHabits: readonly HabitGroup[] };

/** From a goal to the first check-in, which the next request then sees: what a newcomer does in five minutes. */
async function oneGoal(person: Roamer, seen: Seen): Promise<void> {
  const goal = await person.tryOnce<{ id: string }>('POST /api/goals', { body: goalBody() });
  if (!goal) {
    seen.unknownGoals += 1;
    return;
  }
  seen.goals.push(goal.id);
  const identity = await person.tryOnce<{ id: string }>('POST /api/identities', {
    body: { goalId: goal.id, name: 'The Everyday Mover', description: 'You move a little every day.' },
  });
  if (!identity) return;
  const launched = await person.insist<{ plan: { id: string } }>('POST /api/identities/:id/launch-habits', {
    params: { id: identity.id },
    body: { habits: threeHabits() },
  });
  seen.plans.push(launched.plan.id);
  const params = { identityId: identity.id };
  const group = await person.tryOnce<HabitGroup>('GET /api/habits/current/:identityId', { params });
  if (!group) return;
  const saved = await person.insist<{ id: string }>('POST /api/check-ins', { body: checkInBody(group, 2) });
  seen.checkIns.push(saved.id);
  const shown = await person.tryOnce<Bootstrap>('GET /api/bootstrap');
  const own = shown?.currentHabits.find(({ plan }) => plan.id === launched.plan.id);
  const votes = own?.habits.map(({ completionsThisWeek }) => completionsThisWeek);
  if (shown && votes?.join() !== '1,1,0') seen.wrong.push(['not seen by the next request', votes]);
}

export const NO_ANSWER = 'no answer in time';

/** Goals after which somebody else comes: the first screen of a person with hundreds would be all that is measured. */
const GOALS_EACH = 5;

/**
 * People who are busy until `stop`, so many at once. Ends by itself at the first wrong answer, so that what is left is what was there then.
 */
export function startPeople(many: number, world: World): { readonly seen: Seen; readonly stop: () => Promise<void> } {
  const seen: Seen = { goals: [], plans: [], checkIns: [], unknownGoals: 0, later: 0, unanswered: [], wrong: [] };
  const over = { isOver: false };
  const goOn = () => !over.isOver && seen.wrong.length === 0;
  const live = async () => {
    while (goOn()) {
      const person = new Roamer(world, seen);
      if (!(await person.tryOnce('POST /api/auth/guest'))) continue;
      for (let goals = 0; goals < GOALS_EACH && goOn(); goals += 1) await oneGoal(person, seen);
    }
  };
  const lives = Array.from({ length: many }, () => live().catch((error: unknown) => void seen.wrong.push(error)));
  const stop = async () => {
    over.isOver = true;
    await Promise.all(lives);
  };
  return { seen, stop };
}

/** What of it is not as it was said, after all have stopped: rows that are missing or more than there should be, and calls without an answer. */
export async function broken(seen: Seen, idsIn: (table: string) => Promise<string[]>): Promise<unknown[]> {
  const goals = new Set(await idsIn('goals'));
  const lost = seen.goals.filter((id) => !goals.has(id));
  const extra = goals.size - seen.goals.length - seen.unknownGoals;
  const differences = async (table: string, ids: readonly string[]) => {
    const stored = await idsIn(table);
    const [is, said] = [new Set(stored), new Set(ids)];
    return [...ids.filter((id) => !is.has(id)), ...stored.filter((id) => !said.has(id))].map((id) => [table, id]);
  };
  return [
    ...seen.wrong,
    ...seen.unanswered.map((key) => [NO_ANSWER, key] as const),
    ...lost.map((id) => ['goals', id]),
    ...(extra > 0 ? [['goals that nobody asked for', extra]] : []),
    // Under keys: exactly what was acknowledged.
    ...(await differences('check_ins', seen.checkIns)),
    ...(await differences('habit_plans', seen.plans)),
  ];
}
