/** Texts of components that several features use. */
export const messages = {
  guest: 'Guest',
  account: 'Your account',
  saved: 'Saved',
  cancel: 'Cancel',
  removes: 'This removes:',
  unsaved: {
    title: 'Keep what you typed?',
    description: 'It is not saved yet, and closing this loses it.',
    cancel: 'Keep editing',
    confirm: 'Discard',
  },
};
