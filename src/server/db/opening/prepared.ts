import type { PGlite } from '@electric-sql/pglite';
import { MINUTE } from '#core/calendar/durations.ts';
import { nameOf } from '../statement.ts';

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;

/** Kinds of messages of PostgreSQL's protocol, and where a statement is named in them: after the kind, the length, and what else comes before. */
const [PARSE, BIND, DESCRIBE, SYNC, CLOSE] = ['P', 'B', 'D', 'S', 'C'].map((kind) => kind.charCodeAt(0));
const NAME_AT = { parse: 5, bind: 6, describe: 6, close: 6 };
const OF_STATEMENT = 'S'.charCodeAt(0);

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/**
 * Milliseconds that a statement stays prepared. Its plan is made for the tables as they are, which nothing counts anew while people fill them: what reads all
 * of a small table would do so for a day.
 */
const STAYS = 10 * MINUTE;

/** The text of a statement that has no name and types none of its values. */
const textOf = (message: Uint8Array) => decoder.decode(message.subarray(NAME_AT.parse + 1, -3));

/** The same message about the statement of a name instead of the one that has none. */
function naming(name: string, message: Uint8Array, at: number): Uint8Array {
  const bytes = encoder.encode(name);
  const named = new Uint8Array(message.length + bytes.length);
  named.set(message.subarray(0, at));
  named.set(bytes, at);
  named.set(message.subarray(at), at + bytes.length);
  // All but the kind.
  new DataView(named.buffer).setInt32(1, named.length - 1);
  return named;
}

/** Asks to forget the statement that has no name. */
const FORGET = Uint8Array.from([CLOSE as number, 0, 0, 0, 6, OF_STATEMENT, 0]);

/**
 * Prepares each statement that has a name once: the library has each text parsed and planned anew whenever it is asked, which takes PostgreSQL longer than to
 * run it, in WebAssembly several times as long. It sends the messages of one query one by one, with none of another's between them.
 */
export function prepareOnce(lite: PGlite): void {
  const send = lite.execProtocolStream.bind(lite);
  const prepared = new Map<string, number>();
  const described = new Map<string, Messages>();
  /** The name of the statement that is asked. */
  let name: string | null = null;

  async function prepare(message: Uint8Array, options: Parameters<typeof send>[1]): Promise<Messages> {
    name = nameOf(textOf(message));
    if (name === null) return send(message, options);
    const since = prepared.get(name);
    if (since !== undefined && performance.now() - since < STAYS) return [];
    if (prepared.delete(name)) await send(naming(name, FORGET, NAME_AT.close), options);
    const answer = await send(naming(name, message, NAME_AT.parse), options);
    prepared.set(name, performance.now());
    return answer;
  }

  async function describe(of: string, message: Uint8Array, options: Parameters<typeof send>[1]): Promise<Messages> {
    const answer = described.get(of) ?? (await send(naming(of, message, NAME_AT.describe), options));
    described.set(of, answer);
    return answer;
  }

  lite.execProtocolStream = async (message, options) => {
    const [kind] = message;
    if (kind === PARSE) return prepare(message, options);
    if (kind === SYNC) name = null;
    if (name === null) return send(message, options);
    if (kind === BIND) return send(naming(name, message, NAME_AT.bind), options);
    if (kind === DESCRIBE && message[5] === OF_STATEMENT) return describe(name, message, options);
    return send(message, options);
  };
}
