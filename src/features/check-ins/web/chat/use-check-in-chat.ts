import { useMutation } from '@tanstack/react-query';
import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import { hasCode, serverMessage } from '#web/api/api.ts';
import { rateLimitMessage } from '#web/api/rate-limit.ts';
import { type Answering, createAnswering } from '#web/chat/answering.ts';
import { modalMessages } from '#features/check-ins/modal-messages.ts';
import { chatReducer, heardBy, NOTHING_SAID } from './check-in-chat.ts';
import type { CheckInAction, FormDay } from '../check-in-flow.ts';
import { talkMutation } from '../queries.ts';

const texts = modalMessages.chat;

type ChatSubject = {
  /** The day with the identities that can be spoken of. */
  day: FormDay;
  dispatch: Dispatch<CheckInAction>;
};

/** A check-in by chat: the conversation, and what can be done in it. */
export function useCheckInChat({ day, dispatch }: ChatSubject) {
  const [chat, tell] = useReducer(chatReducer, NOTHING_SAID);
  const talk = useMutation(talkMutation);
  const working = useRef<Answering | null>(null);
  useEffect(() => () => working.current?.stop(), []);

  function send(message: string): void {
    if (chat.pending || chat.ended) return;
    const { turns, knowsAll } = heardBy(chat);
    const answering = createAnswering();
    working.current = answering;
    tell({ type: 'sent', message });
    const identityIds = day.groups.map(({ identityId }) => identityId);
    talk.mutate(
      {
        identityIds,
        date: day.date,
        message,
        turns,
        answering,
        onDelta: (text) => tell({ type: 'heard', text }),
        onAgain: () => tell({ type: 'heard', text: null }),
      },
      {
        onSuccess: (answer) => {
          if (!answer || working.current !== answering) return;
          tell({ type: 'answered', answer });
          if (answer.safety?.stopsCoaching) return;
          const said = answer.extractedCompletions.map((one) => ({ ...one, evidence: one.evidence ?? null }));
          dispatch({ type: 'captured', said, message, knowsAll });
        },
        onError: (error) => {
          if (working.current !== answering) return;
          if (hasCode(error, 'AI_LIMIT_REACHED')) return tell({ type: 'limited' });
          const said = rateLimitMessage(error) ?? serverMessage(error) ?? texts.failed;
          tell({ type: 'failed', reason: said });
        },
      },
    );
  }

  return {
    chat,
    send,
    /** After a help card: back to what was being said, or to what was saved. */
    goOn: () => {
      tell({ type: 'gone on' });
      dispatch({ type: 'gone on' });
    },
    type: (draft: string) => tell({ type: 'typed', draft }),
    stop: () => {
      working.current?.stop();
      working.current = null;
      tell({ type: 'stopped' });
    },
    answerWithoutModel: () => working.current?.answerWithoutModel(),
    /** Clears the captured progress so that the user can start over. */
    clear: () => {
      dispatch({ type: 'cleared' });
      tell({ type: 'cleared', draft: texts.clarify });
    },
  };
}
