import { DIFFICULTIES, type Difficulty, habitLoad, type HabitType, type PlannedHabit } from '#core/plan/plan.ts';
import type { Fact } from '#coach/facts/fact.ts';
import type { PlanMode } from '#coach/port.ts';
import type { Candidate } from './candidates.ts';
import { fits } from './fitted-cue.ts';
import { type ChoiceContext, getWorth, uncovered } from './habit-choice.ts';
import type { StartLevel } from '../start-level.ts';

export const OFFERED = { core: 4, fewCore: 3, experimental: 2, mostExperimental: 3 } as const;
/** A first week leaves one day free unless the habit is easy (check `sensible-frequency`). */
const MOST_DAYS_ABOVE_EASY = 6;
const EVERY_DAY = 7;

type Sized = { readonly candidate: Candidate; readonly difficulty: Difficulty; readonly targetFrequency: number };

type Choice = {
  readonly own: readonly Candidate[];
  /** The day of rest that stands first. */
  readonly rest: Candidate | null;
  readonly pool: readonly Candidate[];
  /** Of a second domain, of which one experiment is taken. */
  readonly guests: readonly Candidate[];
  readonly context: ChoiceContext;
  readonly level: StartLevel;
  readonly mode: PlanMode;
  readonly circumstances: readonly Fact[];
  /** The body asks for care. */
  readonly isGentle: boolean;
};

const load = (sized: readonly Sized[]) => sized.reduce((sum, one) => sum + habitLoad(one), 0);
const candidatesOf = (sized: readonly Sized[]) => sized.map(({ candidate }) => candidate);

/** The rung that a level gives; an amount that was said is no first rung, so that it can become smaller. */
function rungOf({ impact, own }: Candidate, wanted: Difficulty, isEasyWeek: boolean): Difficulty {
  if (own?.act.amount && wanted === 'easy' && !isEasyWeek && own.frequency.default < EVERY_DAY) return 'medium';
  return wanted === 'hard' && (impact || own?.hasSizes === false) ? 'medium' : wanted;
}

const oneLower = (difficulty: Difficulty): Difficulty =>
  DIFFICULTIES[Math.max(0, DIFFICULTIES.indexOf(difficulty) - 1)] ?? 'easy';

/** Rungs are taken back, the experiment first, until the least load of the three fits under the cap. */
function sizeUnderCap(three: readonly Candidate[], level: StartLevel, isEasyWeek: boolean): Sized[] | null {
  let sized = three.map((candidate, index): Sized => {
    const difficulty = rungOf(candidate, level.rungs[index] ?? 'easy', isEasyWeek);
    return { candidate, difficulty, targetFrequency: candidate.frequency.min };
  });
  for (let turn = 0; turn < sized.length * DIFFICULTIES.length && load(sized) > level.cap; turn += 1) {
    const index = sized.length - 1 - (turn % sized.length);
    sized = sized.map((habit, at) => (at === index ? { ...habit, difficulty: oneLower(habit.difficulty) } : habit));
  }
  return load(sized) <= level.cap ? sized : null;
}

function mostDays({ candidate, difficulty }: Sized): number {
  const { frequency, avoid, own } = candidate;
  if (difficulty === 'easy' || avoid || own?.isFixed) return frequency.default;
  return Math.max(frequency.min, Math.min(frequency.default, MOST_DAYS_ABOVE_EASY));
}

/** One more day in turn, up to the usual frequency, while the load stays under the cap. */
function fillUp(sized: readonly Sized[], cap: number): Sized[] {
  const habits = [...sized];
  for (let grew = true; grew; ) {
    grew = false;
    for (const [index, habit] of habits.entries()) {
      const more = { ...habit, targetFrequency: habit.targetFrequency + 1 };
      const others = load(habits.filter((other) => other !== habit));
      if (more.targetFrequency > mostDays(habit) || others + habitLoad(more) > cap) continue;
      habits[index] = more;
      grew = true;
    }
  }
  return habits;
}

/** What may stand as the two core habits: the acts that were named, a day of rest, else any two of which one suits the worst day. */
function corePairs({ own, rest, pool }: Choice): Candidate[][] {
  const core = pool.filter(({ habitType }) => habitType === 'core');
  const [first, second] = rest ? [rest, own[0]] : own;
  if (first && second) return [rest ? [first, second] : [second, first]];
  const small = core.filter(({ needsEquipment }) => !needsEquipment);
  if (rest) return core.map((other) => [rest, other]);
  if (first) return (small.length > 0 ? small : core).map((one) => [one, first]);
  return small.flatMap((one) => core.filter((other) => other !== one).map((other) => [one, other]));
}

/** The three that are ticked: a habit for the worst day, another core habit, an experiment; the best set that fits the level. */
function tickedThree(choice: Choice): Sized[] {
  const { pool, context, level, mode, isGentle } = choice;
  const experimental = pool.filter(({ habitType }) => habitType === 'experimental');
  const sets = corePairs(choice).flatMap((pair) => experimental.map((test) => [...pair, test]));
  const varied = sets.filter((set) => new Set(set.map(({ time }) => time)).size >= 2);
  const ranked = (varied.length > 0 ? varied : sets)
    .map((set) => ({ set, worth: getWorth(set, context) }))
    .sort((a, b) => b.worth - a.worth);
  for (const { set } of ranked) {
    const sized = sizeUnderCap(set, level, mode !== 'normal' || isGentle);
    if (sized) return sized;
  }
  return [];
}

/** Adds the habits that cover most of what is still open; the rest of the offer stays at its least frequency. */
function widen(ticked: readonly Sized[], { own, pool, context, level, mode }: Choice): Sized[] {
  const chosen: Sized[] = [...ticked];
  const has = (candidate: Candidate) => chosen.some((habit) => habit.candidate === candidate);
  const add = (candidate: Candidate) =>
    chosen.push({
      candidate,
      difficulty: candidate.impact ? 'easy' : level.rest,
      targetFrequency: candidate.frequency.min,
    });
  const addBest = (habitType: HabitType) => {
    const best = pool
      .filter((candidate) => candidate.habitType === habitType && !has(candidate))
      .map((candidate) => ({ candidate, worth: getWorth([...candidatesOf(chosen), candidate], context) }))
      .sort((a, b) => b.worth - a.worth)[0]?.candidate;
    if (best) add(best);
  };
  const count = (type: HabitType) => chosen.filter(({ candidate }) => candidate.habitType === type).length;
  for (const candidate of own) if (!has(candidate)) add(candidate);
  // A pool can hold too few: each turn adds one at most.
  const fill = (type: HabitType, most: number) => {
    for (let turn = 0; turn < most && count(type) < most; turn += 1) addBest(type);
  };
  fill('core', mode === 'normal' && own.length === 0 ? OFFERED.core : OFFERED.fewCore);
  fill('experimental', OFFERED.experimental);
  const isOpen = () => uncovered(candidatesOf(chosen), context.frictions).length > 0;
  if (isOpen() && mode === 'normal' && count('core') < OFFERED.core) addBest('core');
  if (isOpen() && count('experimental') < OFFERED.mostExperimental) addBest('experimental');
  return withWorstDay(chosen);
}

/** At least one habit is so small, and needs so little, that the worst day has room for it. */
function withWorstDay(chosen: readonly Sized[]): Sized[] {
  const isEasy = chosen.some(({ candidate, difficulty }) => difficulty === 'easy' && !candidate.needsEquipment);
  const at = isEasy ? -1 : chosen.findIndex(({ candidate }) => !candidate.needsEquipment);
  return chosen.map((habit, place) => (place === at ? { ...habit, difficulty: 'easy' } : habit));
}

/** The habit in its size, or in its smallest where the circumstances leave no room for more. */
function rendered({ candidate, ...size }: Sized, order: number, circumstances: readonly Fact[]): PlannedHabit {
  const habit = candidate.render({ ...size, order });
  if (size.difficulty === 'easy' || fits(habit, circumstances, candidate.own !== null)) return habit;
  return candidate.render({ ...size, difficulty: 'easy', order });
}

/** A day of rest first, then what was named, then the other core habits, then the experiments. */
function inOrder(sized: readonly Sized[], { own, rest, circumstances }: Choice): PlannedHabit[] {
  const place = ({ candidate }: Sized) => {
    if (candidate === rest) return -1;
    const named = own.indexOf(candidate);
    return named >= 0 ? named : own.length + (candidate.habitType === 'core' ? 0 : 1);
  };
  return sized.toSorted((a, b) => place(a) - place(b)).map((one, order) => rendered(one, order, circumstances));
}

/** A whole week's offer. */
export function offeredHabits(choice: Choice): PlannedHabit[] {
  const { level, mode, guests } = choice;
  const ticked = tickedThree(choice);
  const filled = mode === 'short-week' ? ticked : fillUp(ticked, level.cap);
  const guest = guests.find(({ habitType }) => habitType === 'experimental');
  const withGuest: Sized[] = guest
    ? [...filled, { candidate: guest, difficulty: 'easy', targetFrequency: guest.frequency.min }]
    : filled;
  return inOrder(widen(withGuest, choice), choice);
}
