/** The warning before logging out: in the app, and on the page of `/api/logout`. */
export const logOutMessages = {
  title: 'Log out?',
  signedInAs: (name: string) => `You are signed in as ${name}.`,
  signedIn: 'You are signed in on this device.',
  logOut: 'Log out',
  stay: 'Stay',
  guest: {
    title: 'Log out and lose everything?',
    text: 'You are here as a guest, and only this browser holds the key to what you did: your goals, plans and check-ins. Logging out throws that key away for good, and nobody can bring it back. With an account you keep it all.',
    logOut: 'Log out and lose it',
  },
} as const;
