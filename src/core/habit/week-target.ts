import {
  type CalendarDay,
  daysBetween,
  daysFromTo,
  toWeekday,
  WEEKDAYS,
  type Weekday,
} from '#core/calendar/calendar.ts';

/** A habit in the week of its plan. */
export type HabitWeek = {
  readonly targetFrequency: number;
  /** The days of the week that its named days fall on; null or absent when any day does. */
  readonly dueOn?: readonly CalendarDay[] | null;
  readonly countsFrom: CalendarDay;
  readonly countsTo: CalendarDay;
  /** Days taken out for this habit: paused ones, and those on which it was skipped. */
  readonly offDays?: ReadonlySet<CalendarDay>;
};

const NO_DAYS: ReadonlySet<CalendarDay> = new Set();

/** Weekdays in the order of the week, each once; all seven are no named days but daily: null. */
export function toNamedDays(days: readonly Weekday[] | null | undefined): Weekday[] | null {
  const named = WEEKDAYS.filter((day) => days?.includes(day));
  return named.length === 0 || named.length === WEEKDAYS.length ? null : named;
}

/** The days of a span that fall on these weekdays. */
export function daysNamed(
  days: readonly Weekday[],
  { from, to }: { from: CalendarDay; to: CalendarDay },
): CalendarDay[] {
  return daysFromTo(from, to).filter((day) => days.includes(toWeekday(day)));
}

/** How many days there are from `from` to `to`, both included, without those taken out. */
function daysLeftIn(from: CalendarDay, to: CalendarDay, offDays: ReadonlySet<CalendarDay>): number {
  // Nearly always none is: a first screen of twenty habits asks this several hundred times.
  if (offDays.size === 0) return Math.max(0, daysBetween(from, to) + 1);
  return daysFromTo(from, to).filter((day) => !offDays.has(day)).length;
}

/**
 * How many times a habit is expected in so many days. Seven expect `targetFrequency`; fewer its share, at least once: 3 a week in 4
 * days is 2. No day left gives 0: the habit is out.
 */
export function targetInDays(targetFrequency: number, days: number): number {
  if (days <= 0) return 0;
  if (days >= 7) return targetFrequency;
  const share = Math.floor((targetFrequency * days) / 7 + 0.5);
  return Math.min(Math.max(share, 1), days);
}

/** How many times a habit is expected in its week: on the named days left, or its share of the days left. Days taken out count for neither. */
export function effectiveTarget({
  targetFrequency,
  dueOn,
  countsFrom,
  countsTo,
  offDays = NO_DAYS,
}: HabitWeek): number {
  if (dueOn) return dueOn.filter((day) => day >= countsFrom && day <= countsTo && !offDays.has(day)).length;
  return targetInDays(targetFrequency, daysLeftIn(countsFrom, countsTo, offDays));
}

/**
 * Whether a habit is due on a day. A daily one is; on named days it is while the week's target is not reached, as a day done elsewhere stands
 * for any of them; else it is when leaving it out would put the target out of reach. Nothing is due on a day taken out.
 */
export function isDue(
  habit: HabitWeek & { readonly completedDays: readonly CalendarDay[] },
  day: CalendarDay,
): boolean {
  const { targetFrequency, dueOn, countsFrom, countsTo, completedDays, offDays = NO_DAYS } = habit;
  if (offDays.has(day) || day < countsFrom || day > countsTo) return false;
  if (!dueOn && targetFrequency >= 7) return true;
  // Completions of the day itself need no counting here: whoever asks counts a habit done that day in any case.
  const doneBefore = new Set(completedDays.filter((done) => done >= countsFrom && done < day)).size;
  const missing = effectiveTarget(habit) - doneBefore;
  if (dueOn) return dueOn.includes(day) && missing > 0;
  return missing >= daysLeftIn(day, countsTo, offDays);
}

/**
 * The days of a week on which a habit with named days is due, when it takes over on `startsOn`: the new named days from there on and, of the
 * plan before it in the same week, the days named until then or, where it had none, those that were done.
 */
export function dueDaysOfWeek({
  days,
  startsOn,
  weekEnd,
  before,
}: {
  readonly days: readonly Weekday[];
  readonly startsOn: CalendarDay;
  readonly weekEnd: CalendarDay;
  readonly before: {
    readonly dueOn: readonly CalendarDay[] | null;
    readonly completedDays: readonly CalendarDay[];
  } | null;
}): CalendarDay[] {
  const earlier = before ? (before.dueOn ?? before.completedDays) : [];
  return [...earlier.filter((day) => day < startsOn), ...daysNamed(days, { from: startsOn, to: weekEnd })];
}
