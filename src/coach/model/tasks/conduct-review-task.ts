import { z } from 'zod';
import { FRICTION_CODES } from '#coach/builtin/knowledge/shape.ts';
import type { Coach, ReviewAnswer, ReviewFacts } from '#coach/port.ts';
import type { Task } from '../asking/answer-with.ts';
import { reviewPrompt } from '../prompts/prompts.ts';
import type { Around } from '../prompts/around.ts';
import { mayShow, replyProblems, type ReplyRules } from './reply-rules.ts';
import { afterShown } from './take-over.ts';
import { looseActs, TalkAct, understanding } from './talk-acts.ts';

const Answer = z.object({ acts: z.array(TalkAct), reply: z.string(), friction: z.enum(FRICTION_CODES).nullable() });
/** An act or a code that is unknown or left out is none. */
const Lenient = z.object({
  acts: z.preprocess(looseActs, z.array(TalkAct.nullable().catch(null))),
  reply: z.string(),
  friction: z.enum(FRICTION_CODES).nullish().catch(null),
});
type Read = z.infer<typeof Lenient>;

/** One turn of a weekly review: figures only from the facts, and the code of what the user said stood in the way. */
export function conductReviewTask(facts: ReviewFacts, basic: Coach, around: Around): Task<Read, ReviewAnswer> {
  const prompt = reviewPrompt(facts, around);
  const hasSpoken = facts.messages.length > 0;
  const rules: ReplyRules = { prompt, isUnchanged: true };
  return {
    method: 'conductReview',
    prompt,
    schema: Answer,
    read: (raw) => Lenient.safeParse(raw).data ?? null,
    judge: ({ acts, reply, friction }) => ({
      // Before the user has said anything nothing can have stood in the way.
      answer: { reply, friction: hasSpoken ? (friction ?? null) : null, ...(hasSpoken && understanding(known(acts))) },
      problems: replyProblems(reply, rules),
    }),
    mayShow: (beginning) => mayShow(beginning, rules),
    basic: async (shown) => {
      const { reply, ...answer } = await basic.conductReview(facts);
      return { ...answer, reply: afterShown(shown, reply) };
    },
  };
}

const known = (acts: readonly (TalkAct | null)[]): TalkAct[] => acts.filter((act) => act !== null);
