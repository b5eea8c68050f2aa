/** The texts of parts that stand in several rooms. */
export const messages = {
  guest: 'Guest',
  account: 'Your account',
  saved: 'Saved',
  cancel: 'Cancel',
  removes: 'This removes:',
};
