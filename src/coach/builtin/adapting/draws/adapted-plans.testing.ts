import fc from 'fast-check';
import type { Choice } from '#core/adaptive-plan/next-plan.ts';
import type { WeekRecord } from '#core/adaptive-plan/terms.ts';
import { type Weekday, WEEKDAYS } from '#core/calendar/calendar.ts';
import type { Measure } from '#core/amount/measure.ts';
import { DIFFICULTIES, type PlannedHabit } from '#core/plan/plan.ts';
import { runs } from '#core/properties.testing.ts';
import type { PlanFacts } from '#coach/port.ts';
import { FRICTION_CODES } from '#coach/builtin/knowledge/shape.ts';
import { buildPlan } from '#coach/builtin/planning/plan-builder.ts';
import { getLabel } from '#coach/builtin/domain/plan-label.ts';
import { planGrid } from '#coach/builtin/planning/plan-grid.testing.ts';
import { getTemplate } from '#coach/builtin/planning/render-habit.ts';
import { easyOnly } from '#coach/builtin/planning/start-level.ts';
import { type AdaptedPlan, adaptPlan, type AdaptFacts } from '../adapt-plan.ts';
import { ownHabit, unobserved } from '../adapt-plan.testing.ts';
import type { HeldHabit } from '../care.ts';
import { numberIn, textsAt } from '../size/sizes.ts';

export const CHOICES: readonly Choice[] = ['easier', 'same', 'harder'];
/** Coprime to the 40 cells of a domain, so that each domain meets other levels and frictions; all of them in the deep run. */
const EVERY = process.env.FC_RUNS ? 1 : 19;
const CELLS = planGrid()
  .filter(({ mode }) => mode === 'normal')
  .filter((_, at) => at % EVERY === 0);
export const OWN: readonly string[] = [
  'Practise the piano',
  'Call my mother for 10 minutes',
  'Run for 20 minutes',
  'Avoid sweets on weekdays',
  'Go to bed by 23:00',
  'Solve 4 sudoku puzzles',
  'Limit the news to 30 minutes',
  'Drink six glasses of water',
];
const LABELS = ['none', 'none', 'none', 'caution', 'overexercise', 'ed_risk', 'addiction'] as const;

export type Drawn = {
  cell: number;
  label: (typeof LABELS)[number];
  size: number;
  own: { text: number; difficulty: number; days: number }[];
  resized: number[];
  /** Of each habit: whether its days are named, and what it amounts to; the number in its words, one of its own, a limit. */
  meant: { named: boolean; amount: 'none' | 'said' | 'own' | 'limit' }[];
  ownIsCore: boolean;
  /** How the weeks went: anyhow, nearly all of it done, next to nothing. */
  luck: 'any' | 'good' | 'poor';
  weeks: { silent: number; done: number[]; on: Weekday[] }[];
  choice: Choice;
  stated: AdaptFacts['frictions'][number][];
  short: { daysLeft: number; emergency: boolean } | null;
};

const anyDraw: fc.Arbitrary<Drawn> = fc.record({
  cell: fc.nat({ max: CELLS.length - 1 }),
  label: fc.constantFrom(...LABELS),
  size: fc.integer({ min: 3, max: 6 }),
  own: fc.array(
    fc.record({
      text: fc.nat({ max: OWN.length - 1 }),
      difficulty: fc.nat({ max: 2 }),
      days: fc.integer({ min: 1, max: 7 }),
    }),
    { maxLength: 2 },
  ),
  meant: fc.array(
    fc.record({ named: fc.boolean(), amount: fc.constantFrom('none' as const, 'none', 'said', 'own', 'limit') }),
    { minLength: 8, maxLength: 8 },
  ),
  resized: fc.array(fc.nat({ max: 2 }), { minLength: 7, maxLength: 7 }),
  ownIsCore: fc.boolean(),
  luck: fc.constantFrom('any', 'good', 'poor'),
  weeks: fc.array(
    fc.record({
      silent: fc.nat({ max: 6 }),
      done: fc.array(fc.nat({ max: 7 }), { minLength: 8, maxLength: 8 }),
      on: fc.shuffledSubarray([...WEEKDAYS], { minLength: 7, maxLength: 7 }),
    }),
    { maxLength: 5 },
  ),
  choice: fc.constantFrom(...CHOICES),
  stated: fc.subarray([...FRICTION_CODES], { maxLength: 3 }),
  short: fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.record({ daysLeft: fc.integer({ min: 1, max: 7 }), emergency: fc.boolean() }) },
  ),
});

const built = new Map<string, readonly PlannedHabit[]>();

function firstPlan(facts: PlanFacts, key: string): readonly PlannedHabit[] {
  const known = built.get(key) ?? buildPlan(facts).habits;
  built.set(key, known);
  return known;
}

/** The days are some of the week's, as many as the habit has; a daily one has none. */
function asMeant(habit: HeldHabit, meant: Drawn['meant'][number] | undefined): HeldHabit {
  const { named = false, amount = 'none' } = meant ?? {};
  const days = WEEKDAYS.filter((_, at) => (at * 3) % 7 < habit.targetFrequency);
  const said = numberIn(habit.description);
  const measures: Record<typeof amount, Measure | null> = {
    none: null,
    said: said === null ? null : { unit: 'goes', atLeast: said },
    own: { unit: 'cups', atLeast: 4 },
    limit: { unit: 'hours', atMost: 3 },
  };
  return {
    ...habit,
    ...(named && days.length < 7 && { days }),
    ...(measures[amount] && { measure: measures[amount] }),
  };
}

/** A plan that was built for a goal, accepted in part, resized here and there, with habits in the user's own words. */
function getPlan({ cell, label, size, own, resized, ownIsCore, meant }: Drawn): {
  facts: Pick<AdaptFacts, 'goal' | 'identity'>;
  habits: HeldHabit[];
} {
  const { facts } = CELLS[cell] ?? (CELLS[0] as (typeof CELLS)[number]);
  const goal = { ...facts.goal, safetyLabel: label };
  const offered = firstPlan({ ...facts, goal }, `${cell} ${label}`);
  const core = offered.filter(({ habitType }) => habitType === 'core').slice(0, Math.ceil(size / 2));
  const experimental = offered.filter(({ habitType }) => habitType === 'experimental').slice(0, 2);
  const isEasy = easyOnly(getLabel({ ...facts, goal }));
  const accepted = [...core, ...experimental].slice(0, size).map((habit, at): HeldHabit => {
    const wanted = DIFFICULTIES[resized[at] ?? 0] ?? 'easy';
    const most = getTemplate(habit)?.impact && wanted === 'hard' ? 'medium' : wanted;
    const difficulty = isEasy ? habit.difficulty : most;
    return { ...habit, ...pick(textsAt(habit, difficulty)), difficulty, order: at, seriesId: `s${at}` };
  });
  const room = Math.max(0, 6 - accepted.length);
  const texts = [...new Map(own.map((one) => [one.text, one])).values()].slice(0, room);
  const theirs = texts.map(({ text, difficulty, days }, at) =>
    ownHabit(OWN[text] ?? 'Practise the piano', {
      difficulty: isEasy ? 'easy' : (DIFFICULTIES[difficulty] ?? 'easy'),
      targetFrequency: days,
      habitType: ownIsCore ? 'core' : 'experimental',
      order: accepted.length + at,
      seriesId: `o${at}`,
    }),
  );
  const spare = ownIsCore ? 4 - core.length : 2 - (accepted.length - core.length);
  return {
    facts: { goal, identity: facts.identity },
    habits: [...accepted, ...theirs.slice(0, Math.max(0, spare))].map((habit, at) => asMeant(habit, meant[at])),
  };
}

function pick(texts: Pick<PlannedHabit, 'description' | 'implementationIntention'> | null) {
  return texts && { description: texts.description, implementationIntention: texts.implementationIntention };
}

function getDone(drawn: number, target: number, luck: Drawn['luck']): number {
  if (luck === 'any') return drawn;
  if (luck === 'poor') return drawn > 5 ? 1 : 0;
  return drawn === 0 ? target - 1 : target;
}

export function counted(): () => string {
  let made = 0;
  return () => {
    made += 1;
    return `new-${made}`;
  };
}

function getFacts(drawn: Drawn): AdaptFacts {
  const { facts, habits } = getPlan(drawn);
  const weeks = drawn.weeks.map(
    ({ silent, done, on }): WeekRecord =>
      silent === 0
        ? unobserved
        : {
            observed: true,
            habits: Object.fromEntries(
              habits.map(({ seriesId, targetFrequency }, at) => {
                const count = getDone(done[at] ?? 0, targetFrequency, drawn.luck);
                return [seriesId, { done: count, target: targetFrequency, doneOn: on.slice(0, count) }];
              }),
            ),
          },
  );
  return {
    ...facts,
    habits,
    weeks,
    choice: drawn.choice,
    mode: drawn.short ? 'short-week' : 'normal',
    ...drawn.short,
    ...(drawn.short && { weekdaysLeft: WEEKDAYS.slice(7 - drawn.short.daysLeft) }),
    frictions: drawn.stated,
    otherHabits: [],
    newSeriesId: counted(),
  };
}

/** Each takes some milliseconds in words, so the deep run stays within its minutes. */
const MOST_PLANS = 1000;
const DRAWS = fc.sample(anyDraw, { numRuns: Math.max(200, Math.min(MOST_PLANS, runs.numRuns)), seed: runs.seed });
type Case = { readonly drawn: Drawn; readonly facts: AdaptFacts; readonly result: AdaptedPlan };
const CASES: readonly Case[] = DRAWS.map((drawn) => {
  const facts = getFacts(drawn);
  return { drawn, facts, result: adaptPlan(facts) };
});

export function holds(rule: (facts: AdaptFacts, result: AdaptedPlan, drawn: Drawn) => void): void {
  for (const { drawn, facts, result } of CASES) {
    try {
      rule(facts, result, drawn);
    } catch (error) {
      throw new Error(`${JSON.stringify(drawn)}\n${JSON.stringify(result, null, 1)}`, { cause: error });
    }
  }
}

/** What happened to any habit of them. */
export const KINDS = new Set(CASES.flatMap(({ result }) => result.changes.map(({ kind }) => kind)));

/** True unless a short week or an emergency cut the plan. */
export const isWhole = ({ mode }: AdaptFacts) => mode === 'normal';
/** True when a habit was changed for the user’s wellbeing. */
export const isRenewed = ({ changes }: AdaptedPlan) => changes.some(({ reasonCode }) => reasonCode === 'CARE');
