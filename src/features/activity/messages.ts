const happened = {
  'guest-started': 'Started as a guest',
  'signed-in': 'Signed in',
  'signed-out': 'Logged out',
  'session-ended': 'Ended a session',
  'other-sessions-ended': 'Ended all other sessions',
  'guest-progress-brought': 'Brought guest progress into the account',
  exported: 'Downloaded data',
  imported: 'Imported data',
  'goal-deleted': 'Deleted a goal',
  'identity-deleted': 'Deleted an identity for a fresh start',
  'conversation-deleted': 'Deleted a conversation',
  'token-made': 'Made an access token',
  'token-withdrawn': 'Withdrew an access token',
  'calendar-made': 'Made a calendar address',
  'calendar-withdrawn': 'Withdrew a calendar address',
  'tick-link-made': 'Made a link that ticks a habit',
  'tick-link-withdrawn': 'Withdrew a link that ticks a habit',
  'webhook-made': 'Added a webhook',
  'webhook-removed': 'Removed a webhook',
};

/** The texts of the settings card that shows what happened with the account. */
export const activityMessages = {
  retry: 'Try again',
  unknownDevice: 'Unknown device',
  title: 'Activity',
  description:
    'Sign-ins, sessions ended, tokens, downloads and deletions of the last 90 days, with the kind of browser and the network they came from.',
  failed: 'We couldn’t load your activity.',
  empty: 'Nothing in the last 90 days.',
  network: (network: string) => `network ${network}`,
  all: (count: number) => `Show all ${count}`,
  happened,
} as const;
