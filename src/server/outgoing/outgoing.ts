import { type LookupAddress, lookup as lookUp } from 'node:dns';
import { request as requestPlainly, type RequestOptions } from 'node:http';
import { request as requestSecurely } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { AddressRefusal, SendingProblem } from '#core/network/sending.ts';
import { addressKind, isThisMachine, literalIn } from './address-rules.ts';
import { retryAfterMs } from './retry-after.ts';

/** Milliseconds that a server has to answer. */
const ANSWER_WITHIN = 10_000;
/** Bytes of an answer that are waited for; nothing of it is kept. */
const ANSWER_MAX = 65_536;
/** Milliseconds that a name has to be found while somebody waits with the form open. */
const NAME_WITHIN = 3000;

/** How a server answered: its status and how long it wants to be left alone, or what kept it from answering. */
export type Answered =
  | { readonly status: number; readonly problem: null; readonly retryAfterMs: number }
  | { readonly status: null; readonly problem: SendingProblem; readonly retryAfterMs: 0 };

export type Letter = {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly now: Date;
};

/** Sends what people ask to be told elsewhere, to addresses that they give. */
export type Outgoing = {
  /** Why an address is refused, or null. Looks its name up: not inside a transaction. */
  readonly refusal: (address: string) => Promise<AddressRefusal | null>;
  /** Posts once, without following redirects. Never rejects for what the other side does. */
  readonly post: (letter: Letter) => Promise<Answered>;
};

type Lookup = (name: string, done: (error: Error | null, found: readonly LookupAddress[]) => void) => void;

type Options = {
  /** Whether networks of homes and offices, this machine, and plain http are allowed. */
  readonly isPrivateAllowed: boolean;
  /** The origins under which this server itself is reached. */
  readonly ownOrigins: () => readonly string[];
  /** How names are found; the system's way by default. */
  readonly lookup?: Lookup;
  readonly within?: number;
};

class RefusedAddress extends Error {}

const bySystem: Lookup = (name, done) => lookUp(name, { all: true }, done);
const portOf = ({ port, protocol }: URL) => port || (protocol === 'https:' ? '443' : '80');

function problemOf(error: unknown): SendingProblem {
  if (error instanceof RefusedAddress) return 'address';
  const { name, code = '' } = error as { name?: string; code?: string };
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout';
  if (/^(?:ENOTFOUND|EAI_)/.test(code)) return 'name';
  return /CERT|SELF_SIGNED|UNABLE_TO|TLS|SSL/.test(code) ? 'certificate' : 'connection';
}

type Rules = {
  /** Why an address is refused for what it says, without asking anybody. */
  readonly byText: (url: URL | null) => AddressRefusal | null;
  readonly isAllowed: (machine: string, url: URL) => boolean;
};

function rulesOf({ isPrivateAllowed, ownOrigins }: Options): Rules {
  const own = () => ownOrigins().map((origin) => new URL(origin));
  const isAllowed = (machine: string, url: URL) => {
    const kind = addressKind(machine);
    if (kind !== 'private') return kind === 'public';
    // Whatever its name: this machine, at a port of ours, is this server.
    const isItself = isThisMachine(machine) && own().some((one) => portOf(one) === portOf(url));
    return isPrivateAllowed && !isItself;
  };
  const byText = (url: URL | null): AddressRefusal | null => {
    if (!url || !/^https?:$/.test(url.protocol) || url.hostname === '') return 'malformed';
    if (url.protocol === 'http:' && !isPrivateAllowed) return 'not-https';
    if (url.username || url.password) return 'credentials';
    if (own().some(({ host }) => host === url.host)) return 'itself';
    const literal = literalIn(url);
    return literal && !isAllowed(literal, url) ? 'private' : null;
  };
  return { byText, isAllowed };
}

/**
 * Finds a name and gives on only addresses that are allowed: the connection goes to what was checked, whatever the name is found as a moment
 * later.
 */
const checkedLookup =
  (url: URL, isAllowed: Rules['isAllowed'], lookup: Lookup): LookupFunction =>
  (name, { all }, done) =>
    lookup(name, (error, found) => {
      const allowed = found?.filter(({ address }) => isAllowed(address, url)) ?? [];
      const [first] = allowed;
      if (error) done(error, '');
      else if (!first || allowed.length < found.length) done(new RefusedAddress(`${name} is not for us`), '');
      else if (all) done(null, [...allowed]);
      else done(null, first.address, first.family);
    });

/** One request, to the end of its answer or as much of it as is waited for. */
function ask(url: URL, options: RequestOptions, body: string, now: Date): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestSecurely : requestPlainly;
    let answered: Answered | null = null;
    // What has answered has, even if its answer never ends.
    const end = (error?: unknown) => (answered ? resolve(answered) : reject(error));
    const request = send(url, options, (response) => {
      const retryAfter = retryAfterMs(response.headers['retry-after'], now);
      answered = { status: response.statusCode ?? 0, problem: null, retryAfterMs: retryAfter };
      let bytes = 0;
      response.on('data', (piece: Buffer) => {
        bytes += piece.length;
        if (bytes > ANSWER_MAX) response.destroy();
      });
      response.on('close', end).on('error', end);
    });
    request.on('error', end);
    request.end(body);
  });
}

/** Sends under the rules of addresses: https to public ones, or what the operator allows besides; never to this server itself. */
export function createOutgoing(options: Options): Outgoing {
  const { lookup = bySystem, within = ANSWER_WITHIN } = options;
  const { byText, isAllowed } = rulesOf(options);
  const isFoundPrivate = (url: URL) =>
    new Promise<boolean>((resolve) => {
      const late = setTimeout(() => resolve(false), NAME_WITHIN);
      lookup(url.hostname, (error, found) => {
        clearTimeout(late);
        // A name that is not there yet may come; sending checks it again.
        resolve(!error && found.some(({ address }) => !isAllowed(address, url)));
      });
    });
  return {
    refusal: async (address) => {
      const url = URL.parse(address);
      const refused = byText(url);
      if (refused || !url || literalIn(url)) return refused;
      return (await isFoundPrivate(url)) ? 'private' : null;
    },
    post: async ({ address, headers, body, now }) => {
      const url = URL.parse(address);
      if (!url || byText(url)) return { status: null, problem: 'address', retryAfterMs: 0 };
      try {
        const request = {
          method: 'POST',
          headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
          agent: false as const,
          lookup: checkedLookup(url, isAllowed, lookup),
          signal: AbortSignal.timeout(within),
        };
        return await ask(url, request, body, now);
      } catch (error) {
        return { status: null, problem: problemOf(error), retryAfterMs: 0 };
      }
    },
  };
}
