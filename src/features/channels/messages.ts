/** Why a server's address is not taken. */
const refusals = {
  malformed: 'Write a whole address, such as https://ntfy.sh',
  'not-https': 'The address has to begin with https://',
  credentials: 'Leave name and password out of the address',
  itself: 'This is the address of Taylr itself',
  private: 'This address lies in a private network, which whoever runs this server has not opened',
};

const kinds = {
  ntfy: { label: 'ntfy', server: 'Server', topic: 'Topic', token: 'Access token, if the topic needs one' },
  gotify: { label: 'Gotify', server: 'Server', topic: '', token: 'Token of the application' },
  apprise: { label: 'Apprise API', server: 'Server', topic: 'Key of the configuration', token: '' },
  email: { label: 'E-mail', server: '', topic: '', token: '' },
};

/** Every text of the ways out for notifications beside browsers, on the server and in the settings. */
export const channelMessages = {
  title: 'Elsewhere',
  description:
    'The reminders of your devices can also come by ntfy, Gotify, Apprise or e-mail. The same choices, times and daily limit hold; what they say is not encrypted for you alone.',
  empty: 'Nothing is sent elsewhere.',
  failed: 'We couldn’t load where notifications are sent.',
  retry: 'Try again',
  add: 'Add a way',
  kinds,
  refusals,
  serverMissing: 'Write the address of the server',
  topicMissing: 'Letters, digits, - and _, 64 at most',
  tokenMissing: 'Write the token, without spaces',
  noMail: 'This server sends no e-mail',
  noAddress: 'E-mail needs an account with a verified address',
  tooMany: (max: number) => `You have ${max} ways already. Remove one that you no longer need.`,
  mailThere: 'E-mail is switched on already',
  notFound: 'This way is removed already',
  toAddress: (address: string) => `to ${address}`,
  last: (day: string) => `last sent ${day}`,
  never: 'nothing sent yet',
  morning: 'Morning',
  evening: 'Evening',
  test: 'Send a test',
  testing: 'Sending…',
  tested: { sent: 'The test was taken', failed: 'The test was not taken' },
  testFailed: { title: 'Error', description: 'The test could not be sent. Please try again.' },
  sample: { title: 'A test from Taylr', message: 'Your reminders will come here, as this one does.' },
  saveFailed: { title: 'Error', description: 'It could not be saved. Please try again.' },
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removing: 'Removing…',
  removed: { title: 'Removed', description: 'Nothing is sent there any more.' },
  removeFailed: { title: 'Error', description: 'It could not be removed. Please try again.' },
  dialog: {
    title: 'Add a way for reminders',
    description: 'Try it with a test once it is there.',
    kind: 'By',
    serverHint: 'https://…',
    mailHint: (address: string) => `Reminders go to ${address}, the address of your account.`,
    cancel: 'Cancel',
    make: 'Add it',
    making: 'Adding it…',
    failed: 'It could not be added. Please try again.',
  },
  /** Under a message about a habit. */
  answers: { done: 'Done', skip: 'Not today' },
  mail: {
    open: (address: string) => `Open it: ${address}`,
    openLabel: 'Open Taylr',
    why: 'You get this since e-mail is switched on under “Reminders” in your settings of Taylr. Remove it there, and no more will come.',
  },
} as const;
