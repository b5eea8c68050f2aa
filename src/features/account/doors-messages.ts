import type { ActivityKind } from '#core/activity.ts';

const happened: Readonly<Record<ActivityKind, string>> = {
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
};

/** The texts of the two settings cards that show who came in and what was done: sessions and activity. */
export const doorsMessages = {
  retry: 'Try again',
  unknownDevice: 'Unknown device',
  sessions: {
    title: 'Sessions',
    description: 'Where you are signed in. End any that you do not know or no longer use.',
    failed: 'Your sessions could not be loaded.',
    here: 'This device',
    now: 'In use now',
    lastActive: (day: string) => `Last active ${day}`,
    end: 'End',
    endNamed: (device: string, day: string) => `End the session on ${device}, last active ${day}`,
    endOthers: 'End all other sessions',
    ending: 'Ending…',
    alone: 'You are signed in nowhere else.',
    ended: { title: 'Session ended', description: 'That device is signed out.' },
    othersEnded: { title: 'Sessions ended', description: 'You are signed in on this device only.' },
    endFailed: { title: 'Error', description: 'Failed to end the session. Please try again.' },
  },
  activity: {
    title: 'Activity',
    description:
      'Sign-ins, sessions ended, downloads and deletions of the last 90 days, with the kind of browser and the network they came from.',
    failed: 'Your activity could not be loaded.',
    empty: 'Nothing in the last 90 days.',
    network: (network: string) => `network ${network}`,
    all: (count: number) => `Show all ${count}`,
    happened,
  },
} as const;
