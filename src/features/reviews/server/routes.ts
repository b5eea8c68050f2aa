import { AppError } from '#contract/error.ts';
import { isCalendarDay } from '#core/calendar/calendar.ts';
import { helpFor } from '#features/coach/server/turn/safety-answer.ts';
import { noteCardShown } from '#features/goals/server/note-safety.ts';
import { identityMessages } from '#features/identities/messages.ts';
import { getIdentity, lockIdentity } from '#features/identities/server/queries.ts';
import { inTx } from '#server/db/access.ts';
import { onceSaved } from '#server/http/idempotency.ts';
import type { Routes } from '#server/http/mount.ts';
import { thereAlready } from '#server/http/there-already.ts';
import type { Services } from '#server/services.ts';
import type { reviewsApi } from '../contract.ts';
import { reviewMessages } from '../messages.ts';
import { completeReview } from './complete-review.ts';
import { conduct } from './conduct.ts';
import { adjustHabits, createShortWeek, getNextWeeks } from './next-plan.ts';
import { changeReview, reviewById, reviewOfWeek } from './queries.ts';
import { begunReview, openWeek, wireReview } from './review-record.ts';
import { reviewStanding } from './review-statuses.ts';

const notFound = () => new AppError('NOT_FOUND', reviewMessages.notFound);

export const reviewsRoutes = ({ coach }: Services): Routes<typeof reviewsApi> => ({
  'GET /api/weekly-reviews/:identityId/:weekStart': async ({ user, params: { identityId, weekStart } }) => {
    if (!isCalendarDay(weekStart)) throw notFound();
    if (!(await getIdentity(user.id, identityId))) throw new AppError('NOT_FOUND', identityMessages.notFound);
    const review = await reviewOfWeek(user.id, identityId, weekStart);
    return review && wireReview(review);
  },

  'POST /api/weekly-reviews': ({ user, body, now, reply }) =>
    inTx(async () => {
      const identity = await lockIdentity(user.id, body.identityId);
      if (!identity) throw new AppError('NOT_FOUND', identityMessages.notFound);
      const { plan, review } = await openWeek(user, body.identityId, body.weekStartDate);
      if (plan.id !== body.habitPlanId) throw new AppError('NOT_FOUND', reviewMessages.planMissing);
      if (review) thereAlready(reply);
      return wireReview(review ?? (await begunReview(plan, { status: body.status, now })));
    }),

  'PATCH /api/weekly-reviews/:id': async ({ user, params, body, now }) => {
    const review = await reviewById(user.id, params.id);
    if (!review) throw notFound();
    if (review.isCompleted) return wireReview(review);
    return wireReview((await changeReview(user.id, review.id, { ...body, updatedAt: now })) ?? review);
  },

  'POST /api/weekly-reviews/complete': ({ user, body, now }) => completeReview({ user, body, now }),

  'POST /api/weekly-reviews/:identityId/conduct': ({ user, params, body, now, attempt, live, request }) => {
    const help = helpFor({ request, user });
    return onceSaved(attempt, (keep) => conduct(coach, { user, ...params, body, now, live, help, keep }));
  },

  'GET /api/weekly-reviews/check-trigger/:identityId': async ({ user, params, query }) =>
    (await reviewStanding(user, { ...params, ...query })).trigger,

  'GET /api/weekly-reviews/next-week/:identityId': ({ user, params, query }) =>
    getNextWeeks(user, params.identityId, query.weekStart),

  'GET /api/weekly-reviews/overdue/:identityId': async ({ user, params, query }) =>
    (await reviewStanding(user, { ...params, ...query })).overdue,

  'GET /api/weekly-reviews/button-status/:identityId': async ({ user, params, query }) =>
    (await reviewStanding(user, { ...params, ...query })).button,

  'POST /api/identities/:id/adjust-habits': async ({ user, params, body, now, request }) => {
    const { safetyLabel, goalId, ...plan } = await adjustHabits(user, params.id, { choice: body.difficultyLevel, now });
    await noteCardShown(user.id, goalId, now);
    return { ...plan, safety: await helpFor({ request, user })(safetyLabel, { goals: [goalId] }) };
  },

  'POST /api/identities/:id/create-short-week': async ({ user, params, body, now, request }) => {
    const { safetyLabel, goalId, ...plan } = await createShortWeek(user, params.id, { ...body, now });
    await noteCardShown(user.id, goalId, now);
    return { ...plan, safety: await helpFor({ request, user })(safetyLabel, { goals: [goalId] }) };
  },
});
