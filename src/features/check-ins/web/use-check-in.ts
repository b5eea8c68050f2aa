import { useMutation } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import type { CalendarDay } from '#core/calendar.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import { checkInMessages } from '../messages.ts';
import { checkInReducer, openCheckIn } from './check-in-flow.ts';
import { checkExistingMutation } from './queries.ts';
import { type AttemptKeys, type CheckInDraft, createCheckInSaver, draftsOf } from './save-check-ins.ts';

export type CheckInSubject = {
  /** The identities whose plans cover the day. */
  groups: readonly HabitGroup[];
  date: CalendarDay;
  keys: AttemptKeys;
};

/** One check-in from the first tick to the last answer. */
export function useCheckIn({ groups, date, keys }: CheckInSubject) {
  const [flow, dispatch] = useReducer(checkInReducer, { groups, date }, openCheckIn);
  const [saver] = useState(() => createCheckInSaver({ keys }));
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
        onSuccess: (existing) =>
          dispatch(existing.length > 0 ? { type: 'found existing', identityIds: existing } : { type: 'saved' }),
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
