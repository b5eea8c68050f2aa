import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import type { Chip } from '#contract/plan-act.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import type { SafetyAnswer } from '#features/coach/contract.ts';
import { hasCode } from '#web/api/api.ts';
import { createAttemptKeys } from '#web/api/idempotency-keys.ts';
import { rateLimitMessage } from '#web/api/rate-limit.ts';
import { bootstrapQuery } from '#web/bootstrap/bootstrap.ts';
import { useChatTurn } from '#web/chat/use-chat-turn.ts';
import { eraseDraft, keepDraft, readDraft } from '#web/device/drafts.ts';
import type { HandAction } from './plan-edits.ts';
import { conversationKey, offeredPlanQuery, type PlanOffer, type PlanWanted } from './offered-plan.ts';
import { acceptMutation, refinePlan } from './planning-calls.ts';
import {
  getKept,
  messagesFor,
  openConversation,
  type PlanningAction,
  type PlanningConversation,
  planningReducer,
  readKept,
} from './planning-conversation.ts';
import { type PlanningWay, wayKey } from './planning-way.ts';

/** Milliseconds that the celebration of a saved plan stays. */
const CELEBRATION = 1500;

/** Whose week is planned, the offer, and callbacks for when it is saved. */
export type PlanningSubject = {
  identity: { id: string; name: string; description: string };
  way: PlanningWay;
  /** The day of the offer, and the day that it is by now. */
  today: PlanWanted['today'];
  currentDay: PlanWanted['today'];
  offer: PlanOffer;
  /** Who replaces the identity when the plan is accepted; null to keep it. */
  replacement: { name: string; description: string } | null;
  /** Said to the coach before anything else. */
  firstMessage: string | null;
  /** Brings the rest of the app up to date after the plan was saved. */
  onSaved: () => Promise<unknown>;
  /** Called after the celebration; `upToDate` tells whether `onSaved` succeeded. */
  onDone: (upToDate: boolean) => void;
};

export type Planning = ReturnType<typeof usePlanning>;

/** The state of planning one week, and what can be done with it. */
export function usePlanning(props: PlanningSubject) {
  const { identity, way, today, offer, firstMessage } = props;
  const kept = useKeptConversation({ identityId: identity.id, way, today });
  const [conversation, dispatch] = useReducer(
    planningReducer,
    offer,
    (made) => kept.read() ?? openConversation(made, kept.readByHand()),
  );
  useEffect(() => kept.keep(conversation));
  const selected = conversation.selection.flatMap((index) => conversation.habits[index] ?? []);
  const refining = useRefining({ identity, conversation, dispatch });
  const isNew = conversation.turns.length === 1 && conversation.habits.length > 0;
  useFirstMessage(isNew ? firstMessage : null, refining.send);
  return {
    conversation,
    selected,
    /** Changes it by hand. */
    edit: (action: HandAction) => dispatch(action),
    toggleChange: (seriesId: string) => dispatch({ type: 'change-toggled', seriesId }),
    /** Shows what a habit in somebody's own words calls for. */
    care: (safety: SafetyAnswer) => dispatch({ type: 'cared', safety }),
    ...refining,
    ...useAccepting({ ...props, selected }),
  };
}

/** Sends the first message after mounting, so that its answer is received. */
function useFirstMessage(message: string | null, send: (message: string) => void): void {
  const [first] = useState({ message, send });
  useEffect(() => {
    const { message: text, send: say } = first;
    if (!text) return;
    const timer = setTimeout(() => say(text));
    return () => clearTimeout(timer);
  }, [first]);
}

type Refining = {
  identity: PlanningSubject['identity'];
  conversation: PlanningConversation;
  dispatch: Dispatch<PlanningAction>;
};

/** The message draft, and sending it: a failed message returns to the box. A pressed chip is sent as its label, with what it does. */
function useRefining({ identity, conversation, dispatch }: Refining) {
  const client = useQueryClient();
  const pressed = useRef<Extract<Chip, { does: 'act' }> | null>(null);
  const { turns, habits, past, chips } = conversation;
  const before = past.at(-1)?.habits ?? null;
  const isLimit = (error: Error) => hasCode(error, 'AI_LIMIT_REACHED');
  /** What the message does; nothing once the chip that said it is gone. */
  const actsOf = (message: string) =>
    pressed.current && pressed.current.label === message && chips.includes(pressed.current)
      ? pressed.current.acts
      : null;
  const turn = useChatTurn({
    about: { identity: identity.id, habits, before, said: messagesFor(turns, '') },
    ask: (message, asking) => {
      const acts = actsOf(message);
      return refinePlan(client, { identity, messages: messagesFor(turns, message), habits, before, acts, ...asking });
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
    choose: (chip: Extract<Chip, { does: 'act' }>) => {
      pressed.current = chip;
      turn.submit(chip.label);
    },
    stop: turn.stop,
    onRetry: turn.failure?.onRetry ?? null,
    /** The answer streamed so far; null when none is pending. */
    coming: turn.sent?.answer ?? null,
    isThinking: turn.sent !== null,
    isLimited: turn.error !== null && isLimit(turn.error),
  };
}

type Accepting = PlanningSubject & { selected: readonly PlannedHabit[] };

/** Accepting the selected habits, and what follows it. */
function useAccepting(props: Accepting) {
  const { identity, way, today, currentDay, offer, replacement, selected, onSaved, onDone } = props;
  const [accepted, setAccepted] = useState<{ habit: PlannedHabit; upToDate: Promise<boolean> } | null>(null);
  const [keys] = useState(createAttemptKeys);
  const accepting = useMutation(acceptMutation);
  useCelebration(accepted?.upToDate ?? null, onDone);
  useForgetOffer({ identityId: identity.id, way, today }, accepted !== null);

  function accept() {
    const [first] = selected;
    if (!first || accepting.isPending) return;
    const plan = { identityId: identity.id, habits: selected, days: offer.days, today: currentDay, replacement };
    accepting.mutate(
      { ...plan, idempotencyKey: keys.keyFor(plan) },
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

  return { accept, accepted: accepted?.habit ?? null, isSaving: accepting.isPending };
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

/** Name of the draft that holds what was changed by hand in an offer. */
function draftOf({ identityId, way, today }: PlanWanted): string {
  return ['plan', identityId, wayKey(way), today].join(' ');
}

/**
 * The conversation survives unmounting: refinements cost interactions, so they are there on return. What was changed by hand survives a reload too,
 * as the server does not know of it before the plan is accepted.
 */
function useKeptConversation(wanted: PlanWanted) {
  const client = useQueryClient();
  const key = conversationKey(wanted);
  const userId = client.getQueryData(bootstrapQuery.queryKey)?.user.id ?? '';
  return {
    read: () => client.getQueryData<PlanningConversation>(key),
    readByHand: () => readKept(readDraft(draftOf(wanted), userId)),
    keep: (conversation: PlanningConversation) => {
      const changed = getKept(conversation);
      if (changed) keepDraft(draftOf(wanted), userId, changed);
      else eraseDraft(draftOf(wanted));
      // An unanswered message would wait for ever: do not store that state.
      if (conversation.turns.at(-1)?.from !== 'user') client.setQueryData(key, conversation);
    },
  };
}

/** The next week gets an offer of its own: an accepted one is forgotten when its page is left. */
function useForgetOffer({ identityId, way, today }: PlanWanted, isAccepted: boolean): void {
  const client = useQueryClient();
  const [wanted] = useState({ identityId, way, today });
  useEffect(() => {
    if (!isAccepted) return;
    const forgotten = [offeredPlanQuery(wanted).queryKey, conversationKey(wanted)];
    return () => {
      eraseDraft(draftOf(wanted));
      forgotten.forEach((queryKey) => client.removeQueries({ queryKey }));
    };
  }, [client, wanted, isAccepted]);
}
