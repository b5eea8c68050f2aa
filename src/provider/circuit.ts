/** Failures in a row after which the provider is left alone for a while. */
const FAILURES = 3;
/** Milliseconds. */
const REST = 30_000;
const LONGEST_REST = 300_000;

/** What the provider's failure says about the next call. */
export type Setback = {
  /** True when another try cannot help before somebody mends something: a wrong key, an unknown model. */
  readonly isLasting: boolean;
  /** Milliseconds that the provider asked to wait; null when it did not say. */
  readonly retryAfter: number | null;
};

/**
 * Remembers whether the provider answers. After three failures in a row, or when the provider says how long to wait, nothing is
 * asked for a while; then one call tries, and the others wait for its outcome. `now` counts milliseconds.
 */
export function createCircuit(now: () => number) {
  let failures = 0;
  let restsUntil = Number.NEGATIVE_INFINITY;
  let isTrying = false;
  return {
    /** True when the provider may be asked now. Whoever got true reports the outcome. */
    mayAsk(): boolean {
      if (failures < FAILURES && restsUntil <= now()) return true;
      if (restsUntil > now() || isTrying) return false;
      isTrying = true;
      return true;
    },
    answered(): void {
      failures = 0;
      isTrying = false;
    },
    failed({ isLasting, retryAfter }: Setback): void {
      failures = isLasting ? FAILURES : failures + 1;
      isTrying = false;
      const rest = retryAfter ?? (failures >= FAILURES ? REST : 0);
      restsUntil = Math.max(restsUntil, now() + Math.min(rest, LONGEST_REST));
    },
    /** The call ended without an outcome: nobody waited for it any more. */
    released(): void {
      isTrying = false;
    },
  };
}

export type Circuit = ReturnType<typeof createCircuit>;
