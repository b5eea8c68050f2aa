import type { AdaptedPlan as Adapted } from '#coach/builtin/adapting/adapt-plan.ts';
import { AppError } from '#contract/error.ts';
import type { Choice } from '#core/adaptive-plan/next-plan.ts';
import { type CalendarDay, daysFromTo, toWeekday } from '#core/calendar/calendar.ts';
import { planWindow } from '#core/plan/plan.ts';
import { nextPlanStart } from '#core/review/review.ts';
import { type SafetyLabel, stopsCoaching } from '#core/coaching/safety-labels.ts';
import { keepOffer } from '#features/coach/server/habits/offered-plan.ts';
import { inTx } from '#server/db/access.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { AdaptedPlan, NextWeeks } from '../contract.ts';
import { reviewMessages } from '../messages.ts';
import { reviewOfWeek } from './queries.ts';
import { settledSoFar } from './review-record.ts';
import { adapted, getRecommended, previews, type ReviewedWeek, reviewedWeek } from './reviewed-week.ts';

type Offered = Omit<AdaptedPlan, 'safety'> & { safetyLabel: SafetyLabel; goalId: string };

/** The newest plan week that has begun, with what its review has come to. */
async function lastWeek(user: CurrentUser, identityId: string) {
  const week = await reviewedWeek(user, identityId, null);
  const { plan } = week.weeks[0];
  const review = await reviewOfWeek(user.id, identityId, plan.weekStartDate);
  const settled = await settledSoFar(user.id, review?.id);
  return { week, plan, review, settled };
}

function windowFrom(user: CurrentUser, startsOn: CalendarDay) {
  return planWindow({ startsOn, weekStart: user.weekStartDay });
}

type Offering = {
  user: CurrentUser;
  week: ReviewedWeek;
  when: Pick<AdaptedPlan, 'startsOn' | 'weekEndDate' | 'weekType'>;
  now: Date;
};

/** Offers a plan, and stores it as the one to refine. */
async function offer({ user, week, when, now }: Offering, plan: Pick<Adapted, 'habits' | 'changes' | 'intro'>) {
  const { id: goalId, safetyLabel } = week.goal;
  const { habits, changes, intro } = plan;
  const answer: Offered = { habits: [], changes: [], intro: '', ...when, safetyLabel, goalId, basicMode: false };
  if (stopsCoaching(safetyLabel) || habits.length === 0) return answer;
  const kept = { day: user.today, mode: 'adapted' as const, safetyLabel, intro, habits };
  await inTx(() => keepOffer({ user, identityId: week.identity.id, offer: kept, now }));
  return { ...answer, habits, changes, intro };
}

/** The plan that follows the newest week, lighter, the same or a little harder. A running week is followed by the next one. */
export async function adjustHabits(
  user: CurrentUser,
  identityId: string,
  { choice, now }: { choice: Choice; now: Date },
): Promise<Offered> {
  const { week, plan, settled } = await lastWeek(user, identityId);
  const startsOn = nextPlanStart({ today: user.today, lastDay: plan.activeUntil });
  const { weekEndDate } = windowFrom(user, startsOn);
  const next = await adapted(week, { choice, mode: 'normal', ...settled });
  return offer({ user, week, when: { startsOn, weekEndDate, weekType: 'full' }, now }, next);
}

/**
 * A plan for what is left of this week: fewer habits, on the days as chosen, since the days left scale their targets. With the choice of
 * a late review the plan before it is adapted first.
 */
export async function createShortWeek(
  user: CurrentUser,
  identityId: string,
  { emergency = false, difficultyLevel, now }: { emergency?: boolean; difficultyLevel?: Choice; now: Date },
): Promise<Offered> {
  const { week, plan, settled } = await lastWeek(user, identityId);
  if (plan.activeUntil >= user.today) throw new AppError('CONFLICT', reviewMessages.stillRunning);
  const { weekEndDate, daysLeft } = windowFrom(user, user.today);
  const when = { startsOn: user.today, weekEndDate, weekType: 'partial' as const };
  const weekdaysLeft = daysFromTo(user.today, weekEndDate).map(toWeekday);
  const choice = difficultyLevel ?? 'same';
  const short = {
    mode: 'short-week' as const,
    choice,
    daysLeft,
    weekdaysLeft,
    emergency,
    frictions: settled.frictions,
  };
  if (!difficultyLevel) return offer({ user, week, when, now }, await adapted(week, short));
  const full = await adapted(week, { choice: difficultyLevel, mode: 'normal', ...settled });
  const rest = await adapted(week, { ...short, habits: withSeries(full.habits) });
  return offer({ user, week, when, now }, { ...rest, changes: joined(full.changes, rest.changes) });
}

/** What each choice would make of the week after this one, with what its review has settled so far. */
export async function getNextWeeks(
  user: CurrentUser,
  identityId: string,
  weekStart: CalendarDay | undefined,
): Promise<NextWeeks> {
  const week = await reviewedWeek(user, identityId, weekStart ?? null);
  const review = await reviewOfWeek(user.id, identityId, week.weeks[0].plan.weekStartDate);
  const settled = await settledSoFar(user.id, review?.id);
  const weeks = await previews(week, settled);
  return {
    // What was wished for in the talk stands before what the figures suggest.
    recommended: settled.wish ?? getRecommended(week),
    weeks: weeks.map(({ choice, changes, stays }) => ({ choice, changes: [...changes], stays: [...stays] })),
  };
}

type Habits = Parameters<typeof adapted>[1]['habits'];

function withSeries(habits: Adapted['habits']): NonNullable<Habits> {
  return habits.flatMap((habit) => (habit.seriesId ? [{ ...habit, seriesId: habit.seriesId }] : []));
}

/** Merges two rounds of changes: the `before` of the first, the `after` of the second. Changes that cancel out are dropped. */
function joined(first: Adapted['changes'], second: Adapted['changes']): Adapted['changes'] {
  const later = new Map(second.map((change) => [change.seriesId, change]));
  const all = first.map((change) => {
    const next = change.after?.seriesId ? later.get(change.after.seriesId) : undefined;
    if (!next || next.kind === 'keep') return change;
    return change.kind === 'keep' ? { ...next, before: change.before } : { ...change, after: next.after };
  });
  return all.filter(({ before, after }) => before !== null || after !== null);
}
