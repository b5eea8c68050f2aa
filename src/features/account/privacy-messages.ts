export type PrivacySection = {
  id: string;
  title: string;
  paragraphs?: readonly string[];
  /** Points of a list; `term` stands out at the head of one. */
  points?: readonly { term?: string; text: string }[];
  after?: readonly string[];
};

const sections: readonly PrivacySection[] = [
  {
    id: 'collected',
    title: 'What we collect',
    paragraphs: ['Only what the product needs to work for you:'],
    points: [
      {
        term: 'Your sign-in profile.',
        text: 'Your e-mail address, your name, the address of your profile picture and the identifier that your sign-in provider has for you. We never see your password. A guest account has none of these.',
      },
      {
        term: 'Your goals and identities.',
        text: 'In your own words, with how close you are and what gets in the way.',
      },
      {
        term: 'Your plans, check-ins and weekly reviews.',
        text: 'Habits, the days on which you kept them, the notes you add, what you chose in a review, days you paused with the reason you gave, and days you called hard.',
      },
      {
        term: 'Your conversations with the coach.',
        text: 'What you write to it, what it suggests, and whether a text called for help beyond coaching, so that later plans take care; of such a text only a fingerprint.',
      },
      {
        term: 'Your preferences.',
        text: 'Theme, first day of the week, time zone, the hour at which your day begins, and which reminders you want and when.',
      },
      {
        term: 'Your notifications.',
        text: 'What Taylr told you, and whether you have read or followed it. They are removed after 90 days.',
      },
      {
        term: 'Invitations.',
        text: 'Your referral link, how often it was opened and who joined by it. Of whoever opens such a link: the moment, the page they came from, the kind of browser, and the network of their address with its last part cut off; whose link it is learns the moment and the source alone.',
      },
      {
        term: 'Your feedback.',
        text: 'What you write under Help & Feedback, the files you add, and what is sent along: page, browser, screen, time zone, language and the errors that the page met. You see all of it before you send it and can leave it out; until then it stays in the memory of the page. The admins of this site read it without your name, and use AI tools on it only if you allow it there.',
      },
      {
        term: 'Connected tools.',
        text: 'The access tokens that you make: their names, what they may do, and when each was made, runs out and was last used. A token itself is kept only as a fingerprint. What a tool reads with it is in the hands of that tool.',
      },
      {
        term: 'Reminders elsewhere.',
        text: 'If you have them sent by ntfy, Gotify, Apprise or e-mail: the server, its topic or key, the token that opens it there, which reminders go there, and which were sent.',
      },
      {
        term: 'Webhooks.',
        text: 'If you add one: its address, what it is told of, and the last fifty things that were sent there, with what was answered.',
      },
      {
        term: 'Your calendar address.',
        text: 'If you make one: when, when it was last read, and whether it shows the names of your habits and identities; the address itself only as a fingerprint. A calendar that reads it keeps a copy with its own provider.',
      },
      {
        term: 'Links that tick a habit.',
        text: 'If you make one: when, and when it last ticked; the link itself only as a fingerprint. Whoever has it can tick that habit once a day and reads its name, and nothing else of yours.',
      },
      {
        term: 'Usage.',
        text: 'The day you were last here, and how many answers of the coach a guest account has used.',
      },
      {
        term: 'Activity.',
        text: 'When you signed in and out, ended sessions, made or withdrew tokens, calendar addresses, webhooks and links that tick a habit, downloaded or deleted something. You read it in the settings, under “Activity”.',
      },
      {
        term: 'Device information.',
        text: 'The time zone that your browser reports. For each session and each entry of your activity: the kind of browser and system (“Firefox on Windows”), and of the network address only the part that many people share. The whole address is held in memory for about a minute, to stop floods of requests.',
      },
      {
        term: 'Push notifications.',
        text: 'Only for a device on which you switch them on: the address that its browser’s push service gave it, the keys that messages to it are encrypted with, its time zone, which reminders it wants, a number worked out from the kind of browser and screen that tells it from your other devices, and which notifications were sent to it.',
      },
    ],
  },
  {
    id: 'use',
    title: 'How we use it',
    paragraphs: [
      'To show you your goals, plans and progress; to let the coach answer with your situation in mind; to keep you signed in; and to keep the service safe.',
      'We do not sell your data, show advertising, or build profiles of you for anybody else.',
    ],
  },
  {
    id: 'third-parties',
    title: 'Third parties',
    points: [
      {
        term: 'Sign-in.',
        text: 'If you sign in, the provider you choose (Google, or the identity provider of this site) confirms who you are and learns that you use Taylr. Your profile picture stays with it and is loaded from there.',
      },
      {
        term: 'AI.',
        text: 'The coach is part of the program and runs on this server; no AI text-model provider receives what you write. Only if the operator connects one, your messages are sent to it to be answered, with the goal, the identity and the habits they are about, and never your name or your e-mail address. Messages that call for help are not sent. Settings, under “Who answers”, always says which of the two it is.',
      },
      {
        term: 'Push services.',
        text: 'If you switch on push notifications, they travel through the push service of your browser (Google, Mozilla, Apple or Microsoft). It learns that this server sends something to your device, and when; what it says is encrypted, and only your device can read it.',
      },
      {
        term: 'Other ways for reminders.',
        text: 'If you choose ntfy, Gotify, Apprise or e-mail, the server you name, or your mail provider, gets the text of each reminder with the names in it.',
      },
      {
        term: 'Your webhooks.',
        text: 'If you add one, its address is told what you chose: dates, the names of habits and identities, and what was done; never your notes or what you and the coach said.',
      },
      {
        term: 'Analytics.',
        text: 'None, unless the operator connects PostHog. It is then told which pages you visit while you are signed in, under the identifier of your account; never what you write or press, and nothing at all when your browser asks not to be tracked.',
      },
      { term: 'Hosting.', text: 'Whoever provides the server stores the data for the operator of this site.' },
    ],
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    points: [
      {
        term: 'Your records',
        text: 'stay until you delete them. A goal deleted under My Goals is removed at once, with its identities, plans, check-ins, weekly reviews and conversations.',
      },
      {
        term: 'Your account',
        text: 'is deleted with everything in it, at once, when you choose Delete Account in the settings. Only its internal number is kept, for 31 days, so that no copy brings it back.',
      },
      {
        term: 'Guest accounts',
        text: 'are deleted after 30 days of inactivity, with everything in them.',
      },
      {
        term: 'Sessions',
        text: 'end when you log out, when you end them in the settings, or 60 days after your last visit.',
      },
      {
        term: 'Access tokens',
        text: 'open nothing once you withdraw them or they run out; one that ran out stays in your list for 30 days.',
      },
      {
        term: 'Files for feedback',
        text: 'that you never sent are deleted after a day; the others stay with your message.',
      },
      {
        term: 'Clicks on referral links',
        text: 'lose network, browser and page after 30 days; that there was a click stays counted.',
      },
      { term: 'Activity', text: 'is kept for 90 days, and no more than the newest 100 entries.' },
      {
        term: 'Safety copies.',
        text: 'With its own database the server keeps up to seven copies of it, made daily, and when it stops or is upgraded, none for more than 30 days: what you delete is gone from them by then, and a deleted account is not brought back from one. With a PostgreSQL server the copies are in the hands of the operator.',
      },
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    paragraphs: ['Wherever you live, and under the GDPR by law, you may ask to'],
    points: [
      {
        text: 'see the data we hold about you, and receive a copy of it in a common format: the settings have it under “Your data”, at any time, and any Taylr can read it again;',
      },
      { text: 'have mistakes corrected;' },
      { text: 'have your data deleted;' },
      { text: 'restrict or object to how it is used;' },
      { text: 'withdraw a consent at any time, without giving reasons.' },
    ],
    after: [
      'We use your data to provide the service you asked for (Article 6(1)(b) GDPR) and to keep it safe (Article 6(1)(f)). You may also complain to the data protection authority of your country.',
    ],
  },
  {
    id: 'security',
    title: 'Security',
    paragraphs: [
      'Every record is read and written under its owner’s account alone. Sign-in uses OpenID Connect; the cookie that keeps you signed in cannot be read by scripts and is stored with us only as a fingerprint. Logs name routes and kinds of error, never what you wrote. On a public address the connection is encrypted.',
      'No system is perfectly safe. If your data were ever exposed, we would tell you and the authorities as the law requires.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and local storage',
    paragraphs: ['None of these follows you to other sites, and none is for advertising:'],
    points: [
      {
        term: 'taylr:',
        text: 'a cookie that keeps you signed in for 60 days after your last visit; over https its name is __Host-taylr.',
      },
      { term: 'signed_in:', text: 'a cookie that only says that there is a session, for as long as the first one.' },
      {
        term: 'new_session:',
        text: 'a cookie that says that you have just signed in, so that nothing kept for whoever was here before is shown to you. It goes with the first answer.',
      },
      { term: 'taylr_sign_in:', text: 'a cookie of ten minutes at most, while you are signing in.' },
      {
        term: 'taylr_referral:',
        text: 'a cookie that remembers who invited you, until you make an account, 30 days at most; only set when you open a referral link.',
      },
      {
        term: 'taylr-session, a cache:',
        text: 'only that somebody is signed in on this device, so that the app opens at once. It goes when you log out.',
      },
      { term: 'taylr-theme:', text: 'in local storage: the theme you chose on this device.' },
      {
        term: 'taylr-draft-…:',
        text: 'in session storage: what you have typed but not sent. It goes with the tab, or when you log out.',
      },
      {
        term: 'taylr-insight-day, taylr-wins-day:',
        text: 'in local storage: the day on which you last saw the coach’s insights, and which of your wins were told on it, so that nothing is said twice. It goes when you log out.',
      },
      {
        term: 'taylr-install-dismissed:',
        text: 'in session storage: that you sent the offer to install the app away.',
      },
      {
        term: 'taylr-ticked:',
        text: 'in session storage, where a link that ticks a habit was opened: that this tab has ticked, so that loading it anew asks first.',
      },
      {
        term: 'taylr-badge-count, taylr-badge-at:',
        text: 'in local storage, on Android only: how many notifications were unread, and when.',
      },
      {
        term: 'taylr, the database:',
        text: 'in your browser’s database (IndexedDB): the last dashboard, with your goals, habits and notes of the day, so that the app opens without a network; and check-ins that are not sent yet. Both are kept under your account, shown and sent for nobody else, and erased when you log out or delete the account; you are warned when a check-in still waits. When another person signs in on this device the dashboard is replaced, and they are asked whether check-ins of yours that wait are erased, without seeing them.',
      },
      {
        term: 'taylr-push-…:',
        text: 'in local storage: whether this device wants notifications, its reminders and its time zone, and the day on which you sent the offer of them away. While they are on, your browser also keeps beside the app which account and device they belong to. All but that day goes when you log out.',
      },
      {
        term: 'The app itself:',
        text: 'its scripts, styles and fonts, kept by your browser so that it opens without a network. Nothing of yours is among them.',
      },
    ],
  },
  {
    id: 'children',
    title: 'Children',
    paragraphs: [
      'Taylr is not for children under 13, and we do not knowingly keep their data. If you believe that a child uses it, tell us and we will delete the account.',
    ],
  },
  {
    id: 'transfers',
    title: 'International transfers',
    paragraphs: [
      'Your data is stored where the operator of this site runs its server, which may be in another country than yours. A sign-in provider such as Google, or the push service of your browser, may process what it gets in other countries, under its own safeguards.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    paragraphs: [
      'When the product changes what it does with data, this page changes with it. Changes that matter are announced in the app before they take effect.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    paragraphs: [
      'Whoever runs this site is responsible for your data: write to the operator. We aim to respond within 48 hours.',
    ],
  },
];

/** The privacy page: what this program does with data today, in the order in which people ask. */
export const privacyMessages = {
  title: 'Privacy',
  lead: 'You write down what you struggle with here. This page says what becomes of it, in plain words.',
  back: 'Back to Home',
  contents: 'On this page',
  sections,
} as const;
