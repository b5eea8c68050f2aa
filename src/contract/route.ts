import type { ZodType, z } from 'zod';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Method and path in one string, the way calls are named everywhere: `POST /api/goals`. */
export type RouteKey = `${Method} /${string}`;

/**
 * One call of the interface. `access: 'user'` answers 401 to nobody, `'admin'` also 403 to everybody but the admins; path parameters are ids (a
 * malformed one is 404); `idempotent` accepts an `Idempotency-Key` (`when-saved`: the handler keeps the answer in the transaction that it saves in);
 * `redirect` marks a navigation that answers 302 instead of JSON, or 303 to a form without fields.
 */
export type Route = {
  readonly summary: string;
  readonly access: 'public' | 'user' | 'admin';
  readonly query?: ZodType;
  readonly body?: ZodType;
  readonly response: ZodType;
  readonly status?: 200 | 201;
  /** A call that makes something answers 200, with the same shape, when it is there already. */
  readonly mayBeThere?: true;
  readonly idempotent?: boolean | 'when-saved';
  /** A POST that only asks, because its question does not fit into an address: it is no write, and what is kept of the user's screens stays. */
  readonly onlyAsks?: true;
  readonly redirect?: boolean;
  /** Where a browser that navigates here is redirected when rate-limited: nobody wants JSON as a page. */
  readonly busyAddress?: string;
  /** Where it is redirected when the call fails on our side. */
  readonly failedAddress?: string;
  /**
   * For polled calls whose response depends only on the user's revision and local date: both form its ETag, and while they are unchanged the
   * call answers 304 without a body, using only the statement that finds the session.
   */
  readonly polled?: boolean;
  /** For a polled call without parameters: its bytes are kept until its ETag changes, so that the same answer is made once. */
  readonly kept?: boolean;
  /**
   * Maximum calls a minute, when stricter than the general limit: per address for a public call; otherwise per user, and four times as many per
   * address. Or a bucket that several calls share.
   */
  readonly perMinute?: number | SharedRate;
  /**
   * The response field whose text can be streamed. With `Accept: text/event-stream` the call answers events: `delta` {text}, each the next piece
   * of that field; `done` with the same JSON as the plain call; `error`.
   */
  readonly streams?: string;
  /** With `Accept: text/event-stream` the call reports progress: events `progress` {done, total} before `done` or `error`. */
  readonly reportsProgress?: boolean;
  /** The content type of the file that the handler sends instead of JSON. */
  readonly file?: string;
  /** The body is a file as it is, sent as `application/octet-stream`, of so many bytes at most. */
  readonly upload?: { readonly maxBytes: number };
  /** The body is one file in a form (`multipart/form-data`), of so many bytes at most; the handler reads it from the request. */
  readonly form?: { readonly maxBytes: number };
};

/** Calls in the same bucket share one count per user: at most `max` a minute together, and four times as many per address. */
export type SharedRate = { readonly bucket: string; readonly max: number };

/** Declares the calls of a feature; the types of server and client are inferred from it. */
export function defineApi<const A extends Record<RouteKey, Route>>(api: A): A {
  return api;
}

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** `'GET /api/goals/:id'` → `{ id: string }`. */
export type PathParams<K extends string> = Record<NamesIn<K>, string>;

type Parsed<S> = S extends ZodType ? z.output<S> : undefined;
type Sent<S> = S extends ZodType ? z.input<S> : undefined;

/** What a handler reads after validation. */
export type RouteInput<K extends string, R extends Route> = {
  params: PathParams<K>;
  query: Parsed<R['query']>;
  body: Parsed<R['body']>;
};

/** What a client sends: only the parts that the call has. */
export type CallOptions<K extends string, R extends Route> = ([NamesIn<K>] extends [never]
  ? { params?: undefined }
  : { params: PathParams<K> }) &
  (R['query'] extends ZodType ? { query?: Sent<R['query']> } : { query?: undefined }) &
  (R['body'] extends ZodType
    ? undefined extends Sent<R['body']>
      ? { body?: Sent<R['body']> }
      : { body: Sent<R['body']> }
    : { body?: undefined });

export type CallResult<R extends Route> = z.output<R['response']>;
