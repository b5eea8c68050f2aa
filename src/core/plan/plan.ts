import { type CalendarDay, daysBetween, type Weekday } from '#core/calendar/calendar.ts';
import { weekOf } from '#core/week/week.ts';

/** `offered` is what the coach proposes at most; above `advised` it advises against, above `max` a plan is refused. */
export const HABITS_PER_PLAN = { minCore: 2, min: 2, max: 12, offered: 7, advised: 6 } as const;

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
  targetFrequency: number;
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
function refinedFrequency(value: unknown): number {
  const isWritten = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  const times = isWritten ? Number(value) : Number.NaN;
  if (!Number.isFinite(times)) return FREQUENCY.min;
  return Math.min(Math.max(Math.round(times), FREQUENCY.min), FREQUENCY.max);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Turns whatever a refinement returned into plan habits. Missing texts become empty, a missing or unknown difficulty medium, any type but core
 * experimental, a non-numeric frequency 1; non-objects and entries past 12 are dropped.
 */
export function normaliseRefined(raw: readonly unknown[]): PlannedHabit[] {
  return raw
    .filter(isRecord)
    .slice(0, HABITS_PER_PLAN.max)
    .map((habit, order) => ({
      description: textOr('', habit.description),
      implementationIntention: textOr('', habit.implementationIntention),
      targetFrequency: refinedFrequency(habit.targetFrequency),
      difficulty: refinedDifficulty(habit.difficulty),
      habitType: habit.habitType === 'core' ? 'core' : 'experimental',
      order,
      ...(typeof habit.seriesId === 'string' && { seriesId: habit.seriesId }),
      ...(typeof habit.templateId === 'string' && { templateId: habit.templateId }),
    }));
}
