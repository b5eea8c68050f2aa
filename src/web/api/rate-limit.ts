import { hasStatus } from './api.ts';

const SECONDS_A_MINUTE = 60;

function wait(seconds: number): string {
  if (seconds <= 1) return 'in a moment';
  if (seconds < SECONDS_A_MINUTE) return `in ${seconds} seconds`;
  const minutes = Math.ceil(seconds / SECONDS_A_MINUTE);
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
}

/** The chat's message when the rate limit is exceeded, with the time until the next try; null for any other failure. */
export function rateLimitMessage(error: unknown): string | null {
  if (!hasStatus(error, 429)) return null;
  return `Too many messages in a short time. You can try again ${wait(error.retryAfter ?? SECONDS_A_MINUTE)}.`;
}
