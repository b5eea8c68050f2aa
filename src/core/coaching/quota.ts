/** The limit that means unlimited. */
const UNLIMITED = -1;
const LOW_FROM = 3;

/**
 * The AI interactions left, less those reserved by calls in progress: 10 less 8 used less 1 reserved leaves 1; a limit of -1 stays -1, which is
 * unlimited.
 */
export function aiAllowance({ limit, used, reserved = 0 }: { limit: number; used: number; reserved?: number }): {
  allowed: boolean;
  limit: number;
  remaining: number;
} {
  if (limit === UNLIMITED) return { allowed: true, limit, remaining: UNLIMITED };
  const remaining = Math.max(0, limit - used - reserved);
  return { allowed: remaining > 0, limit, remaining };
}

/** The number of interactions left to show; null when unlimited. */
export function shownRemaining({ limit, remaining }: { limit: number; remaining: number }): number | null {
  return limit === UNLIMITED ? null : remaining;
}

/** Which notice stands above the chat: from 3 left 'low', at 1 'final', at 0 'reached'; none without a limit. */
export function aiNotice(remaining: number): 'none' | 'low' | 'final' | 'reached' {
  if (remaining === UNLIMITED || remaining > LOW_FROM) return 'none';
  if (remaining <= 0) return 'reached';
  return remaining === 1 ? 'final' : 'low';
}
