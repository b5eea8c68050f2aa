import type { AdaptiveHabit } from '#core/adaptive-plan/terms.ts';
import { getTarget, isLimit } from '#core/amount/measure.ts';

const MOST_GROWTH = 1.1;

function hold(rule: string, holds: boolean, ...habits: readonly AdaptiveHabit[]): void {
  if (!holds) throw new Error(`${rule}: ${JSON.stringify(habits)}`);
}

/** What no plan may do to its days, amounts and limits, whatever week came before; the simulation stops where one does. */
export function checkStep(before: readonly AdaptiveHabit[], after: readonly AdaptiveHabit[]): void {
  for (const to of after) {
    hold('as many days as it names', !to.days || to.days.length === to.frequency, to);
    const from = before.find(({ seriesId }) => seriesId === to.seriesId);
    if (!from?.measure || !to.measure) {
      hold('an amount stays one', !from || from.measure === to.measure, to);
      continue;
    }
    const [old, next] = [getTarget(from.measure), getTarget(to.measure)];
    if (isLimit(from.measure)) hold('a limit is never raised', isLimit(to.measure) && next <= old, from, to);
    else if (from.impact) hold('what loads the joints grows by a tenth', next <= old * MOST_GROWTH + 1e-9, from, to);
  }
}
