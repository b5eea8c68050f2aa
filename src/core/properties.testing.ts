declare const process: { env: Record<string, string | undefined> };

/** True in the deep run. */
export const isDeepRun = process.env.FC_RUNS !== undefined;

/**
 * Settings of every property test: a fixed seed and few cases by default, FC_RUNS and FC_SEED for the deep run.
 */
export const runs = {
  numRuns: Number(process.env.FC_RUNS ?? 60),
  seed: process.env.FC_SEED ? Number(process.env.FC_SEED) : 20261121,
};
