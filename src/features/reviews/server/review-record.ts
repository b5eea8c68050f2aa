import { randomUUIDv7 } from 'node:crypto';
import { FRICTION_CODES, type FrictionCode } from '#coach/builtin/knowledge/shape.ts';
import type { ChatTurn } from '#coach/port.ts';
import type { ReviewOutcome } from '#coach/reviewing/review-turn.ts';
import { AppError } from '#contract/error.ts';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { type ReviewStatus, reviewState } from '#core/review/review.ts';
import { getConversation, newestMessages } from '#features/coach/server/queries.ts';
import type { PlanRow } from '#features/plans/server/queries.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { WeeklyReview } from '../contract.ts';
import { reviewMessages } from '../messages.ts';
import { insertReview, planWeeks, type ReviewRow, reviewOfWeek } from './queries.ts';

/** Turns of a review that are shown again, and that the coach reads. */
const TURNS = 40;

/** A review's conversation so far, oldest first. It has the review's id. */
export async function getTurns(userId: string, reviewId: string): Promise<ChatTurn[]> {
  return (await newestMessages(userId, reviewId, TURNS)).map(({ role, content }) => ({ role, content }));
}

/** What a review has come to so far, kept with its conversation: the friction that was named, none or one, and what was settled. */
export type Settled = { readonly frictions: FrictionCode[] } & Partial<ReviewOutcome>;

export async function settledIn(userId: string, reviewId: string): Promise<Settled> {
  const conversation = await getConversation(userId, reviewId);
  const context: Record<string, unknown> = conversation?.context ?? {};
  const frictions = FRICTION_CODES.filter((code) => code === context.friction);
  // Written below, from the coach's own reading of the conversation.
  const outcome = context.outcome as ReviewOutcome | undefined;
  return { frictions, ...outcome };
}

/** The same of a review that may not have begun. */
export const settledSoFar = async (userId: string, reviewId: string | undefined): Promise<Settled> =>
  reviewId ? settledIn(userId, reviewId) : { frictions: [] };

/** What stands under the coach's last words. */
export type Beside = { readonly chips: string[]; readonly wantsPlan: boolean };

async function besideIn(userId: string, reviewId: string): Promise<Beside> {
  const context: Record<string, unknown> = (await getConversation(userId, reviewId))?.context ?? {};
  return (context.beside as Beside | undefined) ?? { chips: [], wantsPlan: false };
}

export async function wireReview(review: ReviewRow): Promise<WeeklyReview> {
  const { id, userId, identityId, habitPlanId, weekStartDate, weekEndDate, status, isCompleted } = review;
  return {
    id,
    identityId,
    habitPlanId,
    weekStartDate,
    weekEndDate,
    completionRate: review.completionRate,
    status,
    isCompleted,
    completedAt: review.completedAt?.toISOString() ?? null,
    difficulty: review.difficultyFeedback,
    summary: review.aiSummary,
    aiSummary: review.aiSummary,
    reviewNotes: review.reviewNotes,
    recommendations: review.difficultyAdjustment?.text ?? null,
    messages: await getTurns(userId, id),
    ...(await besideIn(userId, id)),
  };
}

/** The plan of a week whose review is open, with that review if there is one; throws when the week is none or is not open. */
export async function openWeek(
  user: CurrentUser,
  identityId: string,
  weekStart: CalendarDay,
): Promise<{ plan: PlanRow; review: ReviewRow | null }> {
  const [week] = await planWeeks(user.id, { today: user.today, identityId, weekStart });
  if (!week) throw new AppError('NOT_FOUND', reviewMessages.planMissing);
  const { plan, review } = week;
  const state = reviewState({ today: user.today, lastDay: plan.activeUntil, status: review?.status ?? null });
  if (state === 'ahead') throw new AppError('CONFLICT', reviewMessages.notDueYet);
  if (state === 'skipped') throw new AppError('CONFLICT', reviewMessages.skipped);
  return { plan, review };
}

/** Begins the review of a plan week; the one that exists is answered again. The caller holds the identity's lock. */
export async function begunReview(plan: PlanRow, { status, now }: { status: ReviewStatus; now: Date }) {
  const { userId, identityId, weekStartDate, weekEndDate, id: habitPlanId } = plan;
  const week = { userId, identityId, habitPlanId, weekStartDate, weekEndDate };
  await insertReview({ id: randomUUIDv7(), ...week, status, createdAt: now, updatedAt: now });
  return (await reviewOfWeek(userId, identityId, weekStartDate)) as ReviewRow;
}
