import type { OwnHabit, PlanAct } from '#contract/plan-act.ts';
import { WEEKDAYS } from '#core/calendar/calendar.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { getTarget, isLimit } from '#core/amount/measure.ts';
import { lowered } from '#coach/compose/spoken-act.ts';
import { reworded } from '../applying/own-planned.ts';
import { withAmount } from '../applying/resize.ts';
import { ownTime } from './own-time.ts';
import type { NamedDays } from './read-days.ts';
import { amountOf } from './read-values.ts';

const DAILY = 7;

/** The habit with another size or hour, where that is all that acts say of it. */
function changedBy(acts: readonly PlanAct[], habit: PlannedHabit): PlannedHabit | null {
  const [act, other] = acts;
  if (!act || other) return null;
  if (act.act === 'reword') return reworded(habit, act.text);
  if (act.act !== 'resize' || typeof act.to !== 'object') return null;
  // A bare number may be an hour.
  return act.to.unit !== null || (amountOf(habit) && !ownTime(habit)) ? withAmount(habit, act.to) : null;
}

function asOwn({ description, implementationIntention, measure, habitType }: PlannedHabit): Omit<OwnHabit, 'days'> {
  const opening = implementationIntention.split(', I will')[0] ?? '';
  const amount = measure && { value: getTarget(measure), unit: measure.unit, isLimit: isLimit(measure) };
  return { text: description, cue: lowered(opening), habitType, ...(amount && { amount }) };
}

/**
 * `45 minutes on Wednesdays`, of a habit of five days: that day gets a habit of its own, and the others stay as they were. Null where the days are all that it
 * has, or are where it moves to.
 */
export function forSomeDays(
  { days, how }: NamedDays,
  { habit, target, acts }: { habit: PlannedHabit; target: number; acts: readonly PlanAct[] },
): PlanAct[] | null {
  const own = habit.days ?? (habit.targetFrequency === DAILY ? WEEKDAYS : []);
  const left = own.filter((day) => !days.includes(day));
  const isPart = how === 'only' && days.every((day) => own.includes(day)) && left.length >= days.length;
  const changed = isPart ? changedBy(acts, habit) : null;
  if (!changed) return null;
  return [
    { act: 'days', target, to: left },
    { act: 'add', habit: { ...asOwn(changed), days: [...days] } },
  ];
}

export const daysIn = (acts: readonly PlanAct[]) =>
  acts.flatMap((act) => (act.act === 'days' && Array.isArray(act.to) ? [{ target: act.target, to: act.to }] : []));

/** `4000 on weekdays, 6000 at weekends`: behind some days of a habit its others get a habit of their own, with what is said of them. */
export function besideEarlier(
  acts: readonly PlanAct[],
  earlier: readonly PlanAct[],
  habits: readonly PlannedHabit[],
): readonly PlanAct[] {
  const [own, ...more] = daysIn(acts);
  const before = daysIn(earlier).find(({ target }) => target === own?.target);
  const habit = habits[own?.target ?? -1];
  if (!own || !before || !habit || more.length > 0 || own.to.some((day) => before.to.includes(day))) return acts;
  const values = acts.filter(({ act }) => act !== 'days');
  // What is said of these days may be what it is now.
  const isAsNow = values.length === 0 && earlier.some(({ act }) => act === 'resize' || act === 'reword');
  const changed = isAsNow ? habit : changedBy(values, habit);
  return changed ? [{ act: 'add', habit: { ...asOwn(changed), days: own.to } }] : acts;
}
