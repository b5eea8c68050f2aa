import { useMutation } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { createAttemptKeys } from '#web/api/idempotency-keys.ts';
import { type Answering, createAnswering, type Sent } from './answering.ts';
import { canRetry, chatTurnReducer, NOTHING_WRITTEN } from './chat-turn.ts';
import { rateLimitMessage } from '#web/api/rate-limit.ts';

/** The options of sending a message: see `stream`. */
export type Asking = Sent & { idempotencyKey: string; onDelta: (text: string) => void };

type ChatTurnOptions<Answer> = {
  /** What stands in the box at first. */
  written?: string;
  /** Sent along with the message: the same text about something else is another message, with another key. */
  about: unknown;
  ask: (message: string, asking: Asking) => Promise<Answer>;
  /** Called with each message as it is sent, also when it is sent again. */
  onSend?: (message: string) => void;
  /** Called with the answer. Until `done` is called the message and its answer stay as they are. */
  onAnswer: (answer: Answer, message: string, done: () => void) => void;
  /** True for a failure that is shown elsewhere, so that the message comes back without an error. */
  isTold?: (error: Error) => boolean;
  /** Called when the message came back, whatever the reason; null when it was stopped. */
  onBack?: (error: Error | null) => void;
  /** The toast for a message that failed to send. */
  failure?: { title: string; description: string };
};

type Question<Answer> = { message: string; content: unknown; ask: ChatTurnOptions<Answer>['ask'] };

/**
 * One message at a time with a streamed answer: the box, sending, stopping, and retrying a failure under the same key. Leaving the page cancels the
 * answer, and nothing of it is stored or counted.
 */
export function useChatTurn<Answer>(options: ChatTurnOptions<Answer>) {
  const { written = '', about, onSend, onAnswer, onBack, isTold, failure } = options;
  const [turn, dispatch] = useReducer(chatTurnReducer, { ...NOTHING_WRITTEN, draft: written });
  const [keys] = useState(createAttemptKeys);
  const answering = useRef<Answering | null>(null);
  useEffect(() => () => answering.current?.stop(), []);

  const sending = useMutation({
    mutationFn: async ({ message, content, ask }: Question<Answer>) => {
      const onDelta = (text: string) => dispatch({ type: 'heard', text });
      answering.current = createAnswering();
      return answering.current.ask(
        async (how) => ({ answer: await ask(message, { idempotencyKey: keys.keyFor(content), onDelta, ...how }) }),
        () => dispatch({ type: 'heard', text: null }),
      );
    },
    ...(failure && { meta: { failure, handledInline: (error) => rateLimitMessage(error) !== null } }),
  });

  function submit(message: string): void {
    if (turn.sent) return;
    const content = { about, message };
    // Captured now: when the request is made, the message may already be part of the history.
    const { ask } = options;
    dispatch({ type: 'sent', message });
    onSend?.(message);
    sending.mutate(
      { message, content, ask },
      {
        onSuccess: (heard) => {
          if (!heard) {
            dispatch({ type: 'returned' });
            return onBack?.(null);
          }
          keys.arrived(content);
          onAnswer(heard.answer, message, () => dispatch({ type: 'answered' }));
        },
        onError: (error) => {
          dispatch({ type: isTold?.(error) ? 'returned' : 'failed' });
          onBack?.(error);
        },
      },
    );
  }

  return {
    draft: turn.draft,
    setDraft: (draft: string) => dispatch({ type: 'written', draft }),
    /** The message that waits for its answer, and the text of that so far. */
    sent: turn.sent,
    submit,
    stop: sending.isPending ? () => answering.current?.stop() : null,
    answerWithoutModel: () => answering.current?.answerWithoutModel(),
    /** After a message that failed to send; `onRetry` is null once its text was edited, `reason` when there is no specific message. */
    failure:
      turn.failed === null
        ? null
        : {
            onRetry: canRetry(turn) ? () => submit(turn.failed as string) : null,
            reason: rateLimitMessage(sending.error),
          },
    error: sending.error,
  };
}
