/** What a row lets one choose between, each by its signs, and which of it is right. */
export type Lesson = {
  readonly persona: string;
  readonly ways: readonly { readonly signs: readonly string[]; readonly isRight: boolean }[];
};
export type Weights = ReadonlyMap<string, number>;

/** A sign of fewer rows than this may be chance. */
const FEWEST_ROWS = 6;
/** How strongly weights are held down. */
const PENALTY = 3;
const ROUNDS = 60;
const STEP = 0.06;

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

function frequentSigns(lessons: readonly Lesson[]): string[] {
  const rows = new Map<string, number>();
  for (const { ways } of lessons)
    for (const sign of new Set(ways.flatMap(({ signs }) => signs))) rows.set(sign, (rows.get(sign) ?? 0) + 1);
  return [...rows].flatMap(([sign, count]) => (count >= FEWEST_ROWS ? [sign] : [])).toSorted();
}

/** How likely each of some ways is, of one in all. */
function shares(weighed: readonly number[]): number[] {
  const most = Math.max(...weighed);
  const powers = weighed.map((weight) => Math.exp(weight - most));
  const all = sumOf(powers);
  return powers.map((power) => power / all);
}

export const likelihoods = ({ ways }: Lesson, weights: Weights): number[] =>
  shares(ways.map(({ signs }) => sumOf(signs.map((sign) => weights.get(sign) ?? 0))));

type Numbered = readonly { readonly held: readonly number[]; readonly isRight: boolean }[];

/** Adds to the slope what one lesson pulls: towards what is right in it, away from the rest. */
function pull(slope: Float64Array, lesson: Numbered, weights: Float64Array): void {
  const likely = shares(lesson.map(({ held }) => sumOf(held.map((sign) => weights[sign] ?? 0))));
  const right = sumOf(lesson.map((way, at) => (way.isRight ? (likely[at] ?? 0) : 0)));
  for (const [at, way] of lesson.entries()) {
    const is = likely[at] ?? 0;
    const error = is - (way.isRight ? is / right : 0);
    for (const sign of way.held) slope[sign] = (slope[sign] ?? 0) + error;
  }
}

/**
 * The weight of each sign, so that of all ways of a row those that are right are likeliest: a choice between them by a regularised regression. Rows in which
 * nothing is right teach nothing. Every sum is in a fixed order, so the same rows give the same weights.
 */
export function learn(lessons: readonly Lesson[]): Weights {
  const names = frequentSigns(lessons);
  const numbers = new Map(names.map((sign, at) => [sign, at]));
  const taught: Numbered[] = lessons
    .filter(({ ways }) => ways.some(({ isRight }) => isRight))
    .map(({ ways }) =>
      ways.map(({ signs, isRight }) => ({ held: signs.flatMap((sign) => numbers.get(sign) ?? []), isRight })),
    );
  const weights = new Float64Array(names.length);
  const [moved, steep] = [new Float64Array(names.length), new Float64Array(names.length)];
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = weights.map((weight) => PENALTY * weight);
    for (const lesson of taught) pull(slope, lesson, weights);
    for (const [at, one] of slope.entries()) {
      moved[at] = 0.8 * (moved[at] ?? 0) + 0.2 * one;
      steep[at] = 0.95 * (steep[at] ?? 0) + 0.05 * one * one;
      weights[at] = (weights[at] ?? 0) - (STEP * (moved[at] ?? 0)) / Math.sqrt((steep[at] ?? 0) + 1e-3);
    }
  }
  return new Map(names.map((sign, at) => [sign, weights[at] ?? 0]));
}
