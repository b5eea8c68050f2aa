import type { CallOptions, CallResult } from '#contract/route.ts';
import type { Api } from '#features/api.ts';

type Key = keyof Api & string;
type Extra = { headers?: Record<string, string>; idempotencyKey?: string };
type Raw = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | FormData | undefined;
  /** Goes away before the answer is there. */
  signal?: AbortSignal;
};
export type Answer<T> = { status: number; body: T; headers: Headers };

/** A client like a browser: cookies, a time zone, and typed calls over real HTTP. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  readonly url: string;
  /** The browser's time zone: it may travel. */
  zone: string;
  /** What the browser calls itself, when that matters. */
  userAgent: string | null = null;

  /** What a tool sends: a personal access token. */
  token: string | null = null;

  constructor(url: string, zone = 'Europe/London') {
    this.url = url;
    this.zone = zone;
  }

  /** Any request at all; redirects are not followed. */
  async raw(path: string, { method = 'GET', headers = {}, body, signal }: Raw = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(path, this.url), {
      method,
      redirect: 'manual',
      headers: {
        'x-time-zone': this.zone,
        ...(cookie && { cookie }),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(this.userAgent && { 'user-agent': this.userAgent }),
        ...headers,
      },
      ...(body !== undefined && { body }),
      signal: AbortSignal.any([AbortSignal.timeout(40_000), ...(signal ? [signal] : [])]),
    });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    return response;
  }

  private keep(line: string): void {
    const [pair, ...attributes] = line.split(';');
    const [name, value] = (pair as string).split('=') as [string, string];
    const gone = attributes.some((attribute) => /max-age=0|1970/i.test(attribute)) || value === '';
    if (gone) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  /** A call of the contract with any body; returns the raw response. */
  async send(
    key: string,
    {
      params,
      query,
      body,
      headers,
      idempotencyKey,
    }: Extra & { params?: Record<string, string>; query?: unknown; body?: unknown } = {},
  ): Promise<Answer<unknown>> {
    const [method, pattern] = key.split(' ') as [string, string];
    const path = pattern.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params?.[name] ?? ''));
    const search = query ? `?${new URLSearchParams(query as Record<string, string>).toString()}` : '';
    const response = await this.raw(path + search, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
  }

  /** Sends one file in a form, as a page does. */
  async upload(
    path: string,
    { name, type, content }: { name: string; type: string; content: string | Uint8Array<ArrayBuffer> },
  ): Promise<Answer<unknown>> {
    const body = new FormData();
    body.append('file', new Blob([content], { type }), name);
    const response = await this.raw(path, { method: 'POST', body });
    return { status: response.status, body: await response.json(), headers: response.headers };
  }

  /** A call of the contract, typed; fails unless it is answered with success. */
  async must<K extends Key>(key: K, options?: CallOptions<K, Api[K]> & Extra): Promise<CallResult<Api[K]>> {
    const answer = await this.send(key, options);
    if (answer.status >= 300) throw new Error(`${key}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as CallResult<Api[K]>;
  }
}
