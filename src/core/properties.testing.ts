declare const process: { env: Record<string, string | undefined> };

/** True in the deep run, and when fresh seeds are tried. */
export const isDeepRun = process.env.FC_RUNS !== undefined;

/** What everything that tests draw is drawn from: always the same, unless `npm run explore` tries another. */
export const seed = Number(process.env.FC_SEED ?? 20261121);

/** Settings of every property test: few cases, FC_RUNS of them in the deep run. */
export const runs = { numRuns: Number(process.env.FC_RUNS ?? 60), seed };

/** A number from 0 up to, not including, `below`. */
export type Random = (below: number) => number;

/** Numbers that look like chance, the same for the same seed (mulberry32): whatever is made of them is told by one number. */
export function randomFrom(start: number): Random {
  let state = start;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
