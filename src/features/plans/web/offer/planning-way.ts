import type { Choice } from '#core/adaptive-plan/next-plan.ts';
import { CHOICES } from '#core/review/review.ts';

/**
 * `review` makes the next plan of the one before it, `short-week` one for what is left of this week, `new` a fresh one beside the plan that runs,
 * which `normal` opens.
 */
export type PlanningMode = 'normal' | 'new' | 'review' | 'short-week' | 'nuclear';

/** How a week is planned. */
export type PlanningWay = {
  mode: PlanningMode;
  /** The choice in the preceding review; null without one. */
  difficulty: Choice | null;
  /** A short week that also makes each habit one size smaller. */
  emergency: boolean;
};

/**
 * Reads the way from the address. `emergency=true` without a mode means a short week; after a review it is an emergency only when
 * that review was overdue.
 */
export function wayFrom(search: URLSearchParams): PlanningWay {
  const says = (name: string) => search.get(name) === 'true';
  const named = search.get('mode');
  const isReview = says('weeklyReview');
  const difficulty = (isReview && CHOICES.find((choice) => choice === search.get('difficulty'))) || null;
  if (named === 'nuclear') return { mode: 'nuclear', difficulty: null, emergency: false };
  if (named === 'short-week' || says('emergency')) {
    return { mode: 'short-week', difficulty, emergency: says('emergency') && (!isReview || says('isOverdueReview')) };
  }
  const begins = named === 'new' ? 'new' : 'normal';
  return { mode: difficulty ? 'review' : begins, difficulty, emergency: false };
}

/** A cache key, so that each mode has an offer of its own. */
export function wayKey({ mode, difficulty, emergency }: PlanningWay): string {
  return [mode, difficulty, emergency && 'emergency'].filter(Boolean).join(' ');
}
