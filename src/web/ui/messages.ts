/** Texts of components that several features use. */
export const messages = {
  guest: 'Guest',
  account: 'Your account',
  saved: 'Saved',
  cancel: 'Cancel',
  removes: 'This removes:',
};
