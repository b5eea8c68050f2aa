import type { CalendarDay } from '#core/calendar.ts';
import type { SafetyAnswer } from '#features/coach/contract.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import type { AttemptKeys } from '#web/attempt-keys.ts';
import { call, hasCode } from '#web/api.ts';
import type { CheckInFlow } from './check-in-flow.ts';

/** One identity's check-in as it was filled in. */
export type CheckInDraft = {
  identityId: string;
  type: 'manual';
  date: CalendarDay;
  habitCompletions: { habitId: string; completed: boolean }[];
  notes?: string;
};

type Send = (
  draft: CheckInDraft,
  how: { overwrite: boolean; idempotencyKey: string },
) => Promise<{ safety: SafetyAnswer }>;

/** What came of saving: identities that have a check-in already and were not to be overwritten, and an answer that a note called for. */
export type SaveOutcome = { existing: string[]; safety: SafetyAnswer };

/** What would be sent: every habit of the identity, done or not, for the day that the form showed. */
export function draftsOf({
  groups,
  flow,
  date,
}: {
  groups: readonly HabitGroup[];
  flow: Pick<CheckInFlow, 'done' | 'notes'>;
  date: CalendarDay;
}): CheckInDraft[] {
  return groups.map(({ identityId, habits }) => {
    const notes = flow.notes[identityId]?.trim();
    return {
      identityId,
      type: 'manual',
      date,
      habitCompletions: habits.map(({ id }) => ({ habitId: id, completed: flow.done.has(id) })),
      ...(notes && { notes }),
    };
  });
}

const sendToServer: Send = (draft, { overwrite, idempotencyKey }) =>
  call('POST /api/check-ins', { body: { ...draft, overwrite }, idempotencyKey });

/**
 * Saves the check-ins of one form, one identity each. Trying again sends only what is not saved yet, under the same key, so that
 * nothing is written twice; what was changed since counts as not saved.
 */
export function createCheckInSaver({ keys, send = sendToServer }: { keys: AttemptKeys; send?: Send }) {
  const saved = new Map<string, string>();
  // Kept over a failure of another identity: the answer is shown once all is saved.
  let help: SafetyAnswer = null;

  /** Drafts that are not saved as they stand now. */
  function unsaved(drafts: readonly CheckInDraft[]): CheckInDraft[] {
    return drafts.filter((draft) => saved.get(draft.identityId) !== JSON.stringify(draft));
  }

  /** Rejects when any failed; what was saved stays saved. */
  async function save(drafts: readonly CheckInDraft[], overwrite: readonly string[]): Promise<SaveOutcome> {
    const sending = unsaved(drafts).map(async (draft) => {
      const { identityId } = draft;
      const mayOverwrite = overwrite.includes(identityId);
      const content = { draft, mayOverwrite };
      try {
        const { safety } = await send(draft, { overwrite: mayOverwrite, idempotencyKey: keys.keyFor(content) });
        help ??= safety;
      } catch (error) {
        if (!hasCode(error, 'CHECK_IN_EXISTS')) throw error;
        return identityId;
      }
      keys.arrived(content);
      saved.set(identityId, JSON.stringify(draft));
      return null;
    });
    const outcomes = await Promise.allSettled(sending);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
    const existing = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? (outcome.value ?? []) : []));
    return { existing, safety: help };
  }

  return { unsaved, save, hasSaved: () => saved.size > 0 };
}
