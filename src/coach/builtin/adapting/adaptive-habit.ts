import { type AdaptiveHabit, getStanding, type WeekRecord } from '#core/adaptive-plan/terms.ts';
import { isLimit } from '#core/amount/measure.ts';
import { type Difficulty, FREQUENCY, type PlannedHabit } from '#core/plan/plan.ts';
import { atSize, getSizes } from '../amounts/sized-habit.ts';
import { detectFrictions } from '../domain/frictions.ts';
import type { HabitTemplate } from '../knowledge/shape.ts';
import { getTemplate } from '../planning/render-habit.ts';
import type { HeldHabit } from './care.ts';
import { loadsJoints } from './words/own-words.ts';
import { ownFallbacks } from './repair-habit.ts';
import { numberIn } from './size/sizes.ts';

/** Two rest days a week stay for what loads the joints. */
const IMPACT_RANGE = { min: 1, max: 5 } as const;
/** A habit with impact grows by tenths up to this many times its template's largest size. */
const MOST_GROWTH = 3;
/** The same for one in the user's own words: minutes, or whatever its number counts. */
const MOST_OWN = 60;

const getAmount = ({ measure = null }: PlannedHabit): number | null =>
  measure === null || isLimit(measure) ? null : measure.atLeast;

/** The amount at each size that the habit can be said in. */
function getAmounts(habit: PlannedHabit, sizes: readonly Difficulty[]): AdaptiveHabit['amounts'] & object {
  const sized = sizes.flatMap((size) => atSize(habit, size) ?? []);
  return Object.fromEntries(
    sized.flatMap((one) => (getAmount(one) === null ? [] : [[one.difficulty, getAmount(one)]])),
  );
}

function growingNumber(habit: PlannedHabit, template: HabitTemplate | null): number | null {
  const number = getAmount(habit) ?? numberIn(habit.description);
  const [, , largest] = template?.ladder ?? [];
  if (template && typeof largest !== 'number') return null;
  const most = typeof largest === 'number' ? MOST_GROWTH * largest : MOST_OWN;
  return number !== null && number * 1.1 <= most ? number : null;
}

/** What a habit amounts to, and in which sizes it can be said. */
function getExtent(habit: HeldHabit, template: HabitTemplate | null) {
  const sizes = getSizes(habit, template);
  const { targetFrequency: frequency, days = null, measure = null } = habit;
  return { frequency, days, measure, sizes, amounts: getAmounts(habit, sizes) };
}

/** A habit without its words, as the adaptive rule sees it. */
function getAdaptiveHabit(habit: HeldHabit): AdaptiveHabit {
  const template = getTemplate(habit) ?? null;
  const impact = template ? template.impact === true : loadsJoints(habit.description);
  const { min, max } = template?.frequency ?? (impact ? IMPACT_RANGE : FREQUENCY);
  return {
    seriesId: habit.seriesId,
    templateId: template?.id ?? null,
    habitType: habit.habitType,
    difficulty: habit.difficulty,
    range: { min, max },
    answers: [
      ...new Set([...(template?.frictions ?? []), ...detectFrictions(ownFallbacks(habit, template).join(' '))]),
    ],
    impact,
    quantity: impact ? growingNumber(habit, template) : null,
    ...getExtent(habit, template),
  };
}

/**
 * The habits as the adaptive rule sees them. One small habit that needs nothing at hand stays small, for the worst day of the
 * week: of those that could, the one that is done least.
 */
export function getAdaptiveHabits(habits: readonly HeldHabit[], weeks: readonly WeekRecord[]): AdaptiveHabit[] {
  const [anchor] = habits
    .filter((habit) => habit.difficulty === 'easy' && getTemplate(habit)?.needsEquipment !== true)
    .map(({ seriesId, habitType }) => ({
      seriesId,
      type: habitType === 'core' ? 0 : 1,
      adherence: getStanding(seriesId, weeks).adherence,
    }))
    .toSorted((a, b) => a.type - b.type || a.adherence - b.adherence || (a.seriesId < b.seriesId ? -1 : 1));
  return habits.map((habit) => {
    const adaptive = getAdaptiveHabit(habit);
    return habit.seriesId === anchor?.seriesId ? { ...adaptive, sizes: ['easy'] } : adaptive;
  });
}
