import { addDays, type CalendarDay, daysFromTo } from '#core/calendar/calendar.ts';
import { type PlanSpan, planCovering } from '#core/check-in/check-in.ts';
import { dayPercentage, rateBand, type TrackedHabit } from '#core/check-in/completion.ts';
import { type FiguredHabit, toMarkedWeek } from '#core/habit/marks.ts';
import { type PauseSpan, getPausedDays } from '#core/pause/pause.ts';
import type { HabitType } from '#core/plan/plan.ts';
import type { EvidenceDay } from './day-signs.ts';

export type SeriesName = { readonly description: string; readonly habitType: HabitType };

/** A series as the habit of one plan has it. */
export type SeriesHabit = SeriesName & { readonly targetFrequency: number };

/** All that one day adds to the evidence of an identity. */
export type DayFacts = {
  readonly date: CalendarDay;
  readonly state: EvidenceDay;
  readonly isPaused: boolean;
  /** Today: completions count, misses do not yet. */
  readonly isOpen: boolean;
  readonly isCheckedIn: boolean;
  /** The habits of the plan that covers the day. */
  readonly planned: readonly (SeriesHabit & { readonly seriesId: string })[];
  /** The series that were done, also those of a plan that was replaced on that very day. */
  readonly done: ReadonlyMap<string, SeriesHabit>;
};

type PlannedHabit = SeriesHabit & FiguredHabit & { readonly seriesId: string };

type Plan = PlanSpan & { readonly habits: readonly PlannedHabit[] };

/** The records of one identity in a span, and in the days before it that affect it. */
export type Recorded = {
  readonly identityId: string;
  /** Those that cover a day. */
  readonly plans: readonly Plan[];
  readonly checkedIn: ReadonlySet<CalendarDay>;
  readonly completions: readonly (SeriesHabit & { readonly seriesId: string; readonly date: CalendarDay })[];
  readonly pauses: readonly PauseSpan[];
};

/** Days before a span that affect it: the week of the plan that covers its first day may have begun this much earlier. */
export const FACTS_REACH = 6;

type DoneDays = ReadonlyMap<CalendarDay, ReadonlyMap<string, SeriesHabit>>;

function trackedHabits(plan: Plan, done: DoneDays, pausedDays: ReadonlySet<CalendarDay>): TrackedHabit[] {
  const days = daysFromTo(plan.weekStartDate, plan.weekEndDate);
  return plan.habits.map((habit) => {
    const doneDays = days.filter((day) => done.get(day)?.has(habit.seriesId));
    const marks = doneDays.map((date) => ({ date, isDone: true, skipped: false, amount: null }));
    return toMarkedWeek(habit, { countsTo: plan.weekEndDate, pausedDays, marks });
  });
}

type Judged = { plan: Plan | null; habits: readonly TrackedHabit[]; votes: number; isPaused: boolean; isOpen: boolean };

type Percentage = ReturnType<typeof dayPercentage> | null;

function stateOfVotes(judged: Percentage, isOpen: boolean): EvidenceDay {
  // There is a vote, but no plan to judge it by, or only one that was replaced that day.
  if (!judged || judged.isRestDay || judged.percentage === 100) return 'done';
  // Same bands as the week's tracker: today is partly done from the first vote on.
  return isOpen || rateBand(judged.percentage) === 'partial' ? 'partial' : 'low';
}

function getState(day: CalendarDay, { plan, habits, votes, isPaused, isOpen }: Judged): EvidenceDay {
  const judged = plan && dayPercentage(day, habits);
  if (votes > 0) return stateOfVotes(judged, isOpen);
  if (isPaused) return 'paused';
  if (!judged) return 'outside';
  if (isOpen) return 'open';
  return judged.isRestDay ? 'rest' : 'none';
}

function byDay(completions: Recorded['completions']): DoneDays {
  const days = [...Map.groupBy(completions, ({ date }) => date)];
  return new Map(days.map(([date, done]) => [date, new Map(done.map((one) => [one.seriesId, one] as const))] as const));
}

/** What each day of the span adds to the evidence of an identity, oldest first; `today` is still open, days after it are left out. */
export function dayFacts(
  recorded: Recorded,
  { from, to, today }: { from: CalendarDay; to: CalendarDay; today: CalendarDay },
): DayFacts[] {
  const done = byDay(recorded.completions);
  const reach = { from: addDays(from, -FACTS_REACH), to: addDays(to, FACTS_REACH) };
  const paused = getPausedDays(recorded.pauses, recorded.identityId, reach);
  const plans = Map.groupBy(recorded.plans, (plan) => plan.activeFrom);
  const tracked = new Map<Plan, TrackedHabit[]>();
  return daysFromTo(from, to < today ? to : today).map((date): DayFacts => {
    const near = daysFromTo(addDays(date, -FACTS_REACH), date).flatMap((day) => plans.get(day) ?? []);
    const plan = planCovering(near, date);
    if (plan && !tracked.has(plan)) tracked.set(plan, trackedHabits(plan, done, paused));
    const votes = done.get(date) ?? new Map<string, SeriesHabit>();
    const [isPaused, isOpen] = [paused.has(date), date === today];
    const habits = (plan && tracked.get(plan)) ?? [];
    return {
      date,
      state: getState(date, { plan, habits, votes: votes.size, isPaused, isOpen }),
      isPaused,
      isOpen,
      isCheckedIn: recorded.checkedIn.has(date),
      planned: plan?.habits ?? [],
      done: votes,
    };
  });
}
