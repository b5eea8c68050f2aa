import { voiceProblems } from '#coach/builtin/voice.ts';
import { planGrid } from '#coach/builtin/planning/plan-grid.testing.ts';
import type { CheckInHabit } from '#coach/port.ts';
import { type Question, sampled, section, share } from './section.ts';

type Said = { readonly where: string; readonly text: string; readonly problems: readonly string[] };

const REQUESTS = [
  'make it easier',
  'swap the second one',
  'only on weekdays',
  'no mornings',
  'add something for stress',
];
const CHATS = ['She walks at lunch and laughs about the rain', 'it keeps me close to my children', 'are you a robot?'];

/** One reply of each kind for each goal of the grid, held against the voice of the coach (coaching.md 2.1). */
export async function voice(
  { coach, limit }: Question,
  checkIns: readonly { habits: readonly CheckInHabit[]; message: string }[],
): Promise<string> {
  const cells = sampled(planGrid(), Math.min(limit, 280));
  const said: Said[] = [];
  const note = (where: string, text: string, kind: 'intro' | 'chat', lastMessage?: string) =>
    said.push({ where, text, problems: voiceProblems(text, { kind, ...(lastMessage && { lastMessage }) }) });
  for (const [at, { facts }] of cells.entries()) {
    const { habits, intro } = await coach.planHabits(facts);
    note('intro of a plan', intro, 'intro');
    const request = REQUESTS[at % REQUESTS.length] as string;
    const messages = [{ role: 'user' as const, content: request }];
    note('refinement', (await coach.refineHabits({ ...facts, messages, currentHabits: habits })).response, 'chat');
    const content = CHATS[at % CHATS.length] as string;
    const chat = { goal: facts.goal, presets: [], messages: [{ role: 'user' as const, content }], standing: null };
    note('identity chat', (await coach.chatIdentity(chat)).reply, 'chat', content);
  }
  for (const { habits, message } of sampled(checkIns, limit)) {
    const { reply } = await coach.checkIn({ habits, messages: [{ role: 'user', content: message }] });
    note('check-in', reply, 'chat');
  }
  const kinds = [...Map.groupBy(said, ({ where }) => where)];
  return section('Voice', [
    ...kinds.map(
      ([where, list]) => `${where}: ${share(list.filter(({ problems }) => problems.length === 0).length, list.length)}`,
    ),
    ...kinds.flatMap(([where, list]) => {
      const bad = list.find(({ problems }) => problems.length > 0);
      return bad ? [`for example, ${where}: “${bad.text}” ${bad.problems.join(', ')}`] : [];
    }),
  ]);
}
