import { isLimit, withTarget } from '#core/amount/measure.ts';
import { lowerLimit, tenthMore } from '#core/amount/step-amount.ts';
import { bySeries, type PlanDraft } from './draft.ts';
import { onDays } from './named-days.ts';
import { getHabit, isUsed } from './repair.ts';
import { type AdaptiveHabit, type Candidate, getLoad, getRun, getWeight, onRungBeside } from './terms.ts';

const MOST_MOVES = 2;
const MOST_EXPERIMENTS = 2;
const MOST_HABITS = 6;
/** However well it went, a week of a habit grows by no more than half. */
const MOST_GROWTH = 1.5;
/** Habit-days of a week beyond which no plan grows. */
const MOST_DAYS = 28;
const MASTERED = { share: 0.95, weeks: 3 } as const;

type GrowOptions = {
  readonly cap: number;
  readonly candidates: readonly Candidate[];
  /** True under a safety label that allows no greater size. */
  readonly noGreaterSize: boolean;
};
type Growth = { readonly to: AdaptiveHabit; readonly kind: 'freq_up' | 'rung_up' | 'quantity_up' | 'limit_down' };

function oneMoreDay(draft: PlanDraft, habit: AdaptiveHabit, { cap }: GrowOptions, mostDays: number): Growth | null {
  const fits = getWeight(habit.difficulty) <= cap - draft.load && days(draft) < mostDays;
  const most = Math.min(7, habit.range.max, MOST_GROWTH * habit.frequency);
  if (!fits || habit.frequency + 1 > most) return null;
  return { to: onDays(habit, habit.frequency + 1, draft.standing(habit)), kind: 'freq_up' };
}

/** What a day of it amounts to; its weight where nothing is counted. */
function getDay({ measure, amounts, difficulty }: AdaptiveHabit): number {
  return amounts?.[difficulty] ?? (measure && !isLimit(measure) ? measure.atLeast : getWeight(difficulty));
}

/** The next rung, on fewer days if the cap or its own growth requires it, but on no fewer than half of them and with no less load. */
function greaterSize(draft: PlanDraft, habit: AdaptiveHabit, { cap }: GrowOptions): Growth | null {
  const greater = onRungBeside(habit, 1);
  if (!greater) return null;
  const weight = getWeight(greater.difficulty);
  const byCap = Math.floor((getLoad(habit) + cap - draft.load) / weight);
  const byGrowth = Math.floor((MOST_GROWTH * getDay(habit) * habit.frequency) / getDay(greater));
  const frequency = Math.min(habit.frequency, byCap, byGrowth);
  const least = Math.max(habit.range.min, Math.ceil(habit.frequency / 2));
  if (frequency * weight < getLoad(habit) || frequency < least) return null;
  return { to: onDays(greater, frequency, draft.standing(habit)), kind: 'rung_up' };
}

/** A tenth more for an impact habit; null when the number is too small for a tenth. */
function slightlyMore(habit: AdaptiveHabit): Growth | null {
  const quantity = habit.quantity && tenthMore(habit.measure, habit.quantity);
  if (!quantity) return null;
  const measure = habit.measure && withTarget(habit.measure, quantity);
  return { to: { ...habit, quantity, measure }, kind: 'quantity_up' };
}

/** A limit asks for more by being lower, and by nothing else. */
function lower(habit: AdaptiveHabit): Growth | null {
  const measure = lowerLimit(habit.measure);
  return measure && { to: { ...habit, measure }, kind: 'limit_down' };
}

function largerStep(draft: PlanDraft, habit: AdaptiveHabit, options: GrowOptions): Growth | null {
  if (options.noGreaterSize) return null;
  if (isLimit(habit.measure)) return lower(habit);
  return habit.impact ? slightlyMore(habit) : greaterSize(draft, habit, options);
}

function days(draft: PlanDraft): number {
  return draft.habits.reduce((sum, { frequency }) => sum + frequency, 0);
}

function growable(draft: PlanDraft): AdaptiveHabit[] {
  const rank = (habit: AdaptiveHabit) =>
    (draft.standing(habit).status === 'thriving' ? 0 : 2) + (habit.habitType === 'core' ? 0 : 1);
  return draft
    .weakestFirst((habit) => !['failing', 'struggling'].includes(draft.standing(habit).status))
    .toReversed()
    .toSorted(
      (a, b) => rank(a) - rank(b) || draft.standing(b).adherence - draft.standing(a).adherence || bySeries(b, a),
    );
}

/**
 * Makes a plan a little harder, by at most two moves: another day for habits that go well, a greater size for those mastered for three weeks,
 * and a new experiment when the cap allows it.
 */
export function grow(draft: PlanDraft, options: GrowOptions): void {
  const mostDays = Math.max(MOST_DAYS, days(draft));
  let moves = 0;
  let impactGrew = false;
  for (const habit of growable(draft)) {
    if (moves >= MOST_MOVES) break;
    if (habit.impact && impactGrew) continue;
    const mastered = getRun(draft.standing(habit), (share) => share >= MASTERED.share) >= MASTERED.weeks;
    const day = () => oneMoreDay(draft, habit, options, mostDays);
    const size = () => largerStep(draft, habit, options);
    const growth = mastered ? (size() ?? day()) : (day() ?? size());
    if (!growth) continue;
    const reasonCode = growth.kind === 'freq_up' ? 'READY' : 'DEEPEN';
    draft.change(habit, growth.to, { kind: growth.kind, reasonCode });
    impactGrew ||= habit.impact;
    moves += 1;
  }
  if (moves < MOST_MOVES) addExperiment(draft, options, mostDays);
}

function addExperiment(draft: PlanDraft, { cap, candidates }: GrowOptions, mostDays: number): void {
  const room = Math.min(cap - draft.load, mostDays - days(draft));
  if (draft.count('experimental') >= MOST_EXPERIMENTS || draft.habits.length >= MOST_HABITS || room < 1) return;
  const found = candidates.find(
    (candidate) =>
      candidate.habitType === 'experimental' && !isUsed(draft, candidate) && candidate.frequency.min <= room,
  );
  if (found) draft.add(getHabit(found, Math.min(found.frequency.default, room)), 'ROOM_TO_EXPLORE');
}
