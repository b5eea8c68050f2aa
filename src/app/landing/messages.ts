import { IDENTITY_EXAMPLES } from '#core/goal/examples.ts';

/** The label of the sign-in link when nothing else is configured. */
export const GOOGLE_LABEL = 'Continue with Google';

/** Texts of the guest button while it works and after a failure. */
export const guestTexts = {
  starting: 'Starting…',
  off: 'Guest accounts are turned off here. Please sign in.',
  busy: 'A lot of people are starting right now. Please wait a minute and try again.',
  failed: 'We couldn’t start your guest account. Please try again.',
};

/** Messages for sign-in failures with a known reason. */
const REASONS: ReadonlyMap<string, string> = new Map([
  ['refused', 'The sign-in service turned you away. Please try again, or ask whoever looks after it.'],
  ['unreachable', 'We can’t reach the sign-in service right now. Please try again in a few minutes.'],
  ['no_attempt', 'This sign-in took too long, or was started in another window. Please try again.'],
  [
    'email_taken',
    'Another account already uses this e-mail address. Please sign in the way you did when you set it up.',
  ],
  [
    'registration_closed',
    'This Taylr takes no new accounts. If you have one, please sign in the way you did when you set it up.',
  ],
  [
    'invitation_needed',
    'You need an invitation to join here. Open the link that somebody here has shared with you, and sign in from there.',
  ],
  ['proxy_silent', 'The sign-in in front of Taylr did not say who you are. Please sign in there, and try again.'],
  ['proxy_untrusted', 'This way in is not trusted here. Please open Taylr by its usual address.'],
  ['not_configured', 'Nobody can sign in here yet: no sign-in service has been set up.'],
]);

/** The message for the error code and reason that sign-in returned. `signInLabel` is the text of the sign-in link. */
export function authErrorText(code: string, signInLabel: string, reason: string | null = null): string {
  const known = REASONS.get(reason ?? '');
  if (known) return known;
  const other = signInLabel && signInLabel !== GOOGLE_LABEL ? `‘${signInLabel}’` : 'a desktop browser';
  switch (code) {
    case 'google_mobile_blocked':
      return `Google blocks mobile browsers in development. Please use ${other}.`;
    case 'google_access_denied':
      return `Sign-in was cancelled. Please try again or use ${other}.`;
    case 'google_auth_failed':
      return `Google sign-in failed. Please try ${other}.`;
    case 'auth_failed':
      return 'Authentication failed. Please try again.';
    case 'too_many_attempts':
      return 'A lot of people are signing in right now. Please wait a minute and try again.';
    default:
      return 'An authentication error occurred. Please try again.';
  }
}

export const texts = {
  product: 'Taylr',
  skip: 'Skip to content',
  top: 'Taylr, to the top of the page',
  nav: 'Sections',
  menu: 'Menu',
  anchors: [
    { href: '#problem', label: 'Why' },
    { href: '#how', label: 'How It Works' },
    { href: '#identities', label: 'Identities' },
  ],
  getStarted: 'Get Started',
  learnMore: 'Learn More',
  guest: 'Try it as a guest',
  invited: "You've been invited to join",
  hero: {
    title: 'Cast a vote for who you’re becoming',
    lead: 'Design an identity, build a small daily system around it, and watch the evidence add up, week by week.',
    guestNote: 'No account needed. Sign in later and you keep everything.',
  },
  picture: {
    twin: 'An example week: the identity ‘Someone who runs before breakfast’ with 8 of 12 votes, 67%. Monday, Tuesday and Thursday are kept, Wednesday was missed, and today’s vote is just landing.',
    name: 'Someone who runs before breakfast',
    week: 'This week',
    votes: '8 of 12 votes',
    percent: '67',
    strength: 'Strength, last 8 weeks',
    habit: 'Shoes on after the first coffee',
    vote: '+1 vote',
    days: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
  },
  problem: {
    title: 'A goal says where. It doesn’t say who.',
    lead: 'You have set goals before. The trouble was rarely the goal: it was an ordinary Wednesday, when nothing in the day was shaped to carry it.',
    points: [
      {
        title: 'Motivation is weather',
        text: 'It comes and goes. A plan that needs a good mood stops with the first bad one.',
      },
      {
        title: 'Big plans break early',
        text: 'Ten new habits on Monday leave room for one slip. Two small ones leave room for a life.',
      },
      {
        title: 'Streaks punish',
        text: 'One missed day should not wipe out twenty good ones. Here, a miss is a hollow dot, and coming back counts.',
      },
    ],
  },
  how: {
    title: 'Three steps, then a tap a day',
    steps: [
      {
        title: 'Design an identity',
        text: 'Say what you want and what is in the way. A coach turns it into a person worth becoming, in words you would use yourself.',
        picture: 'identity',
        twin: 'Identities that the coach suggests for writing every morning: The Daily Drafter, The Finisher, The Honest Journaller.',
      },
      {
        title: 'Build a daily system',
        text: 'Get a week of habits small enough for a bad day: core ones that hold it up, and experimental ones to try out.',
        picture: 'plan',
        twin: 'A suggested plan: walk for five minutes after lunch, four times a week, with a way out for rainy days.',
      },
      {
        title: 'Track the evidence',
        text: 'Check in with a tap. Each kept habit is a vote. Once a week you look back, and next week gets easier or harder to match.',
        picture: 'evidence',
        twin: 'The evidence for The Everyday Mover: 36 votes, a forgiving streak of 14 days, 22 days active.',
      },
    ],
  },
  identities: {
    title: 'Who do you want to become?',
    lead: 'A few to start from. Yours is worked out with the coach, around your own goal.',
    examples: IDENTITY_EXAMPLES,
  },
  cta: {
    title: 'The first vote is a small one',
    text: 'Start with one goal. Leave with an identity and a week you can actually keep.',
  },
  footer: {
    copyright: '© 2025 Taylr',
    line: 'Small promises, kept.',
    nav: 'More',
    help: 'Help',
    privacy: 'Privacy',
  },
};
