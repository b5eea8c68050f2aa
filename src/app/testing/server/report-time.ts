const TIMES = 20;

/** Reports the median duration of twenty calls in milliseconds, for information only: nothing is asserted. */
export async function reportTime(what: string, call: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const began = performance.now();
    await call();
    times.push(performance.now() - began);
  }
  const median = times.toSorted((a, b) => a - b)[TIMES / 2] ?? 0;
  console.log(`${what}: ${median.toFixed(1)} ms, the median of ${TIMES}`);
}
