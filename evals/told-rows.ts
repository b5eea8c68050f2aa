import { join } from 'node:path';
import { z } from 'zod';
import { HABIT_TYPES } from '#core/plan/plan.ts';
import { readRows } from './read-rows.ts';

/**
 * Days and plans as people of some nine hundred lives told them, in their own words, about plans that the program had made and about habits that
 * they wrote themselves; a life a row. Each hand knew neither rules nor other sets. Nobody in them thinks of harming themselves, so that
 * they also say what the safety router must leave alone. The hands of `isUnlearnt` are a measure: nothing is learnt from them.
 */
export const DAY_HANDS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
] as const;
export const PLAN_HANDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;
type DayHand = (typeof DAY_HANDS)[number];
type PlanHand = (typeof PLAN_HANDS)[number];
/** The hands that nothing is learnt from. */
export const isUnlearnt = {
  days: (hand: DayHand) => hand === 'fifth' || hand === 'eleventh',
  plans: (hand: PlanHand) => hand === 'second' || hand === 'eighth',
} as const;

const life = { id: z.string(), who: z.string(), goal: z.string() };
/** What is said directly after the message before, and what the coach asked in between. */
const inChat = { message: z.string(), after: z.literal(true).optional(), asked: z.string().optional() };

const toldDays = z.strictObject({
  ...life,
  habits: z.array(z.string()).min(1),
  /** The habits are the person's own, not the program's. */
  own: z.literal(true).optional(),
  told: z.array(
    z.strictObject({
      ...inChat,
      /**
       * A letter for each habit: `y` done, `n` not done, `-` not spoken of (after another message: left as it was), `p` partly, `r` taken back; `Y` and `N`
       * where not spoken of is right too, `?` where anything is.
       */
      code: z.string().regex(/^[ynprYN?-]+$/),
    }),
  ),
});
export type ToldDays = z.infer<typeof toldDays>;

const toldPlan = z.strictObject({
  ...life,
  habits: z.array(z.strictObject({ name: z.string(), plan: z.string(), times: z.int(), type: z.enum(HABIT_TYPES) })),
  /** What is asked for, in the order said, such as `rm 2`, `set 3 amount="ten minutes"`, `add "swim"`, `ask 1`, `feel`, `chat`; values are words of the message. */
  told: z.array(z.strictObject({ ...inChat, acts: z.array(z.string()).min(1) })),
});
export type ToldPlan = z.infer<typeof toldPlan>;

const file = (name: string) => join(import.meta.dirname, 'told', `${name}.jsonl`);

export const daysTold = (hand: DayHand): ToldDays[] => readRows(file(`days-${hand}`), toldDays);
export const plansTold = (hand: PlanHand): ToldPlan[] => readRows(file(`plans-${hand}`), toldPlan);
