import { addDays, type CalendarDay, daysFromTo, type Weekday } from '#core/calendar/calendar.ts';
import { type PlanSpan, planCovering } from '#core/check-in/check-in.ts';
import { dayPercentage, isOutOn, rateBand, type TrackedHabit } from '#core/week/completion.ts';
import { isDue } from '#core/habit/week-target.ts';
import type { Moment } from '#core/habit/moment.ts';
import { type FiguredHabit, type Mark, toMarkedWeek } from '#core/habit/marks.ts';
import { type Measure, shareOfDay } from '#core/amount/measure.ts';
import { type PauseSpan, getPausedDays } from '#core/pause/pause.ts';
import type { HabitType } from '#core/plan/plan.ts';
import type { Asked, EvidenceDay } from './day-signs.ts';

export type SeriesName = { readonly description: string; readonly habitType: HabitType };

/** A series as the habit of one plan has it. */
export type SeriesHabit = SeriesName & {
  readonly targetFrequency: number;
  /** The weekdays it is named for; null for any. */
  readonly days: readonly Weekday[] | null;
  readonly measure: Measure | null;
};

/** A day of a series, with the habit that it was noted on. */
export type SeriesMark = SeriesHabit & Mark & { readonly seriesId: string };

/** All that one day adds to the evidence of an identity. */
export type DayFacts = {
  readonly date: CalendarDay;
  readonly state: EvidenceDay;
  /** By a pause: for the identity and for each of its habits. */
  readonly isPaused: boolean;
  /** Paused, or all that was due was skipped and nothing done: the identity's day counts as paused then, and other habits' days go on. */
  readonly isOut: boolean;
  /** Today: completions count, misses do not yet. */
  readonly isOpen: boolean;
  readonly isCheckedIn: boolean;
  /** How many habits were due, or done wholly or in part. */
  readonly asksFor: number;
  /** The habits of the plan that covers the day. */
  readonly planned: readonly (SeriesHabit & { readonly seriesId: string; readonly asked: Asked })[];
  /** What is noted of each series, also of those of a plan that was replaced on that very day. */
  readonly marks: ReadonlyMap<string, SeriesMark>;
  /** Those of them that were done. */
  readonly done: ReadonlyMap<string, SeriesMark>;
};

type PlannedHabit = SeriesHabit & FiguredHabit & { readonly seriesId: string; readonly moment?: Moment | null };

type Plan = PlanSpan & { readonly habits: readonly PlannedHabit[] };

/** The records of one identity in a span, and in the days before it that affect it. */
export type Recorded = {
  readonly identityId: string;
  /** Those that cover a day. */
  readonly plans: readonly Plan[];
  readonly checkedIn: ReadonlySet<CalendarDay>;
  readonly marks: readonly SeriesMark[];
  readonly pauses: readonly PauseSpan[];
};

/** Days before a span that affect it: the week of the plan that covers its first day may have begun this much earlier. */
export const FACTS_REACH = 6;

type MarkedDays = ReadonlyMap<CalendarDay, ReadonlyMap<string, SeriesMark>>;

const NO_MARKS: ReadonlyMap<string, SeriesMark> = new Map();

function trackedHabits(plan: Plan, marked: MarkedDays, pausedDays: ReadonlySet<CalendarDay>): TrackedHabit[] {
  const days = daysFromTo(plan.weekStartDate, plan.weekEndDate);
  return plan.habits.map((habit) => {
    const marks = days.flatMap((day) => marked.get(day)?.get(habit.seriesId) ?? []);
    return toMarkedWeek(habit, { countsTo: plan.weekEndDate, pausedDays, marks });
  });
}

function getAsked({ offDays, dueOn }: TrackedHabit, day: CalendarDay): Asked {
  if (offDays?.has(day)) return 'nothing';
  if (!dueOn) return 'any';
  return dueOn.includes(day) ? 'named' : 'beside';
}

type Judged = { plan: Plan | null; habits: readonly TrackedHabit[]; votes: number; isOut: boolean; isOpen: boolean };

type Percentage = ReturnType<typeof dayPercentage> | null;

function stateOfVotes(judged: Percentage, isOpen: boolean): EvidenceDay {
  // There is a vote, but no plan to judge it by, or only one that was replaced that day.
  if (!judged || judged.isRestDay || judged.percentage === 100) return 'done';
  // Same bands as the week's tracker: today is partly done from the first vote on.
  return isOpen || rateBand(judged.percentage) === 'partial' ? 'partial' : 'low';
}

function getState(day: CalendarDay, { plan, habits, votes, isOut, isOpen }: Judged): EvidenceDay {
  const judged = plan && dayPercentage(day, habits);
  if (votes > 0) return stateOfVotes(judged, isOpen);
  if (isOut) return 'paused';
  if (!judged) return 'outside';
  if (isOpen) return 'open';
  return judged.isRestDay ? 'rest' : 'none';
}

type Noted = { plan: Plan | null; habits: readonly TrackedHabit[]; marks: ReadonlyMap<string, SeriesMark> };

/** Habits due or done that day; one of which a part is there was begun, though nothing asked for it. */
function countAsked(day: CalendarDay, { plan, habits, marks }: Noted): number {
  const due = (plan?.habits ?? []).filter((_habit, at) => isDue(habits[at] as TrackedHabit, day));
  const begun = [...marks.values()].filter((mark) => shareOfDay(mark.measure, mark) > 0);
  return new Set([...due, ...begun].map(({ seriesId }) => seriesId)).size;
}

function byDay(marks: Recorded['marks']): MarkedDays {
  const days = [...Map.groupBy(marks, ({ date }) => date)];
  return new Map(
    days.map(([date, own]) => [date, new Map(own.map((mark) => [mark.seriesId, mark] as const))] as const),
  );
}

/** What each day of the span adds to the evidence of an identity, oldest first; `today` is still open, days after it are left out. */
export function dayFacts(
  recorded: Recorded,
  { from, to, today }: { from: CalendarDay; to: CalendarDay; today: CalendarDay },
): DayFacts[] {
  const marked = byDay(recorded.marks);
  const reach = { from: addDays(from, -FACTS_REACH), to: addDays(to, FACTS_REACH) };
  const paused = getPausedDays(recorded.pauses, recorded.identityId, reach);
  const plans = Map.groupBy(recorded.plans, (plan) => plan.activeFrom);
  const tracked = new Map<Plan, TrackedHabit[]>();
  return daysFromTo(from, to < today ? to : today).map((date): DayFacts => {
    const near = daysFromTo(addDays(date, -FACTS_REACH), date).flatMap((day) => plans.get(day) ?? []);
    const plan = planCovering(near, date);
    if (plan && !tracked.has(plan)) tracked.set(plan, trackedHabits(plan, marked, paused));
    const habits = (plan && tracked.get(plan)) ?? [];
    const marks = marked.get(date) ?? NO_MARKS;
    const done = new Map([...marks].filter(([, { isDone }]) => isDone));
    const isPaused = paused.has(date);
    const isOut = isPaused || (done.size === 0 && isOutOn(date, habits));
    const isOpen = date === today;
    return {
      date,
      state: getState(date, { plan, habits, votes: done.size, isOut, isOpen }),
      isPaused,
      isOut,
      isOpen,
      isCheckedIn: recorded.checkedIn.has(date),
      asksFor: countAsked(date, { plan, habits, marks }),
      planned: habits.map((habit, at) => ({
        ...((plan as Plan).habits[at] as PlannedHabit),
        asked: getAsked(habit, date),
      })),
      marks,
      done,
    };
  });
}
