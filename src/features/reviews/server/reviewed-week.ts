import { randomUUIDv7 } from 'node:crypto';
import type { AdaptedPlan, AdaptFacts } from '#coach/builtin/adapting/adapt-plan.ts';
import type { ReviewFacts } from '#coach/port.ts';
import type { NextWeek } from '#coach/reviewing/next-weeks.ts';
import { unspoken } from '#coach/unspoken.ts';
import { AppError } from '#contract/error.ts';
import type { WeekRecord } from '#core/adaptive-plan/terms.ts';
import { type CalendarDay, daysBetween, toWeekday } from '#core/calendar/calendar.ts';
import { HABITS_PER_PLAN } from '#core/plan/plan.ts';
import { isTelling, recommendedChoice } from '#core/review/review.ts';
import { identityWithGoal } from '#features/coach/server/habits/offered-plan.ts';
import { rememberedGoal } from '#features/memories/server/memories.ts';
import { currentHabits } from '#features/plans/server/current-habits.ts';
import { read, UNREADABLE } from '#server/coach/read.ts';
import type { CurrentUser } from '#server/session/session.ts';
import { reviewMessages } from '../messages.ts';
import { getCheckInDays, plansUpTo, votesEver } from './queries.ts';
import type { Settled } from './review-record.ts';
import { type TriedSoFar, triedUpTo } from './tried-repairs.ts';
import { type WeekFigures, weekFigures } from './week-figures.ts';

/** Plan weeks that the adaptive rule looks back on. */
const WEEKS = 6;

/** A plan week with those before it, the newest first, and whose they are. */
export type ReviewedWeek = TriedSoFar & {
  readonly identity: Awaited<ReturnType<typeof identityWithGoal>>['identity'];
  readonly goal: Awaited<ReturnType<typeof rememberedGoal>> & { id: string };
  readonly weeks: readonly [WeekFigures, ...WeekFigures[]];
  /** The days of these weeks on which a check-in was made. */
  readonly checkedIn: ReadonlySet<CalendarDay>;
  readonly otherHabits: readonly string[];
};

/** Reads a plan week of an identity, of the day that it holds or the newest that has begun; throws when there is none. */
export async function reviewedWeek(
  user: CurrentUser,
  identityId: string,
  weekStart: CalendarDay | null,
): Promise<ReviewedWeek> {
  const { identity, goal } = await identityWithGoal(user, identityId);
  const plans = await plansUpTo(user.id, identityId, { weekStart, today: user.today, limit: WEEKS });
  const [newest] = plans;
  if (!newest) throw new AppError('NOT_FOUND', reviewMessages.planMissing);
  const weeks = (await weekFigures(user, plans)) as [WeekFigures, ...WeekFigures[]];
  const oldest = plans.at(-1) ?? newest;
  const days = await getCheckInDays(user.id, identityId, { from: oldest.activeFrom, to: newest.activeUntil });
  const groups = await currentHabits(user);
  const others = groups.filter((group) => group.identityId !== identityId);
  const tried = await triedUpTo(user.id, { identityId, weeks });
  return {
    ...tried,
    identity,
    goal: { ...(await rememberedGoal(user.id, goal)), id: goal.id },
    weeks,
    checkedIn: new Set(days),
    otherHabits: others.flatMap((group) => group.habits.map((habit) => habit.description)),
  };
}

/** A day that was noted habit by habit may be no check-in yet, and tells of the week all the same. */
function isObserved({ checkedIn }: ReviewedWeek, { plan, habits }: WeekFigures): boolean {
  if (habits.some(({ days }) => days.length > 0)) return true;
  return [...checkedIn].some((day) => day >= plan.activeFrom && day <= plan.activeUntil);
}

/** The weeks as the adaptive rule reads them: one that was paused from end to end is left out, and one that tells nothing. */
function getRecords(week: ReviewedWeek): WeekRecord[] {
  return week.weeks
    .filter(({ plan, habits }) => isTelling(plan) && habits.some(({ target }) => target > 0))
    .map((figures) => ({
      observed: isObserved(week, figures),
      habits: Object.fromEntries(
        figures.habits.map(({ row, days, target }) => [
          row.seriesId,
          // A week that did not ask for all of its days says little about which of them suit.
          { done: days.length, target, ...(target >= row.targetFrequency && { doneOn: days.map(toWeekday) }) },
        ]),
      ),
    }));
}

/** The basis of the next plan: the newest full-week plan, since short ones leave habits out. */
function habitsBefore({ weeks }: ReviewedWeek): AdaptFacts['habits'] {
  const base = weeks.find(({ plan }) => plan.weekType === 'full') ?? weeks[0];
  return base.habits.map(({ row }) => ({
    seriesId: row.seriesId,
    templateId: row.templateId,
    description: row.description,
    implementationIntention: row.implementationIntention,
    targetFrequency: row.targetFrequency,
    days: row.days,
    measure: row.measure,
    moment: row.moment,
    difficulty: row.difficulty,
    habitType: row.habitType,
    order: row.order,
  }));
}

export type Adapting = Pick<
  AdaptFacts,
  'choice' | 'mode' | 'daysLeft' | 'weekdaysLeft' | 'emergency' | 'frictions' | 'said' | 'dealtWith'
>;

function adaptFacts(week: ReviewedWeek, habits = habitsBefore(week)) {
  const { identity, goal, otherHabits } = week;
  return {
    goal,
    identity,
    habits,
    weeks: getRecords(week),
    otherHabits,
    seriesIds: Array.from({ length: HABITS_PER_PLAN.max }, () => randomUUIDv7()),
  };
}

/** What each choice would make of next week, in words; nothing where that cannot be read in time. */
export async function previews(week: ReviewedWeek, settled: Settled): Promise<readonly NextWeek[]> {
  const facts = { ...adaptFacts(week), mode: 'normal' as const, ...settled };
  return (await read('previews', facts, { owner: week.identity.userId })) ?? [];
}

/** The same, as the coach tells it: the sentences of each choice. */
export async function previewLines(week: ReviewedWeek, settled: Settled): Promise<ReviewFacts['previews'] & object> {
  const weeks = await previews(week, settled);
  const lines = (choice: AdaptFacts['choice']) => weeks.find((one) => one.choice === choice)?.changes ?? [];
  return { easier: lines('easier'), same: lines('same'), harder: lines('harder') };
}

/** The next plan by the adaptive rule; `habits` replace those of the previous plan. If analysing the goal times out, it counts as saying nothing. */
export async function adapted(
  week: ReviewedWeek,
  { habits, ...adapting }: Adapting & Partial<Pick<AdaptFacts, 'habits'>>,
): Promise<AdaptedPlan> {
  const { identity, goal } = week;
  const facts = { ...adaptFacts(week, habits), ...adapting };
  const reader = { owner: identity.userId };
  const plan =
    (await read('adapt', facts, reader)) ??
    (await read('adapt', { ...facts, goal: unspoken(goal), otherHabits: [] }, reader));
  if (!plan) throw new AppError('UNAVAILABLE', UNREADABLE);
  return plan;
}

/** The choice that the weeks so far suggest. */
export function getRecommended(week: ReviewedWeek): AdaptFacts['choice'] {
  const telling = week.weeks.filter(({ plan }) => isTelling(plan));
  if (telling.length === 0) return 'same';
  const fulfilments = telling.map((one) => (isObserved(week, one) ? one.fulfilment : null));
  return recommendedChoice(fulfilments, week.weeks[0].hardDays);
}

/** The week's facts for the coach; the caller adds the conversation. */
export async function reviewFacts(user: CurrentUser, week: ReviewedWeek): Promise<Omit<ReviewFacts, 'messages'>> {
  const [figures, ...before] = week.weeks;
  const seen = (one: WeekFigures) => (isObserved(week, one) ? one.fulfilment : null);
  const earlier = before.map(seen);
  const recommendation = getRecommended(week);
  const { plan, habits } = figures;
  const { topChange } = await adapted(week, { choice: recommendation, mode: 'normal', frictions: [] });
  return {
    goal: week.goal,
    identity: week.identity,
    week: {
      start: plan.activeFrom,
      end: plan.activeUntil,
      fulfilment: seen(figures),
      daysActive: new Set(habits.flatMap(({ days }) => days)).size,
      votes: habits.reduce((sum, { days }) => sum + days.length, 0),
      votesEver: await votesEver(user, week.identity.id),
      hardDays: figures.hardDays,
      weeksLate: Math.max(0, Math.floor((daysBetween(plan.activeUntil, user.today) - 1) / 7)),
    },
    habits: habits.map(({ row, days, skippedDays, target, total }) => ({
      seriesId: row.seriesId,
      description: row.description,
      habitType: row.habitType,
      done: days.length,
      target,
      days,
      skippedDays,
      total: total === null || !row.measure ? null : { amount: total, unit: row.measure.unit },
    })),
    earlier,
    recommendation,
    topChange,
    plan: habitsBefore(week),
    tried: week.tried,
  };
}
