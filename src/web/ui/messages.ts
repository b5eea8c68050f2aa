/** Texts of components that several features use. */
export const messages = {
  guest: 'Guest',
  account: 'Your account',
  saved: 'Saved',
  cancel: 'Cancel',
  offline: { title: 'You are offline', description: 'Try again once you are back.' },
  removes: 'This removes:',
  unsaved: {
    title: 'Discard what you entered?',
    description: 'It isn’t saved yet.',
    cancel: 'Keep editing',
    confirm: 'Discard',
  },
};
