import { randomUUIDv7 } from 'node:crypto';
import { FRICTION_CODES, type FrictionCode } from '#coach/builtin/knowledge/shape.ts';
import type { Answered, ChatTurn, Coach, ReviewAnswer } from '#coach/port.ts';
import { AppError } from '#contract/error.ts';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { type SafetyLabel, stopsCoaching, strongerLabel } from '#core/coaching/safety.ts';
import { withAiAllowance, isBasicMode } from '#features/coach/server/allowance.ts';
import { conversationOf, insertConversation, insertMessages, storeContext } from '#features/coach/server/queries.ts';
import { withoutDanger } from '#features/coach/server/safety-answer.ts';
import { noteSafety } from '#features/goals/server/note-safety.ts';
import { lockIdentity } from '#features/identities/server/queries.ts';
import { memorableOf, remember } from '#features/memories/server/memories.ts';
import type { PlanRow } from '#features/plans/server/queries.ts';
import type { Following } from '#server/http/event-stream.ts';
import { read, readSafety } from '#server/coach/read.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { Conducted } from '../contract.ts';
import { reviewMessages } from '../messages.ts';
import { changeReview, type ReviewRow } from './queries.ts';
import { begunReview, openWeek, turnsOf } from './review-record.ts';
import { reviewedWeek, reviewFacts } from './reviewed-week.ts';

/** Replies past the limit of a guest that a review under way may finish with. */
const REPLIES_TO_FINISH = 2;

type Turn = { user: CurrentUser; plan: PlanRow; message: string | null; earlier: readonly ChatTurn[]; now: Date };

/** The friction that was named in a review, kept with its conversation; none or one. */
export async function frictionsNamedIn(userId: string, reviewId: string): Promise<FrictionCode[]> {
  const conversation = await conversationOf(userId, reviewId);
  return FRICTION_CODES.filter((code) => code === conversation?.context.friction);
}

async function save({ user, plan, message, earlier, now }: Turn, answer: ReviewAnswer): Promise<ReviewRow> {
  await lockIdentity(user.id, plan.identityId);
  const review = await begunReview(plan, { status: 'in_progress', now });
  if (review.isCompleted) throw new AppError('CONFLICT', reviewMessages.completed);
  // Two messages at once: the coach has not read the other one.
  if ((await turnsOf(user.id, review.id)).length !== earlier.length)
    throw new AppError('CONFLICT', reviewMessages.moved);
  const owned = { userId: user.id, conversationId: review.id };
  const [known = null] = await frictionsNamedIn(user.id, review.id);
  const context = { weekStart: plan.weekStartDate, friction: answer.friction ?? known };
  if (earlier.length > 0) await storeContext(user.id, review.id, { context, now });
  else {
    const about = { identityId: plan.identityId, type: 'weekly_review' as const, context };
    await insertConversation({ id: review.id, userId: user.id, ...about, createdAt: now, updatedAt: now });
  }
  const said = message === null ? [] : [{ role: 'user' as const, content: message }];
  await insertMessages(
    [...said, { role: 'assistant' as const, content: answer.reply }].map((turn) => ({
      ...owned,
      ...turn,
      id: randomUUIDv7(),
      timestamp: now,
    })),
  );
  return (await changeReview(user.id, review.id, { status: 'in_progress', updatedAt: now })) as ReviewRow;
}

type Body = { weekStartDate: CalendarDay; previousMessages: readonly ChatTurn[] };

/**
 * One turn of a review: the coach's opening, or the answer to the last message. The conversation is the server's own; what the browser
 * sends along counts for its last message only. A message that calls for help is answered with help, and neither kept nor counted.
 */
export async function conduct({
  coach,
  user,
  identityId,
  body,
  now,
  live,
  keep,
  safetyOf,
}: {
  coach: Coach;
  user: CurrentUser;
  identityId: string;
  body: Body;
  now: Date;
  live: Following;
  safetyOf: (label: SafetyLabel, texts: readonly string[]) => Promise<Conducted['safety']>;
  /** Called with the answer in the transaction that saves it. */
  keep: (answer: Conducted) => Promise<Conducted>;
}): Promise<Conducted> {
  const { plan, review } = await openWeek(user, identityId, body.weekStartDate);
  if (review?.isCompleted) throw new AppError('CONFLICT', reviewMessages.completed);
  const earlier = review ? await turnsOf(user.id, review.id) : [];
  const last = body.previousMessages.at(-1);
  const message = last?.role === 'user' && last.content !== '' ? last.content : null;
  const nothing = { pauseProposal: null, basicMode: false };
  const lastSaid = earlier.findLast(({ role }) => role === 'assistant');
  // Opened already: it is shown again.
  if (message === null && lastSaid) return { ...nothing, response: lastSaid.content, safety: null };

  const week = await reviewedWeek(user, identityId, plan.weekStartDate);
  const reader = { ...live, owner: user.id };
  const texts = message === null ? [] : [message];
  const said = await readSafety(texts, reader);
  await noteSafety(user.id, week.goal.id, said, { shownAt: now });
  if (stopsCoaching(said)) return { ...nothing, response: '', safety: await safetyOf(said, texts) };

  const facts = await reviewFacts(user, week);
  const goal = { ...facts.goal, safetyLabel: strongerLabel(facts.goal.safetyLabel, said) };
  const messages = message === null ? [] : [...earlier, { role: 'user' as const, content: message }];
  const pauseProposal = message === null ? null : await read('pause', { text: message, today: user.today }, reader);
  const memorable = await memorableOf(texts, reader);
  const safety = await safetyOf(said, texts);
  const isUnderWay = earlier.length > 0;
  return withAiAllowance<Answered<ReviewAnswer>, Conducted>(
    { user, now, signal: live.signal, isCounted: message !== null, beyondLimit: isUnderWay ? REPLIES_TO_FINISH : 0 },
    async () => {
      const turn = { ...facts, goal, messages };
      return withoutDanger(await coach.conductReview(turn, reader), ({ reply }) => [reply], reader);
    },
    async (answer) => {
      await save({ user, plan, message, earlier, now }, answer);
      await remember({ userId: user.id, goalId: week.goal.id, now }, memorable);
      const basicMode = isBasicMode(answer);
      return keep({ response: answer.reply, pauseProposal, basicMode, safety });
    },
  );
}
