import { readIfThen, writeIfThen } from '#core/habit/if-then.ts';
import { coreStillNeeded, type PlannedHabit } from '#core/plan/plan.ts';
import { planMessages } from '#features/plans/messages.ts';

/** The selection with one place added or taken away, in ascending order. */
export function toggled(selection: readonly number[], index: number): number[] {
  if (selection.includes(index)) return selection.filter((other) => other !== index);
  return [...selection, index].sort((a, b) => a - b);
}

/** The accept button's label: what is still missing, or `ready`, such as how many habits will be accepted. */
export function acceptLabel(
  selected: readonly Pick<PlannedHabit, 'habitType'>[],
  ready: string = planMessages.planning.accept(selected.length),
): string {
  const needed = coreStillNeeded(selected);
  return needed > 0 ? planMessages.planning.selectMore(needed) : ready;
}

/** The if-then sentence of an implementation intention, without the fallback that may follow it. */
export function ifThenSentence(intention: string): string {
  return writeIfThen({ ...readIfThen(intention), fallbacks: [] });
}
