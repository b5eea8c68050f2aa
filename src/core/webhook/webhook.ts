import { DAY, HOUR, MINUTE, SECOND } from '#core/calendar/durations.ts';

/** What other programs can be told of; in names as Standard Webhooks has them. */
export const WEBHOOK_EVENTS = ['check_in.saved', 'vote.cast', 'week.completed', 'review.due'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const WEBHOOK = {
  /** Addresses of one user. */
  perUser: 5,
  addressMax: 500,
  /** Settled deliveries kept of one address: the newest. */
  logged: 50,
  /** Deliveries of one address that wait at a time; what comes on top is dropped, and the log says so. */
  waitingMax: 500,
  /** Milliseconds without a success, from the first failure on, after which an address is switched off. */
  failsFor: 7 * DAY,
} as const;

/** Waits between tries, as the specification suggests them: ten tries within 76 hours. */
const WAITS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;

/** Milliseconds until the next try after so many, no less than what the receiver asked for within a day; null when it was the last. */
export function nextTry(attempts: number, retryAfterMs: number): number | null {
  const wait = WAITS[attempts - 1];
  return wait === undefined ? null : Math.max(wait, Math.min(retryAfterMs, DAY));
}

/** Whether an address that has failed since then is switched off; both in milliseconds. */
export const isGivenUp = ({ failingSince, now }: { failingSince: number; now: number }): boolean =>
  now - failingSince >= WEBHOOK.failsFor;
