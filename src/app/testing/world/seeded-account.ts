import { addDays, type CalendarDay, daysFromTo } from '#core/calendar/calendar.ts';
import { weekOf } from '#core/week/week.ts';
import type { HabitGroup, ProposedHabit } from '#features/plans/contract.ts';
import { StartupError } from '#server/env.ts';
import { goalBody } from './factories.ts';
import { signIn } from './sign-in.ts';
import type { TestClient } from './test-client.ts';

/** Who the seeded account belongs to; the development sign-in with this e-mail opens it. */
export const MAYA = { name: 'Maya Okafor', email: 'maya@example.org' } as const;

/** Days before today on which the story begins. */
const STORY = 27;

type Chapter = {
  goal: Partial<ReturnType<typeof goalBody>>;
  /** Which of the suggested identities is taken on. */
  suggestion: number;
  /** Days after the beginning. */
  begins: number;
  /**
   * For each day from then on: how many of the three habits were done, by their order; null is a day without a check-in. It
   * repeats, and is uneven on purpose: good weeks, a thin one, a missed day and a return.
   */
  days: readonly (number | null)[];
  /** What is said in each review. */
  says: string;
};

const CHAPTERS: readonly Chapter[] = [
  {
    goal: {},
    suggestion: 0,
    begins: 0,
    days: [2, 1, 2, null, 2, 1, 1, 2, 1, null, null, 2, 1, 2, 2, 1, 2, 0, 2, 1, 2, 1, 2, 3, 1, 2, null, 2],
    says: 'The walk after lunch works, my shoes stand at the door. Evenings I am too tired.',
  },
  {
    goal: {
      description: 'Sleep better and stop lying awake with my phone until one',
      currentLevel: 'some_progress',
      currentFrictions: 'I scroll in bed because I am too tired to do anything else',
    },
    suggestion: 1,
    begins: 10,
    days: [1, 2, 3, null, 2, 1, 2, 2, null, 1, 3, 2, 1, 2, 2, 1, 3, null],
    says: 'The phone stays in the kitchen now, but late calls get in the way.',
  },
];

async function takeOn(client: TestClient, { goal, suggestion }: Chapter): Promise<string> {
  const { id: goalId } = await client.must('POST /api/goals', { body: goalBody(goal) });
  const { suggestions } = await client.must('POST /api/chat/identity-suggestion', { body: { goalId } });
  const chosen = suggestions[suggestion] ?? { name: 'The Everyday Mover', description: 'You move a little every day.' };
  return (await client.must('POST /api/identities', { body: { goalId, ...chosen } })).id;
}

/** Two core habits and an experiment of what the coach offers. */
async function firstPlan(client: TestClient, identityId: string): Promise<ProposedHabit[]> {
  const { habits } = await client.must('POST /api/identities/:id/generate-habits', { params: { id: identityId } });
  const core = habits.filter((habit) => habit.habitType === 'core').slice(0, 2);
  return [...core, ...habits.filter((habit) => habit.habitType === 'experimental').slice(0, 1)];
}

const current = (client: TestClient, identityId: string): Promise<HabitGroup> =>
  client.must('GET /api/habits/current/:identityId', { params: { identityId } });

/** Accepts a plan: the first one from the coach's offer, later ones with the habits of the week before. */
async function planWeek(client: TestClient, { identityId, isFirst }: { identityId: string; isFirst: boolean }) {
  const habits = isFirst ? await firstPlan(client, identityId) : (await current(client, identityId)).habits;
  await client.must('POST /api/identities/:id/launch-habits', { params: { id: identityId }, body: { habits } });
}

/** A check-in with the first `done` habits ticked. */
async function checkIn(client: TestClient, { identityId, done }: { identityId: string; done: number }) {
  const { habits } = await current(client, identityId);
  const habitCompletions = habits.map(({ id }, place) => ({ habitId: id, completed: place < done }));
  await client.must('POST /api/check-ins', { body: { identityId, type: 'manual', habitCompletions } });
}

/** The review on a week's last day, with a word on how it went. */
async function lookBack(client: TestClient, { identityId, says }: { identityId: string; says: string }) {
  const params = { identityId };
  const { shouldTriggerReview, weekStartDate, weekEndDate } = await client.must(
    'GET /api/weekly-reviews/check-trigger/:identityId',
    { params },
  );
  if (!shouldTriggerReview || !weekStartDate || !weekEndDate) return;
  const week = { weekStartDate, weekEndDate };
  for (const content of ['', says]) {
    const previousMessages = content ? [{ role: 'user' as const, content }] : [];
    const body = { ...week, previousMessages };
    await client.must('POST /api/weekly-reviews/:identityId/conduct', { params, body });
  }
  await client.must('POST /api/weekly-reviews/complete', { body: { identityId, ...week, difficulty: 'same' } });
}

/**
 * Creates four weeks of history up to `today` through the product's own calls: two identities, a plan each week, a check-in on most days, a
 * review on each week's last day. `setClock` sets the server's clock to noon of each day; the last day's check-in is left to the reader.
 */
export async function seedAccount(
  client: TestClient,
  { today, setClock }: { today: CalendarDay; setClock: (instant: string) => void | Promise<void> },
): Promise<void> {
  const identityIds: string[] = [];
  const start = addDays(today, -STORY);
  await setClock(`${start}T12:00:00Z`);
  await signIn(client, MAYA);
  if ((await client.must('GET /api/goals')).length > 0) throw new StartupError('The seeded account is there already.');
  for (const day of daysFromTo(start, today)) {
    await setClock(`${day}T12:00:00Z`);
    for (const [index, chapter] of CHAPTERS.entries()) {
      const first = addDays(start, chapter.begins);
      if (day < first) continue;
      if (day === first) identityIds[index] = await takeOn(client, chapter);
      const identityId = identityIds[index] as string;
      if (day === first || day === weekOf(day, 'sunday').start)
        await planWeek(client, { identityId, isFirst: day === first });
      if (day === today) continue;
      const done = chapter.days[daysFromTo(first, day).length - 1];
      if (done != null) await checkIn(client, { identityId, done });
      if (day === weekOf(day, 'sunday').end) await lookBack(client, { identityId, says: chapter.says });
    }
  }
}
