import { type Answer, type CallArguments, type CallKey, toFailure, type Sending, send } from './api.ts';

/** Milliseconds without a single byte after which the stream counts as failed; the server sends a heartbeat every 15 s. */
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

/**
 * Makes a call whose text is streamed: `stream('POST /api/chat/messages', { body, onDelta, signal })`. Returns and throws as `call` does, and fails after
 * 45 s without data. Aborting the signal cancels the work on the server too.
 */
export async function stream<K extends CallKey>(key: K, ...args: CallArguments<K, Streaming>): Promise<Answer<K>> {
  const { onDelta } = args[0] as Streaming;
  const waiting = waitAtMost(SILENCE);
  try {
    const manner = { accept: 'text/event-stream, application/json', timeLimit: waiting.signal };
    // The first screen streams nothing, so the reader loads on use; beside the request, which must not wait for it.
    const [response, { answerIn }] = await Promise.all([
      send(key, args as CallArguments<K>, manner),
      import('./server-events.ts'),
    ]);
    if (!response.ok) throw await toFailure(response);
    waiting.heard();
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    if (!isStream || !response.body) return (await response.json()) as Answer<K>;
    const answer = await answerIn(response.body, {
      onPiece: waiting.heard,
      onEvent: ({ event, data }) => event === 'delta' && onDelta((JSON.parse(data) as { text: string }).text),
    });
    return answer as Answer<K>;
  } finally {
    waiting.end();
  }
}
