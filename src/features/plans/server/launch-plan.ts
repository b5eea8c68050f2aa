import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { AppError, invalid } from '#contract/error.ts';
import { addDays, type CalendarDay, toWeekday } from '#core/calendar/calendar.ts';
import { planCovering } from '#core/check-in/check-in.ts';
import { planWindow } from '#core/plan/plan.ts';
import { hearAnew } from '#features/goals/server/heard-words.ts';
import { noteSafety } from '#features/goals/server/note-safety.ts';
import { activateIdentity, lockIdentity } from '#features/identities/server/queries.ts';
import { identityMessages } from '#features/identities/messages.ts';
import type { SafetyLabel } from '#core/coaching/safety-labels.ts';
import { inTx } from '#server/db/access.ts';
import { endPlans } from '#server/db/plan-days.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { ProposedHabit } from '../contract.ts';
import { planMessages } from '../messages.ts';
import { insertPlan, isReviewed, type PlanRow, plansSince, scheduleReview } from './queries.ts';
import { decideTodayAnew, type GoingOn, seriesGoingOn } from './series-going-on.ts';

/** A plan's badge is the size of most of its habits; the smaller one when two are equal. */
function getDifficulty(habits: readonly ProposedHabit[]): ProposedHabit['difficulty'] {
  const count = (difficulty: string) => habits.filter((habit) => habit.difficulty === difficulty).length;
  const sizes = ['easy', 'medium', 'hard'] as const;
  return sizes.reduce((most, size) => (count(size) > count(most) ? size : most));
}

/** Nobody is asked who did not say which plan is to be replaced. */
function refuseOther(running: PlanRow | null, replaces: string | null | undefined): void {
  if (replaces === undefined || replaces === (running?.id ?? null)) return;
  throw new AppError('CONFLICT', planMessages.validation.replaces);
}

type Wanted = { startsOn?: CalendarDay | undefined; replaces?: string | null | undefined };

/**
 * First day of the plan, and start of its week. By default it starts today, after a completed review on the day after the reviewed week. Within
 * a running week it keeps that week, even if the week start has changed. Throws for a day other than today or the one after the running plan's
 * last, and when another plan runs than the one that is to be replaced.
 */
async function getPlace(user: CurrentUser, identityId: string, { startsOn: wanted, replaces }: Wanted) {
  const { id, today, weekStartDay } = user;
  const running = planCovering(await plansSince(id, identityId, today), today);
  refuseOther(running, replaces);
  const next = running && addDays(running.activeUntil, 1);
  const startsOn = wanted ?? (running && (await isReviewed(running)) ? next : today);
  if (next && startsOn === next) return { startsOn, weekStart: weekStartDay };
  if (startsOn !== today) throw invalid('startsOn', planMessages.validation.startsOn);
  return { startsOn, weekStart: running?.weekStartDay ?? weekStartDay };
}

/** What the words of a plan call for; read before the transaction that launches it. */
export async function safetyOfPlan(user: CurrentUser, habits: readonly ProposedHabit[]): Promise<SafetyLabel> {
  const texts = habits.flatMap((habit) => [habit.description, habit.implementationIntention]);
  return (await hearAnew(texts, { owner: user.id })).label;
}

type Launch = {
  user: CurrentUser;
  identityId: string;
  habits: readonly ProposedHabit[];
  safetyLabel: SafetyLabel;
  weekType?: 'full' | 'partial';
  now: Date;
} & Wanted;

/**
 * Accepts a plan for the rest of a week, this one or the next, in one transaction. Earlier plans for these days are retired; a continued habit
 * series keeps its counted days since the week began, a new one counts from the first day.
 */
export function launchPlan({
  user,
  identityId,
  habits,
  safetyLabel,
  weekType = 'full',
  ...when
}: Launch): Promise<PlanRow> {
  const { now } = when;
  return inTx(async () => {
    const identity = await lockIdentity(user.id, identityId);
    if (!identity) throw new AppError('NOT_FOUND', identityMessages.notFound);
    if (identity.archivedAt) throw new AppError('CONFLICT', identityMessages.archived);
    const { startsOn, weekStart } = await getPlace(user, identityId, when);
    const window = planWindow({ startsOn, weekStart });
    const going = await seriesGoingOn(habits, { userId: user.id, identityId, today: user.today, ...window, startsOn });
    await endPlans({ userId: user.id, identityIds: [identityId], from: startsOn, until: window.activeUntil });

    const planId = randomUUIDv7();
    const { daysLeft: _left, ...span } = window;
    const owned = { userId: user.id, habitPlanId: planId };
    const planned = habits.map((habit, order) => {
      const { seriesId, ...counted } = going[order] as GoingOn;
      return { ...habit, ...owned, ...counted, id: randomUUIDv7(), order, seriesId: seriesId ?? randomUUID() };
    });
    const plan = await insertPlan(
      {
        id: planId,
        userId: user.id,
        identityId,
        ...span,
        weekStartDay: weekStart,
        weekType,
        difficultyRating: getDifficulty(habits),
        createdAt: now,
      },
      planned,
    );
    if (startsOn === user.today) await decideTodayAnew(planned, { userId: user.id, today: user.today });
    await scheduleReview({
      userId: user.id,
      identityId,
      weekStartDay: weekStart,
      reviewDay: toWeekday(window.weekEndDate),
    });
    await activateIdentity(user.id, identityId);
    await noteSafety(user.id, [identity.goalId], safetyLabel);
    return plan;
  });
}
