import type { PlanDraft, ReasonCode } from './draft.ts';
import { onDays } from './named-days.ts';
import { type AdaptiveHabit, onRungBeside, usualCount } from './terms.ts';

/** For these frictions days are reduced before sizes: what is missing is days. */
const DAYS_FIRST: ReadonlySet<string> = new Set(['travel', 'health']);
const LEAST_CORE = 2;

type Lighter = {
  readonly to: AdaptiveHabit;
  readonly kind: 'rung_down' | 'freq_down';
  readonly reasonCode: ReasonCode;
};
type Step = (draft: PlanDraft, habit: AdaptiveHabit) => Lighter | null;

const smallerRung: Step = (_, habit) => {
  const to = onRungBeside(habit, -1);
  return to && { to, kind: 'rung_down', reasonCode: 'SHRINK_NOT_SKIP' };
};

const realWeek: Step = (draft, habit) => {
  const usual = usualCount(draft.standing(habit)) ?? habit.frequency - 1;
  const wanted = Math.max(habit.range.min, habit.frequency - 2, Math.min(habit.frequency - 1, usual), 1);
  if (wanted >= habit.frequency) return null;
  return { to: onDays(habit, wanted, draft.standing(habit)), kind: 'freq_down', reasonCode: 'MATCH_REAL_WEEK' };
};

type Lightening = { readonly isDone: () => boolean; readonly steps: readonly Step[] };

/** Each habit in turn, what was missed most first, gives as much as it can before the next one gives anything. */
function lighten(draft: PlanDraft, { isDone, steps }: Lightening, holds: (habit: AdaptiveHabit) => boolean): void {
  for (const { seriesId } of draft.weakestFirst(holds)) {
    for (const step of steps) {
      const habit = draft.find(seriesId);
      if (isDone() || !habit) return;
      const lighter = step(draft, habit);
      if (lighter) draft.change(habit, lighter.to, lighter);
    }
  }
}

/** What was done in the newest week on record stays in the plan. */
function wasDone(draft: PlanDraft, habit: AdaptiveHabit): boolean {
  return (draft.standing(habit).counts[0] ?? 0) > 0;
}

function dropExperiments(
  draft: PlanDraft,
  isDone: () => boolean,
  { only, reasonCode }: { only: (habit: AdaptiveHabit) => boolean; reasonCode: 'EXP_NOT_LANDING' | 'FOCUS_ON_CORE' },
): void {
  for (const habit of draft.weakestFirst(
    (one) => one.habitType === 'experimental' && !wasDone(draft, one) && only(one),
  )) {
    if (isDone()) return;
    draft.drop(habit, reasonCode);
  }
}

/** What was done stays; and at least two former core habits, so that two remain even if a promotion is undone. */
function canGo(draft: PlanDraft, habit: AdaptiveHabit): boolean {
  if (wasDone(draft, habit)) return false;
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
 * Makes a plan lighter, and stops as soon as its load reaches the target: first experiments that do not land go, then habits give size and
 * days, what was missed most first, then other experiments that were not done go, and habits that go well give last. Nothing that was done
 * in the newest week on record is dropped.
 */
export function shrink(draft: PlanDraft, target: number, frictions: readonly string[]): void {
  const isDone = () => draft.load <= target;
  const steps = frictions.some((code) => DAYS_FIRST.has(code)) ? [realWeek, smallerRung] : [smallerRung, realWeek];
  const lightening = { isDone, steps };
  const failing = (habit: AdaptiveHabit) => draft.standing(habit).status === 'failing';
  dropExperiments(draft, isDone, { only: failing, reasonCode: 'EXP_NOT_LANDING' });
  lighten(draft, lightening, (habit) => draft.standing(habit).status !== 'thriving');
  dropExperiments(draft, isDone, { only: () => true, reasonCode: 'FOCUS_ON_CORE' });
  lighten(draft, lightening, () => true);
  lastResort(draft, isDone);
}
