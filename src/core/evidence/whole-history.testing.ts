import { addDays, type CalendarDay, daysBetween, daysFromTo, toWeekday } from '#core/calendar/calendar.ts';
import type { Recorded, SeriesHabit } from './day-facts.ts';

/* The figures of a whole history at once, with nothing of the rules that add it up day by day. */

type Plan = Recorded['plans'][number];
type Habit = Plan['habits'][number];
type Streaks = { readonly longest: number; readonly current: number };

/** A recorded history from its first day to today, which is still open. */
export class WholeHistory {
  readonly recorded: Recorded;
  readonly days: readonly CalendarDay[];
  readonly today: CalendarDay;
  private readonly marks: ReadonlyMap<string, Recorded['marks'][number]>;

  constructor(recorded: Recorded, { from, to }: { from: CalendarDay; to: CalendarDay }) {
    this.recorded = recorded;
    this.days = daysFromTo(from, to);
    this.today = to;
    this.marks = new Map(recorded.marks.map((mark) => [`${mark.seriesId} ${mark.date}`, mark]));
  }

  private markOn(seriesId: string, day: CalendarDay) {
    return this.marks.get(`${seriesId} ${day}`);
  }

  private isDone(seriesId: string, day: CalendarDay): boolean {
    return this.markOn(seriesId, day)?.isDone === true;
  }

  isActive(day: CalendarDay): boolean {
    return this.recorded.marks.some((mark) => mark.date === day && mark.isDone);
  }

  private planOn(day: CalendarDay): Plan | undefined {
    return this.recorded.plans.find((plan) => plan.activeFrom <= day && plan.activeUntil >= day);
  }

  private habitOn(seriesId: string, day: CalendarDay): Habit | undefined {
    return this.planOn(day)?.habits.find((habit) => habit.seriesId === seriesId);
  }

  private isPaused(day: CalendarDay): boolean {
    const { pauses, identityId } = this.recorded;
    const own = pauses.filter((pause) => pause.identityId === null || pause.identityId === identityId);
    return own.some((pause) => pause.from <= day && pause.until >= day);
  }

  private isOff({ seriesId }: Habit, day: CalendarDay): boolean {
    return this.isPaused(day) || this.markOn(seriesId, day)?.skipped === true;
  }

  private isDue(plan: Plan, habit: Habit, day: CalendarDay): boolean {
    const week = daysFromTo(habit.countsFrom, plan.weekEndDate);
    if (!week.includes(day) || this.isOff(habit, day)) return false;
    const held = week.filter((one) => !this.isOff(habit, one));
    const before = week.filter((one) => one < day && this.isDone(habit.seriesId, one)).length;
    const { dueOn, targetFrequency } = habit;
    if (dueOn) return dueOn.includes(day) && held.filter((one) => dueOn.includes(one)).length > before;
    if (targetFrequency === 7) return true;
    const scaled = Math.min(held.length, Math.max(1, Math.round((targetFrequency * held.length) / 7)));
    const target = held.length === 7 ? targetFrequency : scaled;
    return target - before >= held.filter((one) => one >= day).length;
  }

  private isAnyDue(day: CalendarDay): boolean {
    const plan = this.planOn(day);
    return plan?.habits.some((habit) => this.isDue(plan, habit, day)) === true;
  }

  /** Paused, or all that was due was skipped and nothing done. */
  private isOut(day: CalendarDay): boolean {
    if (this.isPaused(day)) return true;
    const isSkipped = this.planOn(day)?.habits.some(({ seriesId }) => this.markOn(seriesId, day)?.skipped) === true;
    return isSkipped && !this.isActive(day) && !this.isAnyDue(day);
  }

  /** So many misses in a row end a streak. The forgiving one passes over days of a plan on which nothing was due. */
  getStreaks(missesThatEnd: number, passesOverRest: boolean): Streaks {
    let [longest, run, misses] = [0, 0, 0];
    for (const day of this.days) {
      const isRest = this.planOn(day) !== undefined && !this.isAnyDue(day);
      if (this.isActive(day)) {
        run += 1;
        misses = 0;
      } else if (!this.isOut(day) && day !== this.today && !(isRest && passesOverRest)) {
        misses += 1;
        if (misses >= missesThatEnd) run = 0;
      }
      longest = Math.max(longest, run);
    }
    return { longest, current: run };
  }

  /** The habit as it was last known on a day: of its plan, or of one that was replaced that very day. */
  private knownOn(seriesId: string, day: CalendarDay): SeriesHabit | undefined {
    const upTo = this.days.filter((one) => one <= day).toReversed();
    for (const one of upTo) {
      const mark = this.markOn(seriesId, one);
      const known = this.habitOn(seriesId, one) ?? (mark?.isDone ? mark : undefined);
      if (known) return known;
    }
    return undefined;
  }

  private isNamed(seriesId: string, day: CalendarDay): boolean {
    const habit = this.habitOn(seriesId, day);
    if (habit) return habit.dueOn?.includes(day) === true && !this.isOff(habit, day);
    return this.knownOn(seriesId, day)?.days?.includes(toWeekday(day)) === true;
  }

  /** Whether a streak goes on at a day, after days without that count; by count it ends by the number of days, by name by what they were. */
  private goesOn(seriesId: string, between: readonly CalendarDay[], day: CalendarDay): boolean {
    const gapOf = ({ targetFrequency }: SeriesHabit) => Math.ceil(7 / targetFrequency) + 1;
    const known = this.knownOn(seriesId, day) as SeriesHabit;
    if (!known.days) return between.length + 1 <= gapOf(known);
    const named = between.findIndex((one) => this.isNamed(seriesId, one));
    const lapsed = between.findIndex((one, index) => {
      const then = this.knownOn(seriesId, one) as SeriesHabit;
      return !then.days && index + 1 > gapOf(then);
    });
    if (lapsed >= 0 && (named < 0 || lapsed <= named)) return false;
    return named < 0 || between.length - named <= 1;
  }

  getHabitStreaks(seriesId: string): Streaks {
    const counted = this.days.filter((day) => {
      const isPassedOver = this.isPaused(day) || this.markOn(seriesId, day)?.skipped === true;
      return this.isDone(seriesId, day) || !isPassedOver;
    });
    let [longest, run] = [0, 0];
    let last = -1;
    for (const [index, day] of counted.entries()) {
      if (!this.isDone(seriesId, day)) continue;
      run = last >= 0 && this.goesOn(seriesId, counted.slice(last + 1, index), day) ? run + 1 : 1;
      longest = Math.max(longest, run);
      last = index;
    }
    if (last < 0) return { longest, current: 0 };
    const since = counted.slice(last + 1);
    if (since.length === 0) return { longest, current: run };
    // Today, when it counts, is no day without yet.
    const isTodayCounted = since.at(-1) === this.today;
    const over = isTodayCounted ? since.slice(0, -1) : since;
    const known = this.knownOn(seriesId, this.today) as SeriesHabit;
    const isCurrent =
      !known.days && !isTodayCounted
        ? over.length <= Math.ceil(7 / known.targetFrequency) + 1
        : this.goesOn(seriesId, over, this.today);
    return { longest, current: isCurrent ? run : 0 };
  }

  private shareOn(seriesId: string, day: CalendarDay): number {
    const mark = this.markOn(seriesId, day);
    if (!mark) return 0;
    if (mark.isDone) return 1;
    if (!mark.measure || 'atMost' in mark.measure || mark.amount === null) return 0;
    return Math.round(1000 * Math.min(1, mark.amount / mark.measure.atLeast)) / 1000;
  }

  /** Loop's smoothing over all days that count, 0 to 1. */
  getStrength(seriesId: string): number {
    let strength = 0;
    for (const day of this.days) {
      const habit = this.habitOn(seriesId, day);
      if (!habit || this.isOff(habit, day)) continue;
      if (day === this.today && !this.isDone(seriesId, day)) continue;
      const { targetFrequency } = habit;
      const lately = daysFromTo(addDays(day, -13), day).reduce((sum, one) => sum + this.shareOn(seriesId, one), 0);
      const value = targetFrequency >= 7 ? this.shareOn(seriesId, day) : Math.min(1, lately / (2 * targetFrequency));
      const kept = 0.5 ** (Math.sqrt(targetFrequency / 7) / 13);
      strength = strength * kept + value * (1 - kept);
    }
    return strength;
  }

  /** The amounts of the seven days up to a Saturday, or of those since the last one up to another day. */
  getWeekSum(seriesId: string, day: CalendarDay): number {
    const first = addDays(day, -((daysBetween(SATURDAY, day) + 7 * 10_000 - 1) % 7));
    const amounts = daysFromTo(first, day).map((one) => this.markOn(seriesId, one)?.amount ?? 0);
    return Math.round(1000 * amounts.reduce((sum, amount) => sum + amount, 0)) / 1000;
  }
}

const SATURDAY = '2025-11-08' as CalendarDay;
