import { keepsSeries, type Measure } from '#core/amount/measure.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { editMessages } from '#features/plans/edit-messages.ts';

/** Why the habit would begin anew as another series; null where it goes on. */
export function whyAnew({ seriesId, measure: before = null }: PlannedHabit, measure: Measure | null): string | null {
  if (!seriesId || keepsSeries(before, measure)) return null;
  return before?.unit === measure?.unit ? editMessages.amount.anew.limit : editMessages.amount.anew.unit;
}
