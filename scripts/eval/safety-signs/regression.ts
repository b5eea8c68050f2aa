/** A text as the numbers of its signs. */
export type Example = { readonly signs: readonly number[]; readonly isCrisis: boolean; readonly counts: number };

/** How freely weights may grow: larger follows the examples more closely. */
const FREEDOM = 0.3;
const ROUNDS = 160;
/** Added to each sign's log ratio, so that evenly spread signs count too; SCALE is the factor. */
const LEAST_SCALE = 0.15;
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

/** The steepest that the loss can curve, by power iteration. */
function curvature(examples: readonly Example[], scale: Float64Array): number {
  let direction = new Float64Array(scale.length).fill(1 / Math.sqrt(scale.length));
  let most = 1;
  for (let round = 0; round < 12; round += 1) {
    const next = new Float64Array(scale.length);
    for (const { signs, counts } of examples) {
      let along = 0;
      for (const sign of signs) along += (direction[sign] ?? 0) * (scale[sign] ?? 0);
      for (const sign of signs) next[sign] = (next[sign] ?? 0) + counts * along * (scale[sign] ?? 0);
    }
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
  const scale = scales(examples, signs);
  const step = 1 / curvature(examples, scale);
  let weights = new Float64Array(signs);
  let ahead = weights;
  let momentum = 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = Float64Array.from(ahead);
    for (const { signs: held, isCrisis, counts } of examples) {
      let sum = 0;
      for (const sign of held) sum += (ahead[sign] ?? 0) * (scale[sign] ?? 0);
      const error = FREEDOM * counts * (1 / (1 + Math.exp(-sum)) - (isCrisis ? 1 : 0));
      for (const sign of held) slope[sign] = (slope[sign] ?? 0) + error * (scale[sign] ?? 0);
    }
    const next = ahead.map((one, sign) => one - step * (slope[sign] ?? 0));
    const faster = (1 + Math.sqrt(1 + 4 * momentum * momentum)) / 2;
    const carried = (momentum - 1) / faster;
    const last = weights;
    ahead = next.map((one, sign) => one + carried * (one - (last[sign] ?? 0)));
    weights = next;
    momentum = faster;
  }
  return weights.map((one, sign) => one * (scale[sign] ?? 0));
}
