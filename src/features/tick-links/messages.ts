const inFront = (day: string) => `${day.charAt(0).toUpperCase()}${day.slice(1)}`;

/** Every text of links that tick a habit: where one is made, and what it answers. */
export const tickLinkMessages = {
  title: 'A link that ticks it',
  about:
    'For an NFC tag by the door or a shortcut on your home screen: opening it ticks this habit for today, once a day.',
  standing: (made: string, used: string) => `Made ${made}, ${used}.`,
  used: (day: string) => `last used ${day}`,
  neverUsed: 'not used yet',
  make: 'Make a link',
  makeAnew: 'Make a new link',
  making: 'Making it…',
  anew: 'A new link ends this one.',
  withdraw: 'Withdraw',
  withdrawing: 'Withdrawing…',
  made: {
    field: 'Link that ticks this habit',
    hint: 'Copy it now: it is shown this once. Whoever has it can tick this habit, and sees nothing else of yours.',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: { title: 'Could not copy', description: 'Please select the link and copy it yourself.' },
  },
  failed: 'We couldn’t load the link.',
  retry: 'Try again',
  makeFailed: { title: 'Error', description: 'The link could not be made. Please try again.' },
  withdrawFailed: { title: 'Error', description: 'The link could not be withdrawn. Please try again.' },
  withdrawn: { title: 'Link withdrawn', description: 'It ticks nothing any more.' },
  notFound: 'There is no link that ticks this habit',
  habitNotFound: 'Habit not found',
  /** What a tap came to, by its outcome. */
  outcomes: {
    done: (day) => `Ticked for ${day}.`,
    skipped: (day) => `Skipped for ${day}. That counts neither way.`,
    already: (day) => `It is done for ${day} already.`,
    begun: (day) => `Something is noted for ${day} already, and stays.`,
    taken_back: () => 'This link ticked it today, and that was taken back. It does so once a day; tick it in Taylr.',
    over: (day) => `${inFront(day)} is over its limit, so there was nothing to tick.`,
    paused: (day) => `${inFront(day)} is paused, so nothing was noted.`,
    not_planned: () => 'It is not in this week’s plan, so nothing was noted.',
    ended: (day) => `No plan covers ${day}, so nothing was noted. Plan the next week in Taylr.`,
    closed: () => 'That day takes no check-ins any more, so nothing was noted.',
  } satisfies Record<string, (day: string) => string>,
  today: 'today',
  thatDay: 'the day you were asked about',
  unknown: 'This link ticks nothing',
} as const;
