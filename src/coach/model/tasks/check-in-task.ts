import { z } from 'zod';
import { givesOrders } from '#coach/aside/orders.ts';
import type { CheckInAnswer, CheckInFacts, Coach, SaidOfHabit } from '#coach/port.ts';
import type { Task } from '../asking/answer-with.ts';
import { checkInPrompt } from '../prompts/check-in-prompt.ts';
import { promptId } from '../prompts/model-prompt.ts';
import { mayShow, replyProblems, type ReplyRules } from './reply-rules.ts';
import { afterShown } from './take-over.ts';

const Answer = z.object({
  reply: z.string(),
  completions: z.array(z.object({ habit: z.string(), completed: z.boolean(), evidence: z.string() })),
});
type Read = z.infer<typeof Answer>;

/** From this message of the user on nothing is asked any more. */
const LAST_TURN = 3;

/** An order in the name of the program is no report, whatever it claims. */
const CLAIMED_ORDER =
  /\b(system|admin|developer|instructions?|prompt)\b[^.!?\n]*\b(says?|said|told|requires?|orders?)\b/i;

/** The part of a user's message that the evidence stands in, up to the ends of its sentences; null when it stands in none. */
function getSentence(evidence: string, messages: readonly string[]): string | null {
  const message = messages.find((text) => text.includes(evidence));
  if (message === undefined || evidence === '') return null;
  const at = message.indexOf(evidence);
  const from = Math.max(...['.', '!', '?', '\n'].map((sign) => message.lastIndexOf(sign, at - 1) + 1), 0);
  const rest = message.slice(at + evidence.length).search(/[.!?\n]/);
  return message.slice(from, rest < 0 ? undefined : at + evidence.length + rest);
}

/** Only habits that were given, and only what the user's own words say: other entries are dropped. The latest one counts. */
function supported({ completions }: Read, { habits, messages }: CheckInFacts): SaidOfHabit[] {
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const found = new Map<string, SaidOfHabit>();
  for (const { habit: id, completed, evidence: quoted } of completions) {
    const habit = habits.find((_, index) => promptId(index) === id);
    const evidence = quoted.trim();
    const sentence = getSentence(evidence, said);
    if (!habit || sentence === null || givesOrders(sentence) || CLAIMED_ORDER.test(sentence)) continue;
    found.set(habit.id, { habitId: habit.id, completed, evidence });
  }
  return habits.flatMap(({ id }) => found.get(id) ?? []);
}

/** One turn of a check-in: what the model read, as far as the user's words bear it out, and its reply. */
export function checkInTask(facts: CheckInFacts, basic: Coach): Task<Read, CheckInAnswer> {
  const prompt = checkInPrompt(facts);
  // At most 60 words, as an introduction.
  const rules: ReplyRules = { kind: 'intro', prompt, lastMessage: facts.messages.at(-1)?.content ?? '' };
  const turn = facts.messages.filter(({ role }) => role === 'user').length;
  return {
    method: 'checkIn',
    prompt,
    schema: Answer,
    read: (raw) => Answer.safeParse(raw).data ?? null,
    judge: (read) => {
      const completions = supported(read, facts);
      const done = completions.filter(({ completed }) => completed).length;
      const counts = [done, completions.length - done, facts.habits.length - completions.length, facts.habits.length];
      const asksOn = turn >= LAST_TURN && read.reply.includes('?');
      const problems = [
        ...replyProblems(read.reply, rules, counts.join(' ')),
        ...(asksOn ? ['reply: it asks again after the third message'] : []),
      ];
      return { answer: { reply: read.reply, completions }, problems };
    },
    mayShow: (beginning) => mayShow(beginning, rules),
    basic: async (shown) => {
      const { reply, completions } = await basic.checkIn(facts);
      return { reply: afterShown(shown, reply), completions };
    },
  };
}
