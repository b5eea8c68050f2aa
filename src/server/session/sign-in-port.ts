import { z } from 'zod';

export type Provider = 'google' | 'oidc' | 'development';

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
};

/** What the browser keeps between leaving for the provider and coming back: bound to it by an HttpOnly cookie. */
export const Attempt = z.object({
  verifier: z.string(),
  state: z.string(),
  nonce: z.string(),
  returnTo: z.string(),
  keepGuest: z.boolean(),
});
export type Attempt = z.infer<typeof Attempt>;

export type SignIn = {
  readonly provider: Provider | null;
  /** Text of the button, null when nobody can sign in. */
  readonly label: string | null;
  start(options: { origin: string; returnTo?: string; keepGuest: boolean }): Promise<{ url: URL; attempt: Attempt }>;
  finish(options: { url: URL; attempt: Attempt }): Promise<Account>;
};
