/** What a row lets one choose between, each by the numbers of its signs, and which of it is right. */
export type Lesson = {
  readonly persona: string;
  readonly ways: readonly { readonly signs: Int32Array; readonly isRight: boolean }[];
};
/** The weight of each sign, by its number. */
export type Weights = Float64Array;

/** A sign of fewer rows than this may be chance. */
const FEWEST_ROWS = 8;
/** How strongly weights are held down. */
const PENALTY = 1;
const ROUNDS = 80;
const STEP = 0.06;

/** Numbers for signs, in the order in which they come. */
export class SignNumbers {
  readonly #numbers = new Map<string, number>();

  of(signs: Iterable<string>): Int32Array {
    return Int32Array.from(signs, (sign) => {
      const number = this.#numbers.get(sign) ?? this.#numbers.size;
      this.#numbers.set(sign, number);
      return number;
    });
  }

  get names(): string[] {
    return [...this.#numbers.keys()];
  }
}

function frequent(lessons: readonly Lesson[], count: number): Uint8Array {
  const [rows, last] = [new Int32Array(count), new Int32Array(count).fill(-1)];
  for (const [row, { ways }] of lessons.entries())
    for (const { signs } of ways)
      for (const sign of signs) {
        if (last[sign] === row) continue;
        last[sign] = row;
        rows[sign] = (rows[sign] ?? 0) + 1;
      }
  return Uint8Array.from(rows, (number) => (number >= FEWEST_ROWS ? 1 : 0));
}

const weightOf = (signs: Int32Array, weights: Weights) => {
  let sum = 0;
  for (const sign of signs) sum += weights[sign] ?? 0;
  return sum;
};

/** How likely each way of a lesson is, of one in all. */
export function likelihoods({ ways }: Lesson, weights: Weights): number[] {
  const weighed = ways.map(({ signs }) => weightOf(signs, weights));
  const most = Math.max(...weighed);
  const powers = weighed.map((weight) => Math.exp(weight - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

/** Adds to the slope what one lesson pulls: towards what is right in it, away from the rest. */
function pull(slope: Float64Array, lesson: Lesson, weights: Weights): void {
  const likely = likelihoods(lesson, weights);
  const right = lesson.ways.reduce((sum, { isRight }, at) => sum + (isRight ? (likely[at] ?? 0) : 0), 0);
  for (const [at, { signs, isRight }] of lesson.ways.entries()) {
    const is = likely[at] ?? 0;
    const error = is - (isRight ? is / right : 0);
    for (const sign of signs) slope[sign] = (slope[sign] ?? 0) + error;
  }
}

/**
 * The weight of each sign, so that of all ways of a row those that are right are likeliest: a choice between them by a regularised regression. Rows in which
 * nothing is right teach nothing. Every sum is in a fixed order, so the same rows give the same weights.
 */
export function learn(lessons: readonly Lesson[], count: number): Weights {
  const taught = lessons.filter(({ ways }) => ways.some(({ isRight }) => isRight));
  const isKnown = frequent(taught, count);
  const [weights, moved, steep] = Array.from({ length: 3 }, () => new Float64Array(count)) as [
    Weights,
    Weights,
    Weights,
  ];
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = weights.map((weight) => PENALTY * weight);
    for (const lesson of taught) pull(slope, lesson, weights);
    for (let at = 0; at < count; at += 1) {
      if (isKnown[at] === 0) continue;
      const one = slope[at] ?? 0;
      moved[at] = 0.8 * (moved[at] ?? 0) + 0.2 * one;
      steep[at] = 0.95 * (steep[at] ?? 0) + 0.05 * one * one;
      weights[at] = (weights[at] ?? 0) - (STEP * (moved[at] ?? 0)) / Math.sqrt((steep[at] ?? 0) + 1e-3);
    }
  }
  return weights;
}
