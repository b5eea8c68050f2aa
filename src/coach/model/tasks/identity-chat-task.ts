import { z } from 'zod';
import { foreignLine } from '#coach/text/languages/foreign.ts';
import { isAgreement, isDecline, isHesitation } from '#coach/identity-chat/answers.ts';
import { dictatedName } from '#coach/identity-chat/name/dictated-name.ts';
import { givesOrders, withoutOrders } from '#coach/aside/orders.ts';
import type { Coach, IdentityAnswer, IdentityChatFacts, IdentitySuggestion } from '#coach/port.ts';
import type { Task } from '../asking/answer-with.ts';
import type { ModelPrompt } from '#provider/call-model.ts';
import type { Problem } from '#provider/repair.ts';
import type { Around } from '../prompts/around.ts';
import { identityChatPrompt } from '../prompts/prompts.ts';
import { mayShow, replyProblems, type ReplyRules } from './reply-rules.ts';
import { descriptionProblems, Suggestion, suggestionProblems, tidySuggestion } from './suggest-identities-task.ts';
import { afterShown } from './take-over.ts';
import { looseActs, TalkAct, understanding } from './talk-acts.ts';

/** Words of a yes; a longer answer says more than that. */
const LONGEST_YES = 12;

const Answer = z.object({ acts: z.array(TalkAct), reply: z.string(), proposal: Suggestion.nullable() });
const Lenient = z.object({
  acts: z.preprocess(looseActs, z.array(TalkAct.nullable().catch(null))),
  reply: z.string(),
  proposal: Suggestion.nullish(),
});
type Read = z.infer<typeof Lenient>;

/**
 * Whether a yes may be believed: in English when the written rules read one too, in another language when nothing speaks against
 * it. What the model says alone creates nothing.
 */
function mayBeYes(message: string, goal: string): boolean {
  if (givesOrders(message)) return false;
  if (isAgreement(withoutOrders(message))) return true;
  const isForeign = foreignLine(goal) !== null || foreignLine(message) !== null;
  const isShort = message.split(/\s+/).length <= LONGEST_YES;
  return isForeign && isShort && !message.includes('?') && !isDecline(message) && !isHesitation(message);
}

/** What the newest message says of names, as far as the written rules can tell. */
function heardIn({ messages, standing, goal }: IdentityChatFacts) {
  const last = messages.at(-1)?.content ?? '';
  const isYes = standing !== null && mayBeYes(last, goal.description);
  const wish = dictatedName(withoutOrders(last), { isNaming: standing !== null });
  const isName = wish?.problem === null && !isAgreement(last) && !isDecline(last);
  return {
    isYes,
    isPlainYes: isYes && isAgreement(last),
    own: isName ? wish.name : null,
    // A name that nobody turned down goes on standing.
    kept: standing && !isDecline(last) ? standing : null,
  };
}

/** A name that was there before was judged then; one in the person's own words is theirs. */
function proposalProblems(
  proposal: IdentitySuggestion | null,
  { presets, standing, own, prompt }: IdentityChatFacts & { own: string | null; prompt: ModelPrompt },
): Problem[] {
  const part = 'proposal';
  if (!proposal) return own === null ? [] : [{ part, rule: 'the person asked for this name, exactly so', words: own }];
  const isKnown = [...presets, ...(standing ? [standing] : [])].some(({ name }) => name === proposal.name);
  if (isKnown) return [];
  return (own === proposal.name ? descriptionProblems : suggestionProblems)(part, proposal, prompt);
}

/** Nothing was agreed to or offered anew: a reply may not say that something was done. */
function isAsBefore({ agreed, proposal }: IdentityAnswer, standing: IdentitySuggestion | null): boolean {
  return !agreed && JSON.stringify(proposal) === JSON.stringify(standing);
}

/** One turn of the talk about an identity; agreement comes only from the user's own words, and so does a name that they dictate. */
export function identityChatTask(facts: IdentityChatFacts, basic: Coach, around: Around): Task<Read, IdentityAnswer> {
  const prompt = identityChatPrompt(facts, around);
  const { standing } = facts;
  const { isYes, isPlainYes, own, kept } = heardIn(facts);
  const rules: ReplyRules = { prompt };
  return {
    method: 'chatIdentity',
    prompt,
    schema: Answer,
    read: (raw) => Lenient.safeParse(raw).data ?? null,
    judge: (read) => {
      const acts = read.acts.filter((act) => act !== null);
      const isConfirmed = acts.some(({ act }) => act === 'confirm');
      const agreed = isConfirmed && isYes;
      const open = (read.proposal && tidySuggestion(read.proposal)) ?? kept;
      // What was agreed to is what stood; a name in the person's own words wins over the model's, to the letter.
      const proposal = agreed ? standing : own !== null && open ? { ...open, name: own } : open;
      const isMissed = isPlainYes && !agreed;
      const isClaimed = isConfirmed && standing !== null && !agreed;
      const answer: IdentityAnswer = { reply: read.reply, proposal, agreed, ...understanding(acts) };
      return {
        answer,
        problems: [
          ...(isMissed ? [{ part: 'answer', rule: 'the newest message is a plain yes to the name that stands' }] : []),
          ...(isClaimed
            ? [{ part: 'answer', rule: 'the newest message is no plain yes to the name that stands' }]
            : []),
          ...proposalProblems(proposal, { ...facts, own, prompt }),
          ...replyProblems(read.reply, {
            ...rules,
            figures: JSON.stringify(proposal),
            isUnchanged: isAsBefore(answer, standing),
          }),
        ],
      };
    },
    mayShow: (beginning) => mayShow(beginning, rules),
    basic: async (shown) => {
      const answer = await basic.chatIdentity(facts);
      return { ...answer, reply: afterShown(shown, answer.reply) };
    },
  };
}
