import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE } from '#core/calendar/durations.ts';
import { readSomewhere } from '#server/db/replica.ts';

/** Bounds of what one process keeps: an answer of twenty habits takes 30 KB, with its compressed forms 40. */
const MOST_BYTES = 16 * 2 ** 20;
const MOST_ANSWERS = 1000;
/**
 * Milliseconds. A server that dies between a write and the new revision leaves the others with the old one: they go on with what they
 * keep for this long.
 */
const KEPT_FOR = MINUTE;

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

const compress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/** The best encoding that a client takes, by its Accept-Encoding; null is none. */
export function chosenEncoding(accepted: string | undefined): Encoding | null {
  const taken = new Set(
    accepted
      ?.toLowerCase()
      .split(',')
      .map((one) =>
        one
          .trim()
          .split(';')
          .map((part) => part.trim()),
      )
      .filter(([, weight]) => weight === undefined || Number(weight.slice(2)) > 0)
      .map(([name]) => name),
  );
  return ENCODINGS.find((encoding) => taken.has(encoding)) ?? null;
}

type Kept = {
  readonly tag: string;
  readonly madeAt: number;
  readonly plain: Buffer;
  readonly forms: Map<Encoding, Buffer>;
};

const sizeOf = ({ plain, forms }: Kept) => [...forms.values()].reduce((sum, form) => sum + form.length, plain.length);

/** One answer and its moment: `key` is whose it is, `tag` all that it depends on. */
export type Wanted = { readonly key: string; readonly tag: string; readonly now: Date };

/**
 * Answers as the bytes that go over the wire, one for each key: whoever asks again under the same tag gets them as they are. Those used
 * longest ago go first when there are too many. `tell` hears whether one was kept.
 */
export function createKeptAnswers({
  mostBytes = MOST_BYTES,
  mostAnswers = MOST_ANSWERS,
  tell = (_isKept: boolean) => {},
} = {}) {
  // A map remembers the order of its keys: the one used last stands last.
  const answers = new Map<string, { readonly kept: Kept; readonly size: number }>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= answers.get(key)?.size ?? 0;
    answers.delete(key);
  }

  function keep(key: string, kept: Kept): void {
    drop(key);
    const size = sizeOf(kept);
    answers.set(key, { kept, size });
    bytes += size;
    for (const oldest of answers.keys()) {
      if (bytes <= mostBytes && answers.size <= mostAnswers) break;
      drop(oldest);
    }
  }

  function find({ key, tag, now }: Wanted): Kept | null {
    const kept = answers.get(key)?.kept;
    const isCurrent = kept?.tag === tag && Math.abs(now.getTime() - kept.madeAt) < KEPT_FOR;
    return isCurrent ? kept : null;
  }

  async function inForm(kept: Kept, encoding: Encoding): Promise<Buffer> {
    const form = kept.forms.get(encoding) ?? (await compress[encoding](kept.plain));
    kept.forms.set(encoding, form);
    return form;
  }

  /** The bytes in an encoding; `make` writes the JSON where nothing is kept under the tag. */
  return async function answerKept(
    wanted: Wanted,
    encoding: Encoding | null,
    make: () => Promise<string>,
  ): Promise<Buffer> {
    const { key, tag, now } = wanted;
    const earlier = find(wanted);
    tell(earlier !== null);
    const kept = earlier ?? { tag, madeAt: now.getTime(), plain: Buffer.from(await make()), forms: new Map() };
    const found = encoding === null ? kept.plain : await inForm(kept, encoding);
    keep(key, kept);
    return found;
  };
}

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;

type Sending = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly revision: number };

/** Sends an answer of a user, who is its `key`, as it is kept, or as it is made and kept from now on. */
export async function sendKept(
  answerKept: KeptAnswers,
  { request, reply, revision, ...wanted }: Wanted & Sending,
  make: () => Promise<unknown>,
): Promise<FastifyReply> {
  const encoding = chosenEncoding(request.headers['accept-encoding']);
  const bytes = await answerKept(wanted, encoding, async () => {
    const answer = await readSomewhere({ userId: wanted.key, revision }, make);
    return String(reply.serializeInput(answer as Record<string, unknown>, '200'));
  });
  if (encoding) reply.header('content-encoding', encoding);
  return reply.header('vary', 'accept-encoding').type('application/json; charset=utf-8').send(bytes);
}
