import type { ChatTurn, Coach, ReviewAnswer } from '#coach/port.ts';
import type { ReviewOutcome } from '#coach/reviewing/review-turn.ts';
import { AppError } from '#contract/error.ts';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { MEMORY_MAX } from '#core/coaching/memory.ts';
import { strongerLabel } from '#core/coaching/safety-labels.ts';
import { isBasicMode } from '#features/coach/server/turn/allowance.ts';
import { coachTurn, type Speaking } from '#features/coach/server/turn/coach-turn.ts';
import { keepConversation, keepTurns } from '#features/coach/server/turn/keep-turns.ts';
import { lockIdentity } from '#features/identities/server/queries.ts';
import { remember } from '#features/memories/server/memories.ts';
import type { PlanRow } from '#features/plans/server/queries.ts';
import { read } from '#server/coach/read.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { Conducted } from '../contract.ts';
import { reviewMessages } from '../messages.ts';
import { changeReview } from './queries.ts';
import { type Beside, begunReview, getTurns, openWeek, settledIn, settledSoFar } from './review-record.ts';
import { previewLines, reviewedWeek, reviewFacts } from './reviewed-week.ts';

/** Replies past the limit of a guest that a review under way may finish with. */
const REPLIES_TO_FINISH = 2;

type Saving = {
  user: CurrentUser;
  plan: PlanRow;
  goalId: string;
  said: readonly ChatTurn[];
  earlier: readonly ChatTurn[];
  /** Null when it could not be read: what was settled before stands. */
  outcome: ReviewOutcome | null;
  now: Date;
};

async function save({ user, plan, goalId, said, earlier, outcome, now }: Saving, answer: ReviewAnswer): Promise<void> {
  await lockIdentity(user.id, plan.identityId);
  const review = await begunReview(plan, { status: 'in_progress', now });
  if (review.isCompleted) throw new AppError('CONFLICT', reviewMessages.completed);
  // Two messages at once: the coach has not read the other one.
  if ((await getTurns(user.id, review.id)).length !== earlier.length)
    throw new AppError('CONFLICT', reviewMessages.moved);
  const { frictions } = await settledIn(user.id, review.id);
  const friction = answer.friction ?? frictions[0] ?? null;
  const beside: Beside = { chips: [...(answer.chips ?? [])], wantsPlan: answer.wantsPlan === true };
  const context = { weekStart: plan.weekStartDate, friction, beside, ...(outcome && { outcome }) };
  const about = { identityId: plan.identityId, type: 'weekly_review' as const };
  const conversation = { id: review.id, userId: user.id, ...about };
  await keepConversation(conversation, { context, isNew: earlier.length === 0, now });
  await keepTurns(conversation, [...said, { role: 'assistant', content: answer.reply }], now);
  await changeReview(user.id, review.id, { status: 'in_progress', updatedAt: now });
  const kept = (answer.learnt ?? []).map((text) => ({ kind: 'fact' as const, text: text.slice(0, MEMORY_MAX) }));
  await remember({ userId: user.id, goalId, now }, kept);
}

/** The user's message in this turn: the last one sent, if it is theirs and not empty. */
function saidNow(messages: readonly ChatTurn[]): ChatTurn[] {
  const last = messages.at(-1);
  return last?.role === 'user' && last.content !== '' ? [{ role: 'user', content: last.content }] : [];
}

type Body = { weekStartDate: CalendarDay; previousMessages: readonly ChatTurn[] };

/**
 * One turn of a review: the coach's opening, or the answer to the last message. The conversation is the server's own; what the browser
 * sends along counts for its last message only.
 */
export async function conduct(
  coach: Coach,
  { identityId, body, ...speaking }: Speaking<Conducted> & { identityId: string; body: Body },
): Promise<Conducted> {
  const { user, now } = speaking;
  const { plan, review } = await openWeek(user, identityId, body.weekStartDate);
  if (review?.isCompleted) throw new AppError('CONFLICT', reviewMessages.completed);
  const earlier = review ? await getTurns(user.id, review.id) : [];
  const said = saidNow(body.previousMessages);
  const texts = said.map(({ content }) => content);
  const isOpening = said.length === 0;
  const nothing = { pauseProposal: null, basicMode: false, chips: [], wantsPlan: false };
  const lastSaid = earlier.findLast(({ role }) => role === 'assistant');
  // Opened already: it is shown again.
  if (isOpening && lastSaid) return { ...nothing, response: lastSaid.content, safety: null };

  const week = await reviewedWeek(user, identityId, plan.weekStartDate);
  return coachTurn<ReviewAnswer, Conducted>(coach, speaking, {
    texts,
    goalIds: [week.goal.id],
    isCounted: !isOpening,
    beyondLimit: earlier.length > 0 ? REPLIES_TO_FINISH : 0,
    stopped: (safety) => ({ ...nothing, response: '', safety }),
    prepare: async (label, reader) => {
      const facts = await reviewFacts(user, week);
      const goal = { ...facts.goal, safetyLabel: strongerLabel(facts.goal.safetyLabel, label) };
      const messages = isOpening ? [] : [...earlier, ...said];
      const [text] = texts;
      const pauseProposal = text === undefined ? null : await read('pause', { text, today: user.today }, reader);
      const isOfSizes = text !== undefined && (await read('ofSizes', text, reader)) === true;
      const told = isOfSizes ? { previews: await previewLines(week, await settledSoFar(user.id, review?.id)) } : {};
      const all = { ...facts, goal, messages, ...told };
      let outcome: ReviewOutcome | null = null;
      return {
        ask: async () => {
          const answer = await coach.conductReview(all, reader);
          const whole = [...messages, { role: 'assistant' as const, content: answer.reply }];
          outcome = await read('reviewOutcome', { ...all, messages: whole }, reader);
          return answer;
        },
        save: async (answer, safety) => {
          await save({ user, plan, goalId: week.goal.id, said, earlier, outcome, now }, answer);
          const { reply: response, chips = [], wantsPlan = false } = answer;
          return { response, pauseProposal, basicMode: isBasicMode(answer), safety, chips: [...chips], wantsPlan };
        },
      };
    },
    spoken: ({ reply }) => [reply],
  });
}
