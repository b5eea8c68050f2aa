import { z } from 'zod';
import { WEEKDAYS } from '#core/calendar/calendar.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';

/** What a model may say of a habit's days, amount and moment; what is odd is dropped when it is read. */
export const HABIT_WORDS = {
  days: z.array(z.enum(WEEKDAYS)).nullable(),
  measure: z.object({ unit: z.string(), atLeast: z.number().nullable(), atMost: z.number().nullable() }).nullable(),
  moment: z.string().nullable(),
};

const said = z.unknown().optional();

/** The same as it comes: a habit is not lost because its amount makes no sense. */
export const ANY_WORDS = { days: said, measure: said, moment: said };

/** How they are written, a line each. */
export const WORDS_RULES = `- "days": the weekdays it is meant for, such as ["monday", "thursday"], only where the person names days; "targetFrequency" is then how many they are. Else null.
- "measure": what one day of it amounts to: {"unit": "glasses", "atLeast": 6, "atMost": null}, or a limit, {"unit": "coffees", "atLeast": null, "atMost": 2}, where 0 means none; "description" says the same number. Null for done or not. Never a unit of weight or calories.
- "moment": when in the day, as the cue says: morning, noon, afternoon, evening, night, or a time such as "13:30". Else null.`;

/** What a habit says of its days, amount and moment, for the data of a prompt; nothing where it says nothing. */
export function wordsData({ days, measure, moment }: PlannedHabit): Partial<PlannedHabit> {
  return { ...(days && { days }), ...(measure && { measure }), ...(moment && { moment }) };
}
