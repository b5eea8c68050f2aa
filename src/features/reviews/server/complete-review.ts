import type { AdaptedPlan } from '#coach/builtin/adapting/adapt-plan.ts';
import type { ReadingInput, ReadingOutput } from '#coach/readings.ts';
import { AppError } from '#contract/error.ts';
import type { Choice } from '#core/adaptive-plan/next-plan.ts';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { ownWordsIn } from '#core/review/own-words.ts';
import { isReviewWaiting, nextPlanStart, reviewState } from '#core/review/review.ts';
import { identityMessages } from '#features/identities/messages.ts';
import { getIdentity, type IdentityRow, lockIdentity } from '#features/identities/server/queries.ts';
import { remember } from '#features/memories/server/memories.ts';
import { announce } from '#features/webhooks/server/announce.ts';
import { inTx } from '#server/db/access.ts';
import { read, UNREADABLE } from '#server/coach/read.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { CompletedReview } from '../contract.ts';
import { reviewMessages } from '../messages.ts';
import { changeReview, planWeeks, type ReviewRow } from './queries.ts';
import { begunReview, getTurns, openWeek, settledSoFar, wireReview } from './review-record.ts';
import { adapted, reviewedWeek, reviewFacts } from './reviewed-week.ts';
import { getTried } from './tried-repairs.ts';

/** What a review says about the next plan: its changes, and an unchanged habit with its when and where. */
function getTold(changes: AdaptedPlan['changes']) {
  const kept = changes.find(({ kind }) => kind === 'keep');
  const changed = changes.filter(({ kind }) => kind !== 'keep');
  return {
    changes: changed.map(({ kind, reason, after, before }) => ({
      kind,
      reason,
      description: (after ?? before)?.description ?? '',
    })),
    untouched: kept?.after?.description ?? null,
    ifThen: (kept?.after ?? changes.find(({ after }) => after)?.after)?.implementationIntention ?? null,
  };
}

/** The coach's closing texts, without the user's own words where those cannot be read in time. */
async function readClosing(userId: string, facts: ReadingInput<'closing'>): Promise<ReadingOutput<'closing'>> {
  const reader = { owner: userId };
  const closing =
    (await read('closing', facts, reader)) ?? (await read('closing', { ...facts, ownWords: null }, reader));
  if (!closing) throw new AppError('UNAVAILABLE', UNREADABLE);
  return closing;
}

/** The closing texts of a review, shown and stored. Prepared before the transaction that completes it. */
async function getClosing({ user, body }: Completing) {
  const { identityId } = body;
  if (!(await getIdentity(user.id, identityId))) throw new AppError('NOT_FOUND', identityMessages.notFound);
  const { plan, review } = await openWeek(user, identityId, body.weekStartDate);
  const choice = review?.difficultyFeedback ?? body.difficulty;
  const week = await reviewedWeek(user, identityId, plan.weekStartDate);
  const turns = review ? await getTurns(user.id, review.id) : [];
  const settled = await settledSoFar(user.id, review?.id);
  const { frictions, taken = [] } = settled;
  const { changes } = await adapted(week, { choice, mode: 'normal', ...settled });
  const ownWords = ownWordsIn(turns);
  const closing = await readClosing(user.id, {
    facts: { ...(await reviewFacts(user, week)), messages: turns },
    choice,
    ...getTold(changes),
    friction: frictions[0] ?? null,
    ownWords,
  });
  const reasonCodes = [...new Set(changes.map(({ reasonCode }) => reasonCode))];
  return {
    ...closing,
    choice,
    reasonCodes,
    ownWords,
    rate: week.weeks[0].rate,
    hasTalked: turns.length > 0,
    ...(await getTried(user.id, week, taken)),
    goalId: week.goal.id,
    name: week.identity.name,
  };
}

type Completing = {
  user: CurrentUser;
  body: { identityId: string; weekStartDate: CalendarDay; difficulty: Choice; summary?: string | undefined };
  now: Date;
};

type Finished = {
  identity: IdentityRow;
  plan: Awaited<ReturnType<typeof openWeek>>['plan'];
  review: ReviewRow;
  now: Date;
};

/** Closes older weeks that still wait: one conversation is enough for all of them. */
async function skipOlder({ user, body, now }: Completing): Promise<void> {
  const weeks = await planWeeks(user.id, { today: user.today, identityId: body.identityId });
  for (const { plan, review } of weeks) {
    const state = reviewState({ today: user.today, lastDay: plan.activeUntil, status: review?.status ?? null });
    if (plan.weekStartDate >= body.weekStartDate || !isReviewWaiting(state)) continue;
    const { id } = await begunReview(plan, { status: 'pending', now });
    await changeReview(user.id, id, { status: 'skipped', updatedAt: now });
  }
}

/**
 * Completes a review with the choice for the next week, once: repeated calls return the first result. Of several pending reviews the newest
 * counts for all, and the older ones are skipped.
 */
export async function completeReview({ user, body, now }: Completing): Promise<CompletedReview> {
  const closing = await getClosing({ user, body, now });
  return inTx(async () => {
    const identity = await lockIdentity(user.id, body.identityId);
    if (!identity) throw new AppError('NOT_FOUND', identityMessages.notFound);
    const { plan, review: known } = await openWeek(user, body.identityId, body.weekStartDate);
    const begun = known ?? (await begunReview(plan, { status: 'in_progress', now }));
    // Completed with another choice since it was read.
    const choice = begun.difficultyFeedback ?? body.difficulty;
    if (choice !== closing.choice) throw new AppError('CONFLICT', reviewMessages.moved);
    const review = begun.isCompleted ? begun : await complete({ user, body, now }, begun, closing);
    if (!begun.isCompleted) await announceWeek({ identity, plan, review, now });
    const { agreement, handOff } = closing;
    const start = nextPlanStart({ today: user.today, lastDay: plan.activeUntil });
    return { ...(await wireReview(review)), agreement, handOff, nextPlanStart: start };
  });
}

/** Tells webhooks that a week is complete: the person's words stay here. */
function announceWeek({ identity: { id, name, userId }, plan, review, now }: Finished): Promise<void> {
  const { weekStartDate: weekStart, activeUntil: lastDay } = plan;
  const { completionRate, difficultyFeedback: nextWeek } = review;
  const data = { identity: { id, name }, weekStart, lastDay, completionRate, nextWeek };
  return announce([{ userId, type: 'week.completed', data }], now);
}

async function complete(
  { user, body, now }: Completing,
  begun: ReviewRow,
  {
    summary,
    recommendations,
    reasonCodes,
    ownWords,
    rate,
    hasTalked,
    name,
    ...kept
  }: Awaited<ReturnType<typeof getClosing>>,
): Promise<ReviewRow> {
  await skipOlder({ user, body, now });
  await remember({ userId: user.id, goalId: kept.goalId, now }, kept.memorable);
  return (await changeReview(user.id, begun.id, {
    status: 'completed',
    isCompleted: true,
    completedAt: now,
    updatedAt: now,
    completionRate: rate,
    difficultyFeedback: body.difficulty,
    difficultyAdjustment: { reasonCodes, text: recommendations, tried: kept.tried },
    reviewNotes: ownWords,
    aiSummary: body.summary || (hasTalked ? summary : reviewMessages.defaultSummary(name)),
  })) as ReviewRow;
}
