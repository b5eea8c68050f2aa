import { z } from 'zod';
import { defineApi, type SharedRate } from '#contract/route.ts';
import { Id, Instant, UserId } from '#contract/shapes.ts';

export const User = z
  .object({
    id: UserId,
    email: z.string().nullable(),
    /** Whether the identity provider vouches for it: only then it confirms a deletion. */
    emailVerified: z.boolean(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    profileImageUrl: z.string().nullable(),
    authProvider: z.enum(['google', 'oidc', 'proxy', 'development', 'anonymous']),
    isGuest: z.boolean(),
    /** True for those who see the feedback inbox. */
    isAdmin: z.boolean(),
    aiInteractionsCount: z.int(),
    aiInteractionsLimit: z.int(),
    createdAt: Instant,
    /** True when this browser was a guest's before it signed in to an existing account: asks what to do with it. */
    guestProgressWaiting: z.boolean(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

/** A path of this site: one leading slash, no scheme, no host, no backslash. */
const ReturnTo = z.string().max(500).optional();

const SignIn = z.object({
  returnTo: ReturnTo,
  /** `guest` when a guest creates an account: what the guest made moves along without a question. */
  keep: z.literal('guest').optional(),
  /** Which of several ways: `google`, `oidc`, `oidc-2`, `proxy`. Without it a page asks when there are several. */
  with: z.string().max(20).optional(),
});

const navigation = { access: 'public', redirect: true, response: z.null() } as const;
/** Ways to the identity provider and back share one count: nobody signs in every second. */
const SIGN_IN_RATE: SharedRate = { bucket: 'sign-in', max: 60 };
const signingIn = {
  ...navigation,
  perMinute: SIGN_IN_RATE,
  busyAddress: '/landing?error=too_many_attempts',
  failedAddress: '/landing?error=auth_failed',
} as const;

export const accountApi = defineApi({
  'GET /api/auth/user': { summary: 'Who is signed in', access: 'user', response: User },
  'POST /api/auth/guest': {
    summary: 'Start as a guest, with a session; whoever is signed in stays who they are',
    access: 'public',
    response: User,
    status: 201,
    mayBeThere: true,
    perMinute: 20,
  },
  'POST /api/auth/guest-progress': {
    summary: 'After signing in on a guest’s browser: take the guest’s records into this account, or leave them behind',
    access: 'user',
    body: z.object({ keep: z.boolean() }),
    response: User,
  },
  'GET /api/login': {
    ...signingIn,
    summary: 'Go to the sign-in of the identity provider',
    query: SignIn,
  },
  'GET /api/auth/google': { ...signingIn, summary: 'The same as /api/login', query: SignIn },
  'GET /api/auth/callback': {
    ...signingIn,
    summary: 'Where the identity provider sends the browser back to',
    query: z.object({ state: z.string().max(500).optional() }),
  },
  'POST /api/logout': { ...navigation, summary: 'End the session' },
  'GET /api/logout': {
    ...navigation,
    summary: 'End the session when one of our own pages leads here; from elsewhere a page that asks first',
  },
});

export const Session = z
  .object({
    id: Id,
    /** Browser and system: `Firefox on Windows`; null when the browser did not say. */
    device: z.string().nullable(),
    /** When it was last used, to the day. */
    lastActiveAt: Instant,
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof Session>;

/** What people manage about the account itself: its sessions, its deletion. */
export const ownAccountApi = defineApi({
  'GET /api/auth/sessions': {
    summary: 'Where the user is signed in, the device used last first',
    access: 'user',
    response: z.array(Session),
  },
  'DELETE /api/auth/sessions/:id': {
    summary: 'End one session',
    access: 'user',
    response: z.object({ success: z.literal(true) }),
  },
  'DELETE /api/auth/sessions': {
    summary: 'End every session but this one',
    access: 'user',
    response: z.object({ ended: z.int() }),
  },
  'DELETE /api/auth/account': {
    summary: 'Delete the account with everything in it. A verified e-mail confirms it, without one a word',
    access: 'user',
    body: z.object({ email: z.string().max(320).optional(), guestConfirmation: z.string().max(20).optional() }),
    response: z.object({ success: z.literal(true) }),
    perMinute: 10,
  },
});
