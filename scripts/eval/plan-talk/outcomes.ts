import type { Refinement } from '#coach/port.ts';
import { type Weekday, WEEKDAYS } from '#core/calendar/calendar.ts';
import { getTarget } from '#core/habit/measure.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import type { ExpectedChange, Outcome, PlanMessage } from '#evals/plan-rows.ts';
import { fits, numbersIn } from './words.ts';

export type Plan = ReadonlyMap<string, PlannedHabit>;
/** What came of a message: the plan by the rows' ids, habits that are new, and the answer. */
export type Came = {
  readonly before: Plan;
  readonly after: Plan;
  readonly added: readonly PlannedHabit[];
  readonly answer: Refinement;
};

export const weekdaysOf = (days: readonly string[]): Weekday[] =>
  WEEKDAYS.filter((day) => days.includes(day.slice(0, 3)));

/** What is done and when, without what is done instead. */
export function ownPart({ description, implementationIntention }: PlannedHabit): string {
  return `${description}. ${implementationIntention.split(/(?<=[.!?]) If /)[0] ?? ''}`;
}

const cuePart = (habit: PlannedHabit) =>
  `${habit.implementationIntention.split(/,? I will /)[0] ?? ''}. ${habit.moment ?? ''} ${(habit.days ?? []).join(' ')}`;
const amountsOf = (habit: PlannedHabit) => [
  ...(habit.measure ? [getTarget(habit.measure)] : []),
  ...numbersIn(ownPart(habit)),
];
const sizes = { easy: 1, medium: 2, hard: 3 } as const;

function print(habit: PlannedHabit): string {
  const { description, implementationIntention, targetFrequency, days, measure, habitType } = habit;
  return JSON.stringify([
    description,
    implementationIntention,
    targetFrequency,
    days ?? null,
    measure ?? null,
    habitType,
  ]);
}

function isSized(before: PlannedHabit, after: PlannedHabit, size: 'smaller' | 'larger'): boolean {
  const sign = size === 'smaller' ? -1 : 1;
  const greatest = (habit: PlannedHabit) =>
    Math.max(0, ...numbersIn(habit.description), ...(habit.measure ? [getTarget(habit.measure)] : []));
  const steps = [
    greatest(after) - greatest(before),
    sizes[after.difficulty] - sizes[before.difficulty],
    after.targetFrequency - before.targetFrequency,
  ];
  return steps.some((step) => Math.sign(step) === sign) && print(before) !== print(after);
}

function isTimes(before: PlannedHabit | undefined, after: PlannedHabit, times: number | 'more' | 'fewer'): boolean {
  if (typeof times === 'number') return after.targetFrequency === times;
  if (!before) return false;
  return times === 'more'
    ? after.targetFrequency > before.targetFrequency
    : after.targetFrequency < before.targetFrequency;
}

const hasDays = (habit: PlannedHabit, days: readonly string[]) =>
  days.length === 7
    ? habit.targetFrequency === 7
    : weekdaysOf(days).join() === WEEKDAYS.filter((day) => habit.days?.includes(day)).join();

/** Whether a habit is as a change wants it. */
function holds(habit: PlannedHabit, before: PlannedHabit | undefined, change: ExpectedChange, place: number): boolean {
  const { added, name, cue, size, first } = change;
  const { times, days, amount, type } = { ...added, ...change };
  const checks = [
    !added || fits(ownPart(habit), added),
    !name || fits(habit.description, name),
    !cue ||
      (fits(cuePart(habit), { has: cue.has }) &&
        !(cue.lacks ?? []).some((word) => fits(cuePart(habit), { has: [[word]] }))),
    times === undefined || isTimes(before, habit, times),
    days === undefined || hasDays(habit, days),
    amount === undefined || amountsOf(habit).includes(amount),
    size === undefined || (before !== undefined && isSized(before, habit, size)),
    type === undefined || habit.habitType === type,
    !first || place === 0,
  ];
  return checks.every(Boolean);
}

/** Whether the plan changed exactly so, and nothing else did. */
function isChangedSo({ before, after, added }: Came, { changes = [], count }: Outcome): boolean {
  const open = new Set(added);
  const touched = new Set<string>();
  const takeNew = (change: ExpectedChange) => {
    const found = [...open].find((habit) => holds(habit, undefined, change, -1));
    if (found) open.delete(found);
    return found !== undefined;
  };
  for (const change of changes) {
    if (change.habit === undefined) {
      if (!takeNew(change)) return false;
      continue;
    }
    touched.add(change.habit);
    const now = after.get(change.habit);
    const isReplaced = !now && change.name !== undefined && takeNew({ ...change, added: change.name, name: undefined });
    if (
      change.removed
        ? now
        : !isReplaced && !(now && holds(now, before.get(change.habit), change, [...after.keys()].indexOf(change.habit)))
    )
      return false;
  }
  if (count !== undefined) return changes.length === 0 && added.length === 0 && after.size === Math.max(2, count);
  const others = [...before].filter(([id]) => !touched.has(id));
  return (
    open.size === 0 &&
    others.every(([id, habit]) => after.has(id) && print(after.get(id) as PlannedHabit) === print(habit))
  );
}

export const isUnchanged = ({ before, after, added }: Came): boolean =>
  added.length === 0 &&
  [...before].every(([id, habit]) => after.has(id) && print(after.get(id) as PlannedHabit) === print(habit));

/** Whether one of the outcomes that are right has come. */
export function isRight(came: Came, { expect }: Pick<PlanMessage, 'expect'>): boolean {
  return expect.some((outcome) => {
    const { response, isUnderstood, chips = [], isUndone, learnt = [] } = came.answer;
    const says = fits(response, { has: outcome.says });
    switch (outcome.kind) {
      case 'change':
        return isChangedSo(came, outcome);
      case 'undo':
        return isUndone === true;
      case 'ask':
        return isUnchanged(came) && (response.includes('?') || chips.length > 0);
      case 'fact':
        return isUnderstood !== false && (says || learnt.length > 0);
      case 'comfort':
        return isUnderstood !== false && isUnchanged(came) && says;
      case 'answer':
      case 'decline':
        return isUnderstood !== false && isUnchanged(came) && says;
    }
  });
}
