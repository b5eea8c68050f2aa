/** The texts of the account in the settings. */
export const accountSettingsMessages = {
  title: 'Settings',
  subtitle: 'Your account, your week and how Taylr looks.',
  contents: 'What can be set',
  groups: {
    you: 'You',
    reminders: 'Reminders',
    week: 'Your week',
    coach: 'Your coach',
    tools: 'Connected tools',
    data: 'Privacy and data',
  },
  help: 'Help',
  privacy: 'Privacy',
  card: {
    title: 'Account',
    signedInWith: {
      google: 'Signed in with Google.',
      oidc: 'Signed in with your identity provider.',
      proxy: 'Signed in by the proxy of this server.',
      development: 'Signed in through the development sign-in of this server.',
      anonymous: 'A guest account.',
    },
    guest: 'You are here as a guest: no name, no password, and all of Taylr to try.',
    guestCookie:
      'What you do is reached through a cookie of this browser. If the browser forgets it, nobody can bring it back.',
    guestLimit: (used: number, limit: number) =>
      `${used} of ${limit} AI interactions are used. An account has no limit.`,
    guestMove: 'Create an account, and everything you did as a guest moves along.',
  },
} as const;
