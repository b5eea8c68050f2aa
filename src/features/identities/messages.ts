/** Every text of the identities feature. */
export const identityMessages = {
  notFound: 'Identity not found',
  validation: {
    name: 'Please give the identity a name',
    goal: 'Goal not found',
  },
  selection: {
    step: 'Identity Selection',
    title: 'Who do you want to become?',
    subtitle: 'A goal is reached once. An identity is lived a little every day. Choose the one that feels like you.',
    pause: 'Let us pause here for a moment',
    goal: 'Your goal',
    back: '← Back to Goal Capture',
    loading: 'Creating personalised identity suggestions for your goal...',
    list: 'Suggested identities',
    become: (name: string) => `Become "${name}"`,
    becoming: 'Creating Identity...',
    deselect: 'Deselect and explore other options',
    loadTitle: 'Load Identity Suggestions',
    loadText: 'Taylr reads your goal and offers a few people you could become. It takes a moment.',
    load: 'Get Identity Suggestions',
    suggestionsFailed: { title: 'Error', description: 'Failed to get identity suggestions. Please try again.' },
    createFailed: { title: 'Error', description: 'Failed to create identity. Please try again.' },
    expired: {
      title: 'Authentication Required',
      text: 'Your session has expired. Please log in again to continue.',
      action: 'Log In Again',
    },
  },
} as const;
