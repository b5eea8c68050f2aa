import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ACTIVITIES_KEPT, ACTIVITY_DAYS } from '#core/account/activity.ts';
import { NOTIFICATION } from '#core/reminders/notification-kinds.ts';
import { privacyMessages } from './privacy-messages.ts';

/** A claim is held by a test, named by its file and words of its title, or it is for the operator of a site to keep. */
type Proof = readonly [file: string, title: string] | 'the operator';

const OWN_ACCOUNT = 'src/features/account/server/own-account/own-account.test.ts';
const FEEDBACK = 'src/features/feedback/server/attachments.test.ts';
const REFERRALS = 'src/features/referrals/server/referrals.test.ts';
const SUBSCRIPTIONS = 'src/features/push/server/subscriptions.test.ts';
const SIGN_IN = 'src/features/account/server/sign-in/openid-connect.test.ts';
const SESSION = 'src/app/server/running/session.test.ts';
const OWN_DATA = 'src/features/data-export/server/data-export.test.ts';
const TOKENS = 'src/features/tokens/server/tokens.test.ts';
const CHANNELS = 'src/features/channels/server/channels.test.ts';
const WEBHOOKS = 'src/features/webhooks/server/webhooks.test.ts';
const OFFLINE = 'e2e/deep/offline.spec.ts';

/** By section, and by the term of a point or the place of a paragraph in it. */
const PROOFS: Readonly<Record<string, Proof>> = {
  'collected: Your sign-in profile.': [SIGN_IN, 'makes an account of who the issuer says it is'],
  'collected: Your goals and identities.': [OWN_DATA, 'holds every record once'],
  'collected: Your plans, check-ins and weekly reviews.': [OWN_DATA, 'holds every record once'],
  'collected: Your conversations with the coach.': [
    'src/features/conversations/server/conversations.test.ts',
    'for their owner alone',
  ],
  'collected: Your preferences.': ['src/features/preferences/server/preferences.test.ts', 'nor the owner'],
  'collected: Your notifications.': ['src/server/db/expired.test.ts', 'removes notifications after ninety days'],
  'collected: Invitations.': [REFERRALS, 'keeps the network, not the address'],
  'collected: Your feedback.': ['src/features/feedback/server/inbox.test.ts', 'and does not say who'],
  'collected: Connected tools.': [TOKENS, 'is told once, and kept as a hash'],
  'collected: Reminders elsewhere.': [CHANNELS, 'comes by ntfy in the evening'],
  'collected: Webhooks.': ['src/features/webhooks/server/deliver.test.ts', 'is kept in a log of fifty'],
  'collected: Your calendar address.': [
    'src/features/calendar/server/calendar.test.ts',
    'is told once, kept as a hash',
  ],
  'collected: Links that tick a habit.': [
    'src/features/tick-links/server/tick-links.test.ts',
    'opens no other call, is kept as a fingerprint',
  ],
  'collected: Usage.': [SESSION, 'notes the day of the last visit with its user'],
  'collected: Activity.': [OWN_ACCOUNT, 'keeps what happened, when, the network and the kind of browser'],
  'collected: Device information.': [OWN_ACCOUNT, 'keeps what happened, when, the network and the kind of browser'],
  'collected: Push notifications.': [SUBSCRIPTIONS, 'answered without its keys'],
  'use: 0': ['src/app/testing/world/access-table.ts', 'ACCESS'],
  'use: 1': ['e2e/taylr.ts', 'it sends requests only to its own server'],
  'third-parties: Sign-in.': [SIGN_IN, 'makes an account of who the issuer says it is'],
  'third-parties: AI.': ['src/features/coach/server/coach.test.ts', 'give way to help when the goal speaks of danger'],
  'third-parties: Push services.': ['src/features/push/server/deliver.test.ts', 'arrives encrypted for it alone'],
  'third-parties: Other ways for reminders.': [CHANNELS, 'comes by e-mail to the verified address'],
  'third-parties: Your webhooks.': [WEBHOOKS, 'is told of a check-in and of each vote, signed, at its address alone'],
  'third-parties: Analytics.': ['e2e/deep/analytics.spec.ts', 'without one nothing leaves the browser'],
  'third-parties: Hosting.': 'the operator',
  'retention: Your records': [
    'src/features/goals/server/goal-changes.test.ts',
    'leaves nothing of it behind in any table',
  ],
  'retention: Your account': [OWN_ACCOUNT, 'takes everything along, ends every session'],
  'retention: Guest accounts': [
    'src/features/account/server/guests/remove-idle-guests.test.ts',
    'takes a guest who was not here for thirty days',
  ],
  'retention: Sessions': [SESSION, 'is over after 60 days of silence'],
  'retention: Access tokens': [TOKENS, 'and the list says so for thirty days'],
  'retention: Files for feedback': [FEEDBACK, 'without feedback goes after a day'],
  'retention: Clicks on referral links': [REFERRALS, 'after thirty days, and still counted'],
  'retention: Activity': [OWN_ACCOUNT, 'keeps the newest hundred of a user'],
  'retention: Safety copies.': ['src/server/db/snapshots/snapshots.test.ts', 'keeps no copy for more than thirty days'],
  'rights: 0': 'the operator',
  'rights: point 0': [OWN_DATA, 'is described by the schema that is served'],
  'rights: point 1': 'the operator',
  'rights: point 2': [OWN_ACCOUNT, 'takes everything along, ends every session'],
  'rights: point 3': 'the operator',
  'rights: point 4': 'the operator',
  'rights: after 0': 'the operator',
  'security: 0': ['src/server/log.test.ts', 'holds nothing that a user wrote'],
  'security: 1': 'the operator',
  'cookies: taylr:': [SESSION, 'rolls in the browser too'],
  'cookies: signed_in:': ['src/features/account/server/guests/guests.test.ts', 'a session and the cookie that says so'],
  'cookies: new_session:': [OFFLINE, 'only its own user sends and sees what waits'],
  'cookies: taylr_sign_in:': [
    'src/features/account/server/sign-in/sign-in.test.ts',
    'leaves their secrets to an HttpOnly cookie',
  ],
  'cookies: taylr_referral:': [REFERRALS, 'was invited by whom the guest heard of first'],
  'cookies: taylr-theme:': ['src/web/theme/theme.test.ts', 'is kept on the device before it is sent'],
  'cookies: taylr-draft-…:': ['src/web/device/drafts.test.ts', 'erases drafts alone at log-out'],
  'cookies: taylr-insight-day, taylr-wins-day:': ['src/web/device/day-note.test.ts', 'erases its own alone at log-out'],
  'cookies: taylr-install-dismissed:': ['e2e/deep/install.spec.ts', 'the app is installed'],
  'cookies: taylr-ticked:': ['e2e/reminders.spec.ts', 'ticks once for whoever opens it'],
  'cookies: taylr-badge-count, taylr-badge-at:': ['src/app/web/pwa/badge.test.ts', 'on Android'],
  'cookies: taylr, the database:': [OFFLINE, 'erases what the device keeps'],
  'cookies: taylr-session, a cache:': ['e2e/installed.spec.ts', 'is not opened from the device again'],
  'cookies: taylr-push-…:': [
    'src/features/push/web/device/device-settings.test.ts',
    'gives somebody else on this device nothing of it',
  ],
  'cookies: The app itself:': ['scripts/build/worker-bundle.test.ts', 'keeps all that the app can come to load'],
  'children: 0': 'the operator',
  'transfers: 0': 'the operator',
  'changes: 0': 'the operator',
  'contact: 0': 'the operator',
};

/** Sentences that only introduce what follows them. */
const LEADS = new Set(['collected: 0', 'cookies: 0']);

const claims = privacyMessages.sections.flatMap(({ id, paragraphs = [], points = [], after = [] }) => [
  ...paragraphs.map((_text, place) => `${id}: ${place}`),
  ...points.map(({ term }, place) => `${id}: ${term ?? `point ${place}`}`),
  ...after.map((_text, place) => `${id}: after ${place}`),
]);

it('each claim is held by a test, or is the operator’s to keep', () => {
  expect(claims.filter((claim) => !LEADS.has(claim)).toSorted()).toEqual(Object.keys(PROOFS).toSorted());
});

it.each(Object.entries(PROOFS).filter(([, proof]) => proof !== 'the operator'))('%s has its test', (_claim, proof) => {
  const [file, title] = proof as readonly [string, string];
  expect(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')).toContain(title);
});

const retention = JSON.stringify(privacyMessages.sections.find(({ id }) => id === 'retention'));
const collected = JSON.stringify(privacyMessages.sections.find(({ id }) => id === 'collected'));

it('names the terms that the program keeps to', () => {
  expect(retention).toContain(
    `is kept for ${ACTIVITY_DAYS} days, and no more than the newest ${ACTIVITIES_KEPT} entries`,
  );
  expect(collected).toContain(`removed after ${NOTIFICATION.keptDays} days`);
});
