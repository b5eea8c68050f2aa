import { withCueDays } from '#core/habit/cue/cue-days.ts';
import { toNamedDays } from '#core/habit/week-target.ts';
import { FREQUENCY, HABIT_DESCRIPTION_MAX, INTENTION_MAX, type PlannedHabit } from '#core/plan/plan.ts';
import type { PlanAct } from '#contract/plan-act.ts';
import { withTimes } from '#coach/builtin/amounts/on-days.ts';
import { getTemplate } from '#coach/builtin/planning/render-habit.ts';
import { read } from '#coach/text/reading.ts';
import { countedAsSaid, stepSize, withAmount } from './resize.ts';
import { isGentle, isUnsafe, note, put, type Work } from './work.ts';

type NewSize = Extract<PlanAct, { act: 'resize' }>['to'];
type NewDays = Extract<PlanAct, { act: 'days' }>['to'];

/** Days in a week on which something with impact leaves two for rest. */
const MOST_IMPACT_DAYS = 5;

export function resize(work: Work, target: number, to: NewSize): void {
  const old = work.slots[target]?.to;
  if (!old) return;
  const isLarger = to === 'larger' || (to !== 'smaller' && to.value > numberNow(old, to.unit));
  if (isLarger && isGentle(work)) return note(work, 'gentle', old);
  const after = inSize(old, to);
  if (!after) return note(work, to === 'smaller' ? 'smallest' : 'largest', old);
  if (isUnsafe(after)) return note(work, 'unsafe', old);
  put(work, target, after);
}

function inSize(habit: PlannedHabit, to: NewSize): PlannedHabit | null {
  if (to === 'smaller') return stepSize(habit, -1);
  return to === 'larger' ? stepSize(habit, 1) : withAmount(habit, to);
}

function numberNow(habit: PlannedHabit, unit: string | null): number {
  const spans = read(habit.description).spans.flatMap((span) =>
    span.kind === 'amount' && (unit === null || span.unit === unit) ? [span.value] : [],
  );
  return spans[0] ?? Number.POSITIVE_INFINITY;
}

function onDays(habit: PlannedHabit, to: NewDays, most: number): PlannedHabit {
  const times = Math.min(Math.max(timesOf(habit, to), FREQUENCY.min), most);
  if (!Array.isArray(to)) return times === habit.targetFrequency ? habit : withTimes(habit, times);
  const named = toNamedDays(to);
  return withCueDays(habit, { ...habit, days: named && [...named], targetFrequency: to.length });
}

/** How many days a week are wanted. */
function timesOf({ targetFrequency }: PlannedHabit, to: NewDays): number {
  if (Array.isArray(to)) return to.length;
  if (to === 'more') return targetFrequency + 1;
  return to === 'fewer' ? targetFrequency - 1 : to;
}

export function setDays(work: Work, target: number, to: NewDays): void {
  const old = work.slots[target]?.to;
  if (!old) return;
  const most = getTemplate(old)?.impact ? MOST_IMPACT_DAYS : FREQUENCY.max;
  const wanted = timesOf(old, to);
  if (wanted < FREQUENCY.min) return note(work, 'smallest', old);
  if (wanted > most) note(work, 'most-days', old, String(most));
  if (Array.isArray(to) && wanted > most) return;
  put(work, target, onDays(old, to, Math.max(most, Math.min(old.targetFrequency, wanted))));
}

export function inPlace(work: Work, target: number, change: (habit: PlannedHabit) => PlannedHabit): void {
  const old = work.slots[target]?.to;
  if (!old) return;
  const after = change(old);
  if (isUnsafe(after)) return note(work, 'unsafe', old);
  put(work, target, {
    ...countedAsSaid(old, after),
    description: after.description.slice(0, HABIT_DESCRIPTION_MAX),
    implementationIntention: after.implementationIntention.slice(0, INTENTION_MAX),
  });
}
