import type { Memorable } from '#coach/memorable.ts';
import { MEMORY_MAX } from '#core/coaching/memory.ts';
import { hasWorked, TRIED_REPAIRS_MAX, type TriedRepair } from '#core/review/tried-repair.ts';
import { read } from '#server/coach/read.ts';
import { reviewBefore } from './queries.ts';
import type { Settled } from './review-record.ts';
import type { WeekFigures } from './week-figures.ts';

export type TriedSoFar = {
  /** Repairs of earlier reviews, those of the last one with what became of them. */
  readonly tried: readonly TriedRepair[];
  /** The same as that review left them. */
  readonly triedBefore: readonly TriedRepair[];
};

/** The repairs that the reviews before the newest of these weeks led to. */
export async function triedUpTo(
  userId: string,
  { identityId, weeks }: { identityId: string; weeks: readonly [WeekFigures, ...WeekFigures[]] },
): Promise<TriedSoFar> {
  const former = await reviewBefore(userId, identityId, weeks[0].plan.weekStartDate);
  const triedBefore = former?.difficultyAdjustment?.tried ?? [];
  return { tried: triedSince(triedBefore, weeks), triedBefore };
}

/** Those whose outcome was open are judged by the newest week, against the one before it. */
function triedSince(tried: readonly TriedRepair[], [week, before]: readonly WeekFigures[]): TriedRepair[] {
  const figure = (figures: WeekFigures | undefined, seriesId: string) => {
    const habit = figures?.habits.find(({ row }) => row.seriesId === seriesId);
    return habit && { done: habit.days.length, target: habit.target };
  };
  return tried.map((one) => ({
    ...one,
    worked: one.worked ?? hasWorked(figure(week, one.seriesId), figure(before, one.seriesId)),
  }));
}

/** The repairs so far with those of this review, and what is to be remembered of those that were judged by its week. */
export async function getTried(
  userId: string,
  {
    tried,
    weeks: [{ habits }],
    triedBefore,
  }: TriedSoFar & { readonly weeks: readonly [WeekFigures, ...WeekFigures[]] },
  taken: NonNullable<Settled['taken']>,
) {
  const judged = tried.filter(({ worked }, at) => worked !== null && triedBefore[at]?.worked === null);
  const told = judged.flatMap((one): [TriedRepair, string][] => {
    const habit = habits.find(({ row }) => row.seriesId === one.seriesId);
    return habit ? [[one, habit.row.description]] : [];
  });
  const lines = await read('triedLines', told, { owner: userId });
  const memorable = (lines ?? []).map((line, at): Memorable => {
    return { kind: told[at]?.[0].worked ? 'worked' : 'obstacle', text: line.slice(0, MEMORY_MAX) };
  });
  const fresh = taken.map((one) => ({ ...one, worked: null }));
  return { tried: [...tried, ...fresh].slice(-TRIED_REPAIRS_MAX), memorable };
}
