import { z } from 'zod';
import { WEEKDAYS } from '#core/calendar/calendar.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';

/** What a model may say of a habit's days, amount and moment; what is odd is dropped when it is read. */
export const HABIT_WORDS = {
  days: z.array(z.enum(WEEKDAYS)).nullable(),
  measure: z.object({ unit: z.string(), atLeast: z.number().nullable(), atMost: z.number().nullable() }).nullable(),
  moment: z.string().nullable(),
};

/** What a habit says of its days, amount and moment, for the data of a prompt; nothing where it says nothing. */
export function wordsData({ days, measure, moment }: PlannedHabit): Partial<PlannedHabit> {
  return { ...(days && { days }), ...(measure && { measure }), ...(moment && { moment }) };
}
