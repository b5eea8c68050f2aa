import type { Setback } from './circuit.ts';

/** Why a provider gave no answer, as counted: out of quota, a request it refuses, down, or slow. */
export type FailureKind = 'limited' | 'refused' | 'unavailable' | 'timeout';

export type ProviderFailure = Setback & {
  readonly kind: FailureKind;
  /** True when a second try at once may work: a server error or a broken connection. */
  readonly mayRetry: boolean;
};

/** Raised when the provider is slower than it may be. */
export class SlowProvider extends Error {}

const LIMITED = new Set([402, 429]);
/** A wrong key, no access, an unknown model or address. */
const LASTING = new Set([401, 403, 404]);

type Answer = { statusCode?: unknown; responseHeaders?: unknown };

function getHeaders(error: Answer): Readonly<Record<string, string>> {
  return (error.responseHeaders ?? {}) as Readonly<Record<string, string>>;
}

/** Milliseconds from a Retry-After header in seconds or as a date, which is read against the date of the same answer. */
function getRetryAfter(headers: Readonly<Record<string, string>>): number | null {
  const exact = Number(headers['retry-after-ms'] ?? Number.NaN);
  if (Number.isFinite(exact)) return Math.max(0, exact);
  const given = headers['retry-after'];
  if (given === undefined) return null;
  const seconds = Number(given);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const wait = Date.parse(given) - Date.parse(headers.date ?? '');
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}

/** Reads what a failed call means for the next one. Only the status and the headers are looked at, never a text. */
export function providerFailure(error: unknown): ProviderFailure {
  if (error instanceof SlowProvider) return { kind: 'timeout', mayRetry: false, isLasting: false, retryAfter: null };
  const answer = (typeof error === 'object' && error !== null ? error : {}) as Answer;
  const status = typeof answer.statusCode === 'number' ? answer.statusCode : null;
  const retryAfter = getRetryAfter(getHeaders(answer));
  if (status !== null && LIMITED.has(status)) return { kind: 'limited', mayRetry: false, isLasting: false, retryAfter };
  if (status !== null && status >= 400 && status < 500 && status !== 408) {
    // A stream alone may be refused (400), so that the second try, which is none, is worth it.
    return { kind: 'refused', mayRetry: !LASTING.has(status), isLasting: LASTING.has(status), retryAfter };
  }
  return { kind: 'unavailable', mayRetry: retryAfter === null, isLasting: false, retryAfter };
}
