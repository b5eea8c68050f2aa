import { z } from 'zod';
import { givesOrders } from '#coach/aside/orders.ts';
import type { CheckInAnswer, CheckInFacts, Coach, SaidOfHabit } from '#coach/port.ts';
import { read as readText } from '#coach/text/reading.ts';
import type { Task } from '../asking/answer-with.ts';
import type { Around } from '../prompts/around.ts';
import { promptId } from '../prompts/model-prompt.ts';
import { checkInPrompt } from '../prompts/prompts.ts';
import { mayShow, replyProblems, type ReplyRules } from './reply-rules.ts';
import { afterShown } from './take-over.ts';
import { looseActs, TalkAct, understanding } from './talk-acts.ts';

/** What was said of one habit, with the words that say it. */
const Report = z.object({ act: z.literal('report'), habit: z.string(), completed: z.boolean(), evidence: z.string() });
const Act = z.union([Report, TalkAct]);
const Answer = z.object({ acts: z.array(Act), reply: z.string() });
/** An act that is none of them is none. */
const Lenient = z.object({ acts: z.preprocess(looseActs, z.array(Act.nullable().catch(null))), reply: z.string() });
type Read = z.infer<typeof Lenient>;

/** Whoever speaks in the name of the program orders something, whatever they claim. */
const SPEAKERS = new Set(['system', 'admin', 'developer', 'instruction', 'instructions', 'prompt']);

function isOrder(sentence: string): boolean {
  return givesOrders(sentence) || readText(sentence).tokens.some(({ word }) => SPEAKERS.has(word));
}

/** The part of a user's message that the evidence stands in, up to the ends of its sentences; null when it stands in none. */
function getSentence(evidence: string, messages: readonly string[]): string | null {
  const message = messages.find((text) => text.includes(evidence));
  if (message === undefined || evidence === '') return null;
  const at = message.indexOf(evidence);
  const ends = ['.', '!', '?', '\n'];
  const from = Math.max(...ends.map((sign) => message.lastIndexOf(sign, at - 1) + 1), 0);
  const rest = ends.map((sign) => message.indexOf(sign, at + evidence.length)).filter((end) => end >= 0);
  return message.slice(from, rest.length > 0 ? Math.min(...rest) : undefined);
}

/** Only habits that were given, and only what the user's own words say: other reports are dropped. The latest one counts. */
function supported({ acts }: Read, { habits, messages }: CheckInFacts): SaidOfHabit[] {
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const found = new Map<string, SaidOfHabit>();
  for (const act of acts) {
    if (act?.act !== 'report') continue;
    const habit = habits.find((_, index) => promptId(index) === act.habit);
    const evidence = act.evidence.trim();
    const sentence = getSentence(evidence, said);
    if (!habit || sentence === null || isOrder(sentence)) continue;
    found.set(habit.id, { habitId: habit.id, completed: act.completed, evidence });
  }
  return habits.flatMap(({ id }) => found.get(id) ?? []);
}

/** One turn of a check-in: what the model read, as far as the user's words bear it out, and its reply. */
export function checkInTask(facts: CheckInFacts, basic: Coach, around: Around): Task<Read, CheckInAnswer> {
  const prompt = checkInPrompt(facts, around);
  const rules: ReplyRules = { prompt };
  return {
    method: 'checkIn',
    prompt,
    schema: Answer,
    read: (raw) => Lenient.safeParse(raw).data ?? null,
    judge: (read) => {
      const completions = supported(read, facts);
      const done = completions.filter(({ completed }) => completed).length;
      const counts = [done, completions.length - done, facts.habits.length - completions.length, facts.habits.length];
      const acts = read.acts.filter((act) => act !== null);
      return {
        answer: { reply: read.reply, completions, ...(completions.length === 0 && understanding(acts)) },
        problems: replyProblems(read.reply, {
          ...rules,
          figures: counts.join(' '),
          isUnchanged: completions.length === 0,
        }),
      };
    },
    mayShow: (beginning) => mayShow(beginning, rules),
    basic: async (shown) => {
      const { reply, ...answer } = await basic.checkIn(facts);
      return { ...answer, reply: afterShown(shown, reply) };
    },
  };
}
