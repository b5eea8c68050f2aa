/** Milliseconds that a provider may take: to the first sign of an answer, between two signs, and for the whole turn. */
export type TimeLimits = { readonly firstText: number; readonly betweenTexts: number; readonly total: number };

/** How many of the last waits are remembered. */
const REMEMBERED = 10;
/** A wait may be so many times as long as the longest of them. */
const LEEWAY = 3;
/** Milliseconds that any server is given, however quick it was: the same one is slow when it loads a model, or has others to answer. */
const LEAST = 15_000;

/**
 * Learns how long a server takes, so that a quick one that hangs is left soon and a slow one is waited for, never longer than `bounds`. Until it was seen,
 * and after it was too slow, it has all of them.
 */
export function createPace(bounds: TimeLimits) {
  let firsts: number[] = [];
  const least = Math.min(LEAST, bounds.firstText);
  return {
    limits(): TimeLimits {
      const needed = firsts.length === 0 ? bounds.firstText : LEEWAY * Math.max(...firsts);
      const firstText = Math.min(Math.max(needed, least), bounds.firstText);
      return { ...bounds, firstText, betweenTexts: Math.min(bounds.betweenTexts, Math.max(firstText, least)) };
    },
    /** The first sign of an answer came after so many milliseconds. */
    sawFirst(milliseconds: number): void {
      firsts = [...firsts, milliseconds].slice(-REMEMBERED);
    },
    wasTooSlow(): void {
      firsts = [];
    },
  };
}

export type Pace = ReturnType<typeof createPace>;
