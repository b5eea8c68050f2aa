import { z } from 'zod';
import { WEEKDAYS } from '#core/calendar/calendar.ts';
import { AMOUNT, UNIT_MAX } from '#core/amount/measure.ts';
import { FREQUENCY, HABIT_DESCRIPTION_MAX, HABIT_TYPES, HABITS_PER_PLAN, INTENTION_MAX } from '#core/plan/plan.ts';

/** The place of a habit in the list that the act is about. */
const target = z
  .int()
  .min(0)
  .max(HABITS_PER_PLAN.max - 1);
const times = z.int().min(FREQUENCY.min).max(FREQUENCY.max);
const days = z.array(z.enum(WEEKDAYS)).min(1).max(7);
const words = z.string().trim().min(1).max(HABIT_DESCRIPTION_MAX);
const amount = z.number().min(0).max(AMOUNT.max);

/** A habit in the person's own words, with what they said of it. */
const OwnHabit = z.object({
  text: words,
  /** When and where: `after breakfast`. */
  cue: z.string().max(INTENTION_MAX).optional(),
  times: times.optional(),
  days: days.optional(),
  amount: z.object({ value: amount, unit: z.string().max(UNIT_MAX), isLimit: z.boolean() }).optional(),
  habitType: z.enum(HABIT_TYPES).optional(),
});
export type OwnHabit = z.infer<typeof OwnHabit>;

/** What somebody wants done with an offered plan. `apply` makes changes of them; nothing is written by an act itself. */
export const PlanAct = z.discriminatedUnion('act', [
  z.object({ act: z.literal('add'), habit: OwnHabit }),
  z.object({ act: z.literal('remove'), target }),
  /** Without `habit`: something else that fits the goal. */
  z.object({ act: z.literal('replace'), target, habit: OwnHabit.nullable() }),
  z.object({
    act: z.literal('resize'),
    target,
    to: z.union([
      z.enum(['smaller', 'larger']),
      z.object({ value: amount, unit: z.string().max(UNIT_MAX).nullable() }),
    ]),
  }),
  /** Days a week, exact weekdays, or one day more or fewer. */
  z.object({ act: z.literal('days'), target, to: z.union([times, days, z.enum(['more', 'fewer'])]) }),
  /** When, where or after what; `with` whom. */
  z.object({ act: z.literal('cue'), target, cue: words }),
  z.object({ act: z.literal('with'), target, who: words }),
  z.object({ act: z.literal('reword'), target, text: words }),
  z.object({ act: z.literal('keep-only'), targets: z.array(target).min(1).max(HABITS_PER_PLAN.max) }),
  z.object({ act: z.literal('how-many'), count: z.int().min(1).max(HABITS_PER_PLAN.max) }),
  z.object({
    act: z.literal('move'),
    target,
    to: z
      .int()
      .min(0)
      .max(HABITS_PER_PLAN.max - 1),
  }),
  z.object({ act: z.literal('kind'), target, habitType: z.enum(HABIT_TYPES) }),
  /** Chooses a suggestion, or not any more. */
  z.object({ act: z.literal('select'), target, on: z.boolean() }),
  /** Brings back a habit that an earlier answer took out, by its words. */
  z.object({ act: z.literal('restore'), text: words }),
  z.object({ act: z.literal('undo') }),
  /** A new plan, built around these words instead of the goal's. */
  z.object({ act: z.literal('rebuild'), around: words }),
]);
export type PlanAct = z.infer<typeof PlanAct>;

/** Which habits of a list are chosen, or not any more, by what was said of it. */
export const Ticks = z
  .array(z.object({ place: target, on: z.boolean() }))
  .max(HABITS_PER_PLAN.max)
  .readonly();
export type Ticks = z.infer<typeof Ticks>;

/** What people most often do next, as a button under a reply: it needs no understanding, and costs nothing. */
export const Chip = z.discriminatedUnion('does', [
  z.object({
    does: z.literal('act'),
    label: z.string().min(1).max(60),
    acts: z.array(PlanAct).min(1).max(HABITS_PER_PLAN.max),
  }),
  /** Opens the editor: of a habit, or of a new one in the person's own words. */
  z.object({ does: z.literal('edit'), label: z.string().min(1).max(60), target }),
  z.object({ does: z.literal('write-own'), label: z.string().min(1).max(60) }),
  /** Puts the beginning of a sentence into the text box. */
  z.object({ does: z.literal('begin'), label: z.string().min(1).max(60), text: words }),
]);
export type Chip = z.infer<typeof Chip>;
