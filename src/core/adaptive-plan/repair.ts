import { type PlanDraft, staysAbove } from './draft.ts';
import { type AdaptiveHabit, type Candidate, getLoad, getRun, onRungBeside } from './terms.ts';

/** Weeks with hardly any completions after which a habit is repaired, and after which it also shrinks. */
const REPAIR_AFTER = 2;
const SMALLER_AFTER = 3;
const NEXT_TO_NOTHING = 0.3;
/** A repaired plan keeps at least this share of its load. */
const LEAST_SHARE = 0.8;
const MOST_DAYS_OF_A_SWAP = 5;

export type RepairOptions = {
  /** False when the user asked for more: then only cues are repaired. */
  readonly lower: boolean;
  readonly frictions: readonly string[];
  /** Candidates to add, preferred first; those already in the plan are skipped. */
  readonly candidates: readonly Candidate[];
};

/** The habit that a candidate becomes in a plan. It gets a new series, so that it inherits no history. */
export function getHabit(candidate: Candidate, frequency: number): AdaptiveHabit {
  const { templateId, habitType, answers, impact } = candidate;
  const { min, max } = candidate.frequency;
  const difficulty = 'easy';
  return {
    seriesId: `new:${templateId}`,
    templateId,
    habitType,
    difficulty,
    frequency,
    days: null,
    measure: null,
    range: { min, max },
    answers,
    impact,
    quantity: null,
  };
}

/** True when a plan holds or has held the behaviour in this round. */
export function isUsed(draft: PlanDraft, { templateId }: Candidate): boolean {
  const known = draft.changes.flatMap(({ from, to }) => [from?.templateId, to?.templateId]);
  return draft.habits.some((habit) => habit.templateId === templateId) || known.includes(templateId);
}

function swapFor(draft: PlanDraft, habit: AdaptiveHabit, options: RepairOptions): AdaptiveHabit | null {
  const most = Math.min(MOST_DAYS_OF_A_SWAP, getLoad(habit));
  const found = options.candidates.find(
    (candidate) =>
      candidate.habitType === 'experimental' &&
      !isUsed(draft, candidate) &&
      candidate.answers.some((code) => options.frictions.includes(code)) &&
      candidate.frequency.min <= most,
  );
  return found ? getHabit(found, Math.min(most, found.frequency.max)) : null;
}

/**
 * Habits not done for two weeks get another cue and fallback; experiments are swapped for others, and after three weeks the habit also shrinks,
 * as long as four fifths of the load remain.
 */
export function repair(draft: PlanDraft, options: RepairOptions): void {
  const floor = LEAST_SHARE * draft.loadBefore;
  const run = (habit: AdaptiveHabit) => getRun(draft.standing(habit), (share) => share < NEXT_TO_NOTHING);
  for (const habit of draft.weakestFirst((one) => run(one) >= REPAIR_AFTER)) {
    const swap = options.lower && habit.habitType === 'experimental' ? swapFor(draft, habit, options) : null;
    if (swap && staysAbove(draft, habit, swap, floor)) {
      draft.change(habit, swap, { kind: 'swap', reasonCode: 'SWAPPED' });
      continue;
    }
    draft.change(habit, habit, { kind: 'cue_repair', reasonCode: 'CUE_REPAIR' });
    const smaller = onRungBeside(habit, -1);
    if (!options.lower || !smaller || run(habit) < SMALLER_AFTER) continue;
    if (staysAbove(draft, habit, smaller, floor)) {
      draft.change(habit, smaller, { kind: 'rung_down', reasonCode: 'THREE_WEEKS' });
    }
  }
}
