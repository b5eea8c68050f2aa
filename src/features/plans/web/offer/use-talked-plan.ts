import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useRef } from 'react';
import type { Chip } from '#contract/plan-act.ts';
import type { SafetyAnswer } from '#features/coach/contract.ts';
import { hasCode } from '#web/api/api.ts';
import { rateLimitMessage } from '#web/api/rate-limit.ts';
import { useChatTurn } from '#web/chat/use-chat-turn.ts';
import type { HandAction } from './plan-edits.ts';
import { refinePlan } from './planning-calls.ts';
import { messagesFor, type PlanningAction, type PlanningConversation } from './planning-conversation.ts';

type Talked = {
  identity: { id: string; name: string };
  conversation: PlanningConversation;
  dispatch: Dispatch<PlanningAction>;
};

export type TalkedPlan = ReturnType<typeof useTalkedPlan>;

/** A plan that is changed by hand and by talking, whatever becomes of it. */
export function useTalkedPlan({ identity, conversation, dispatch }: Talked) {
  return {
    conversation,
    selected: conversation.selection.flatMap((index) => conversation.habits[index] ?? []),
    /** Changes it by hand. */
    edit: (action: HandAction) => dispatch(action),
    toggleChange: (seriesId: string) => dispatch({ type: 'change-toggled', seriesId }),
    /** Shows what a habit in somebody's own words calls for. */
    care: (safety: SafetyAnswer) => dispatch({ type: 'cared', safety }),
    ...useRefining({ identity, conversation, dispatch }),
  };
}

/** The message draft, and sending it: a failed message returns to the box. A pressed chip is sent as its label, with what it does. */
function useRefining({ identity, conversation, dispatch }: Talked) {
  const client = useQueryClient();
  const pressed = useRef<Extract<Chip, { does: 'act' }> | null>(null);
  const { turns, habits, selection: selected, past, chips, isRunning } = conversation;
  const before = past.at(-1)?.habits ?? null;
  const isLimit = (error: Error) => hasCode(error, 'AI_LIMIT_REACHED');
  /** What the message does; nothing once the chip that said it is gone. */
  const actsOf = (message: string) =>
    pressed.current && pressed.current.label === message && chips.includes(pressed.current)
      ? pressed.current.acts
      : null;
  const turn = useChatTurn({
    about: { identity: identity.id, habits, selected, before, said: messagesFor(turns, '') },
    ask: (message, asking) => {
      const about = { identity, of: isRunning ? ('running' as const) : ('offer' as const), habits, selected, before };
      return refinePlan(client, {
        ...about,
        messages: messagesFor(turns, message),
        acts: actsOf(message),
        ...asking,
      });
    },
    onSend: (text) => dispatch({ type: 'sent', text }),
    onAnswer: (answer, _message, done) => {
      dispatch({ type: 'refined', ...answer });
      done();
    },
    isTold: isLimit,
    onBack: (error) =>
      dispatch(error && !isLimit(error) ? { type: 'failed', reason: rateLimitMessage(error) } : { type: 'withdrawn' }),
  });
  return {
    draft: turn.draft,
    setDraft: turn.setDraft,
    send: turn.submit,
    /** After help alone: the message is back in the box. */
    goOn: () => {
      const said = turns.findLast(({ from }) => from === 'user');
      if (said && turn.draft === '') turn.setDraft(said.text);
      dispatch({ type: 'gone-on' });
    },
    choose: (chip: Extract<Chip, { does: 'act' }>) => {
      pressed.current = chip;
      turn.submit(chip.label);
    },
    stop: turn.stop,
    answerWithoutModel: turn.answerWithoutModel,
    onRetry: turn.failure?.onRetry ?? null,
    /** The answer streamed so far; null when none is pending. */
    coming: turn.sent?.answer ?? null,
    isThinking: turn.sent !== null,
    isLimited: turn.error !== null && isLimit(turn.error),
  };
}
