import type { CalendarDay } from '#core/calendar/calendar.ts';
import { planCovering } from '#core/check-in/check-in.ts';
import type { RemindedIdentity } from '#core/reminders/due-reminders.ts';
import { CHOICES, isReviewWaiting, OVERDUE_WEEKS_MAX, reviewState } from '#core/review/review.ts';
import { plannedIdentities, type UserDay, getVotes } from './queries.ts';

type Row = Awaited<ReturnType<typeof plannedIdentities>>[number];

/** An identity with what its reminders are worded with. */
export type Reminded = RemindedIdentity & {
  readonly name: string;
  /** The day is hard: its habits are told of in their small versions. */
  readonly isHardDay: boolean;
  /** The plan that covers the day, or null. */
  readonly planId: string | null;
  /** The choice for the next week in the newest completed review. */
  readonly choice: (typeof CHOICES)[number] | null;
};

export const getKey = ({ userId, day }: UserDay) => `${day} ${userId}`;

function getReview(rows: readonly Row[], day: CalendarDay): RemindedIdentity['review'] {
  // Like the screens: for each week the plan that lasted to its end, and no further back.
  const begun = rows.filter(({ plan }) => plan.status === 'active' && plan.activeFrom <= day);
  for (const { plan, review } of begun.slice(0, OVERDUE_WEEKS_MAX)) {
    const state = reviewState({ today: day, lastDay: plan.activeUntil, status: review?.status ?? null });
    if (isReviewWaiting(state)) return { weekStart: plan.weekStartDate, lastDay: plan.activeUntil, state };
  }
  return null;
}

function reminded(rows: readonly [Row, ...Row[]], votes: RemindedIdentity['votes']): Reminded {
  const [{ identity, day, isPaused, isHardDay, isCheckedIn, isGoalActive, plan: newest }] = rows;
  const plans = rows.map(({ plan }) => ({ ...plan, weekEndDate: plan.activeUntil }));
  const covering = planCovering(plans, day);
  const begun = plans.find(({ activeFrom }) => activeFrom <= day) ?? newest;
  return {
    identityId: identity.id,
    name: identity.name,
    isPaused,
    isHardDay,
    isCovered: covering !== null,
    isCheckedIn,
    isAsked: rows.some(({ plan, isAsked }) => plan.id === covering?.id && isAsked),
    isGoalActive,
    hasUpcoming: newest.activeFrom > day,
    coveredUntil: begun.activeUntil,
    weekStart: covering?.weekStartDate ?? null,
    review: getReview(rows, day),
    votes,
    planId: covering?.id ?? null,
    choice: rows.find(({ review }) => review?.status === 'completed')?.review?.choice ?? null,
  };
}

const NO_VOTES = { now: 0, before: 0 };

/** The identities of each user as a day of theirs finds them, by `getKey`; those of `mornings` with their votes. Two statements for all. */
export async function getIdentities(
  list: readonly UserDay[],
  mornings: readonly UserDay[],
): Promise<Map<string, Reminded[]>> {
  const rows = await plannedIdentities(list);
  const votes = new Map(
    (mornings.length > 0 ? await getVotes(mornings) : []).map((row) => [`${getKey(row)} ${row.identityId}`, row]),
  );
  const byIdentity = Map.groupBy(rows, (row) => `${getKey(row)} ${row.identity.id}`);
  const found = new Map<string, Reminded[]>(list.map((one) => [getKey(one), []]));
  for (const [key, own] of byIdentity) {
    const [first, ...others] = own as [Row, ...Row[]];
    found.get(getKey(first))?.push(reminded([first, ...others], votes.get(key) ?? NO_VOTES));
  }
  return found;
}
