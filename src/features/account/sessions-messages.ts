/** The texts of the settings card that shows where somebody is signed in. */
export const sessionsMessages = {
  retry: 'Try again',
  unknownDevice: 'Unknown device',
  title: 'Sessions',
  description: 'Where you are signed in. End any that you do not know or no longer use.',
  failed: 'We couldn’t load your sessions.',
  here: 'This device',
  now: 'In use now',
  lastActive: (day: string) => `Last active ${day}`,
  end: 'End',
  endNamed: (device: string, day: string) => `End the session on ${device}, last active ${day}`,
  endOthers: 'End all other sessions',
  ending: 'Ending…',
  alone: 'You aren’t signed in anywhere else.',
  ended: { title: 'Session ended', description: 'That device is signed out.' },
  othersEnded: { title: 'Sessions ended', description: 'You are signed in on this device only.' },
  endFailed: { title: 'Error', description: 'Failed to end the session. Please try again.' },
} as const;
