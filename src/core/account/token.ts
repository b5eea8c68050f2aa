/** What somebody may let a tool do for them: look, note days, talk with the coach, or all that a tool may do at all. */
export const TOKEN_SCOPES = ['read', 'check-in', 'coach', 'all'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** What a call asks of a token: a scope; nothing, where a call is for everybody; `never` is for people alone. */
export type TokenAccess = TokenScope | 'never' | 'anybody';

export const TOKEN = {
  /** Kept of one user, those that have run out among them. */
  perUser: 20,
  nameMax: 60,
  /** Days until it runs out. */
  daysMax: 366,
  /** Calls a minute. A tool that looks every ten seconds makes six. */
  perMinute: 120,
} as const;

/** Whether these scopes open a call: `all` opens each that any scope opens. */
export function opens(scopes: readonly TokenScope[], needed: TokenAccess): boolean {
  if (needed === 'never') return false;
  return needed === 'anybody' || scopes.includes(needed) || scopes.includes('all');
}

/** The scopes as they are kept: each once, in their order, and `all` by itself. `['read', 'all']` is `['all']`. */
export function toScopes(chosen: readonly TokenScope[]): TokenScope[] {
  if (chosen.includes('all')) return ['all'];
  return TOKEN_SCOPES.filter((scope) => chosen.includes(scope));
}
