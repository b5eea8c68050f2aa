import type { PlanDraft } from './draft.ts';
import { onDays } from './named-days.ts';
import { type AdaptiveHabit, onRungBeside, usualCount } from './terms.ts';

/** For these frictions days are reduced before sizes: what is missing is days. */
const DAYS_FIRST: ReadonlySet<string> = new Set(['travel', 'health']);
const LEAST_CORE = 2;

type Step = (draft: PlanDraft, isDone: () => boolean, withThriving: boolean) => void;

function shrinkable(draft: PlanDraft, withThriving: boolean) {
  return draft.weakestFirst((habit) => withThriving || draft.standing(habit).status !== 'thriving');
}

const smallerRungs: Step = (draft, isDone, withThriving) => {
  for (const habit of shrinkable(draft, withThriving)) {
    if (isDone()) return;
    const smaller = onRungBeside(habit, -1);
    if (smaller) draft.change(habit, smaller, { kind: 'rung_down', reasonCode: 'SHRINK_NOT_SKIP' });
  }
};

const realWeek: Step = (draft, isDone, withThriving) => {
  for (const habit of shrinkable(draft, withThriving)) {
    if (isDone()) return;
    const usual = usualCount(draft.standing(habit)) ?? habit.frequency - 1;
    const wanted = Math.max(habit.range.min, habit.frequency - 2, Math.min(habit.frequency - 1, usual), 1);
    if (wanted >= habit.frequency) continue;
    const to = onDays(habit, wanted, draft.standing(habit));
    draft.change(habit, to, { kind: 'freq_down', reasonCode: 'MATCH_REAL_WEEK' });
  }
};

function dropExperiments(
  draft: PlanDraft,
  isDone: () => boolean,
  { only, reasonCode }: { only: (habit: AdaptiveHabit) => boolean; reasonCode: 'EXP_NOT_LANDING' | 'FOCUS_ON_CORE' },
): void {
  for (const habit of draft.weakestFirst((one) => one.habitType === 'experimental' && only(one))) {
    if (isDone()) return;
    draft.drop(habit, reasonCode);
  }
}

/** At least two former core habits must stay, so that two remain even if a promotion is undone. */
function canGo(draft: PlanDraft, habit: AdaptiveHabit): boolean {
  const promoted = new Set(draft.changes.flatMap(({ kind, seriesId }) => (kind === 'promote' ? [seriesId] : [])));
  const stays = draft.habits.filter(
    ({ seriesId, habitType }) => habitType === 'core' && !promoted.has(seriesId) && seriesId !== habit.seriesId,
  );
  return stays.length >= LEAST_CORE;
}

/** Days, then rungs, then core habits above two, always at the weakest that can still give. */
function lastResort(draft: PlanDraft, isDone: () => boolean): void {
  const reasonCode = 'LAST_RESORT';
  for (;;) {
    if (isDone()) return;
    const often = draft.weakestFirst(({ frequency }) => frequency > 1)[0];
    const big = draft.weakestFirst((habit) => onRungBeside(habit, -1) !== null)[0];
    const smaller = big && onRungBeside(big, -1);
    const spare = draft.weakestFirst((habit) => canGo(draft, habit))[0];
    const rarer = often && onDays(often, often.frequency - 1, draft.standing(often));
    if (often && rarer) draft.change(often, rarer, { kind: 'freq_down', reasonCode });
    else if (big && smaller) draft.change(big, smaller, { kind: 'rung_down', reasonCode });
    else if (spare) draft.drop(spare, reasonCode);
    else return;
  }
}

/**
 * Makes a plan lighter, in seven steps of increasing cost, and stops as soon as its load reaches the target: first experiments that do not land,
 * then sizes, then days, and thriving habits last.
 */
export function shrink(draft: PlanDraft, target: number, frictions: readonly string[]): void {
  const isDone = () => draft.load <= target;
  const steps = frictions.some((code) => DAYS_FIRST.has(code)) ? [realWeek, smallerRungs] : [smallerRungs, realWeek];
  const failing = (habit: AdaptiveHabit) => draft.standing(habit).status === 'failing';
  dropExperiments(draft, isDone, { only: failing, reasonCode: 'EXP_NOT_LANDING' });
  for (const step of steps) step(draft, isDone, false);
  dropExperiments(draft, isDone, { only: () => true, reasonCode: 'FOCUS_ON_CORE' });
  for (const step of steps) step(draft, isDone, true);
  lastResort(draft, isDone);
}
