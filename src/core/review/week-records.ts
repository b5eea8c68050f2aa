import { type CalendarDay, daysBetween, toWeekday, type Weekday } from '#core/calendar/calendar.ts';
import type { HabitType } from '#core/plan/plan.ts';

/** One habit of the reviewed week, as the server counted it. */
export type ReviewedHabit = {
  readonly seriesId: string;
  readonly description: string;
  readonly habitType: HabitType;
  readonly done: number;
  /** The target of that week; 0 when the habit was paused or set aside all week. */
  readonly target: number;
  /** The days on which it was done, ascending. */
  readonly days: readonly CalendarDay[];
  /** Those on which it was set aside: they count for neither. */
  readonly skippedDays: readonly CalendarDay[];
  /** The week's sum of what has an amount; null without one. */
  readonly total: { readonly amount: number; readonly unit: string } | null;
};

/** What the records say of a reviewed week and of those before it. */
export type WeekRecords = {
  readonly week: {
    readonly start: CalendarDay;
    readonly end: CalendarDay;
    /** Percent; null when nothing was expected, or no check-in was made. */
    readonly fulfilment: number | null;
    readonly daysActive: number;
    /** Completions of the week, and of all time. */
    readonly votes: number;
    readonly votesEver: number;
    /** Hard days, where there were so many that the plan asks too much; else 0. */
    readonly hardDays: number;
    /** Whole weeks that the review is late; 0 on the last day of its week and in the week after it. */
    readonly weeksLate: number;
  };
  readonly habits: readonly ReviewedHabit[];
  /** Fulfilment in percent of the weeks before, the newest first; null for a week without a check-in. */
  readonly earlier: readonly (number | null)[];
};

const FULL = 100;
/** Weeks in a row, the reviewed one included. */
const FULL_WEEKS = 3;
/** Weeks late from which a review only opens, lets choose and ends. */
export const LATE = 2;

const share = ({ done, target }: ReviewedHabit) => (target === 0 ? 0 : done / target);

/** Of two that went as badly the one that is done is spoken of, not the one that is left. */
const isLeft = ({ description }: ReviewedHabit) => /^(?:no|not|never|without|avoid|stop) /i.test(description);

/** The habits that something was asked of, the best kept first. */
export function ranked({ habits }: WeekRecords): ReviewedHabit[] {
  return habits
    .filter(({ target }) => target > 0)
    .toSorted(
      (a, b) =>
        share(b) - share(a) ||
        b.done - a.done ||
        Number(isLeft(b)) - Number(isLeft(a)) ||
        (a.seriesId < b.seriesId ? -1 : 1),
    );
}

/** The habit that stayed furthest below its target; null when all reached it. */
export const getWeakest = (facts: WeekRecords): ReviewedHabit | null =>
  ranked(facts).findLast(({ done, target }) => done < target) ?? null;

/** Skips of a habit in one week that are not asked about. */
const SKIPS_AT_EASE = 2;

/** The habit that was set aside most, when that was more than twice; null when none was. */
export function getSetAside({ habits }: WeekRecords): ReviewedHabit | null {
  const often = habits.filter(({ skippedDays }) => skippedDays.length > SKIPS_AT_EASE);
  return (
    often.toSorted((a, b) => b.skippedDays.length - a.skippedDays.length || (a.seriesId < b.seriesId ? -1 : 1))[0] ??
    null
  );
}

/** True when the reviewed week and the two before it were full: nothing is left to mend. */
export function isFullForWeeks({ week, earlier }: WeekRecords): boolean {
  const weeks = [week.fulfilment, ...earlier].slice(0, FULL_WEEKS);
  return weeks.length === FULL_WEEKS && weeks.every((percent) => percent !== null && percent >= FULL);
}

/** Percent of fulfilment below which, for two observed weeks, it is asked whether the identity still fits. */
const FAR_BELOW = 30;

/** True when little was done in this week and in the observed one before it. */
export function isFarBelow({ week, earlier }: WeekRecords): boolean {
  const before = earlier.find((percent) => percent !== null);
  return week.fulfilment !== null && week.fulfilment < FAR_BELOW && before != null && before < FAR_BELOW;
}

/** The last day that something was done after a day without: somebody came back. */
export function returnedOn({ habits }: WeekRecords): CalendarDay | null {
  const days = [...new Set(habits.flatMap((habit) => habit.days))].toSorted();
  const back = days.findLast((day, at) => at > 0 && daysBetween(days[at - 1] ?? day, day) > 1);
  return back ?? null;
}

/** True where a habit was done on that day of the week. */
export const isDoneOn = ({ days }: ReviewedHabit, day: Weekday) => days.some((done) => toWeekday(done) === day);

/** What somebody says of a habit's week: how often it was done, or on which days it was, or was not. */
export type SaidOfWeek = {
  readonly count: number | null;
  readonly days: readonly Weekday[];
  readonly isNone?: boolean;
};

/** Whether the records agree: the same count, all where more is said than was asked, and each day that is named. */
export const isAsSaid = ({ count, days, isNone = false }: SaidOfWeek, habit: ReviewedHabit): boolean =>
  (count === null || count === habit.done || (count > habit.target && habit.done >= habit.target)) &&
  days.every((day) => isDoneOn(habit, day) !== isNone);

/** Percent from which a week was done in full, and for the most part. */
export const LEVELS = { weekAll: 95, weekMost: 50, weekLittle: 0 } as const;
export type Level = keyof typeof LEVELS;
