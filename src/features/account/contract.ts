import { z } from 'zod';
import { defineApi } from '#contract/route.ts';
import { Instant, UserId } from '#contract/shapes.ts';

export const User = z
  .object({
    id: UserId,
    email: z.string().nullable(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    profileImageUrl: z.string().nullable(),
    authProvider: z.enum(['google', 'oidc', 'development', 'anonymous']),
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
});

const navigation = { access: 'public', redirect: true, response: z.null() } as const;

export const accountApi = defineApi({
  'GET /api/auth/user': { summary: 'Who is signed in', access: 'user', response: User },
  'POST /api/auth/guest': {
    summary: 'Start as a guest, with a session',
    access: 'public',
    response: User,
    status: 201,
    perMinute: 20,
  },
  'POST /api/auth/guest-progress': {
    summary: 'After signing in on a guest’s browser: take the guest’s records into this account, or leave them behind',
    access: 'user',
    body: z.object({ keep: z.boolean() }),
    response: User,
  },
  'GET /api/login': { ...navigation, summary: 'Go to the sign-in of the identity provider', query: SignIn },
  'GET /api/auth/google': { ...navigation, summary: 'The same as /api/login', query: SignIn },
  'GET /api/auth/callback': {
    ...navigation,
    summary: 'Where the identity provider sends the browser back to',
    query: z.object({ state: z.string().max(500).optional() }),
  },
  'GET /api/logout': { ...navigation, summary: 'End the session' },
});
