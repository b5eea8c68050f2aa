/** What each scope lets a tool do. */
const scopes = {
  read: { label: 'Read', description: 'Goals, plans, days and progress, with your name and e-mail.' },
  'check-in': { label: 'Check in', description: 'Note what is done, as you do on the dashboard.' },
  coach: { label: 'Talk with the coach', description: 'And read what you and the coach said, and what it remembers.' },
  all: {
    label: 'Everything a tool may do',
    description: 'The above, and change or delete goals, plans, reviews, pauses and preferences.',
  },
};

/** Every text of personal access tokens. */
export const tokenMessages = {
  title: 'Access tokens',
  description:
    'A token lets a script, a home automation or another app in as you, as far as you allow. No token can delete your account, take a copy of everything, or make other tokens.',
  empty: 'No tool has a token.',
  failed: 'We couldn’t load your tokens.',
  retry: 'Try again',
  add: 'Make a token',
  guide:
    'A tool sends its token with each call, in the header Authorization, after the word Bearer. What can be called stands in',
  guideLink: 'the description of the interface',
  scopes,
  runsOut: (day: string) => `until ${day}`,
  hasRunOut: (day: string) => `ran out on ${day}`,
  lastUsed: (day: string) => `last used ${day}`,
  neverUsed: 'never used',
  withdraw: 'Withdraw',
  withdrawNamed: (name: string) => `Withdraw the token “${name}”`,
  withdrawQuestion: {
    title: 'Withdraw this token?',
    description: 'Whatever uses it is refused from now on. This cannot be taken back.',
    confirm: 'Withdraw',
  },
  withdrawing: 'Withdrawing…',
  withdrawn: { title: 'Token withdrawn', description: 'It opens nothing any more.' },
  withdrawFailed: { title: 'Error', description: 'The token could not be withdrawn. Please try again.' },
  dialog: {
    title: 'Make a token',
    description: 'Give each tool a token of its own, so that you can withdraw it alone.',
    name: 'Name',
    nameHint: 'What it is for, such as “Home Assistant”',
    scopes: 'What it may do',
    days: 'How long it works',
    dayChoices: { '30': '30 days', '90': '90 days', '365': 'A year' },
    cancel: 'Cancel',
    make: 'Make the token',
    making: 'Making it…',
    failed: 'The token could not be made. Please try again.',
  },
  made: {
    title: 'Your new token',
    description: 'Copy it now: it is shown this once, and kept here only as a fingerprint.',
    field: 'Token',
    copy: 'Copy',
    copied: 'Copied',
    done: 'I have it',
    leave: {
      title: 'Close without copying the token?',
      description: 'It can’t be shown again.',
      cancel: 'Go back to it',
      confirm: 'Close',
    },
    copyFailed: { title: 'Could not copy', description: 'Please select the token and copy it yourself.' },
  },
  nameMissing: 'Give it a name',
  scopeMissing: 'Choose at least one',
  tooMany: (max: number) => `You have ${max} tokens already. Withdraw one that you no longer use.`,
  notFound: 'This token is withdrawn already',
} as const;
