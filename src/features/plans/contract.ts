import { z } from 'zod';
import { defineApi } from '#contract/route.ts';
import { Day, freeText, Id, WeekdayName } from '#contract/shapes.ts';
import type { Weekday } from '#core/calendar/calendar.ts';
import { TIME_OF_DAY } from '#core/calendar/time-of-day.ts';
import { toNamedDays } from '#core/habit/week-target.ts';
import { AMOUNT, getTarget, type Measure, toAmount, UNIT_MAX, withTarget } from '#core/amount/measure.ts';
import { DAY_PARTS, isMoment, type Moment } from '#core/habit/moment.ts';
import {
  DIFFICULTIES,
  FREQUENCY,
  HABIT_DESCRIPTION_MAX,
  HABIT_TYPES,
  HABITS_PER_PLAN,
  INTENTION_MAX,
  isAcceptable,
} from '#core/plan/plan.ts';
import type { OwnTime } from '#core/habit/own-time.ts';
import { NewIdentity } from '#features/identities/contract.ts';
import { planMessages } from './messages.ts';

/** A habit as offered by the coach and accepted by the user; `seriesId` ties it to the same habit of earlier weeks. */
/** Weekdays that a habit is meant for; null is any. */
export const NamedDays = z.array(WeekdayName).min(1, planMessages.validation.noDay).max(7).nullable();

const unit = freeText({ min: 1, max: UNIT_MAX });
/** What a day of a habit amounts to. */
export const Amounting = z
  .object({
    unit,
    atLeast: z.number().min(AMOUNT.least).max(AMOUNT.max).optional(),
    atMost: z.number().min(0).max(AMOUNT.max).optional(),
  })
  .refine(
    ({ atLeast, atMost }) => (atLeast === undefined) !== (atMost === undefined),
    planMessages.validation.measure,
  ) as unknown as z.ZodType<Measure, Measure>;

/** Null is done or not. */
export const HabitMeasure = Amounting.nullable();

/** A part of the day, or a time such as 13:30; null is any time. */
export const HabitMoment = z
  .enum(DAY_PARTS)
  .or(z.string().refine(isMoment, planMessages.validation.moment))
  .nullable() as unknown as z.ZodType<Moment | null, Moment | null>;

/** When its owner is reminded of a habit; null for never. */
export const RemindAt = z.string().regex(TIME_OF_DAY, planMessages.validation.time).nullable() as unknown as z.ZodType<
  OwnTime | null,
  OwnTime | null
>;

export const ProposedHabit = z
  .object({
    description: freeText({ min: 1, max: HABIT_DESCRIPTION_MAX }),
    implementationIntention: freeText({ max: INTENTION_MAX }),
    /** Days a week; with named days, how many they are. */
    targetFrequency: z.int().min(FREQUENCY.min).max(FREQUENCY.max),
    days: NamedDays.optional(),
    measure: HabitMeasure.optional(),
    moment: HabitMoment.optional(),
    /** Left out it stays as it was. */
    remindAt: RemindAt.optional(),
    difficulty: z.enum(DIFFICULTIES),
    habitType: z.enum(HABIT_TYPES),
    order: z.int().min(0).max(100),
    seriesId: Id.nullish(),
    templateId: z.string().max(40).nullish(),
  })
  .meta({ id: 'ProposedHabit' });
export type ProposedHabit = z.infer<typeof ProposedHabit>;

/** A habit in a request: its size in any case, its order that of the list unless given. */
const AcceptedHabit = ProposedHabit.extend({
  difficulty: z.enum(DIFFICULTIES).or(z.string().max(10).toLowerCase().pipe(z.enum(DIFFICULTIES))),
  order: ProposedHabit.shape.order.optional(),
}).meta({ id: 'AcceptedHabit' });

/** A habit as it is kept: its named days say how often, all seven of them are daily, and an amount is exact to the thousandth. */
function toKept<H extends { days?: Weekday[] | null; targetFrequency: number; measure?: Measure | null }>(habit: H) {
  const days = toNamedDays(habit.days);
  const measure = habit.measure ? withTarget(habit.measure, toAmount(getTarget(habit.measure))) : null;
  const targetFrequency = days?.length ?? (habit.days ? FREQUENCY.max : habit.targetFrequency);
  return { ...habit, days, measure, targetFrequency };
}

export const AcceptedHabits = z
  .array(AcceptedHabit)
  .min(HABITS_PER_PLAN.min, planMessages.validation.core)
  .max(HABITS_PER_PLAN.max)
  .refine(isAcceptable, planMessages.validation.core)
  .refine((habits) => {
    const series = habits.flatMap((habit) => habit.seriesId ?? []);
    return new Set(series).size === series.length;
  }, planMessages.validation.duplicateSeries)
  .transform((habits) => habits.map((habit, place) => ({ ...toKept(habit), order: habit.order ?? place })));

export const LaunchPlan = z.object({
  habits: AcceptedHabits,
  weekType: z.enum(['full', 'partial']).optional(),
  /** Today when left out, or the day after the running plan's last. */
  startsOn: Day.optional(),
  /** The running plan that it was made from, null for none: where another one runs by now, nothing is saved. Unsaid, it is not asked. */
  replaces: Id.nullish(),
});

/** What replaces an identity at a fresh start. */
export const Replacement = NewIdentity.pick({ name: true, description: true }).extend({ habits: AcceptedHabits });

export const HabitPlan = z
  .object({
    id: Id,
    identityId: Id,
    weekStartDate: Day,
    weekEndDate: Day,
    weekStartDay: WeekdayName,
    weekType: z.enum(['full', 'partial']),
    difficultyRating: z.enum(DIFFICULTIES),
    status: z.enum(['active', 'retired']),
    isActive: z.boolean(),
    /** First and last day that the plan covers: a plan made in the middle of a week starts that day. */
    activeFrom: Day,
    activeUntil: Day,
  })
  .meta({ id: 'HabitPlan' });
export type HabitPlan = z.infer<typeof HabitPlan>;

export const Habit = z
  .object({
    id: Id,
    habitPlanId: Id,
    seriesId: Id,
    description: z.string(),
    implementationIntention: z.string(),
    targetFrequency: z.int(),
    days: z.array(WeekdayName).nullable(),
    /** The days of the plan's week that its named days fall on; null without. */
    dueOn: z.array(Day).nullable(),
    measure: HabitMeasure,
    moment: HabitMoment,
    remindAt: RemindAt,
    /** The target of this plan's week, scaled to the days that the habit counts. */
    effectiveTarget: z.int(),
    difficulty: z.enum(DIFFICULTIES),
    habitType: z.enum(HABIT_TYPES),
    order: z.int(),
    /** Of a habit of the coach's own whose words were not changed. */
    templateId: z.string().nullable(),
    countsFrom: Day,
    completionsThisWeek: z.int(),
    /** The days of the plan's week on which the habit was completed, ascending: at most seven. */
    completedDays: z.array(Day),
    skippedDays: z.array(Day),
    /** Why, where a reason was given. */
    skipReasons: z.array(z.object({ date: Day, reason: z.string() })),
    /** What was written beside days that were not skipped. */
    notes: z.array(z.object({ date: Day, note: z.string() })),
    /** The totals of the week's days that have one, ascending. */
    amounts: z.array(z.object({ date: Day, amount: z.number() })),
    /** What it comes to on a hard day; null where it stays as it is. */
    small: z.object({ description: z.string(), measure: HabitMeasure }).nullable(),
  })
  .meta({ id: 'Habit' });
export type Habit = z.infer<typeof Habit>;

export const HabitGroup = z
  .object({
    identityId: Id,
    identity: z.object({ name: z.string(), description: z.string() }),
    plan: HabitPlan,
    habits: z.array(Habit),
    /** Days of the plan's week that are paused, ascending. */
    pausedDays: z.array(Day),
    /** First day of a plan that is yet to begin; null without one. */
    upcomingFrom: Day.nullable(),
    /** How much of the week before was done, in percent, as long as nothing is in a week that can be checked in; else null. */
    lastWeek: z.int().nullable(),
    /** Votes of the plan's week that no habit of it holds: of habits taken out, and of days before its first. */
    otherVotes: z.int(),
    canCheckInToday: z.boolean(),
    weekBoundaryMessage: z.string().nullable(),
  })
  .meta({ id: 'HabitGroup' });
export type HabitGroup = z.infer<typeof HabitGroup>;

export const plansApi = defineApi({
  'POST /api/identities/:id/launch-habits': {
    summary: 'Accept a plan for the current week; an older plan of the same week retires from today on',
    access: 'user',
    body: LaunchPlan,
    response: z.object({ plan: HabitPlan }),
    status: 201,
    idempotent: 'when-saved',
  },
  'DELETE /api/identities/:id/delete-nuclear': {
    summary:
      'A fresh start: the identity goes with its history and, when a replacement is named, that one takes its place',
    access: 'user',
    body: z.object({ replacement: Replacement.optional() }).nullish(),
    response: z.object({
      success: z.literal(true),
      /** The new identity and its plan; null without a replacement. */
      identity: z.object({ id: Id, name: z.string() }).nullable(),
      plan: HabitPlan.nullable(),
    }),
    idempotent: 'when-saved',
  },
  'GET /api/habits/all-current': {
    summary: 'The current plan of every identity with its habits; without a plan today, the upcoming or the last one',
    access: 'user',
    response: z.array(HabitGroup),
  },
  'GET /api/habits/current/:identityId': {
    summary: "One identity's current plan with its habits; `id` is the plan's",
    access: 'user',
    response: HabitGroup.extend({ id: Id }),
  },
});
