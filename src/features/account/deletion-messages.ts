/** What is typed to delete an account without a verified e-mail, a guest's among them; people with one type that. */
export const GUEST_WORD = 'DeleteMe';

const mismatch = 'Please enter your account email address to confirm deletion.';
const unconfirmed = `Please type '${GUEST_WORD}' to confirm deletion.`;

/** The texts of deleting an account, in the settings and in the answers of the server. */
export const deletionMessages = {
  mismatch,
  unconfirmed,
  card: {
    title: 'Delete Account',
    text: 'Removes your account and everything in it: goals, identities, plans, check-ins, reviews and conversations. There is no way back.',
    open: 'Delete Account',
  },
  dialog: {
    title: 'Delete Account',
    description: 'This deletes your account at once, for good, and signs you out on every device.',
    removed: [
      'Your goals and identities',
      'Your habit plans, check-ins and weekly reviews',
      'Your conversations with the coach and what it remembers',
      'Your preferences, sessions and activity',
    ],
    copies: 'Safety copies of the server’s database hold it for up to 30 days; none of them brings it back.',
    emailLabel: 'Your account e-mail',
    emailHint: (email: string) => `Type ${email} to confirm.`,
    wordLabel: 'Confirmation',
    wordHint: `Type ${GUEST_WORD} to confirm.`,
    confirm: 'Delete my account',
    deleting: 'Deleting...',
  },
  emailMismatch: { title: 'Email Mismatch', description: mismatch },
  wordMissing: { title: 'Confirmation Required', description: unconfirmed },
  failed: { title: 'Deletion Failed', description: 'Failed to delete account. Please try again.' },
} as const;
