import { useMutation } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import type { CalendarDay } from '#core/calendar.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import { createAttemptKeys } from '#web/attempt-keys.ts';
import { checkInMessages } from '../messages.ts';
import { type CheckInFlow, checkInReducer, openCheckIn } from './check-in-flow.ts';
import { checkExistingMutation } from './queries.ts';
import { type CheckInDraft, createCheckInSaver, draftsOf } from './save-check-ins.ts';

export type CheckInSubject = {
  /** The identities whose plans cover the day. */
  groups: readonly HabitGroup[];
  date: CalendarDay;
  /** What is noted already for that day, by identity. */
  notes: CheckInFlow['notes'];
};

/** One check-in from the first tick to the last answer. */
export function useCheckIn({ groups, date, notes }: CheckInSubject) {
  const [flow, dispatch] = useReducer(checkInReducer, { groups, date, notes }, openCheckIn);
  const [saver] = useState(() => createCheckInSaver({ keys: createAttemptKeys() }));
  const check = useMutation(checkExistingMutation);
  const saving = useMutation({
    mutationFn: ({ drafts, overwrite }: { drafts: readonly CheckInDraft[]; overwrite: readonly string[] }) =>
      saver.save(drafts, overwrite),
    meta: { failure: checkInMessages.toast.failed },
  });

  function save(overwrite: readonly string[]): void {
    dispatch({ type: 'saving' });
    saving.mutate(
      { drafts: draftsOf({ groups, flow, date }), overwrite },
      {
        onSuccess: ({ existing, safety }) =>
          dispatch(existing.length > 0 ? { type: 'found existing', identityIds: existing } : { type: 'saved', safety }),
        onError: () => dispatch({ type: 'failed' }),
      },
    );
  }

  function submit(): void {
    if (flow.step !== 'form') return;
    dispatch({ type: 'submitted' });
    const identityIds = saver.unsaved(draftsOf({ groups, flow, date })).map(({ identityId }) => identityId);
    check.mutate(
      { identityIds, date },
      {
        onSuccess: (existing) => {
          if (existing.length > 0) dispatch({ type: 'found existing', identityIds: existing });
          else save([]);
        },
        // Without an answer the saving itself finds out, since it overwrites nothing.
        onError: () => save([]),
      },
    );
  }

  return {
    flow,
    submit,
    overwrite: () => save(flow.existing),
    cancel: () => dispatch({ type: 'cancelled' }),
    tick: (habitId: string) => dispatch({ type: 'ticked', habitId }),
    note: (identityId: string, text: string) => dispatch({ type: 'noted', identityId, text }),
    /** True once at least one identity's check-in is on the server. */
    hasSaved: saver.hasSaved,
  };
}

export type CheckInControl = ReturnType<typeof useCheckIn>;
