import { z } from 'zod';

export type Provider = 'google' | 'oidc' | 'development' | 'proxy';

/** What an identity provider says of a person, checked. */
export type Account = {
  readonly provider: Provider;
  readonly issuer: string;
  readonly subject: string;
  /** Null when the provider names none, or what is no address. */
  readonly email: string | null;
  /** Whether the provider has verified it. */
  readonly emailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly profileImageUrl: string | null;
  /** Whether its groups make it an admin. */
  readonly isAdmin: boolean;
};

/** What the browser keeps between leaving for the provider and coming back: bound to it by an HttpOnly cookie. */
export const Attempt = z.object({
  /** The way that was chosen. */
  way: z.string(),
  verifier: z.string(),
  state: z.string(),
  nonce: z.string(),
  returnTo: z.string(),
  keepGuest: z.boolean(),
});
export type Attempt = z.infer<typeof Attempt>;

/** One of the ways to sign in. */
export type Way = {
  /** What stands in addresses: `google`, `oidc`, `oidc-2`, `proxy`. */
  readonly id: string;
  readonly provider: Provider;
  /** Text of its button. */
  readonly label: string;
};

type Leaving = { readonly origin: string; readonly returnTo?: string; readonly keepGuest: boolean };

export type SignIn = {
  /** In the order of their buttons; none when nobody can sign in. */
  readonly ways: readonly Way[];
  /** Where a way leads, and what to keep until the return. */
  start(way: Way, options: Leaving): Promise<{ url: URL; attempt: Attempt }>;
  finish(options: { url: URL; attempt: Attempt }): Promise<Account>;
};
