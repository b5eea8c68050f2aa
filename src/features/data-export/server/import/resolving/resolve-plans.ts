import { addDays, calendarDay, type CalendarDay, daysBetween, daysFromTo } from '#core/calendar/calendar.ts';
import type { SkipReason } from '#core/data-export/data-export.ts';
import { daysNamed, toNamedDays } from '#core/habit/week-target.ts';
import type { Records } from '#features/data-export/server/data-export-file.ts';
import type { Resolution } from './resolution.ts';
import { idIn } from '../row-ids.ts';

type PlanRecord = Records['plans'][number];
type HabitRecord = PlanRecord['habits'][number];

export const FIRST_DAY = calendarDay('1970-01-01');
/** How far ahead a plan can begin: the week after the running one, in any zone. */
const AHEAD = 14;

function getProblem(plan: PlanRecord, today: CalendarDay): SkipReason | null {
  const { weekStartDate, weekEndDate, activeFrom, activeUntil } = plan;
  if (weekStartDate < FIRST_DAY) return 'before_1970';
  if (activeFrom > addDays(today, AHEAD)) return 'in_future';
  const length = daysBetween(weekStartDate, weekEndDate);
  const isSound =
    length >= 0 &&
    length <= 6 &&
    activeFrom >= weekStartDate &&
    activeFrom <= weekEndDate &&
    activeUntil <= weekEndDate &&
    daysBetween(activeFrom, activeUntil) >= -1;
  return isSound ? null : 'contradicts_itself';
}

/** Which days of each identity have a plan, and which weeks have an active one. */
function takenDays({ account }: Resolution, inFile: ReadonlySet<string | null>) {
  const days = new Map<string, string>();
  const take = (plan: { id: string; identityId: string; activeFrom: CalendarDay; activeUntil: CalendarDay }) => {
    for (const day of daysFromTo(plan.activeFrom, plan.activeUntil)) days.set(`${plan.identityId} ${day}`, plan.id);
  };
  const own = account.own.plans.filter(({ identityId }) => inFile.has(identityId));
  for (const plan of own) take(plan);
  const weeks = new Map(
    own
      .filter(({ status }) => status === 'active')
      .map((plan) => [`${plan.identityId} ${plan.weekStartDate}`, plan.id] as const),
  );
  return { days, weeks, take };
}

type Taken = ReturnType<typeof takenDays>;

/** True if another plan has the week or one of the days: the existing one stays. */
function isTaken(plan: PlanRecord & { identityId: string }, { days, weeks }: Taken): boolean {
  const isOther = (id: string | undefined) => id !== undefined && id !== plan.id;
  const isWeekTaken = plan.status === 'active' && isOther(weeks.get(`${plan.identityId} ${plan.weekStartDate}`));
  if (isWeekTaken) return true;
  return daysFromTo(plan.activeFrom, plan.activeUntil).some((day) => isOther(days.get(`${plan.identityId} ${day}`)));
}

type Own = {
  readonly plans: ReadonlyMap<string, string>;
  readonly habits: ReadonlyMap<string, string>;
  readonly series: ReadonlySet<string>;
};

/** A series of the identity keeps its id; any other gets one of its own in the account, within the identity. */
function seriesIn(resolution: Resolution, own: Own, { identityId, source }: { identityId: string; source: string }) {
  if (own.series.has(`${identityId} ${source}`)) return source;
  return idIn(resolution.account.userId, source, identityId);
}

/** A habit's named days, and what they fall on in its plan's week; null when they contradict each other. */
function getDays({ days: named, dueOn, targetFrequency, countsFrom }: HabitRecord, plan: PlanRecord) {
  if (!named) return dueOn ? null : { days: null, dueOn: null };
  if (new Set(named).size !== targetFrequency) return null;
  const days = toNamedDays(named);
  if (!days) return { days: null, dueOn: null };
  const due = new Set(dueOn ?? daysNamed(days, { from: countsFrom, to: plan.weekEndDate }));
  const isInWeek = [...due].every((day) => day >= plan.weekStartDate && day <= plan.weekEndDate);
  return isInWeek ? { days, dueOn: [...due] } : null;
}

type Home = { plan: PlanRecord; planId: string; identityId: string };

function addHabit(resolution: Resolution, own: Own, home: Home & { habit: HabitRecord; used: Set<string> }): void {
  const { habit, plan, planId, identityId, used } = home;
  const { skips } = resolution.account;
  const seriesId = seriesIn(resolution, own, { identityId, source: habit.seriesId });
  const isOutside = habit.countsFrom < plan.weekStartDate || habit.countsFrom > plan.weekEndDate;
  const days = getDays(habit, plan);
  if (isOutside || !days) return skips.note('contradicts_itself', habit.description);
  if (used.has(seriesId)) return skips.note('twice_in_file', habit.description);
  const taken = resolution.take('habits', habit.id, own.habits);
  if (!taken) return;
  if ((own.habits.get(taken.id) ?? planId) !== planId) return skips.note('contradicts_itself', habit.description);
  used.add(seriesId);
  resolution.series.set(habit.seriesId, seriesId);
  resolution.habits.set(habit.id, { id: taken.id, identityId, seriesId });
  resolution.add('habits', taken.isNew, { ...habit, ...days, id: taken.id, habitPlanId: planId, seriesId });
}

type Place = { taken: Taken; isNew: boolean; skips: Resolution['account']['skips'] };

/** Assigns a plan its days. On a conflict its habits are still imported, for their completions, but the plan covers no day. */
function placed(plan: PlanRecord & { identityId: string }, { taken, isNew, skips }: Place) {
  if (isNew && isTaken(plan, taken)) {
    skips.note('week_taken', plan.weekStartDate);
    return { status: 'retired', isActive: false, activeUntil: addDays(plan.activeFrom, -1) };
  }
  taken.take(plan);
  if (plan.status === 'active') taken.weeks.set(`${plan.identityId} ${plan.weekStartDate}`, plan.id);
  return {};
}

function addPlan(resolution: Resolution, own: Own, { plan, taken }: { plan: PlanRecord; taken: Taken }): void {
  const { skips, today } = resolution.account;
  const identityId = resolution.identity(plan.identityId);
  if (!identityId) return skips.note('belongs_to_nothing', plan.weekStartDate);
  const problem = getProblem(plan, today);
  if (problem) return skips.note(problem, plan.weekStartDate);
  const found = resolution.take('plans', plan.id, own.plans);
  if (!found) return;
  if ((own.plans.get(found.id) ?? identityId) !== identityId) {
    return skips.note('contradicts_itself', plan.weekStartDate);
  }
  const { habits, ...rest } = plan;
  const aside = placed({ ...plan, id: found.id, identityId }, { taken, isNew: found.isNew, skips });
  resolution.plans.set(plan.id, found.id);
  if (found.isNew) resolution.touched.add(identityId);
  resolution.add('plans', found.isNew, { ...rest, id: found.id, identityId, ...aside });
  const used = new Set<string>();
  for (const habit of habits) addHabit(resolution, own, { habit, plan, planId: found.id, identityId, used });
}

/** Plans with their habits. At most one plan of an identity covers a day, and that of the account goes first. */
export function resolvePlans(resolution: Resolution, plans: Records['plans']): void {
  const { own } = resolution.account;
  const known: Own = {
    plans: new Map(own.plans.map(({ id, identityId }) => [id, identityId])),
    habits: new Map(own.habits.map(({ id, habitPlanId }) => [id, habitPlanId])),
    series: new Set(own.habits.map(({ identityId, seriesId }) => `${identityId} ${seriesId}`)),
  };
  const taken = takenDays(resolution, new Set(plans.map(({ identityId }) => resolution.identity(identityId))));
  for (const plan of plans) {
    addPlan(resolution, known, { plan, taken });
    resolution.step();
  }
}
