import { type CalendarDay, daysBetween, type Weekday, WEEKDAYS } from '#core/calendar/calendar.ts';
import { toNamedDays } from '#core/habit/week-target.ts';
import { AMOUNT, type Measure, toAmount, UNIT_MAX } from '#core/amount/measure.ts';
import { isMoment, type Moment } from '#core/habit/moment.ts';
import { isWeightOrEnergy } from '#core/amount/units.ts';
import { isOwnTime, type OwnTime } from '#core/habit/own-time.ts';
import { weekOf } from '#core/week/week.ts';

/** `offered` is what the coach proposes at most; above `advised` it advises against, above `max` a plan is refused. */
export const HABITS_PER_PLAN = { minCore: 2, mostCore: 4, min: 2, max: 12, offered: 7, advised: 6 } as const;

/** Times a week. */
export const FREQUENCY = { min: 1, max: 7 } as const;

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const HABIT_TYPES = ['core', 'experimental'] as const;
export type HabitType = (typeof HABIT_TYPES)[number];

/** Characters. */
export const HABIT_DESCRIPTION_MAX = 200;
export const INTENTION_MAX = 500;

/** One habit of a plan before it is launched. `seriesId` ties it to the same habit of earlier weeks. */
export type PlannedHabit = {
  description: string;
  implementationIntention: string;
  /** Days a week; with named days, how many they are. */
  targetFrequency: number;
  /** Absent or null: any days; done or not; any time. */
  days?: Weekday[] | null | undefined;
  measure?: Measure | null | undefined;
  moment?: Moment | null | undefined;
  /** When its owner is reminded of it, `HH:MM`; null for never. Absent: as its series was. */
  remindAt?: OwnTime | null | undefined;
  difficulty: Difficulty;
  habitType: HabitType;
  order: number;
  seriesId?: string | null;
  templateId?: string | null;
};

const DIFFICULTY_WEIGHT: Record<Difficulty, number> = { easy: 1, medium: 2, hard: 3 };

/** How many core habits must still be selected: 1 when one of the two needed is. */
export function coreStillNeeded(selected: readonly { habitType: HabitType }[]): number {
  const core = selected.filter((habit) => habit.habitType === 'core').length;
  return Math.max(0, HABITS_PER_PLAN.minCore - core);
}

/** True for 2 to 12 habits of which at least 2 are core. */
export function isAcceptable(selected: readonly { habitType: HabitType }[]): boolean {
  if (selected.length < HABITS_PER_PLAN.min || selected.length > HABITS_PER_PLAN.max) return false;
  return coreStillNeeded(selected) === 0;
}

/**
 * The days of a plan that begins on a day: it belongs to that day's calendar week and runs to the week's end, so that from a
 * Wednesday of a week that starts on Sunday 4 days are left.
 */
export function planWindow({ startsOn, weekStart }: { startsOn: CalendarDay; weekStart: Weekday }): {
  weekStartDate: CalendarDay;
  weekEndDate: CalendarDay;
  activeFrom: CalendarDay;
  activeUntil: CalendarDay;
  daysLeft: number;
} {
  const { start, end } = weekOf(startsOn, weekStart);
  return {
    weekStartDate: start,
    weekEndDate: end,
    activeFrom: startsOn,
    activeUntil: end,
    daysLeft: daysBetween(startsOn, end) + 1,
  };
}

/** The last day that counts for a plan's targets: its week's last day, or its own when it ended early without a successor. */
export function getLastDay({
  status,
  activeUntil,
  weekEndDate,
}: {
  readonly status: 'active' | 'retired';
  readonly activeUntil: CalendarDay;
  readonly weekEndDate: CalendarDay;
}): CalendarDay {
  return status === 'retired' ? activeUntil : weekEndDate;
}

/** What a habit asks of a week: times a week × 1, 2 or 3 for easy, medium, hard. Medium, 5 times: 10. */
export function habitLoad({
  targetFrequency,
  difficulty,
}: Pick<PlannedHabit, 'targetFrequency' | 'difficulty'>): number {
  return targetFrequency * DIFFICULTY_WEIGHT[difficulty];
}

/** The sum of the loads of its habits. */
export function planLoad(habits: readonly Pick<PlannedHabit, 'targetFrequency' | 'difficulty'>[]): number {
  return habits.reduce((sum, habit) => sum + habitLoad(habit), 0);
}

/** True when the habit is meant for every day of the week. */
export function isDaily(targetFrequency: number): boolean {
  return targetFrequency >= FREQUENCY.max;
}

function textOr(fallback: string, value: unknown): string {
  return typeof value === 'string' ? value : fallback;
}

function refinedDifficulty(value: unknown): Difficulty {
  const word = textOr('', value).trim().toLowerCase();
  return DIFFICULTIES.find((difficulty) => difficulty === word) ?? 'medium';
}

// A number written as text ('3') counts as a number: models send both.
function toNumber(value: unknown): number {
  const isWritten = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  return isWritten ? Number(value) : Number.NaN;
}

function refinedFrequency(value: unknown): number {
  const times = toNumber(value);
  if (!Number.isFinite(times)) return FREQUENCY.min;
  return Math.min(Math.max(Math.round(times), FREQUENCY.min), FREQUENCY.max);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Weekdays whatever their case; all seven of them are daily, and any other word makes them none. */
function refinedDays(value: unknown): Pick<PlannedHabit, 'days'> & { times?: number } {
  if (!Array.isArray(value)) return { days: null };
  const words = value.map((day) => textOr('', day).trim().toLowerCase());
  const named = WEEKDAYS.filter((day) => words.includes(day));
  if (named.length === 0 || new Set(words).size > named.length) return { days: null };
  return { days: toNamedDays(named), times: named.length };
}

function isWithin(amount: number, least: number): boolean {
  return Number.isFinite(amount) && amount >= least && amount <= AMOUNT.max;
}

function refinedMeasure(value: unknown): Measure | null {
  if (!isRecord(value)) return null;
  const unit = textOr('', value.unit).trim();
  const [atLeast, atMost] = [value.atLeast, value.atMost].map(toNumber) as [number, number];
  if (unit === '' || unit.length > UNIT_MAX || Number.isNaN(atLeast) === Number.isNaN(atMost)) return null;
  if (isWithin(atLeast, AMOUNT.least)) return { unit, atLeast: toAmount(atLeast) };
  return isWithin(atMost, 0) ? { unit, atMost: toAmount(atMost) } : null;
}

function refinedMoment(value: unknown): Moment | null {
  const text = textOr('', value).trim().toLowerCase();
  return isMoment(text) ? text : null;
}

function refinedTime(value: unknown): OwnTime | null {
  const text = textOr('', value).trim();
  return isOwnTime(text) ? text : null;
}

/** Days, amount, moment and reminder of a habit, each only where something was said of it, so that a habit without them stays as it was. */
function refinedWords({ days, measure, moment, remindAt }: Record<string, unknown>): Partial<PlannedHabit> {
  const { times, ...named } = refinedDays(days);
  return {
    ...(days !== undefined && { ...named, ...(times && { targetFrequency: times }) }),
    ...(measure !== undefined && { measure: refinedMeasure(measure) }),
    ...(moment !== undefined && { moment: refinedMoment(moment) }),
    ...(remindAt !== undefined && { remindAt: refinedTime(remindAt) }),
  };
}

/**
 * Turns whatever a refinement returned into plan habits. Missing texts become empty, a missing or unknown difficulty medium, any type but core
 * experimental, a non-numeric frequency 1, odd days, amounts and moments none; non-objects and entries past 12 are dropped.
 */
export function normaliseRefined(raw: readonly unknown[]): PlannedHabit[] {
  return raw
    .filter(isRecord)
    .slice(0, HABITS_PER_PLAN.max)
    .map((habit, order) => ({
      description: textOr('', habit.description),
      implementationIntention: textOr('', habit.implementationIntention),
      targetFrequency: refinedFrequency(habit.targetFrequency),
      ...refinedWords(habit),
      difficulty: refinedDifficulty(habit.difficulty),
      habitType: habit.habitType === 'core' ? 'core' : 'experimental',
      order,
      ...(typeof habit.seriesId === 'string' && { seriesId: habit.seriesId }),
      ...(typeof habit.templateId === 'string' && { templateId: habit.templateId }),
    }));
}

/** The same for what a model proposes: no amount that it gives counts weight or calories. What people measure by hand is theirs. */
export function normaliseProposed(raw: readonly unknown[]): PlannedHabit[] {
  return normaliseRefined(raw).map((habit) =>
    habit.measure && isWeightOrEnergy(habit.measure.unit) ? { ...habit, measure: null } : habit,
  );
}
