/** A text as the numbers of its signs. */
export type Example = { readonly signs: readonly number[]; readonly isCrisis: boolean; readonly counts: number };

/** How freely weights may grow: larger follows the examples more closely. */
const FREEDOM = 0.2;
const ROUNDS = 200;
/** Added to each sign's log ratio, so that evenly spread signs count too; SCALE is the factor. */
const LEAST_SCALE = 1.5;
const SCALE = 0.7;

/** How unevenly each sign is spread between dangerous and harmless texts: rare and evenly spread ones are held down. */
function scales(examples: readonly Example[], signs: number): Float64Array {
  const inCrisis = new Float64Array(signs).fill(1);
  const inOthers = new Float64Array(signs).fill(1);
  for (const { signs: held, isCrisis, counts } of examples) {
    const seen = isCrisis ? inCrisis : inOthers;
    for (const sign of held) seen[sign] = (seen[sign] ?? 0) + counts;
  }
  const sum = (seen: Float64Array) => seen.reduce((all, one) => all + one, 0);
  const base = Math.log(sum(inCrisis) / sum(inOthers));
  return inCrisis.map((seen, sign) => SCALE * (Math.abs(Math.log(seen / (inOthers[sign] ?? 1)) - base) + LEAST_SCALE));
}

/** The examples one behind the other: their sums are taken hundreds of times. */
type Rows = {
  readonly signs: Int32Array;
  /** Where each example begins, and where the last one ends. */
  readonly starts: Int32Array;
  readonly scale: Float64Array;
};

function rowsOf(examples: readonly Example[], scale: Float64Array): Rows {
  const starts = new Int32Array(examples.length + 1);
  for (const [at, { signs }] of examples.entries()) starts[at + 1] = (starts[at] ?? 0) + signs.length;
  const signs = new Int32Array(starts.at(-1) ?? 0);
  for (const [at, { signs: held }] of examples.entries()) signs.set(held, starts[at]);
  return { signs, starts, scale };
}

/** For each example the sum of its weights goes in, and what comes out is added to each of its signs. */
function throughEach({ signs, starts, scale }: Rows, weights: Float64Array, into: Float64Array, error: Error): void {
  for (let at = 0; at + 1 < starts.length; at += 1) {
    const [from = 0, to = 0] = [starts[at], starts[at + 1]];
    let sum = 0;
    for (let place = from; place < to; place += 1) {
      const sign = signs[place] as number;
      sum += (weights[sign] as number) * (scale[sign] as number);
    }
    const each = error(sum, at);
    for (let place = from; place < to; place += 1) {
      const sign = signs[place] as number;
      into[sign] = (into[sign] as number) + each * (scale[sign] as number);
    }
  }
}
type Error = (sum: number, example: number) => number;

/** The steepest that the loss can curve, by power iteration. */
function curvature(examples: readonly Example[], rows: Rows): number {
  let direction = new Float64Array(rows.scale.length).fill(1 / Math.sqrt(rows.scale.length));
  let most = 1;
  for (let round = 0; round < 12; round += 1) {
    const next = new Float64Array(rows.scale.length);
    throughEach(rows, direction, next, (along, at) => along * (examples[at]?.counts ?? 0));
    most = Math.sqrt(next.reduce((sum, one) => sum + one * one, 0));
    direction = next.map((one) => one / most);
  }
  return 1 + (FREEDOM * most * 1.1) / 4;
}

/**
 * The weight of each sign, the last being the one that every text has: logistic regression with a quadratic penalty, over signs scaled by
 * how unevenly they lie between danger and none. Every sum is in a fixed order, so the same examples give the same weights.
 */
export function regress(examples: readonly Example[], signs: number): Float64Array {
  const rows = rowsOf(examples, scales(examples, signs));
  const step = 1 / curvature(examples, rows);
  const counts = Float64Array.from(examples, (example) => FREEDOM * example.counts);
  const wanted = Float64Array.from(examples, ({ isCrisis }) => (isCrisis ? 1 : 0));
  const error = (sum: number, at: number) =>
    (counts[at] as number) * (1 / (1 + Math.exp(-sum)) - (wanted[at] as number));
  let weights = new Float64Array(signs);
  let ahead = weights;
  let momentum = 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = Float64Array.from(ahead);
    throughEach(rows, ahead, slope, error);
    const next = ahead.map((one, sign) => one - step * (slope[sign] ?? 0));
    const faster = (1 + Math.sqrt(1 + 4 * momentum * momentum)) / 2;
    const carried = (momentum - 1) / faster;
    const last = weights;
    ahead = next.map((one, sign) => one + carried * (one - (last[sign] ?? 0)));
    weights = next;
    momentum = faster;
  }
  return weights.map((one, sign) => one * (rows.scale[sign] ?? 0));
}
