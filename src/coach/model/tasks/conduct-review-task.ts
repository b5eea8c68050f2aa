import { z } from 'zod';
import { FRICTION_CODES } from '#coach/builtin/knowledge/shape.ts';
import { foreignLine } from '#coach/text/languages/foreign.ts';
import type { Coach, ReviewAnswer, ReviewFacts } from '#coach/port.ts';
import type { Task } from '../asking/answer-with.ts';
import { reviewPrompt } from '../prompts/review-prompt.ts';
import { mayShow, replyProblems, type ReplyRules } from './reply-rules.ts';
import { afterShown } from './take-over.ts';

const Answer = z.object({ reply: z.string(), friction: z.enum(FRICTION_CODES).nullable() });
/** A code that is unknown or left out is none. */
const Lenient = z.object({ reply: z.string(), friction: z.enum(FRICTION_CODES).nullish().catch(null) });
type Read = z.infer<typeof Lenient>;

/** The reply from which on nothing is asked any more. */
const LAST_TURN = 5;
const NUMBER = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i;
const PERCENT = /(\d+)\s*(?:%|per ?cent)/gi;
/** Percent below which a share is said only when somebody asks for it. */
const LEAST_SAID = 50;

/** Shares that discourage, unless the user's message asks for one. */
function lowShares(reply: string, lastMessage: string): string[] {
  if (/%|per ?cent/i.test(lastMessage)) return [];
  return [...reply.matchAll(PERCENT)].flatMap(([said, percent]) => (Number(percent) < LEAST_SAID ? [said] : []));
}

function stepProblems(reply: string, { messages, habits }: ReviewFacts): string[] {
  const turn = messages.filter(({ role }) => role === 'user').length + 1;
  const isOpening = turn === 1;
  const isLast = turn >= LAST_TURN;
  const tellsNothing = isOpening && habits.some(({ done }) => done > 0) && !NUMBER.test(reply);
  const invites = /\byour call\b/i.test(reply) || foreignLine(reply) !== null;
  const shares = lowShares(reply, messages.at(-1)?.content ?? '');
  return [
    ...(tellsNothing ? ['reply: it opens without a count of the week'] : []),
    ...(isLast && reply.includes('?') ? ['reply: it asks again where the choice is to be invited'] : []),
    ...(isLast && !invites ? ['reply: it does not invite the choice with the words "your call"'] : []),
    ...(shares.length > 0 ? [`reply: it gives a percentage below ${LEAST_SAID}: ${shares.join(', ')}`] : []),
  ];
}

/** One turn of a weekly review: figures only from the facts, and the code of what the user said stood in the way. */
export function conductReviewTask(facts: ReviewFacts, basic: Coach): Task<Read, ReviewAnswer> {
  const prompt = reviewPrompt(facts);
  const last = facts.messages.at(-1)?.content;
  const goal = facts.goal.description;
  const rules: ReplyRules = { kind: 'chat', prompt, goal, ...(last !== undefined && { lastMessage: last }) };
  return {
    method: 'conductReview',
    prompt,
    schema: Answer,
    read: (raw) => Lenient.safeParse(raw).data ?? null,
    judge: ({ reply, friction }) => ({
      // Before the user has said anything nothing can have stood in the way.
      answer: { reply, friction: last === undefined ? null : (friction ?? null) },
      problems: [...replyProblems(reply, rules, ''), ...stepProblems(reply, facts)],
    }),
    mayShow: (beginning) => mayShow(beginning, rules) && lowShares(beginning, last ?? '').length === 0,
    basic: async (shown) => {
      const { reply, ...answer } = await basic.conductReview(facts);
      return { ...answer, reply: afterShown(shown, reply) };
    },
  };
}
