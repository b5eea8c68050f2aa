declare const process: { env: Record<string, string | undefined> };

/** True in the deep run, and when fresh seeds are tried. */
export const isDeepRun = process.env.FC_RUNS !== undefined;

/** The seed of everything that tests generate: always the same, unless `npm run explore` tries another. */
export const seed = Number(process.env.FC_SEED ?? 20261121);

/** Settings of every property test: few cases, FC_RUNS of them in the deep run. */
export const runs = { numRuns: Number(process.env.FC_RUNS ?? 60), seed };

/** A number from 0 up to, not including, `below`. */
export type Random = (below: number) => number;

/** Pseudo-random numbers (mulberry32): the same for the same seed, so that one number reproduces a case. */
export function randomFrom(start: number): Random {
  let state = start;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
