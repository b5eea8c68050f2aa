import { readFileSync } from 'node:fs';
import { TestClient } from '#app/testing/world/test-client.ts';
import type { ProposedHabit } from '#features/plans/contract.ts';

/**
 * Says a written life to a running program and shows what comes back, as the person would see it, for somebody to judge:
 * `node scripts/eval/lives/live.ts http://localhost:5000 evals/lives/written/driver.txt`. The program needs `GUEST_AI_LIMIT=-1`.
 *
 * A line of a life begins with what it is: `GOAL` and `FRICTION` (a plan is offered), `TALK` about the plan, `LAUNCH`, `DAY` (a check-in begins), `MORE` in
 * the same check-in, `BAR` on the dashboard.
 */

type Turn = { role: 'user' | 'assistant'; content: string };
type Plan = readonly ProposedHabit[];

/** The coach is asked thirty times a minute at the most. */
const BETWEEN_CALLS = 2100;
const MOST_TURNS = 20;

function show(text: string): void {
  process.stdout.write(`${text}\n`);
}

function showPlan(habits: Plan): void {
  for (const { description, implementationIntention, days, targetFrequency } of habits)
    show(`   - ${description} | ${implementationIntention} | ${days?.join(' ') ?? `${targetFrequency} a week`}`);
}

class Living {
  private readonly client: TestClient;
  private readonly told: Record<'GOAL' | 'FRICTION', string> = { GOAL: '', FRICTION: '' };
  private identity = { id: '', name: '' };
  private habits: Plan = [];
  private before: Plan | null = null;
  private talk: Turn[] = [];
  private day: Turn[] = [];
  private names = new Map<string, string>();

  constructor(url: string) {
    this.client = new TestClient(url);
  }

  async begin(): Promise<void> {
    await this.client.must('POST /api/auth/guest');
  }

  async say(kind: string, text: string): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_CALLS));
    if (kind === 'GOAL') this.told.GOAL = text;
    else if (kind === 'FRICTION') await this.plan(text);
    else if (kind === 'TALK') await this.refine(text);
    else if (kind === 'LAUNCH') await this.launch();
    else if (kind === 'DAY' || kind === 'MORE') await this.checkIn(kind, text);
    else if (kind === 'BAR') await this.askBar(text);
    else throw new Error(`No line of a life begins with ${kind}`);
  }

  private async plan(frictions: string): Promise<void> {
    const body = { description: this.told.GOAL, currentLevel: 'not_started', currentFrictions: frictions } as const;
    const goal = await this.client.must('POST /api/goals', { body });
    const { suggestions } = await this.client.must('POST /api/chat/identity-suggestion', { body: { goalId: goal.id } });
    for (const { name, description } of suggestions) show(`   ${name}: ${description}`);
    const name = suggestions[0]?.name ?? 'The Doer';
    const created = await this.client.must('POST /api/identities', { body: { goalId: goal.id, name } });
    this.identity = { id: created.id, name };
    const params = { id: created.id };
    const { habits, intro } = await this.client.must('POST /api/identities/:id/generate-habits', { params });
    this.habits = habits;
    show(`   ${goal.safetyLabel}: ${intro}`);
    showPlan(habits);
  }

  private async refine(content: string): Promise<void> {
    this.talk.push({ role: 'user', content });
    const { response, refinedHabits, chips } = await this.client.must('POST /api/chat/refine-habits', {
      body: {
        messages: this.talk.slice(-MOST_TURNS),
        identity: this.identity,
        currentHabits: [...this.habits],
        before: this.before && [...this.before],
      },
    });
    this.talk.push({ role: 'assistant', content: response || '…' });
    show(`   ${response} ${JSON.stringify(chips.map(({ label }) => label))}`);
    if (JSON.stringify(refinedHabits) === JSON.stringify(this.habits)) return;
    [this.before, this.habits] = [this.habits, refinedHabits];
    showPlan(refinedHabits);
  }

  private async launch(): Promise<void> {
    const params = { id: this.identity.id };
    await this.client.must('POST /api/identities/:id/launch-habits', { params, body: { habits: [...this.habits] } });
    const current = { identityId: this.identity.id };
    const { habits } = await this.client.must('GET /api/habits/current/:identityId', { params: current });
    this.names = new Map(habits.map(({ id, description }) => [id, description]));
  }

  private async checkIn(kind: 'DAY' | 'MORE', message: string): Promise<void> {
    if (kind === 'DAY') this.day = [];
    const body = { identityId: this.identity.id, message, conversationHistory: this.day.slice(-MOST_TURNS) };
    const answer = await this.client.must('POST /api/check-ins/ai-conversation', { body });
    this.day.push({ role: 'user', content: message }, { role: 'assistant', content: answer.response || '…' });
    show(`   ${answer.response} ${JSON.stringify(answer.chips)}`);
    for (const { habitId, completed } of answer.extractedCompletions)
      show(`     ${completed ? 'tick' : 'miss'} ${this.names.get(habitId)}`);
    for (const { habitId } of answer.asked) show(`     asks ${this.names.get(habitId)}`);
  }

  private async askBar(text: string): Promise<void> {
    const { parts, reply, choices, notUnderstood } = await this.client.must('POST /api/coach/bar', { body: { text } });
    show(`   ${reply} ${JSON.stringify({ parts, choices, notUnderstood })}`);
  }
}

const [url = '', file = ''] = process.argv.slice(2);
const living = new Living(url);
await living.begin();
for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
  const [kind = '', ...words] = line.split(' ');
  show(`\n${line}`);
  await living.say(kind, words.join(' '));
}
