/** The texts of the account in the settings. */
export const accountSettingsMessages = {
  title: 'Settings',
  subtitle: 'Your account, your week and how Taylr looks.',
  contents: 'What can be set',
  groups: {
    you: { title: 'You', holds: 'Account, theme, and Taylr as an app' },
    reminders: { title: 'Reminders', holds: 'What you are told, when, and where' },
    'your-week': { title: 'Your week', holds: 'Its first day, pauses, time zone' },
    coach: { title: 'Your coach', holds: 'Who answers, what it remembers' },
    tools: { title: 'Connected tools', holds: 'Access tokens, webhooks, calendar' },
    data: { title: 'Privacy and data', holds: 'Your data, sessions, deletion' },
  },
  states: {
    you: (who: string, theme: string) => `${who} · ${theme} theme`,
    yourTheme: { light: 'light', dark: 'dark', auto: 'automatic' },
    noPush: 'Nothing is pushed to this device',
    push: (times: readonly string[]) => `On this device at ${times.join(' and ')}`,
    week: (day: string, zone: string) => `Begins on ${day} · ${zone}`,
    pausedUntil: (day: string) => `Paused until ${day}`,
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
