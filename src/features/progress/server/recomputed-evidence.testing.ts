import { DAY } from '#core/calendar/durations.ts';
import type { Account } from './random-account.testing.ts';
import { asOf, isDueOn, isOff, isOut, isPaused, percentageOn, startOfCurrent } from './recomputed.testing.ts';

/* The evidence of an identity by counting every day anew, with nothing of the product's own rules. */

const toNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY;
const getText = (number: number) => new Date(number * DAY).toISOString().slice(0, 10);

type Plan = Account['plans'][number];

const covers = (plan: Plan, day: number) => toNumber(plan.activeFrom) <= day && toNumber(plan.activeUntil) >= day;

/** Active days in a row, and how many of late: so many misses in a row end a run, paused days and an open today are none. */
function getRuns(days: readonly { active: boolean; passedOver: boolean }[], missesThatEnd: number) {
  let [run, longest, misses] = [0, 0, 0];
  for (const { active, passedOver } of days) {
    if (active) {
      run += 1;
      misses = 0;
    } else if (!passedOver) {
      misses += 1;
      if (misses >= missesThatEnd) run = 0;
    }
    longest = Math.max(longest, run);
  }
  return { current: run, longest };
}

/** The identity is paused, or all that was due was skipped and nothing done. */
function isOutOn(account: Account, identityId: string, day: number): boolean {
  if (isPaused(account, identityId, day)) return true;
  const plan = account.plans.find((one) => one.identityId === identityId && covers(one, day));
  const isActive = account.completions.some(
    (one) => one.identityId === identityId && one.completed && toNumber(one.date) === day,
  );
  return plan !== undefined && !isActive && isOut(account, plan, day);
}

/** The share of each day of a series: an amount that is not done is there in part. */
function getShares(account: Account, seriesId: string): (day: number) => number {
  const measures = new Map(account.habits.map(({ id, measure }) => [id, measure]));
  const shares = account.completions
    .filter((one) => one.seriesId === seriesId)
    .map((one) => {
      const measure = measures.get(one.habitId);
      const partly = measure && 'atLeast' in measure ? Math.min(1, (one.amount ?? 0) / measure.atLeast) : 0;
      return [toNumber(one.date), one.completed ? 1 : Math.round(1000 * partly) / 1000] as const;
    });
  const byDay = new Map(shares);
  return (day) => byDay.get(day) ?? 0;
}

/** Loop's smoothing, day by day: yesterday's strength, decayed, plus today's gain. */
function getStrength(account: Account, { plans, seriesId, today }: { plans: Plan[]; seriesId: string; today: number }) {
  const done = new Set(
    account.completions.filter((one) => one.seriesId === seriesId && one.completed).map((one) => toNumber(one.date)),
  );
  const shareOn = getShares(account, seriesId);
  const first = Math.min(...plans.map((plan) => toNumber(plan.activeFrom)));
  let strength = 0;
  for (let day = first; day <= today; day += 1) {
    const plan = plans.find((one) => covers(one, day));
    const habit = plan && account.habits.find((one) => one.habitPlanId === plan.id && one.seriesId === seriesId);
    if (!plan || !habit || isOff(account, habit, plan, day)) continue;
    if (day === today && !done.has(day)) continue;
    const target = habit.targetFrequency as number;
    let lately = 0;
    for (let back = 0; back < 14; back += 1) lately += shareOn(day - back);
    const value = target >= 7 ? shareOn(day) : Math.min(1, lately / (2 * target));
    const kept = 0.5 ** (Math.sqrt(target / 7) / 13);
    strength = strength * kept + value * (1 - kept);
  }
  return Math.round(100 * strength);
}

type Asked = { identityId: string; today: number };
type OneDay = { day: number; votes: number };

/** A day's state, from what was done and due. */
function getState(account: Account, plan: Plan | undefined, { identityId, today, day, votes }: Asked & OneDay) {
  const { completionPercentage, isRestDay } = percentageOn(account, day, plan ? [plan] : []);
  if (votes > 0 && (isRestDay || completionPercentage === 100)) return 'done';
  if (votes > 0) return day === today || completionPercentage >= 50 ? 'partial' : 'low';
  if (isOutOn(account, identityId, day)) return 'paused';
  if (!plan) return 'outside';
  if (day === today) return 'open';
  return isRestDay ? 'rest' : 'none';
}

/** How many habits were due, or done wholly or in part. */
function countAsked(
  account: Account,
  plan: Plan | undefined,
  { identityId, day }: { identityId: string; day: number },
) {
  const asked = new Set<string>();
  for (const habit of account.habits) {
    if (plan && habit.habitPlanId === plan.id && isDueOn(account, habit, { plan, day })) asked.add(habit.seriesId);
  }
  for (const one of account.completions) {
    if (one.identityId !== identityId || toNumber(one.date) !== day) continue;
    if (getShares(account, one.seriesId)(day) > 0) asked.add(one.seriesId);
  }
  return asked.size;
}

/** Each day's state, from the first plan on. */
function getDays(account: Account, { identityId, today }: Asked) {
  const plans = account.plans.filter((plan) => plan.identityId === identityId);
  const done = account.completions.filter((one) => one.identityId === identityId && one.completed);
  const days = [];
  for (let day = Math.min(...plans.map((plan) => toNumber(plan.activeFrom))); day <= today; day += 1) {
    const plan = plans.find((one) => covers(one, day));
    const votes = new Set(done.filter((one) => toNumber(one.date) === day).map((one) => one.seriesId)).size;
    const planned = countAsked(account, plan, { identityId, day });
    const state = getState(account, plan, { identityId, today, day, votes });
    days.push({ day, date: getText(day), state, votes, planned });
  }
  return days;
}

type Day = ReturnType<typeof getDays>[number];

/** Of the missed days of the four weeks before today, those that an active one followed. */
function getReturnRate(days: readonly Day[], today: number): number | null {
  const asking = days.filter(
    ({ day, state }) => day >= today - 28 && day < today && !['rest', 'paused', 'outside'].includes(state),
  );
  let [missed, returned] = [0, 0];
  for (const [index, { state }] of asking.entries()) {
    const next = asking[index + 1];
    if (state !== 'none' || !next) continue;
    missed += 1;
    if (next.state !== 'none') returned += 1;
  }
  return missed < 3 ? null : Math.round((100 * returned) / missed);
}

/**
 * A series' target and completions in a week, by the days of the plans containing it: what the last of them asks for. By name that is each named
 * day, and each that was done while it still went by count.
 */
function seriesWeek(account: Account, identityId: string, seriesId: string, [from, to]: [number, number]) {
  const done = new Set(
    account.completions
      .filter((one) => one.seriesId === seriesId && one.completed)
      .map((one) => toNumber(one.date))
      .filter((day) => day >= from && day <= to),
  );
  let [held, named, frequency, isByName] = [0, 0, 0, false];
  for (let day = from; day <= to; day += 1) {
    const plan = account.plans.find((one) => one.identityId === identityId && covers(one, day));
    const habit = account.habits.find((one) => one.habitPlanId === plan?.id && one.seriesId === seriesId);
    if (!plan || !habit || isOff(account, habit, plan, day)) continue;
    held += 1;
    if (habit.dueOn ? habit.dueOn.some((due) => toNumber(due) === day) : done.has(day)) named += 1;
    frequency = habit.targetFrequency as number;
    isByName = Boolean(habit.dueOn);
  }
  const counted = held === 7 ? frequency : Math.min(held, Math.max(1, Math.round((frequency * held) / 7)));
  return { asked: isByName ? named : held === 0 ? 0 : counted, done: done.size };
}

/** The mean of the last four whole weeks; one without a check-in counts 0, one whose plans asked for nothing does not count. */
function getConsistency(account: Account, identityId: string, thisWeek: number) {
  const own = account.plans.filter((plan) => plan.identityId === identityId);
  const first = Math.min(...own.map((plan) => toNumber(plan.activeFrom)));
  const planned = new Set(own.map(({ id }) => id));
  const series = new Set(
    account.habits.filter((habit) => planned.has(habit.habitPlanId)).map(({ seriesId }) => seriesId),
  );
  const rates: number[] = [];
  let recorded = 0;
  for (let back = 1; back <= 4; back += 1) {
    const from = thisWeek - 7 * back;
    const days = Array.from({ length: 7 }, (_none, index) => from + index);
    if (from < first) continue;
    const weeks = [...series].map((seriesId) => seriesWeek(account, identityId, seriesId, [from, from + 6]));
    const asked = weeks.reduce((sum, week) => sum + week.asked, 0);
    if (asked === 0 && days.every((day) => isHeld(account, identityId, day))) continue;
    if (!account.checkIns.some((one) => one.identityId === identityId && days.includes(toNumber(one.date)))) {
      rates.push(0);
      continue;
    }
    recorded += 1;
    const done = weeks.reduce((sum, week) => sum + Math.min(week.done, week.asked), 0);
    rates.push(asked === 0 ? 0 : Math.round((100 * done) / asked));
  }
  if (rates.length === 0) return { rate: null, weeks: 0, recorded };
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  return { rate: Math.round(mean), weeks: rates.length, recorded };
}

/** Paused, something done, or in a plan. */
function isHeld(account: Account, identityId: string, day: number): boolean {
  const done = account.completions.some(
    (one) => one.identityId === identityId && one.completed && toNumber(one.date) === day,
  );
  const isPlanned = account.plans.some((plan) => plan.identityId === identityId && covers(plan, day));
  return done || isPlanned || isPaused(account, identityId, day);
}

/** Every figure of the evidence page, and the days of the year under way. */
export function recomputedEvidence(rows: Account, identityId: string, asked: { today: string; weekStart: string }) {
  const account = asOf(rows, asked.today);
  const today = toNumber(asked.today);
  const plans = account.plans.filter((plan) => plan.identityId === identityId && toNumber(plan.activeFrom) <= today);
  const done = account.completions.filter((one) => one.identityId === identityId && one.completed);
  const active = new Set(done.map((one) => toNumber(one.date)));
  const days = getDays(account, { identityId, today });
  const toRuns = (isRestPassedOver: boolean) =>
    days.map(({ day, state }) => ({
      active: active.has(day),
      passedOver: day === today || isOutOn(account, identityId, day) || (isRestPassedOver && state === 'rest'),
    }));
  const current = plans.find((plan) => covers(plan, today));
  const strengths = account.habits
    .filter((habit) => habit.habitPlanId === current?.id)
    .map(({ seriesId }) => ({
      seriesId,
      strength: getStrength(account, { plans, seriesId, today }),
      votes: done.filter((one) => one.seriesId === seriesId).length,
    }));
  const thisWeek = startOfCurrent(plans, asked);
  return {
    returnRate: getReturnRate(days, today),
    consistency: getConsistency(account, identityId, thisWeek),
    days: days
      .filter(({ date }) => date.startsWith(asked.today.slice(0, 4)))
      .map(({ date, state, votes, planned }) => ({ date, state, votes, planned })),
    votes: { ever: done.length, thisWeek: done.filter((one) => toNumber(one.date) >= thisWeek).length },
    daysActive: active.size,
    streaks: getRuns(toRuns(false), 1),
    forgivingStreaks: getRuns(toRuns(true), 2),
    strengths: strengths.toSorted((a, b) => (a.seriesId < b.seriesId ? -1 : 1)),
  };
}
