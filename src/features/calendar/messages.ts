/** Every text of the calendar address, and of the calendar itself. */
export const calendarMessages = {
  title: 'Calendar',
  description:
    'An address that shows your plan in your calendar: habits at their moments, weekly reviews and pauses. It only shows; nothing in your calendar changes Taylr.',
  failed: 'We couldn’t load your calendar address.',
  retry: 'Try again',
  none: 'There is no calendar address.',
  names: 'Show what is planned',
  namesHint:
    'The names of habits and identities, and when and where. Without it the calendar only says “Habit”, “Weekly review” and “Pause”: others may see your calendar, and its provider keeps a copy.',
  make: 'Make an address',
  makeAnew: 'Make a new address',
  making: 'Making it…',
  makeFailed: { title: 'Error', description: 'The address could not be made. Please try again.' },
  made: {
    field: 'Address for your calendar',
    hint: 'Copy it now: it is shown this once. In your calendar choose to subscribe by address. Whoever has it can read the calendar.',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: { title: 'Could not copy', description: 'Please select the address and copy it yourself.' },
  },
  standing: (day: string, read: string, withNames: boolean) =>
    `Made ${day}, ${read}. It ${withNames ? 'shows what is planned' : 'says only that something is planned'}.`,
  read: (day: string) => `last read ${day}`,
  neverRead: 'not read yet',
  anew: 'A new address ends this one.',
  withdraw: 'Withdraw',
  withdrawing: 'Withdrawing…',
  withdrawn: {
    title: 'Address withdrawn',
    description: 'Calendars that subscribed to it find nothing there any more.',
  },
  withdrawFailed: { title: 'Error', description: 'The address could not be withdrawn. Please try again.' },
  notFound: 'There is no calendar address',
  /** What stands in the calendar. */
  calendarName: 'Taylr',
  habit: 'Habit',
  times: (summary: string, count: number) => `${summary} · ${count}× on any days`,
  review: 'Weekly review',
  pause: 'Pause',
  named: (what: string, identity: string) => `${what} · ${identity}`,
} as const;
