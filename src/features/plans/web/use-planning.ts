import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import type { CallResult } from '#contract/route.ts';
import type { PlannedHabit } from '#core/plan.ts';
import type { Api } from '#features/api.ts';
import { hasCode } from '#web/api.ts';
import { createAttemptKeys } from '#web/attempt-keys.ts';
import { useChatTurn } from '#web/use-chat-turn.ts';
import {
  messagesFor,
  openConversation,
  type PlanningAction,
  type PlanningConversation,
  planningReducer,
} from './planning-conversation.ts';
import { conversationKey, launchMutation, offeredPlanQuery, type PlanningMode, refinePlan } from './queries.ts';

/** Milliseconds that the celebration of a saved plan stays. */
const CELEBRATION = 1500;

/** Whose week is planned, what was offered for it, and what happens once it is set. */
export type PlanningSubject = {
  identity: { id: string; name: string };
  mode: PlanningMode;
  offer: CallResult<Api['POST /api/identities/:id/generate-habits']>;
  /** Brings the rest of the app up to date after the plan was saved. */
  onSaved: () => Promise<unknown>;
  /** Called once the celebration is over; `upToDate` is what became of `onSaved`. */
  onDone: (upToDate: boolean) => void;
};

export type Planning = ReturnType<typeof usePlanning>;

/** The state of planning one week, and what can be done with it. */
export function usePlanning(props: PlanningSubject) {
  const { identity, mode, offer } = props;
  const kept = useKeptConversation({ identityId: identity.id, mode });
  const [conversation, dispatch] = useReducer(planningReducer, offer, (made) => kept.read() ?? openConversation(made));
  useEffect(() => kept.keep(conversation));
  const selected = conversation.selection.flatMap((index) => conversation.habits[index] ?? []);
  return {
    conversation,
    selected,
    toggle: (index: number) => dispatch({ type: 'toggled', index }),
    ...useRefining({ identity, conversation, dispatch }),
    ...useAccepting({ ...props, selected }),
  };
}

type Refining = {
  identity: PlanningSubject['identity'];
  conversation: PlanningConversation;
  dispatch: Dispatch<PlanningAction>;
};

/** The message being written, and sending it: what did not get through comes back into the box. */
function useRefining({ identity, conversation, dispatch }: Refining) {
  const client = useQueryClient();
  const { turns, habits } = conversation;
  const isLimit = (error: Error) => hasCode(error, 'AI_LIMIT_REACHED');
  const turn = useChatTurn({
    about: { identity: identity.id, habits, said: messagesFor(turns, '') },
    ask: (message, asking) =>
      refinePlan(client, { identity, messages: messagesFor(turns, message), habits, ...asking }),
    onSend: (text) => dispatch({ type: 'sent', text }),
    onAnswer: (answer, _message, done) => {
      dispatch({ type: 'refined', ...answer });
      done();
    },
    isTold: isLimit,
    onBack: (error) => dispatch({ type: error && !isLimit(error) ? 'failed' : 'withdrawn' }),
  });
  return {
    draft: turn.draft,
    setDraft: turn.setDraft,
    send: turn.submit,
    stop: turn.stop,
    onRetry: turn.failure?.onRetry ?? null,
    /** What has come of the answer on its way; null when none is. */
    coming: turn.sent?.answer ?? null,
    isThinking: turn.sent !== null,
    isLimited: turn.error !== null && isLimit(turn.error),
  };
}

type Accepting = PlanningSubject & { selected: readonly PlannedHabit[] };

/** Accepting the selected habits, and what follows it. */
function useAccepting({ identity, mode, selected, onSaved, onDone }: Accepting) {
  const [accepted, setAccepted] = useState<{ habit: PlannedHabit; upToDate: Promise<boolean> } | null>(null);
  const [keys] = useState(createAttemptKeys);
  const launch = useMutation(launchMutation);
  useCelebration(accepted?.upToDate ?? null, onDone);
  useForgetOffer({ identityId: identity.id, mode, isAccepted: accepted !== null });

  function accept() {
    const [first] = selected;
    if (!first || launch.isPending) return;
    const idempotencyKey = keys.keyFor({ selected, mode });
    launch.mutate(
      { identityId: identity.id, habits: selected, mode, idempotencyKey },
      {
        onSuccess: () => {
          const habit = selected.find((one) => one.habitType === 'core') ?? first;
          const upToDate = onSaved().then(
            () => true,
            () => false,
          );
          setAccepted({ habit, upToDate });
        },
      },
    );
  }

  return { accept, accepted: accepted?.habit ?? null, isSaving: launch.isPending };
}

/** Leaves once the celebration was seen and everything else is up to date. */
function useCelebration(upToDate: Promise<boolean> | null, onDone: (upToDate: boolean) => void): void {
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (!upToDate) return;
    let gone = false;
    const leave = (isUpToDate: boolean) => {
      if (!gone) done.current(isUpToDate);
    };
    const timer = setTimeout(() => void upToDate.then(leave), CELEBRATION);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [upToDate]);
}

/** Where the conversation outlives its page: what was refined cost interactions, and is there when one comes back. */
function useKeptConversation({ identityId, mode }: { identityId: string; mode: PlanningSubject['mode'] }) {
  const client = useQueryClient();
  const key = conversationKey({ identityId, mode });
  return {
    read: () => client.getQueryData<PlanningConversation>(key),
    keep: (conversation: PlanningConversation) => {
      // An unanswered message would wait for ever: such a moment is not kept.
      if (conversation.turns.at(-1)?.from !== 'user') client.setQueryData(key, conversation);
    },
  };
}

/** The next week gets an offer of its own: an accepted one is forgotten when its page is left. */
function useForgetOffer({
  identityId,
  mode,
  isAccepted,
}: {
  identityId: string;
  mode: PlanningSubject['mode'];
  isAccepted: boolean;
}): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isAccepted) return;
    const forgotten = [offeredPlanQuery({ identityId, mode }).queryKey, conversationKey({ identityId, mode })];
    return () => forgotten.forEach((queryKey) => client.removeQueries({ queryKey, exact: true }));
  }, [client, identityId, mode, isAccepted]);
}
