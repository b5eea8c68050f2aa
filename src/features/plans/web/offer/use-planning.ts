import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { createAttemptKeys } from '#web/api/idempotency-keys.ts';
import { bootstrapQuery } from '#web/bootstrap/bootstrap.ts';
import { currentHabitsQuery } from '../queries.ts';
import { eraseDraft, keepDraft, readDraft } from '#web/device/drafts.ts';
import { conversationKey, offeredPlanQuery, type PlanOffer, type PlanWanted } from './offered-plan.ts';
import { acceptMutation } from './planning-calls.ts';
import { hasMoreReminders, offerHigherCap } from '../running/offer-higher-cap.ts';
import {
  getKept,
  openConversation,
  type PlanningConversation,
  planningReducer,
  readKept,
} from './planning-conversation.ts';
import { type PlanningWay, wayKey } from './planning-way.ts';
import { useStanding } from './use-standing.ts';
import { useTalkedPlan } from './use-talked-plan.ts';

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
  /** Notes a habit of the saved plan as done today. */
  onFirstVote: (habit: PlannedHabit) => Promise<void>;
  /** Called after the celebration; `upToDate` tells whether `onSaved` succeeded. */
  onDone: (upToDate: boolean) => void;
};

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
  const talked = useTalkedPlan({ identity, conversation, dispatch });
  const isNew = conversation.turns.length === 1 && conversation.habits.length > 0;
  useFirstMessage(isNew ? firstMessage : null, talked.send);
  return { ...talked, ...useAccepting({ ...props, selected: talked.selected }) };
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

type Accepting = PlanningSubject & { selected: readonly PlannedHabit[] };

/** Accepting the selected habits, and what follows it. */
function useAccepting(props: Accepting) {
  const { identity, way, today, currentDay, offer, replacement, selected, onSaved, onFirstVote, onDone } = props;
  const [accepted, setAccepted] = useState<{ habit: PlannedHabit; upToDate: Promise<boolean> } | null>(null);
  const [keys] = useState(createAttemptKeys);
  const client = useQueryClient();
  const accepting = useMutation(acceptMutation);
  const standing = useStanding(identity.id);
  const [isHeld, setIsHeld] = useState(false);
  useCelebration(isHeld ? null : (accepted?.upToDate ?? null), onDone);
  useForgetOffer({ identityId: identity.id, way, today }, accepted !== null);

  function accept(planId: string | null) {
    const [first] = selected;
    if (!first || accepting.isPending) return;
    const { days } = offer;
    // A plan made of an earlier one begins after it, or once it is over.
    const replaces = days || replacement ? undefined : planId;
    const running = client.getQueryData(currentHabitsQuery.queryKey)?.find((one) => one.identityId === identity.id);
    const hasMore = hasMoreReminders(running?.habits ?? [], selected);
    const plan = { identityId: identity.id, habits: selected, days, today: currentDay, replacement, replaces };
    accepting.mutate(
      { ...plan, idempotencyKey: keys.keyFor(plan) },
      {
        onSuccess: () => {
          const habit = selected.find((one) => one.habitType === 'core') ?? first;
          const upToDate = onSaved().then(
            () => true,
            () => false,
          );
          if (hasMore) void upToDate.then(() => offerHigherCap(client));
          setAccepted({ habit, upToDate });
        },
        onError: standing.onFailure,
      },
    );
  }

  return {
    accept: () => accept(standing.planId),
    /** In place of whatever runs by now. */
    acceptAnyway: () => accept(standing.follow()),
    accepted: accepted?.habit ?? null,
    /** To be given on the panel of the saved plan, which stays once it is begun. */
    firstVote: accepted && {
      onBegin: () => setIsHeld(true),
      onLeave: () => void accepted.upToDate.then(onDone),
      onGive: async () => {
        const isUpToDate = await accepted.upToDate;
        if (isUpToDate) await onFirstVote(accepted.habit);
        onDone(isUpToDate);
      },
    },
    isSaving: accepting.isPending,
    overtaken: standing.overtaken,
  };
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
 * The conversation survives unmounting: refinements cost interactions, so they are there on return. What was said and changed survives a reload too,
 * and a guest's way to an account.
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
      // An unanswered message would wait for ever, and without habits another offer may come: do not store that state.
      if (conversation.turns.at(-1)?.from !== 'user' && conversation.habits.length > 0)
        client.setQueryData(key, conversation);
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
