import type { Weekday } from '#core/calendar/calendar.ts';
import { readIfThen } from '#core/habit/if-then.ts';
import { isDaily, type PlannedHabit } from '#core/plan/plan.ts';
import { isSameHabit } from '#core/plan/selection.ts';
import type { PlanChange } from '#features/reviews/contract.ts';
import { planMessages } from '#features/plans/messages.ts';
import { nextPlanMessages } from '#features/plans/planning-messages.ts';
import { momentInWords, namedDaysInWords } from '#web/habit/habit-words.ts';
import { measureInWords } from '#web/habit/measure-words.ts';
import { isSaidIn } from '../edit/fields/units.ts';
import type { PlanState } from './plan-edits.ts';
import { ifThenSentence, toggled } from './plan-selection.ts';

const texts = nextPlanMessages.change;

/** A plan derived from the previous one, while its changes can still be undone. */
export type ChangedPlan = PlanState & { readonly changes: readonly PlanChange[] };

/** What a change did to a habit of the plan before, or to one that was not in it. */
export type ChangeEffect = 'changed' | 'added' | 'dropped' | 'kept';

export function getEffect({ before, after }: PlanChange): ChangeEffect {
  if (!before) return 'added';
  if (!after) return 'dropped';
  return differences(before, after).length > 0 ? 'changed' : 'kept';
}

function getPlace(habits: readonly PlannedHabit[], habit: PlannedHabit | null): number {
  return habit ? habits.findIndex((other) => isSameHabit(other, habit)) : -1;
}

/** The change for a habit of the list, in its old or new form; null if unchanged. */
export function getChange({ changes }: Pick<ChangedPlan, 'changes'>, habit: PlannedHabit): PlanChange | null {
  const isSame = (one: PlannedHabit | null) => one !== null && isSameHabit(one, habit);
  return changes.find(({ after }) => isSame(after)) ?? changes.find(({ before }) => isSame(before)) ?? null;
}

/** True for an undone change: a dropped habit is back, an added one is unticked, others are as before. */
export function isTakenBack({ habits, selection, takenBack }: ChangedPlan, change: PlanChange): boolean {
  const effect = getEffect(change);
  if (effect === 'dropped') return getPlace(habits, change.before) !== -1;
  if (effect === 'added') return !selection.includes(getPlace(habits, change.after));
  return change.seriesId in takenBack;
}

/** False for changes made for safety reasons. */
export function canBeTakenBack({ reasonCode }: PlanChange): boolean {
  return reasonCode !== 'CARE';
}

/** The habits of the plan before that are not in the list. */
export function getResting(plan: ChangedPlan): PlanChange[] {
  return plan.changes.filter(
    (change) => getEffect(change) === 'dropped' && change.before && !isTakenBack(plan, change),
  );
}

function withDropped(plan: ChangedPlan, before: PlannedHabit | null): ChangedPlan {
  if (!before) return plan;
  const { habits, selection } = plan;
  const place = getPlace(habits, before);
  if (place === -1) return { ...plan, habits: [...habits, before], selection: [...selection, habits.length] };
  return {
    ...plan,
    habits: habits.toSpliced(place, 1),
    selection: selection.filter((index) => index !== place).map((index) => (index > place ? index - 1 : index)),
  };
}

function withChanged(plan: ChangedPlan, { seriesId, before, after }: PlanChange): ChangedPlan {
  const { [seriesId]: kept, ...takenBack } = plan.takenBack;
  const place = getPlace(plan.habits, kept ? before : after);
  const now = plan.habits[place];
  const next = kept ?? before;
  if (!now || !next) return plan;
  return {
    ...plan,
    habits: plan.habits.with(place, { ...next, order: now.order }),
    takenBack: kept ? takenBack : { ...takenBack, [seriesId]: now },
  };
}

/**
 * Toggles undo of a change: undone, a changed habit is as before, an added one is unselected, a dropped one is back. Redone, a habit edited in
 * the chat since is as it was left.
 */
export function withChangeToggled<P extends ChangedPlan>(plan: P, seriesId: string): P {
  const change = plan.changes.find((one) => one.seriesId === seriesId);
  if (!change || !canBeTakenBack(change)) return plan;
  const effect = getEffect(change);
  if (effect === 'dropped') return { ...plan, ...withDropped(plan, change.before) };
  if (effect === 'changed') return { ...plan, ...withChanged(plan, change) };
  const place = effect === 'added' ? getPlace(plan.habits, change.after) : -1;
  return place === -1 ? plan : { ...plan, selection: toggled(plan.selection, place) };
}

/** One thing that is another than before, in words. */
export type Difference = {
  readonly what: 'step' | 'days' | 'amount' | 'moment' | 'size' | 'type' | 'cue' | 'fallback';
  /** Null where something was added to what stays. */
  readonly before: string | null;
  readonly after: string;
};

function daysInWords({ days, targetFrequency: times }: PlannedHabit, weekStart: Weekday): string {
  if (days?.length) return namedDaysInWords(days, weekStart);
  return isDaily(times) ? texts.everyDay : texts.times(times);
}

/** The amounts in words; a new one that the new step names says nothing more. */
function amounts(before: PlannedHabit, after: PlannedHabit): [string, string] {
  const isTold =
    before.description !== after.description && after.measure && isSaidIn(after.description, after.measure);
  const [was, is] = [before, after].map(({ measure }) => (measure ? measureInWords(measure) : texts.doneOrNot)) as [
    string,
    string,
  ];
  return isTold ? ['', ''] : [was, is];
}

const momentWords = ({ moment }: PlannedHabit) => (moment ? momentInWords(moment) : texts.anyTime);
const getOpening = (sentence: string) => sentence.split(', ')[0] ?? '';

function cues(before: PlannedHabit, after: PlannedHabit): [string, string] {
  const [was, is] = [before, after].map((habit) => ifThenSentence(habit.implementationIntention)) as [string, string];
  if (getOpening(was) !== getOpening(is)) return [getOpening(was), getOpening(is)];
  // The step is part of the sentence: where it changed, the sentence did with it.
  return before.description === after.description ? [was, is] : ['', ''];
}

const getFallback = ({ implementationIntention }: PlannedHabit) =>
  readIfThen(implementationIntention).fallbacks.join(' ');

function fallbacks(before: PlannedHabit, after: PlannedHabit): Difference[] {
  const [was, is] = [getFallback(before), getFallback(after)];
  if (was === is) return [];
  if (is.startsWith(was)) return [{ what: 'fallback', before: null, after: is.slice(was.length).trim() }];
  return [{ what: 'fallback', before: was, after: is || texts.noFallback }];
}

/** A habit's differences from before, most important first; `weekStart` orders the names of days. */
export function differences(before: PlannedHabit, after: PlannedHabit, weekStart: Weekday = 'monday'): Difference[] {
  const { difficulty, type } = planMessages.planning;
  const pairs: readonly [Difference['what'], string, string][] = [
    ['step', before.description, after.description],
    ['days', daysInWords(before, weekStart), daysInWords(after, weekStart)],
    ['amount', ...amounts(before, after)],
    ['moment', momentWords(before), momentWords(after)],
    ['size', difficulty[before.difficulty], difficulty[after.difficulty]],
    ['type', type[before.habitType], type[after.habitType]],
    ['cue', ...cues(before, after)],
  ];
  const changed = pairs.filter(([, was, is]) => was !== is);
  return [...changed.map(([what, was, is]) => ({ what, before: was, after: is })), ...fallbacks(before, after)];
}

/** The days of a habit, when it is done, and how much: what one agrees to with a new one. */
export function outlineInWords(habit: PlannedHabit, weekStart: Weekday = 'monday'): string[] {
  const { implementationIntention, measure, moment } = habit;
  const when = getOpening(ifThenSentence(implementationIntention)) || (moment && momentWords(habit));
  const howMuch = measure && !isSaidIn(habit.description, measure) && measureInWords(measure);
  return [daysInWords(habit, weekStart), when, howMuch].flatMap((text) => text || []);
}

/** True for a habit that was changed by talking since its change was made, or taken back: the reason given no longer fits. */
export function isTalkedOver(change: PlanChange, habit: PlannedHabit, takenBack: boolean): boolean {
  const made = takenBack ? (change.before ?? change.after) : (change.after ?? change.before);
  return made !== null && differences(made, habit).length > 0;
}
