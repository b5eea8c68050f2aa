/** What the page of a link that ticks a habit says by itself; the rest is the server's answer. */
export const tickPageMessages = {
  waiting: 'One moment…',
  askFirst: 'This page was open before. Tick for today?',
  tick: 'Tick it now',
  /** Before an answer from a message: a mail program may have followed the link by itself. */
  answerFirst: 'Note this for the habit that you were reminded of?',
  answers: { done: 'Done', skip: 'Not today' },
  unknown: 'This link ticks nothing. It may have been withdrawn.',
  away: 'Taylr could not be reached, so nothing was ticked.',
  busy: 'Too many at once. Please wait a minute.',
  again: 'Try again',
} as const;
