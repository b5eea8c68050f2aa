import type { Weekday } from '#core/calendar/calendar.ts';
import { toNamedDays } from '#core/habit/week-target.ts';
import { DIFFICULTIES, FREQUENCY, HABIT_TYPES, HABITS_PER_PLAN } from '#core/plan/plan.ts';
import { bySeries, type Change, PlanDraft } from './draft.ts';
import { freshStart } from './fresh-start.ts';
import { grow } from './grow.ts';
import { withDayMoved } from './named-days.ts';
import { repair } from './repair.ts';
import { shortWeek } from './short-week.ts';
import { shrink } from './shrink.ts';
import { type AdaptiveHabit, type Candidate, getGap, getRun, totalLoad, type WeekRecord } from './terms.ts';

export type Choice = 'easier' | 'same' | 'harder';

export type NextPlanFacts = {
  readonly habits: readonly AdaptiveHabit[];
  /** The weeks so far, newest first, including the reviewed one. */
  readonly weeks: readonly WeekRecord[];
  readonly choice: Choice;
  /** Codes of the frictions stated this week. */
  readonly frictions: readonly string[];
  /** Those of them that need no answer any more. */
  readonly dealtWith?: readonly string[];
  readonly mode: 'normal' | 'short-week' | 'nuclear';
  /** Days from today to the end of the week, for a short one. */
  readonly daysLeft?: number;
  /** The weekdays that they are. */
  readonly weekdaysLeft?: readonly Weekday[];
  readonly emergency?: boolean;
  readonly candidates: readonly Candidate[];
  /** True under a safety label that allows no greater size. */
  readonly noGreaterSize?: boolean;
  /** Series that are as the person wants them: they count, and no rule touches them. */
  readonly settled?: readonly string[];
};

export type NextPlan = {
  readonly habits: readonly AdaptiveHabit[];
  /** At least one for every habit before and after. */
  readonly changes: readonly Change[];
  readonly loadBefore: number;
  readonly loadAfter: number;
  /** The maximum load it was built for. */
  readonly cap: number;
  /** Rules that held for the plan as a whole. */
  readonly rules: readonly ('ONE_SMALL_STEP' | 'RE_ENTRY' | 'NO_GROWTH_AFTER_GAP')[];
};

const LEAST_LOAD = 2;
const PROVED = { share: 0.85, weeks: 2 } as const;
/** Weeks without a check-in after which the user counts as coming back. */
const RE_ENTRY_GAP = 2;
const SHARES = { easier: 0.8, harder: 1.25, reEntry: 0.6, reEntryEasier: 0.5 } as const;
/** Plans lighter than this grow by one, since a quarter of them is nothing. */
const SMALL_PLAN = 4;
const HALF = 0.5;

/** Sorted, each series once, with only known numbers and codes; the input is not mutated. */
function normalised(habits: readonly AdaptiveHabit[]): AdaptiveHabit[] {
  const once = new Map(habits.map((habit) => [habit.seriesId, habit]).toReversed() as [string, AdaptiveHabit][]);
  return [...once.values()].toSorted(bySeries).map((habit) => {
    const days = toNamedDays(habit.days);
    return {
      ...habit,
      days,
      frequency: days?.length ?? Math.min(FREQUENCY.max, Math.max(FREQUENCY.min, Math.round(habit.frequency))),
      difficulty: DIFFICULTIES.includes(habit.difficulty) ? habit.difficulty : 'medium',
      habitType: HABIT_TYPES.includes(habit.habitType) ? habit.habitType : 'experimental',
    };
  });
}

/** Experiments that proved themselves for two weeks become core habits while there are fewer than four. */
function promote(draft: PlanDraft): void {
  const proved = (habit: AdaptiveHabit) =>
    habit.habitType === 'experimental' &&
    getRun(draft.standing(habit), (share) => share >= PROVED.share) >= PROVED.weeks;
  for (const habit of draft.weakestFirst(proved).toReversed()) {
    if (draft.count('core') >= HABITS_PER_PLAN.mostCore) return;
    draft.change(habit, { ...habit, habitType: 'core' }, { kind: 'promote', reasonCode: 'PROVED' });
  }
}

/** Every stated friction needs a habit that answers it; for any other the weakest core habit gets a fallback. */
function answerFrictions(draft: PlanDraft, frictions: readonly string[]): void {
  for (const friction of frictions) {
    if (draft.habits.some(({ answers }) => answers.includes(friction))) continue;
    const weakest = draft.weakestFirst(({ habitType }) => habitType === 'core')[0];
    if (!weakest) return;
    const to = { ...weakest, answers: [...weakest.answers, friction] };
    draft.change(weakest, to, { kind: 'cue_repair', reasonCode: 'FRICTION_FIT', friction });
  }
}

/** One named day at most moves to where the habit is done in any case, of a habit that nothing else happens to. */
function moveADay(draft: PlanDraft): void {
  for (const habit of draft.weakestFirst((one) => draft.isUntouched(one))) {
    const to = withDayMoved(habit, draft.standing(habit));
    if (to) return draft.change(habit, to, { kind: 'day_moved', reasonCode: 'MATCH_REAL_DAYS' });
  }
}

function harder(draft: PlanDraft, facts: NextPlanFacts): Pick<NextPlan, 'cap' | 'rules'> {
  const load = draft.loadBefore;
  const days = draft.habits.reduce((sum, { frequency }) => sum + frequency, 0);
  const kept = draft.habits.reduce((sum, habit) => sum + draft.standing(habit).adherence * habit.frequency, 0);
  const usual = load < SMALL_PLAN ? load + 1 : Math.floor(SHARES.harder * load);
  const isSmallStep = kept / days < HALF;
  const isAfterGap = getGap(facts.weeks) === 1;
  const stepped = isSmallStep ? Math.min(usual, load + 1) : usual;
  const cap = isAfterGap ? load : stepped;
  promote(draft);
  repair(draft, { ...facts, lower: false });
  if (cap > load) grow(draft, { cap, candidates: facts.candidates, noGreaterSize: facts.noGreaterSize ?? false });
  const rules: NextPlan['rules'] = [
    ...(isSmallStep ? (['ONE_SMALL_STEP'] as const) : []),
    ...(isAfterGap ? (['NO_GROWTH_AFTER_GAP'] as const) : []),
  ];
  return { cap, rules };
}

function easierThan(draft: PlanDraft, share: number, frictions: readonly string[]): number {
  const load = draft.loadBefore;
  const target = Math.max(LEAST_LOAD, Math.min(Math.floor(share * load), load));
  shrink(draft, target, frictions);
  return target;
}

function adapt(draft: PlanDraft, facts: NextPlanFacts): Pick<NextPlan, 'cap' | 'rules'> {
  const load = draft.loadBefore;
  if (facts.mode === 'nuclear') {
    freshStart(draft, facts.candidates);
    return { cap: draft.load, rules: [] };
  }
  if (facts.mode === 'short-week') {
    const { daysLeft = 7, weekdaysLeft, emergency = false } = facts;
    shortWeek(draft, { daysLeft, weekdaysLeft, emergency });
    return { cap: load, rules: [] };
  }
  if (getGap(facts.weeks) >= RE_ENTRY_GAP && facts.weeks.length >= RE_ENTRY_GAP) {
    const share = facts.choice === 'easier' ? SHARES.reEntryEasier : SHARES.reEntry;
    return { cap: easierThan(draft, share, facts.frictions), rules: ['RE_ENTRY'] };
  }
  if (facts.choice === 'harder') return harder(draft, facts);
  promote(draft);
  if (facts.choice === 'easier') {
    const share = Math.min(SHARES.easier, (load - 1) / load);
    return { cap: easierThan(draft, share, facts.frictions), rules: [] };
  }
  repair(draft, { ...facts, lower: true });
  return { cap: load, rules: [] };
}

/**
 * Next week's plan by a stated rule (coaching.md 4): lighter, the same or a little harder as the user chose, from how each habit
 * went in the last weeks. Pure: the same facts give the same plan, in whatever order the habits come.
 */
export function nextPlan(facts: NextPlanFacts): NextPlan {
  const draft = new PlanDraft(normalised(facts.habits), facts.weeks, facts.settled);
  const { cap, rules } = adapt(draft, facts);
  const open = facts.frictions.filter((friction) => !facts.dealtWith?.includes(friction));
  if (facts.mode !== 'nuclear') answerFrictions(draft, open);
  if (facts.mode === 'normal' && !rules.includes('RE_ENTRY')) moveADay(draft);
  const changes = draft.complete();
  return {
    habits: draft.habits,
    changes,
    loadBefore: draft.loadBefore,
    loadAfter: totalLoad(draft.habits),
    cap,
    rules,
  };
}
