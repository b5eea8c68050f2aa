/** Every text of the account feature: sign-in, guests, the lost session. */
export const accountMessages = {
  guestsOff: 'Guest accounts are turned off. Please sign in.',
  noSuchSession: 'This session has already ended',
  noMergePending: 'There is no guest progress waiting for this account',
  createAccount: 'Create Account',
  signIn: 'Sign in',
  ways: {
    title: 'How do you sign in?',
    text: 'Choose the one that you signed in with before: each of them is an account of its own.',
    back: 'Go back',
  },
  signedOut: {
    title: '404 Page Not Found',
    text: 'There’s no page here, or you need to sign in to see it.',
    home: 'Go to the start page',
  },
  start: {
    loading: 'Loading your day…',
    guest: 'Setting up a place for you…',
    failedTitle: 'We can’t reach Taylr right now',
    failed: 'Your goals and check-ins are safe. Check your connection, then try again.',
    guestFailed: 'Check your connection, and that your browser lets this site keep cookies. Then try again.',
    again: 'Try again',
  },
  broken: {
    title: 'Something went wrong on this page',
    text: 'Your goals and check-ins are safe. Reloading the page usually puts it right.',
    again: 'Load again',
  },
  guestProgress: {
    title: 'Keep what you did as a guest?',
    description:
      'There are goals and check-ins on this device from before you signed in. Bring them into your account, or leave them behind if they belong to somebody else.',
    bring: 'Bring it here',
    bringing: 'Bringing it here…',
    leave: 'Leave it behind',
    leaving: 'Leaving it behind…',
    brought: { title: 'It’s all here now', description: 'Everything you did as a guest is now part of your account.' },
    failed: { title: 'Error', description: 'That did not work. Nothing was changed; please try again.' },
  },
  aiLimit: {
    title: 'AI Interaction Limit Reached',
    text: 'You have used all the conversations with Taylr that come with a guest account. Your check-ins and your current plan go on as before. With an account of your own there is no limit, and everything here stays yours.',
  },
} as const;
