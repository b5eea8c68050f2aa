import type { ErrorBody } from '#contract/error.ts';
import type { Api } from '#contract/registered-api.ts';
import type { CallOptions, CallResult, Method } from '#contract/route.ts';
import type { ResponseInfo } from '#core/network/unreachable.ts';
import { eitherSignal } from './either-signal.ts';

/** Method and path of a call: `GET /api/goals/:id`. */
export type CallKey = keyof Api & `${Method} /${string}`;

type OptionsOf<K extends CallKey> = CallOptions<K, Api[K]>;
export type Sending = {
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The ETag of the cached answer: a polled call returns 304 while it is current. */
  held?: string;
  /** The time zone of an entry made earlier: it applies to this call only, and says nothing about the user's current zone. */
  madeIn?: string;
  /** The built-in engine answers instead of a model that takes its time. */
  withoutModel?: boolean;
};

/** The options of a call; may be left out when the call needs none. */
export type CallArguments<K extends CallKey, Extra = Sending> =
  object extends OptionsOf<K> ? [options?: OptionsOf<K> & Extra] : [options: OptionsOf<K> & Extra];

type WhoAmI = 'GET /api/auth/user';

/** The result of a call; only the question who is signed in may return null, for nobody. */
export type Answer<K extends CallKey> = K extends WhoAmI ? CallResult<Api[K]> | null : CallResult<Api[K]>;

/** Milliseconds after which an unanswered call counts as failed. */
const TIME_LIMIT = 30_000;

/**
 * A response with a status from 400 on; status 0 when a stream failed after it had started. `code` is null when the response did not come from the API
 * itself.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorBody['code'] | null;
  readonly body: unknown;
  /** Seconds until the call can be retried, when the response says so. */
  readonly retryAfter: number | null;

  constructor(status: number, message: string, body: unknown, retryAfter: number | null = null) {
    super(message);
    this.retryAfter = retryAfter;
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    this.code = isErrorBody(body) ? body.code : null;
  }
}

/** True for the failure with this status. */
export function hasStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status;
}

/** True for the failure with this code of the contract. */
export function hasCode(error: unknown, code: ErrorBody['code']): error is ApiError {
  return error instanceof ApiError && error.code === code;
}

/** The API's own message for a failure; null without a response, or when it did not come from the API. */
export function serverMessage(error: unknown): string | null {
  return error instanceof ApiError && error.code !== null ? error.message : null;
}

/** The same for client errors (below 500), which the user can act on; null for server errors. */
export function refusalMessage(error: unknown): string | null {
  return error instanceof ApiError && error.status < 500 ? serverMessage(error) : null;
}

/** Status and code of a failed call, or null when there was no response. */
export function responseInfo(error: unknown): ResponseInfo {
  return error instanceof ApiError ? { status: error.status, code: error.code } : null;
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'message' in body && 'code' in body;
}

type Parts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

/** The address of a call with its parameters filled in: `/api/goals/a%2Fb`. */
export function getPath<K extends CallKey>(key: K, ...[options]: CallArguments<K, unknown>): string {
  const params = (options as Parts | undefined)?.params ?? {};
  return key.slice(key.indexOf('/')).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** The key under which an answer is cached: its filled path, and the query when there is one. */
export function getKey<K extends CallKey>(key: K, ...args: CallArguments<K, unknown>): readonly unknown[] {
  const query = (args[0] as Parts | undefined)?.query;
  return query ? [getPath(key, ...args), query] : [getPath(key, ...args)];
}

function getSearch(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `?${search}` : '';
}

/** The browser's time zone, in which the server computes days; empty when the browser does not report one. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
}

/** The header's whole seconds; null without it, or when it names a date. */
function secondsIn(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}

/** The error for a response with a status from 400 on. */
export async function toFailure(response: Response): Promise<ApiError> {
  const text = await response.text();
  const retryAfter = secondsIn(response.headers.get('retry-after'));
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return new ApiError(response.status, `${response.status}: ${text || response.statusText}`, text, retryAfter);
  }
  const said = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  const message = typeof said === 'string' ? said : text || response.statusText;
  return new ApiError(response.status, message, body, retryAfter);
}

type Manner = { accept: string; timeLimit: AbortSignal };

/** Sends a call, whatever kind of answer is wanted. */
export function send<K extends CallKey>(
  key: K,
  args: CallArguments<K>,
  { accept, timeLimit }: Manner,
): Promise<Response> {
  const { query, body, idempotencyKey, signal, held, madeIn, withoutModel } = (args[0] ?? {}) as Parts & Sending;
  const headers = new Headers({ accept, 'x-time-zone': madeIn ?? browserZone() });
  if (madeIn) headers.set('x-made-earlier', '1');
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (withoutModel) headers.set('x-coach', 'builtin');
  if (held) headers.set('if-none-match', held);
  if (idempotencyKey) {
    headers.set('idempotency-key', idempotencyKey);
    // Beside the moment that an entry says it was made at: the server sees how wrong this clock is.
    headers.set('x-device-time', new Date().toISOString());
  }
  return fetch(new URL(getPath(key, ...args) + getSearch(query), location.origin), {
    method: key.slice(0, key.indexOf(' ')),
    credentials: 'same-origin',
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: signal ? eitherSignal(signal, timeLimit) : timeLimit,
  });
}

/**
 * Calls the API: `call('POST /api/goals', { body })`. Throws ApiError for an error status, and the error of `fetch` when there is no response within 30 s
 * or no network.
 */
export async function call<K extends CallKey>(key: K, ...args: CallArguments<K>): Promise<Answer<K>> {
  return (await callTagged(key, args)).answer;
}

/** The same, with the ETag that a polled call answers. `early` is the response to a request that was sent before. */
export async function callTagged<K extends CallKey>(
  key: K,
  args: CallArguments<K>,
  early?: Promise<Response>,
): Promise<{ answer: Answer<K>; tag: string | null }> {
  const timeLimit = AbortSignal.timeout(TIME_LIMIT);
  const response = await (early ?? send(key, args, { accept: 'application/json', timeLimit }));
  const tag = response.headers.get('etag');
  if (response.ok) return { answer: (await response.json()) as Answer<K>, tag };
  const nobody = response.status === 401 && key === ('GET /api/auth/user' satisfies WhoAmI);
  if (nobody) return { answer: null as Answer<K>, tag };
  throw await toFailure(response);
}
