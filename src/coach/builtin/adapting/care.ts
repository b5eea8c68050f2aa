import { habitLoad, HABITS_PER_PLAN, type PlannedHabit } from '#core/plan/plan.ts';
import { atSize } from '../amounts/sized-habit.ts';
import { easyOnly } from '../planning/start-level.ts';
import { type Ground, type Newcomer, welcomed } from './ground.ts';

export type HeldHabit = PlannedHabit & { readonly seriesId: string };

/** A habit of the plan before, and what the safety label leaves of it: itself, its easy size, another habit, or nothing. */
export type CaredFor = { readonly origin: HeldHabit; readonly now: HeldHabit | null };

/** Id under which a newcomer is known until its series has one. */
export const seriesOfNew = (templateId: string): string => `new:${templateId}`;

const madeEasy = (habit: HeldHabit): HeldHabit => atSize(habit, 'easy') ?? habit;

function isInPlace(old: HeldHabit, { template, topic }: Newcomer): HeldHabit {
  return welcomed(
    { template },
    {
      seriesId: seriesOfNew(template.id),
      targetFrequency: Math.min(habitLoad(old), template.frequency.default),
      habitType: old.habitType,
      order: old.order,
      topic,
    },
  );
}

/**
 * The plan before, made to fit a safety label that may be newer than it: what is barred makes way for a habit that is not, or
 * goes while two core habits stay; under a label that keeps all easy, sizes go down.
 */
export function withCare(habits: readonly HeldHabit[], ground: Ground): CaredFor[] {
  const used = new Set<Newcomer>();
  let core = habits.filter(({ habitType }) => habitType === 'core').length;
  return habits.map((origin) => {
    if (!ground.bars(origin)) return { origin, now: easyOnly(ground.label) ? madeEasy(origin) : origin };
    const open = ground.newcomers.filter((newcomer) => !used.has(newcomer));
    const fitting = open.filter(({ template }) => template.frequency.min <= habitLoad(origin));
    const isCore = origin.habitType === 'core';
    const lastCore = isCore && core <= HABITS_PER_PLAN.minCore;
    const alike = fitting.find(({ habitType }) => habitType === origin.habitType);
    // A plan without two core habits is none, so the last two are replaced by whatever there is.
    const newcomer = alike ?? fitting[0] ?? (lastCore ? open[0] : undefined);
    if (newcomer) {
      used.add(newcomer);
      return { origin, now: isInPlace(origin, newcomer) };
    }
    if (lastCore) return { origin, now: madeEasy(origin) };
    if (isCore) core -= 1;
    return { origin, now: null };
  });
}
