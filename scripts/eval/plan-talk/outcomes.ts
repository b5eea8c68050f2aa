import type { Refinement } from '#coach/port.ts';
import { type Weekday, WEEKDAYS } from '#core/calendar/calendar.ts';
import { getTarget } from '#core/amount/measure.ts';
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

export const cuePart = (habit: PlannedHabit) =>
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

export function isSized(before: PlannedHabit, after: PlannedHabit, size: 'smaller' | 'larger'): boolean {
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

type Place = { readonly before: PlannedHabit | undefined; readonly at: number };

const isCued = (habit: PlannedHabit, { has, lacks = [] }: NonNullable<ExpectedChange['cue']>) =>
  fits(cuePart(habit), { has, lacks });

/** Whether the words of a habit are as a change wants them. */
function isSaidSo(habit: PlannedHabit, { added, name, cue }: ExpectedChange): boolean {
  return (
    (!added || fits(ownPart(habit), { has: added.has, lacks: added.lacks })) &&
    (!name || fits(habit.description, name)) &&
    (!cue || isCued(habit, cue))
  );
}

/** Whether a habit is as a change wants it. */
function holds(habit: PlannedHabit, { before, at }: Place, change: ExpectedChange): boolean {
  const { times, days, amount, type } = { ...change.added, ...change };
  const checks = [
    isSaidSo(habit, change),
    times === undefined || isTimes(before, habit, times),
    days === undefined || hasDays(habit, days),
    amount === undefined || amountsOf(habit).includes(amount),
    change.size === undefined || (before !== undefined && isSized(before, habit, change.size)),
    type === undefined || habit.habitType === type,
    !change.first || at === 0,
  ];
  return checks.every(Boolean);
}

/** Whether one change has come; what is new is taken from `open`. */
function hasCome({ before, after }: Came, change: ExpectedChange, open: Set<PlannedHabit>): boolean {
  const takeNew = (wanted: ExpectedChange) => {
    const found = [...open].find((habit) => holds(habit, { before: undefined, at: -1 }, wanted));
    if (found) open.delete(found);
    return found !== undefined;
  };
  if (change.habit === undefined) return takeNew(change);
  const now = after.get(change.habit);
  if (change.removed) return now === undefined;
  if (!now) return change.name !== undefined && takeNew({ ...change, added: change.name, name: undefined });
  return holds(now, { before: before.get(change.habit), at: [...after.keys()].indexOf(change.habit) }, change);
}

/** Whether the plan changed exactly so, and nothing else did. */
function isChangedSo(came: Came, { changes = [], count }: Outcome): boolean {
  const { before, after, added } = came;
  const open = new Set(added);
  if (!changes.every((change) => hasCome(came, change, open))) return false;
  if (count !== undefined && after.size + added.length !== Math.max(2, count)) return false;
  // So many, whichever they are.
  if (count !== undefined && changes.length === 0) return added.length === 0;
  const touched = new Set(changes.map(({ habit }) => habit));
  return open.size === 0 && [...before].every(([id, habit]) => touched.has(id) || isSame(after.get(id), habit));
}

export const isSame = (now: PlannedHabit | undefined, was: PlannedHabit) =>
  now !== undefined && print(now) === print(was);

export const isUnchanged = ({ before, after, added }: Came): boolean =>
  added.length === 0 && [...before].every(([id, habit]) => isSame(after.get(id), habit));

const isAsked = ({ response, chips = [] }: Refinement) => response.includes('?') || chips.length > 0;

/** Whether an outcome that is right has come; a change aside, the reply has to be one to something understood. */
function isOutcome(came: Came, outcome: Outcome): boolean {
  const { response, isUnderstood, isUndone, learnt = [] } = came.answer;
  const says = isUnderstood !== false && fits(response, { has: outcome.says });
  if (outcome.kind === 'change') return isChangedSo(came, outcome);
  if (outcome.kind === 'undo') return isUndone === true;
  if (outcome.kind === 'fact') return says || learnt.length > 0;
  return isUnchanged(came) && (outcome.kind === 'ask' ? isAsked(came.answer) : says);
}

/** Whether one of the outcomes that are right has come. */
export function isRight(came: Came, { expect }: Pick<PlanMessage, 'expect'>): boolean {
  return expect.some((outcome) => isOutcome(came, outcome));
}
