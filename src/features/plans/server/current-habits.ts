import { capital } from '#core/words/capital.ts';
import { addDays, type CalendarDay, toWeekday, type Weekday } from '#core/calendar/calendar.ts';
import { checkInBoundary, planCovering } from '#core/check-in/check-in.ts';
import { completionRate } from '#core/week/completion.ts';
import { type Week, weekOf } from '#core/week/week.ts';
import { effectiveTarget } from '#core/habit/week-target.ts';
import { type SmallVersion, smallVersion } from '#core/hard-day/small-version.ts';
import { toMarkedWeek } from '#core/habit/marks.ts';
import { getPausedDays } from '#core/pause/pause.ts';
import { getLastDay } from '#core/plan/plan.ts';
import { type PauseRow, pausesIn, recentPauses } from '#features/pauses/server/queries.ts';
import type { MarkRow } from '#server/db/marks.ts';
import { together } from '#server/db/statement.ts';
import { planMessages } from '../messages.ts';
import type { Habit, HabitGroup, HabitPlan } from '../contract.ts';
import { type Asker, type HabitRow, habitsOfPlans, newestPlans, type PlanRow } from './queries.ts';
import { getMarksInWeeks, habitsOfWeek, type HeldMark, marksIn } from './week-queries.ts';

export function wirePlan({ userId: _owner, createdAt: _made, ...plan }: PlanRow): HabitPlan {
  return plan;
}

type Counted = { plan: PlanRow; marks: readonly MarkRow[]; paused: readonly CalendarDay[] };

/** The totals of days, from the first that counts on. */
export function amountsFrom(first: CalendarDay, marks: readonly Pick<MarkRow, 'date' | 'amount'>[]) {
  return marks.flatMap(({ date, amount }) => (amount === null || date < first ? [] : [{ date, amount }]));
}

/** Worked out word by word, once for a row, which is kept for as long as nothing changes it. */
const smallVersions = new WeakMap<HabitRow, { readonly small: SmallVersion | null }>();

function smallOf(row: HabitRow): SmallVersion | null {
  const known = smallVersions.get(row) ?? { small: smallVersion(row) };
  smallVersions.set(row, known);
  return known.small;
}

function wireHabit(row: HabitRow, { plan, marks, paused }: Counted): Habit {
  const { userId: _owner, ...habit } = row;
  // From the habit's first day: a plan that bridges to another week start shares days of its week with the plan before it.
  const week = toMarkedWeek(row, { countsTo: getLastDay(plan), pausedDays: paused, marks });
  // Its own columns last: the other way about each habit takes ten times as long.
  return {
    effectiveTarget: effectiveTarget(week),
    completionsThisWeek: week.completedDays.length,
    completedDays: [...week.completedDays],
    skippedDays: [...week.skippedDays],
    skipReasons: marks.flatMap(({ date, skipped, notes }) => (skipped && notes ? [{ date, reason: notes }] : [])),
    notes: marks.flatMap(({ date, skipped, notes }) => (!skipped && notes ? [{ date, note: notes }] : [])),
    amounts: amountsFrom(row.countsFrom, marks),
    small: smallOf(row),
    ...habit,
  };
}

const readable = (day: CalendarDay) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(Date.parse(day));
function boundaryMessage(boundary: ReturnType<typeof checkInBoundary>, plan: PlanRow): string | null {
  if (boundary.canCheckInToday) return null;
  if (boundary.reason === 'upcoming') {
    return planMessages.upcoming(capital(toWeekday(boundary.startsOn)), readable(boundary.startsOn));
  }
  return plan.status === 'retired' ? planMessages.retired : planMessages.ended;
}

/** The plan that a screen shows for an identity: today's, else the upcoming one, else the last. `plans` come newest first. */
function shownPlan(plans: readonly PlanRow[], today: CalendarDay): PlanRow {
  const upcoming = plans.filter((plan) => plan.activeFrom > today).at(-1);
  return planCovering(plans, today) ?? upcoming ?? (plans[0] as PlanRow);
}

/** The plan of the week right before, where a later one of that week did not replace it. */
function planBefore({ weekStartDate }: PlanRow, plans: readonly PlanRow[]): PlanRow | null {
  const before = plans.find((plan) => plan.weekEndDate < weekStartDate);
  return before && before.weekEndDate >= addDays(weekStartDate, -7) ? before : null;
}

/** How much of each of these plans was done, in percent, by its identity: in one statement, or none without a plan. */
async function ratesOf(user: Asker, plans: readonly PlanRow[]): Promise<Map<string, number | null>> {
  const figures = await figuresOf(user, plans);
  return new Map(
    plans.map((plan) => {
      const habits = figures.habitsOf(plan);
      const rate = completionRate(
        habits.map((habit) => ({ completions: habit.completionsThisWeek, effectiveTarget: habit.effectiveTarget })),
      );
      return [plan.identityId, rate];
    }),
  );
}

type Figures = {
  pausedOf: (plan: PlanRow) => CalendarDay[];
  habitsOf: (plan: PlanRow) => Habit[];
  /** All that was done in the plan's week, whichever plan asked for it. */
  votesIn: (plan: PlanRow) => number;
};

/** What is stored of plans and their weeks. */
type Held = { readonly pauses: PauseRow[]; readonly habits: HabitRow[]; readonly marks: HeldMark[] };

/** The same of all plans of one week, which can be asked for without knowing them. */
type HeldWeek = Held & { readonly week: Week };

async function heldIn(user: Asker, week: Week): Promise<HeldWeek> {
  const [pauses, rows, marks] = await Promise.all([
    recentPauses(user),
    habitsOfWeek(user.id, week),
    marksIn(user.id, { from: week.start, to: week.end, today: user.today }),
  ]);
  return { week, pauses, habits: rows.map(({ habit }) => habit), marks };
}

async function heldOf(user: Asker, plans: readonly PlanRow[]): Promise<Held> {
  if (plans.length === 0) return { pauses: [], habits: [], marks: [] };
  const spans = plans.map((plan) => ({ from: plan.weekStartDate, to: plan.weekEndDate }));
  const planIds = plans.map(({ id }) => id);
  const [pauses, habits, marks] = await together(() =>
    Promise.all([
      pausesIn(user.id, getSpan(spans, user.today)),
      habitsOfPlans(user.id, planIds),
      getMarksInWeeks(user, plans),
    ]),
  );
  return { pauses, habits, marks: [...marks.values()].flat() };
}

/** What of a week belongs to the plans. */
function ofPlans(plans: readonly PlanRow[], held: Held | null): Pick<Held, 'habits' | 'marks'> {
  const [ids, identities] = [new Set(plans.map(({ id }) => id)), new Set(plans.map(({ identityId }) => identityId))];
  return {
    habits: held?.habits.filter(({ habitPlanId }) => ids.has(habitPlanId)) ?? [],
    marks: held?.marks.filter(({ identityId }) => identities.has(identityId)) ?? [],
  };
}

/** The habits of plans with what their weeks hold, in one statement, or none where all of them are of a week that has been read. */
async function figuresOf(user: Asker, plans: readonly PlanRow[], known: HeldWeek | null = null): Promise<Figures> {
  const { known: inWeek = [], other = [] } = Object.groupBy(plans, ({ weekStartDate, weekEndDate }) =>
    weekStartDate === known?.week.start && weekEndDate === known.week.end ? 'known' : 'other',
  );
  const read = await heldOf(user, other);
  // The week that was read holds days of other plans as well, which are read whole apart.
  const taken = ofPlans(inWeek, known);
  const pauses = [...(known?.pauses ?? []), ...read.pauses];
  const marks = Map.groupBy([...taken.marks, ...read.marks], ({ seriesId }) => seriesId);
  const habitsByPlan = Map.groupBy([...taken.habits, ...read.habits], (habit) => habit.habitPlanId);
  const pausedOf = (plan: PlanRow) => {
    const week = { from: plan.weekStartDate, to: plan.weekEndDate };
    return [...getPausedDays(pauses, plan.identityId, week)].toSorted();
  };
  const habitsOf = (plan: PlanRow) => {
    const paused = pausedOf(plan);
    return (habitsByPlan.get(plan.id) ?? []).map((habit) =>
      wireHabit(habit, { plan, marks: marks.get(habit.seriesId) ?? [], paused }),
    );
  };
  const done = [...marks.values()].flat().filter(({ isDone }) => isDone);
  const votesIn = ({ identityId, weekStartDate, weekEndDate }: PlanRow) =>
    done.filter((mark) => mark.identityId === identityId && mark.date >= weekStartDate && mark.date <= weekEndDate)
      .length;
  return { pausedOf, habitsOf, votesIn };
}

/**
 * Current habits of all of a user's identities that have a plan, or of one, in one statement however many there are where the day on which
 * weeks start is known; in one more where a plan of another week is shown, and where a new week holds nothing yet.
 */
export async function currentHabits(
  user: Asker & { readonly weekStartDay?: Weekday },
  identityId?: string,
): Promise<HabitGroup[]> {
  const { id: userId, today, weekStartDay } = user;
  const isForAll = weekStartDay !== undefined && identityId === undefined;
  const [plansFound, held] = await together(() =>
    Promise.all([newestPlans(userId, identityId), isForAll ? heldIn(user, weekOf(today, weekStartDay)) : null]),
  );
  const byIdentity = Map.groupBy(plansFound, (row) => row.identity.id);
  const known = [...byIdentity.values()].map((rows) => {
    const plans = rows.map((row) => row.plan);
    const { name, description } = (rows[0] as (typeof rows)[number]).identity;
    const plan = shownPlan(plans, today);
    return {
      identity: { name, description },
      plan,
      before: planBefore(plan, plans),
      upcomingFrom: plans.findLast(({ activeFrom }) => activeFrom > today)?.activeFrom ?? null,
      boundary: checkInBoundary({ plans, today }),
    };
  });
  const { pausedOf, habitsOf, votesIn } = await figuresOf(
    user,
    known.map(({ plan }) => plan),
    held,
  );
  const shown = known.map((one) => ({ ...one, habits: habitsOf(one.plan) }));
  const isUntouched = ({ habits, boundary }: (typeof shown)[number]) =>
    boundary.canCheckInToday && habits.every(({ completedDays }) => completedDays.length === 0);
  const before = shown.flatMap((one) => (one.before && isUntouched(one) ? [one.before] : []));
  const rates = before.length > 0 ? await ratesOf(user, before) : new Map<string, number | null>();

  return shown.map(({ identity, plan, habits, upcomingFrom, boundary }) => ({
    identityId: plan.identityId,
    identity,
    plan: wirePlan(plan),
    habits,
    pausedDays: pausedOf(plan),
    upcomingFrom,
    lastWeek: rates.get(plan.identityId) ?? null,
    otherVotes: votesIn(plan) - habits.reduce((sum, { completionsThisWeek }) => sum + completionsThisWeek, 0),
    canCheckInToday: boundary.canCheckInToday,
    weekBoundaryMessage: boundaryMessage(boundary, plan),
  }));
}

/** One span around several, or today alone without any. */
function getSpan(spans: readonly { from: CalendarDay; to: CalendarDay }[], today: CalendarDay) {
  const from = spans.map((span) => span.from).toSorted()[0] ?? today;
  const to =
    spans
      .map((span) => span.to)
      .toSorted()
      .at(-1) ?? today;
  return { from, to };
}
