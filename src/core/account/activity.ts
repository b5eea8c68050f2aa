/** What the activity log of an account tells its owner, besides time, network and device. */
export const ACTIVITY_KINDS = [
  'guest-started',
  'signed-in',
  'signed-out',
  'session-ended',
  'other-sessions-ended',
  'guest-progress-brought',
  'exported',
  'imported',
  'goal-deleted',
  'identity-deleted',
  'conversation-deleted',
  'token-made',
  'token-withdrawn',
  'calendar-made',
  'calendar-withdrawn',
  'tick-link-made',
  'tick-link-withdrawn',
  'webhook-made',
  'webhook-removed',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Entries kept of one user: the newest. */
export const ACTIVITIES_KEPT = 100;
/** Days for which an entry is kept. */
export const ACTIVITY_DAYS = 90;
