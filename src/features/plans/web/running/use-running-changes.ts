import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useState } from 'react';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import { editMessages } from '#features/plans/edit-messages.ts';
import { call } from '#web/api/api.ts';
import { createAttemptKeys } from '#web/api/idempotency-keys.ts';
import { bootstrapQuery, refreshBootstrap } from '#web/bootstrap/bootstrap.ts';
import { eraseDraft, keepDraft, readDraft } from '#web/device/drafts.ts';
import { toast } from '#web/ui/status/toast-store.ts';
import { planningReducer } from '../offer/planning-conversation.ts';
import { isOvertaken, useStanding } from '../offer/use-standing.ts';
import { useTalkedPlan } from '../offer/use-talked-plan.ts';
import { hasMoreReminders, offerHigherCap } from './offer-higher-cap.ts';
import { type Begun, habitsOf, isSamePlan, openRunning, readBegun } from './running-plan.ts';

const texts = editMessages.dialog;

type RunningChangesInput = {
  /** A plan that covers today. */
  group: HabitGroup;
  today: CalendarDay;
  onSaved: () => void;
};

export type RunningChanges = ReturnType<typeof useRunningChanges>;

/** The running plan while it is changed, by talking and by hand, and saving it: it is launched again for the rest of its week. */
export function useRunningChanges({ group, today, onSaved }: RunningChangesInput) {
  // Whatever is fetched meanwhile, what is changed is about the habits that were shown.
  const [base, setBase] = useState(group);
  const [conversation, dispatch] = useReducer(planningReducer, group, openRunning);
  const { identityId, identity } = base;
  const standing = useStanding(identityId);
  const talked = useTalkedPlan({ identity: { id: identityId, name: identity.name }, conversation, dispatch });
  const running = habitsOf(base);
  const habits = talked.selected.map((habit, order) => ({ ...habit, order }));
  const isChanged = !isSamePlan(running, habits);

  const begun = useBegun({ base, conversation, isOpen: isChanged });
  const saving = useSaving({ base, habits, running, today }, standing.onFailure, () => {
    begun.discard();
    return onSaved();
  });
  const reopen = () => {
    setBase(group);
    standing.follow();
    dispatch({ type: 'reopened', conversation: openRunning(group) });
  };
  const isIdle = !isChanged && !talked.isThinking && saving.isIdle;
  if (group.plan.id !== base.plan.id && isIdle) reopen();

  return {
    ...talked,
    base,
    isChanged,
    isSaving: saving.isPending,
    error: isOvertaken(saving.error) ? null : saving.error,
    save: () => saving.mutate(standing.planId),
    begun: begun.waiting && {
      ...begun.waiting,
      running,
      goOn: () => {
        if (begun.waiting) dispatch({ type: 'resumed', ...begun.waiting });
        begun.settle();
      },
      drop: begun.settle,
    },
    /** Forgets what was changed. */
    discard: begun.discard,
    overtaken: standing.overtaken && {
      ...standing.overtaken,
      saveMine: () => saving.mutate(standing.follow()),
      /** What was changed here is kept, and offered beside the plan that runs now. */
      showTheirs: () => {
        begun.putAside();
        saving.reset();
        reopen();
      },
    },
  };
}

type ToSave = {
  base: HabitGroup;
  habits: readonly PlannedHabit[];
  /** The habits before. */
  running: readonly PlannedHabit[];
  today: CalendarDay;
};

/** Launches the plan again in place of the one that it was made from. */
function useSaving({ base, habits, running, today }: ToSave, onFailure: (error: Error) => void, onSaved: () => void) {
  const client = useQueryClient();
  const [keys] = useState(createAttemptKeys);
  const { identityId, identity, plan } = base;
  return useMutation({
    mutationFn: (replaces: string | null) => {
      const body = { habits: [...habits], weekType: plan.weekType, startsOn: today, replaces };
      const params = { id: identityId };
      return call('POST /api/identities/:id/launch-habits', { params, body, idempotencyKey: keys.keyFor(body) });
    },
    meta: { failure: texts.failed, handledInline: isOvertaken },
    onError: onFailure,
    onSuccess: async () => {
      toast({ ...texts.saved(identity.name), tone: 'success' });
      // The plan is saved even if the rest cannot be refetched.
      await refreshBootstrap(client).catch(() => undefined);
      if (hasMoreReminders(running, habits)) offerHigherCap(client);
      onSaved();
    },
  });
}

type BegunInput = {
  base: HabitGroup;
  conversation: Pick<Begun, 'habits' | 'selection'>;
  /** Whether there is something that is not saved. */
  isOpen: boolean;
};

/** Changes that are not saved outlast the page: they are offered the next time, and never used unasked. */
function useBegun({ base, conversation: { habits, selection }, isOpen }: BegunInput) {
  const userId = useQueryClient().getQueryData(bootstrapQuery.queryKey)?.user.id ?? '';
  const name = `running plan ${base.identityId}`;
  const planId = base.plan.id;
  const [waiting, setWaiting] = useState(() => readBegun(readDraft(name, userId), habitsOf(base)));
  const [isDiscarded, setDiscarded] = useState(false);
  useEffect(() => {
    // What waits for its answer is not written over.
    if (waiting) return;
    if (isOpen && !isDiscarded) keepDraft(name, userId, { planId, habits, selection } satisfies Begun);
    else eraseDraft(name);
  }, [waiting, isOpen, isDiscarded, name, userId, planId, habits, selection]);
  return {
    waiting,
    settle: () => setWaiting(null),
    putAside: () => setWaiting({ planId, habits, selection }),
    // At once: whoever saves or leaves may be gone before the next effect.
    discard: () => {
      setDiscarded(true);
      if (!waiting) eraseDraft(name);
    },
  };
}
