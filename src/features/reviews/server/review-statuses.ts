import { AppError } from '#contract/error.ts';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { isReviewWaiting, offersWaysBack, type ReviewState, reviewState } from '#core/review/review.ts';
import { identityMessages } from '#features/identities/messages.ts';
import { getIdentity } from '#features/identities/server/queries.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { OverdueReviews, ReviewStanding, ReviewTrigger } from '../contract.ts';
import { reviewMessages } from '../messages.ts';
import { planWeeks, weeksOfAll } from './queries.ts';
import { type WeekFigures, weekFigures } from './week-figures.ts';

type Week = Awaited<ReturnType<typeof weeksOfAll>>[number] & { state: ReviewState };

function getTrigger(identityId: string, week: Week | undefined, figures: WeekFigures | undefined): ReviewTrigger {
  if (!week) {
    const nothing = { weekStartDate: null, weekEndDate: null, habitPlanId: null, completionRate: null };
    return { identityId, shouldTriggerReview: false, ...nothing, isOverdue: false, offersWaysBack: false };
  }
  const { plan, state } = week;
  return {
    identityId,
    shouldTriggerReview: true,
    weekStartDate: plan.weekStartDate,
    weekEndDate: plan.weekEndDate,
    habitPlanId: plan.id,
    completionRate: figures?.rate ?? null,
    isOverdue: state === 'overdue',
    offersWaysBack: offersWaysBack({ state, fulfilment: figures?.fulfilment ?? null }),
  };
}

function getOverdue(weeks: readonly Week[]): OverdueReviews {
  const overdueWeeks = weeks
    .filter(({ state }) => state === 'overdue')
    .map(({ identity, plan }) => ({
      identityId: identity.id,
      identity: { name: identity.name },
      weekStart: plan.weekStartDate,
      weekEnd: plan.weekEndDate,
    }));
  return { hasOverdueReviews: overdueWeeks.length > 0, overdueWeeks };
}

/** The button rests once the newest week is reviewed. */
function getButton([newest]: readonly Week[]): ReviewStanding['button'] {
  return newest?.state === 'done'
    ? { shouldDisable: true, reason: reviewMessages.disabled, difficulty: newest.review?.difficultyFeedback ?? null }
    : { shouldDisable: false, reason: null, difficulty: null };
}

/** The review status of each of a user's identities, or of one; for `weekStart` only, if given. One statement, and three more if a review is pending. */
export async function reviewStandings(
  user: Pick<CurrentUser, 'id' | 'today'>,
  only: { identityId?: string; weekStart?: CalendarDay | undefined } = {},
): Promise<ReviewStanding[]> {
  const { id, today } = user;
  const isForOne = only.identityId !== undefined || only.weekStart !== undefined;
  const found = await (isForOne ? planWeeks(id, { today, ...only }) : weeksOfAll(id, today));
  const rows = found.map((row): Week => {
    const status = row.review?.status ?? null;
    return { ...row, state: reviewState({ today, lastDay: row.plan.activeUntil, status }) };
  });
  const byIdentity = [...Map.groupBy(rows, ({ identity }) => identity.id)];
  const waiting = byIdentity.flatMap(([, weeks]) => weeks.find(({ state }) => isReviewWaiting(state)) ?? []);
  const figures = new Map(
    (
      await weekFigures(
        user,
        waiting.map(({ plan }) => plan),
      )
    ).map((week) => [week.plan.id, week]),
  );
  return byIdentity.map(([identityId, weeks]) => {
    const newest = weeks.find(({ state }) => isReviewWaiting(state));
    return {
      identityId,
      trigger: getTrigger(identityId, newest, newest && figures.get(newest.plan.id)),
      overdue: getOverdue(weeks),
      button: getButton(weeks),
    };
  });
}

/** Where the reviews of an identity stand; one without a plan has nothing to review. */
export async function reviewStanding(
  user: CurrentUser,
  only: Parameters<typeof reviewStandings>[1] & { identityId: string },
): Promise<ReviewStanding> {
  const { identityId } = only;
  if (!(await getIdentity(user.id, identityId))) throw new AppError('NOT_FOUND', identityMessages.notFound);
  const [standing] = await reviewStandings(user, only);
  const trigger = getTrigger(identityId, undefined, undefined);
  return standing ?? { identityId, trigger, overdue: getOverdue([]), button: getButton([]) };
}
