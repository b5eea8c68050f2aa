import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { ApiError } from './api.ts';

type Listening = {
  /** An event before the answer, for example a chunk of its text. */
  onEvent: (event: EventSourceMessage) => unknown;
  /** Called for all incoming data, heartbeats included. */
  onPiece?: () => void;
};

function refusal(data: string): ApiError {
  const body: unknown = JSON.parse(data);
  const message = typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : data;
  return new ApiError(0, message, body);
}

/**
 * Reads server-sent events up to the answer in the last one, `done`. Throws the error of an `error` event, and a TypeError when the stream ends with
 * neither.
 */
export async function answerIn(body: ReadableStream<Uint8Array>, { onEvent, onPiece }: Listening): Promise<unknown> {
  const complete: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => complete.push(event) });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new TypeError('The answer broke off');
    onPiece?.();
    parser.feed(decoder.decode(value, { stream: true }));
    for (const event of complete.splice(0)) {
      if (event.event === 'done') return JSON.parse(event.data);
      if (event.event === 'error') throw refusal(event.data);
      onEvent(event);
    }
  }
}
