import fc from 'fast-check';
import { isLimit } from '#core/amount/measure.ts';
import { stepAmount } from '#core/amount/step-amount.ts';
import { WEEKDAYS } from '#core/calendar/calendar.ts';
import { DIFFICULTIES } from '#core/plan/plan.ts';
import { CHOICES, facts, habit, unobserved, weekOn } from '../next-plan.testing.ts';
import type { AdaptiveHabit, WeekRecord } from '../terms.ts';

const FRICTIONS = ['no_time', 'tiredness', 'travel', 'health', 'social', 'environment'];

const anyMeasure = fc.oneof(
  { weight: 2, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: fc.record({ unit: fc.constantFrom('glasses', 'km'), atLeast: fc.integer({ min: 1, max: 60 }) }),
  },
  { weight: 1, arbitrary: fc.record({ unit: fc.constant('coffees'), atMost: fc.integer({ min: 0, max: 60 }) }) },
);

/** The amounts of its sizes as the coach gives them: a step apart. */
function getAmounts({ measure, difficulty }: Pick<AdaptiveHabit, 'measure' | 'difficulty'>) {
  const beside = (step: 1 | -1) => {
    const rung = DIFFICULTIES[DIFFICULTIES.indexOf(difficulty) + step];
    const amount = measure && stepAmount(measure, step);
    return rung && amount ? { [rung]: amount } : {};
  };
  const amounts = { ...beside(-1), ...beside(1) };
  const sizes = DIFFICULTIES.filter((size) => size === difficulty || size in amounts);
  return { amounts, ...(measure && { sizes: isLimit(measure) ? [difficulty] : sizes }) };
}

const anyHabit = (seriesId: string, habitType: AdaptiveHabit['habitType']) =>
  fc
    .record({
      difficulty: fc.constantFrom('easy' as const, 'medium' as const, 'hard' as const),
      frequency: fc.integer({ min: 1, max: 7 }),
      min: fc.integer({ min: 1, max: 3 }),
      answers: fc.subarray(FRICTIONS),
      impact: fc.boolean(),
      quantity: fc.option(fc.integer({ min: 1, max: 60 })),
      days: fc.option(fc.subarray([...WEEKDAYS], { minLength: 1, maxLength: 6 })),
      measure: anyMeasure,
    })
    .map(({ min, ...rest }) => {
      const frequency = rest.days?.length ?? rest.frequency;
      const quantity = rest.measure && !isLimit(rest.measure) ? rest.measure.atLeast : rest.quantity;
      return habit(seriesId, {
        ...rest,
        ...getAmounts(rest),
        frequency,
        quantity,
        habitType,
        range: { min: Math.min(min, frequency), max: 7 },
      });
    });

const anyPlan = fc
  .tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 0, max: 2 }))
  .chain(([core, experimental]) =>
    fc.tuple(
      ...Array.from({ length: core }, (_, at) => anyHabit(`c${at}`, 'core')),
      ...Array.from({ length: experimental }, (_, at) => anyHabit(`e${at}`, 'experimental')),
    ),
  );

const anyWeek = (habits: readonly AdaptiveHabit[]) =>
  fc
    .tuple(fc.integer({ min: 0, max: 9 }), fc.array(fc.subarray([...WEEKDAYS]), { minLength: 6, maxLength: 6 }))
    .map(
      ([silent, done]): WeekRecord =>
        silent === 0
          ? unobserved
          : weekOn(
              Object.fromEntries(
                habits.map(({ seriesId, frequency }, at) => [seriesId, [done[at] ?? [], frequency] as const]),
              ),
            ),
    );

/** Plans of every kind with weeks of every kind, and a choice for the next. */
export const anyFacts = anyPlan.chain((habits) =>
  fc
    .record({
      weeks: fc.array(anyWeek(habits), { maxLength: 5 }),
      choice: fc.constantFrom(...CHOICES),
      frictions: fc.subarray(FRICTIONS, { maxLength: 3 }),
      noGreaterSize: fc.boolean(),
    })
    .map((rest) => facts({ habits, ...rest })),
);
