import { type DayNumber, getDays, toText } from './calendar.ts';
import { getRate, getShownPlan } from './figures.ts';
import { getMark, isDone, isPaused, type Ledger, type LivedEvent, type Plan, type Row } from './ledger.ts';
import { getDoneDays, getTarget, roundHalfUp } from './week.ts';

const WEEKS_MAX = 4;
const WAYS_BACK_BELOW = 70;

type Week = { plan: Plan; state: 'ahead' | 'due' | 'overdue' | 'completed' | 'skipped' };

/** The newest weeks of an identity that a plan stood to the end of and that have begun, the newest first, each with where its review stands. */
export function getReviewWeeks(ledger: Ledger, who: string): Week[] {
  const { today } = ledger;
  const plans = ledger.plans.filter((plan) => plan.who === who && plan.first <= today && plan.last === plan.weekLast);
  return plans
    .toReversed()
    .slice(0, WEEKS_MAX)
    .map((plan) => {
      const review = ledger.reviews.find((one) => one.who === who && one.weekFirst === plan.weekFirst);
      if (review) return { plan, state: review.choice ? 'completed' : 'skipped' };
      if (today < plan.last) return { plan, state: 'ahead' };
      return { plan, state: today === plan.last ? 'due' : 'overdue' };
    });
}

const isWaiting = ({ state }: Week) => state === 'due' || state === 'overdue';

/** The week whose review waits, the newest of several. */
export const getWaitingWeek = (ledger: Ledger, who: string): Plan | undefined =>
  getReviewWeeks(ledger, who).find(isWaiting)?.plan;

/** Completes a review; older ones that wait are closed with it. The rate is that of the day it was done. */
export function noteReview(ledger: Ledger, { who, weekFirst, choice }: Extract<LivedEvent, { is: 'review' }>): void {
  for (const week of getReviewWeeks(ledger, who).filter(isWaiting)) {
    const { plan } = week;
    if (plan.weekFirst === weekFirst) ledger.reviews.push({ who, weekFirst, choice, rate: getRate(ledger, [plan]) });
    if (plan.weekFirst < weekFirst) ledger.reviews.push({ who, weekFirst: plan.weekFirst, choice: null, rate: null });
  }
}

/** Percent of what a plan asked for, no habit beyond its target. */
function getFulfilment(ledger: Ledger, plan: Plan): number {
  const figures = plan.rows.map((row) => ({
    target: getTarget(ledger, plan, row),
    done: getDoneDays(ledger, plan, row).length,
  }));
  const asked = figures.reduce((total, { target }) => total + target, 0);
  const done = figures.reduce((total, { target, done: days }) => total + Math.min(target, days), 0);
  return asked === 0 ? 0 : roundHalfUp((100 * done) / asked);
}

/** Where the reviews of an identity stand, and the figures that are shown with it. */
export function getStanding(ledger: Ledger, who: string) {
  const weeks = getReviewWeeks(ledger, who);
  const waiting = weeks.find(isWaiting);
  const overdue = weeks.filter(({ state }) => state === 'overdue');
  return {
    week: waiting ? toText(waiting.plan.weekFirst) : null,
    completionRate: waiting ? getRate(ledger, [waiting.plan]) : null,
    isOverdue: waiting?.state === 'overdue',
    offersWaysBack: waiting?.state === 'overdue' && getFulfilment(ledger, waiting.plan) < WAYS_BACK_BELOW,
    overdue: overdue.map(({ plan }) => toText(plan.weekFirst)),
    isDone: weeks[0]?.state === 'completed',
  };
}

/** The completed reviews of a year, the oldest first. */
export const getReviews = (ledger: Ledger, who: string, year: number) =>
  ledger.reviews
    .filter((one) => one.who === who && one.choice && toText(one.weekFirst).startsWith(String(year)))
    .toSorted((a, b) => a.weekFirst - b.weekFirst)
    .map(({ weekFirst, choice, rate }) => ({
      weekStartDate: toText(weekFirst),
      weekEndDate: toText(weekFirst + 6),
      difficulty: choice,
      completionRate: rate,
    }));

/** A habit's seven days as a review shows them: of the named days that were left out, the earliest are made up for by days done elsewhere. */
function getFactDays(ledger: Ledger, plan: Plan, row: Row): string[] {
  const isOut = (day: DayNumber) => isPaused(ledger, plan.who, day) || getMark(ledger, row, day).skipped;
  const elsewhere = getDoneDays(ledger, plan, row).filter((day) => !row.due?.includes(day)).length;
  const left = (row.due ?? []).filter((day) => !isDone(ledger, row, day) && !isOut(day)).slice(elsewhere);
  return getDays(plan.weekFirst, plan.weekFirst + 6).map((day) => {
    if (day < row.from) return 'outside';
    if (isDone(ledger, row, day)) return 'done';
    if (getMark(ledger, row, day).skipped) return 'skipped';
    if (isPaused(ledger, plan.who, day)) return 'paused';
    return row.due && !left.includes(day) ? 'free' : 'open';
  });
}

function getTotal(ledger: Ledger, plan: Plan, row: Row): number | null {
  const amounts = getDays(row.from, plan.weekLast).flatMap((day) => getMark(ledger, row, day).amount ?? []);
  return amounts.length > 0 ? amounts.reduce((sum, one) => sum + Math.round(1000 * one), 0) / 1000 : null;
}

/** What a review tells of the week that an identity shows; null where its plan did not stand to the end of its week. */
export function getReviewFacts(ledger: Ledger, who: string) {
  const plan = getShownPlan(ledger, who);
  if (!plan || plan.last !== plan.weekLast) return null;
  return {
    rate: getRate(ledger, [plan]),
    votes: plan.rows.flatMap((row) => getDoneDays(ledger, plan, row)).length,
    daysActive: new Set(plan.rows.flatMap((row) => getDoneDays(ledger, plan, row))).size,
    habits: Object.fromEntries(
      plan.rows.map((row) => [
        row.name,
        {
          done: getDoneDays(ledger, plan, row).length,
          target: getTarget(ledger, plan, row),
          total: getTotal(ledger, plan, row),
          days: getFactDays(ledger, plan, row),
        },
      ]),
    ),
  };
}

/** What all plans that cover today come to together; null when they ask for nothing. */
export function getOverallWeek(ledger: Ledger) {
  const plans = ledger.identities
    .flatMap((who) => getShownPlan(ledger, who) ?? [])
    .filter(({ first, last }) => first <= ledger.today && ledger.today <= last);
  const asked = plans.flatMap((plan) => plan.rows.map((row) => ({ plan, row })));
  const counted = asked.filter(({ plan, row }) => getTarget(ledger, plan, row) > 0);
  const rate = getRate(ledger, plans);
  if (rate === null) return null;
  return {
    rate,
    done: counted.flatMap(({ plan, row }) => getDoneDays(ledger, plan, row)).length,
    target: counted.reduce((sum, { plan, row }) => sum + getTarget(ledger, plan, row), 0),
  };
}
