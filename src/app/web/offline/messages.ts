/** What waits is a check-in, a tick of one habit, or a hard day. */
const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`);

/** What is said about the connection, and about what waits on the device. */
export const offlineMessages = {
  refreshing: 'As you left it; the latest is on its way.',
  bar: {
    label: 'Connection',
    offline: 'You are offline.',
    noWay: 'We can’t reach Taylr right now.',
    asOf: (when: string) => `Shown as of ${when}.`,
    kept: 'What you note is kept on this device and sent later.',
    waiting: (count: number) => `${entries(count)} ${count === 1 ? 'waits' : 'wait'} on this device to be sent.`,
    sending: (count: number) => `Sending ${entries(count)}…`,
    asks: (count: number) => `${entries(count)} ${count === 1 ? 'needs' : 'need'} a decision from you.`,
    back: 'Back online.',
    sent: (count: number) => `${entries(count)} saved.`,
    look: 'Show',
  },
  note: {
    waiting: 'Waiting to be sent',
    ask: 'Waiting for you',
    refused: 'Could not be saved',
  },
  list: {
    title: 'Entries on this device',
    description: 'They are kept here until they are saved on the server.',
    none: 'Nothing is waiting here any more.',
    close: 'Close',
    waiting: 'It will be sent as soon as you’re back online.',
    ask: 'You’ve already checked in for this day. Overwrite it with this one?',
    overwrite: 'Yes, Overwrite',
    keep: 'Keep what is there',
    refused: (reason: string | null) =>
      `It was not accepted${reason ? `: ${reason}.` : '.'} You can try again, note it under another day, or let it go.`,
    again: 'Try again',
    letGo: 'Let it go',
    done: 'Done',
    notDone: 'Not done',
    skipped: 'Skipped',
    note: 'Note',
  },
  help: { title: 'About your note', description: 'Your check-in is saved.', close: 'Close' },
  leave: {
    title: 'Log out and lose what hasn’t been sent?',
    description: (count: number) =>
      `${entries(count)} on this device ${count === 1 ? 'is' : 'are'} not saved yet. Logging out erases what this device keeps of you.`,
    keep: 'Stay',
    erase: 'Log out and erase',
  },
  offlineLeave: { title: 'You are offline', description: 'Logging out needs a connection. Please try again later.' },
  others: {
    title: 'Someone else’s entries are waiting here',
    description: (count: number) =>
      `${entries(count)} of another account ${count === 1 ? 'was' : 'were'} made on this device and never sent. Only that account can see and send them.`,
    keep: 'Leave them here',
    erase: 'Erase them',
  },
} as const;
