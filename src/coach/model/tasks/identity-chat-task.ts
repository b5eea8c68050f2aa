import { z } from 'zod';
import { foreignLine } from '#coach/text/languages/foreign.ts';
import { isAgreement, isDecline, isHesitation } from '#coach/identity-chat/answers.ts';
import { dictatedName } from '#coach/identity-chat/name/dictated-name.ts';
import { givesOrders, isOffTopic, withoutOrders } from '#coach/aside/orders.ts';
import type { Coach, IdentityAnswer, IdentityChatFacts, IdentitySuggestion } from '#coach/port.ts';
import type { Task } from '../asking/answer-with.ts';
import { identityChatPrompt } from '../prompts/identity-chat-prompt.ts';
import { mayShow, replyProblems, type ReplyRules } from './reply-rules.ts';
import { descriptionProblems, Suggestion, suggestionProblems, tidySuggestion } from './suggest-identities-task.ts';
import { afterShown } from './take-over.ts';

/** From this turn of the user on a name stands. */
const OFFER_FROM = 3;
/** Words of a yes; a longer answer says more than that. */
const LONGEST_YES = 12;

const Answer = z.object({ reply: z.string(), agreed: z.boolean(), proposal: Suggestion.nullable() });
type Read = z.infer<typeof Answer>;

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

function isKnown({ name }: IdentitySuggestion, { presets, standing }: IdentityChatFacts): boolean {
  return [...presets, ...(standing ? [standing] : [])].some((known) => known.name === name);
}

function nameMissing(facts: IdentityChatFacts, { proposal }: IdentityAnswer, last: string): boolean {
  const turn = facts.messages.filter(({ role }) => role === 'user').length;
  if (turn < OFFER_FROM || proposal || facts.standing) return false;
  return !givesOrders(last) && !isOffTopic(last, facts.goal.description);
}

/** One turn of the talk about an identity; a name comes only by the rules, and agreement only from the user's own words. */
export function identityChatTask(facts: IdentityChatFacts, basic: Coach): Task<Read, IdentityAnswer> {
  const prompt = identityChatPrompt(facts);
  const last = facts.messages.at(-1)?.content ?? '';
  const { goal, standing } = facts;
  const rules: ReplyRules = { kind: 'chat', prompt, lastMessage: last, goal: goal.description };
  const wish = dictatedName(withoutOrders(last), { isNaming: standing !== null });
  const own = wish?.problem === null && !isAgreement(last) && !isDecline(last) ? wish.name : null;
  const isPlainYes = standing !== null && !givesOrders(last) && isAgreement(last);
  return {
    method: 'chatIdentity',
    prompt,
    schema: Answer,
    read: (raw) => Answer.safeParse(raw).data ?? null,
    judge: (read) => {
      const agreed = read.agreed && standing !== null && mayBeYes(last, goal.description);
      const offered = read.proposal && tidySuggestion(read.proposal);
      // A name that nobody turned down goes on standing, and what was agreed to is what stood.
      const kept = standing && !isDecline(last) ? standing : null;
      const open = offered ?? kept;
      // A name in the person's own words wins over the model's, to the letter.
      const proposal = agreed ? standing : own !== null && open ? { ...open, name: own } : open;
      const isNew = proposal !== null && !isKnown(proposal, facts);
      const answer: IdentityAnswer = { reply: read.reply, proposal, agreed };
      const problems = [
        ...replyProblems(read.reply, rules, JSON.stringify(proposal)),
        ...(isNew ? (own === proposal.name ? descriptionProblems : suggestionProblems)(proposal, prompt) : []),
        ...(own !== null && !proposal ? [`proposal: the person asked for the name “${own}”, exactly so`] : []),
        ...(proposal && proposal.name !== standing?.name && !read.reply.includes(`“${proposal.name}”`)
          ? [`reply: it does not offer “${proposal.name}”`]
          : []),
        ...(read.agreed && !agreed ? ['agreed: the newest message is no plain yes to a name that stands'] : []),
        ...(isPlainYes && !agreed ? ['agreed: the newest message is a plain yes to the name that stands'] : []),
        ...(nameMissing(facts, answer, last) ? ['proposal: from the third turn on a name has to be offered'] : []),
      ];
      return { answer, problems };
    },
    mayShow: (beginning) => mayShow(beginning, rules),
    basic: async (shown) => {
      const answer = await basic.chatIdentity(facts);
      return { ...answer, reply: afterShown(shown, answer.reply) };
    },
  };
}
