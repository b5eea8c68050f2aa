/**
 * Why a sign-in failed, as far as known: `denied` and `blocked` by the provider's own page, `refused` by the provider in any other way,
 * `unreachable` when it does not answer, `untrusted` when its answer fails verification, `no_attempt` when this browser did not start one, or
 * too long ago, `email_taken` when the verified address belongs to another account, `not_configured` without a provider,
 * `registration_closed` and `invitation_needed` for a new account where not everybody may make one, `proxy_silent` when the trusted proxy names nobody,
 * `proxy_untrusted` when somebody else did, `failed` on our side.
 */
export type SignInReason =
  | 'denied'
  | 'blocked'
  | 'refused'
  | 'unreachable'
  | 'untrusted'
  | 'no_attempt'
  | 'email_taken'
  | 'not_configured'
  | 'registration_closed'
  | 'invitation_needed'
  | 'proxy_silent'
  | 'proxy_untrusted'
  | 'failed';

/** A sign-in that fails for a known reason. */
export class SignInRefusal extends Error {
  readonly reason: SignInReason;

  constructor(reason: SignInReason, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'SignInRefusal';
    this.reason = reason;
  }
}

type Failed = { message?: string; code?: string; status?: number; cause?: Failed };

/** Codes of a connection that was not made, or broke. */
const NO_WAY =
  /^(?:ECONN\w+|ENOTFOUND|EAI_\w+|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|UND_ERR_\w+|OAUTH_TIMEOUT|CERT_\w+|DEPTH_ZERO_\w+|SELF_SIGNED_\w+|UNABLE_TO_\w+)$/;

/** Whether one of the causes is that nobody answered, or a server in trouble did. */
function isUnreachable(error: Failed, depth = 0): boolean {
  const isHere = error.message === 'fetch failed' || NO_WAY.test(error.code ?? '') || (error.status ?? 0) >= 500;
  return isHere || (error.cause !== undefined && depth < 4 && isUnreachable(error.cause, depth + 1));
}

/** The refusal behind whatever was thrown while the provider was asked. */
export function refusalFrom(error: unknown): SignInRefusal {
  if (error instanceof SignInRefusal) return error;
  // By their names: the library is loaded only once somebody signs in.
  const isTold = error instanceof Error && /^(?:AuthorizationResponse|ResponseBody)Error$/.test(error.name);
  const isAway = error instanceof Error && isUnreachable(error as Failed);
  return new SignInRefusal(isAway ? 'unreachable' : isTold ? 'refused' : 'untrusted', { cause: error });
}
