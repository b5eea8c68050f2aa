/** Why an address is not taken. */
const refusals = {
  malformed: 'Write a whole address, such as https://example.org/hook',
  'not-https': 'The address has to begin with https://',
  credentials: 'Leave name and password out of the address',
  itself: 'This is the address of Taylr itself',
  private: 'This address lies in a private network, which whoever runs this server has not opened',
};

/** What kept an address from answering. */
const problems = {
  timeout: 'no answer in time',
  address: 'an address that nothing is sent to',
  name: 'no such name',
  certificate: 'its certificate could not be checked',
  secret: 'its secret can no longer be read here: add the webhook again',
  connection: 'no connection',
};

const events = {
  'check_in.saved': { label: 'A check-in is saved', description: 'With what was noted of each habit.' },
  'vote.cast': { label: 'A vote', description: 'Each time a habit is done.' },
  'week.completed': { label: 'A week is complete', description: 'When its review is done.' },
  'review.due': { label: 'A review is due', description: 'On the last day of a week, at your evening reminder.' },
};

/** Every text of webhooks. */
export const webhookMessages = {
  title: 'Webhooks',
  description:
    'Taylr tells another program what happens here, at an address of its own. What is sent names your habits and identities; notes and talks with the coach never go along.',
  empty: 'No address is told of anything.',
  failed: 'We couldn’t load your webhooks.',
  retry: 'Try again',
  add: 'Add a webhook',
  refusals,
  problems,
  events,
  eventMissing: 'Choose at least one',
  tooMany: (max: number) => `You have ${max} webhooks already. Remove one that you no longer need.`,
  notFound: 'This webhook is removed already',
  since: (day: string) => `since ${day}`,
  failing: (day: string) => `failing since ${day}`,
  off: 'switched off',
  test: 'Send a test',
  testing: 'Sending…',
  tested: { sent: 'The test has arrived', failed: (why: string) => `The test has not arrived: ${why}` },
  answered: (status: number) => `answered ${status}`,
  testFailed: { title: 'Error', description: 'The test could not be sent. Please try again.' },
  turnOn: 'Turn on again',
  turningOn: 'Turning on…',
  changeFailed: { title: 'Error', description: 'The webhook could not be changed. Please try again.' },
  remove: 'Remove',
  removeNamed: (host: string) => `Remove the webhook to ${host}`,
  removeQuestion: {
    title: 'Remove this webhook?',
    description: 'Nothing is sent there any more, and its log goes along.',
    confirm: 'Remove',
  },
  removing: 'Removing…',
  removed: { title: 'Webhook removed', description: 'Nothing is sent there any more.' },
  removeFailed: { title: 'Error', description: 'The webhook could not be removed. Please try again.' },
  log: {
    show: 'Deliveries',
    title: (host: string) => `Deliveries to ${host}`,
    description: 'The last fifty. What fails is tried ten times within three days.',
    empty: 'Nothing has been sent yet.',
    failed: 'We couldn’t load the deliveries.',
    test: 'Test',
    states: {
      queued: 'on its way',
      sending: 'on its way',
      waiting: 'will be tried again',
      sent: 'arrived',
      failed: 'given up',
      dropped: 'not sent',
    },
    attempts: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
    close: 'Close',
  },
  dialog: {
    title: 'Add a webhook',
    description:
      'Each delivery is signed as Standard Webhooks describes it, so that its receiver knows it is from here.',
    address: 'Address',
    addressHint: 'Where to send: https://…',
    events: 'What it is told of',
    cancel: 'Cancel',
    make: 'Add it',
    making: 'Adding it…',
    failed: 'The webhook could not be added. Please try again.',
  },
  made: {
    title: 'Your new webhook',
    description: 'Copy its secret now: it is shown this once. The receiver checks signatures with it.',
    field: 'Signing secret',
    copy: 'Copy',
    copied: 'Copied',
    done: 'I have it',
    copyFailed: { title: 'Could not copy', description: 'Please select the secret and copy it yourself.' },
  },
  /** In the bell, when an address has failed for a week. */
  stopped: {
    title: 'A webhook was switched off',
    message: (host: string) => `${host} has not taken anything for a week. Turn it on again under Connected tools.`,
    gone: (host: string) => `${host} said that it is gone. Turn it on again under Connected tools.`,
  },
} as const;
