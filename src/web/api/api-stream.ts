import { type Answer, ApiError, type CallArguments, type CallKey, failureOf, type Sending, send } from './api.ts';
import { createEventReader } from './server-events.ts';

/** Milliseconds without a single byte after which an answer counts as failed; the server gives a sign of life every 15 s. */
const SILENCE = 45_000;

export type Streaming = Sending & {
  /** The next piece of the answer's text; all pieces together are the beginning of the text that comes with the answer. */
  onDelta: (text: string) => void;
};

type Waiting = { signal: AbortSignal; heard: () => void; end: () => void };

function waitAtMost(milliseconds: number): Waiting {
  const silent = new AbortController();
  const give = () => silent.abort(new DOMException('The answer broke off', 'TimeoutError'));
  let timer = setTimeout(give, milliseconds);
  return {
    signal: silent.signal,
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(give, milliseconds);
    },
    end: () => clearTimeout(timer),
  };
}

function refusal(data: string): ApiError {
  const body: unknown = JSON.parse(data);
  const message = typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : data;
  return new ApiError(0, message, body);
}

async function answerIn(
  body: ReadableStream<Uint8Array>,
  { onDelta, heard }: Pick<Streaming, 'onDelta'> & Pick<Waiting, 'heard'>,
): Promise<unknown> {
  const read = createEventReader();
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new TypeError('The answer broke off');
    heard();
    for (const { event, data } of read(decoder.decode(value, { stream: true }))) {
      if (event === 'delta') onDelta((JSON.parse(data) as { text: string }).text);
      if (event === 'done') return JSON.parse(data);
      if (event === 'error') throw refusal(data);
    }
  }
}

/**
 * Makes a call whose text can be followed: `stream('POST /api/chat/messages', { body, onDelta, signal })`. Answers and throws
 * as `call` does, and fails when nothing at all is heard for 45 s. Aborting the signal ends the work on the server too.
 */
export async function stream<K extends CallKey>(key: K, ...args: CallArguments<K, Streaming>): Promise<Answer<K>> {
  const { onDelta } = args[0] as Streaming;
  const waiting = waitAtMost(SILENCE);
  try {
    const manner = { accept: 'text/event-stream, application/json', timeLimit: waiting.signal };
    const response = await send(key, args as CallArguments<K>, manner);
    if (!response.ok) throw await failureOf(response);
    waiting.heard();
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    if (!isStream || !response.body) return (await response.json()) as Answer<K>;
    return (await answerIn(response.body, { onDelta, heard: waiting.heard })) as Answer<K>;
  } finally {
    waiting.end();
  }
}
