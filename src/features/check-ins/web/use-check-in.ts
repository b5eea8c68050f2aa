import { CHECK_IN_NOTES_MAX } from '#core/check-in/check-in.ts';
import { isTooLong } from '#web/ui/form/room.ts';
import { useMutation } from '@tanstack/react-query';
import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import type { Bootstrap } from '#features/bootstrap/contract.ts';
import { getKey } from '#web/api/api.ts';
import { createAttemptKeys } from '#web/api/idempotency-keys.ts';
import { holdCheckIn } from '#web/device/outbox.ts';
import { queryClient } from '#web/query-client.ts';
import { checkInMessages } from '../messages.ts';
import {
  type CheckInAction,
  type CheckInFlow,
  checkInReducer,
  type CheckInTab,
  type DayGroup,
  type DayHabit,
  type FormDay,
  openCheckIn,
} from './check-in-flow.ts';
import { hasTrouble, type OfDay } from './habit/noted.ts';
import { partedByLoss } from './saving/overwriting.ts';
import { showAnswer } from './tick/note-habit.ts';
import { checkExistingMutation } from './queries.ts';
import { type CheckInDraft, createCheckInSaver, getDrafts, type Hold, NotKept } from './saving/save-check-ins.ts';
import { useCheckInChat } from './chat/use-check-in-chat.ts';

const { toast } = checkInMessages;

/** One check-in from start to finish. `day` holds the identities that are open; none while loading. */
export function useCheckIn(day: FormDay, tab: CheckInTab = 'manual') {
  const [flow, dispatch] = useReducer(checkInReducer, day, (of) => ({ ...openCheckIn(of), tab }));
  const [shown, setShown] = useState(day);
  if (shown !== day) {
    setShown(day);
    dispatch({ type: 'opened', day, tab });
  }
  const saving = useSaving(flow.tab);
  const chat = useCheckInChat({ day, dispatch });
  const draftsIn = (tab: CheckInTab) =>
    getDrafts({ groups: day.groups, flow: { ...flow, tab }, date: day.date, turns: chat.chat.turns });
  const drafts = () => draftsIn(flow.tab);
  // In a crisis, captured progress is saved without asking for a click. Nothing is overwritten.
  useOnceEnded(chat.chat.ended !== null, () => {
    dispatch({ type: 'tab chosen', tab: 'ai' });
    const captured = draftsIn('ai');
    if (captured.length > 0) saving.keep(captured);
  });
  const check = useMutation(checkExistingMutation);

  function save(overwrite: readonly string[]): void {
    dispatch({ type: 'saving' });
    saving.save(
      { drafts: drafts(), overwrite, hold: holdOnDevice(day.groups) },
      {
        onSuccess: ({ existing, waiting, safety }) => {
          if (existing.length > 0) return dispatch({ type: 'found existing', identityIds: existing });
          // Skip a safety answer that the chat has already given.
          const isKnown = flow.tab === 'ai' && chat.chat.turns.some((turn) => turn.safety?.label === safety?.label);
          dispatch({ type: 'saved', safety: isKnown ? null : safety, isWaiting: waiting.length > 0 });
        },
        onError: (error) => dispatch({ type: 'failed', isNotKept: error instanceof NotKept }),
      },
    );
  }

  function submit(): void {
    if (flow.step !== 'form' || isSentBack(flow, dispatch)) return;
    const sent = saving.unsaved(drafts());
    dispatch({ type: 'submitted' });
    // Manual check-ins are stored for later then; conflicts show up when they are sent.
    if (!navigator.onLine && flow.tab === 'manual') return save([]);
    check.mutate(
      { drafts: sent, date: day.date },
      {
        onSuccess: (existing) => {
          const { asked, harmless } = partedByLoss(existing, { drafts: sent, groups: day.groups });
          if (asked.length > 0) dispatch({ type: 'found existing', identityIds: asked, harmless });
          else save(harmless);
        },
        // Without an answer the saving itself finds out, since it overwrites nothing.
        onError: () => save([]),
      },
    );
  }

  return {
    day,
    flow,
    chat,
    submit,
    overwrite: () => save([...flow.existing, ...flow.harmless]),
    /** The identities that are saved by it; none as long as there is nothing to save. */
    savedIds: drafts().map(({ identityId }) => identityId),
    ...changesBy(dispatch, day.date),
    ...saving.outcome,
  };
}

/** Whether a note, or the reason of a skip, is longer than one can be. */
function hasLongText({ notes, marks }: CheckInFlow): boolean {
  const reasons = Object.values(marks).flatMap(({ skip }) => skip ?? []);
  return [...Object.values(notes), ...reasons].some((text) => isTooLong(text, CHECK_IN_NOTES_MAX));
}

/** Whether an amount cannot be read, or a text is too long: it is shown where it stands, and nothing is saved without it. */
function isSentBack(flow: CheckInFlow, dispatch: Dispatch<CheckInAction>): boolean {
  if (!hasTrouble(flow.marks) && !hasLongText(flow)) return false;
  dispatch({ type: 'tab chosen', tab: 'manual' });
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[role="dialog"] [aria-invalid="true"]')?.focus());
  return true;
}

/** What can be edited while filling in the check-in. */
function changesBy(dispatch: Dispatch<CheckInAction>, date: OfDay['date']) {
  return {
    cancel: () => dispatch({ type: 'cancelled' }),
    choose: (tab: CheckInTab) => dispatch({ type: 'tab chosen', tab }),
    tick: (habit: DayHabit) =>
      dispatch(habit.measure ? { type: 'settled', habit, date } : { type: 'ticked', habitId: habit.id }),
    typeAmount: (habit: DayHabit, text: string) => dispatch({ type: 'amount typed', habit, date, text }),
    add: (habit: DayHabit, amount: number) => dispatch({ type: 'added', habit, date, amount }),
    skip: (habit: DayHabit) => dispatch({ type: 'skipped', habit, date }),
    giveReason: (habit: DayHabit, text: string) => dispatch({ type: 'reasoned', habit, date, text }),
    unskip: (habit: DayHabit) => dispatch({ type: 'unskipped', habit, date }),
    set: (habitId: string, completed: boolean) => dispatch({ type: 'set', habitId, completed }),
    takeAway: (habitId: string) => dispatch({ type: 'taken away', habitId }),
    note: (identityId: string, text: string) => dispatch({ type: 'noted', identityId, text }),
  };
}

export type CheckInControl = ReturnType<typeof useCheckIn>;

/** Runs something once, when the chat was ended by a message that called for help. */
function useOnceEnded(hasEnded: boolean, work: () => void): void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    if (hasEnded) latest.current();
  }, [hasEnded]);
}

type Saving = { drafts: readonly CheckInDraft[]; overwrite: readonly string[]; hold: Hold };

/** Sends check-ins, each once; failures are told in the words of the tab that they come from. */
function useSaving(tab: CheckInTab) {
  const [saver] = useState(() => createCheckInSaver({ keys: createAttemptKeys() }));
  const saving = useMutation({
    mutationFn: ({ drafts, overwrite, hold }: Saving) => saver.save(drafts, overwrite, hold),
    meta: { failure: tab === 'ai' ? toast.failedByChat : toast.failed },
  });
  const keeping = useMutation({ mutationFn: (drafts: readonly CheckInDraft[]) => saver.save(drafts, []) });
  return {
    save: saving.mutate,
    keep: keeping.mutate,
    unsaved: saver.unsaved,
    outcome: {
      /** True once progress captured before the safety answer is on the server. */
      isKept: keeping.data?.existing.length === 0,
      /** True when it could not be saved, or not without overwriting. */
      wasNotKept: keeping.isError || (keeping.data?.existing.length ?? 0) > 0,
      /** True once at least one identity's check-in is on the server. */
      hasSaved: saver.hasSaved,
      /** Whether the server says that an identity's day has all its answers by now. It speaks of today alone. */
      isDayDone: (identityId: string, date: OfDay['date']): boolean => {
        const status = saver.answers.at(-1)?.dashboard.dailyStatus;
        const ofIdentity = status?.details.find((one) => one.identityId === identityId);
        return status?.today === date && ofIdentity?.checkedInToday === true;
      },
      /** Shows the page as the server's answers have it; false when they do not say all that has changed. */
      show: (): boolean => saver.answers.map(showAnswer).every(Boolean),
    },
  };
}

/** Puts check-ins of these identities on this device, with the names that they are shown by; null when the device keeps nothing. */
function holdOnDevice(groups: readonly DayGroup[]): Hold {
  return async ({ identityId, date, notes, habitCompletions }, { overwrite, idempotencyKey }) => {
    const userId = queryClient.getQueryData<Bootstrap | null>(getKey('GET /api/bootstrap'))?.user.id;
    const group = groups.find((one) => one.identityId === identityId);
    if (!userId || !group) return null;
    const habits = new Map(group.habits.map((habit) => [habit.id, habit]));
    try {
      return await holdCheckIn({
        key: idempotencyKey,
        userId,
        identityId,
        date,
        identityName: group.identity.name,
        habits: habitCompletions.map((completion) => {
          const { description = '', measure } = habits.get(completion.habitId) ?? {};
          return { ...completion, description, ...(measure && { unit: measure.unit }) };
        }),
        notes: notes ?? null,
        overwrite,
      });
    } catch {
      // A private window, or a full device: the check-in is sent all the same, and the form says so when that fails too.
      return null;
    }
  };
}
