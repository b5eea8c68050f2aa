import type { CalendarDay } from '#core/calendar.ts';
import type { SafetyAnswer } from '#features/coach/contract.ts';
import type { AttemptKeys } from '#web/attempt-keys.ts';
import { call, hasCode } from '#web/api.ts';
import { type CheckInFlow, type CheckInTab, type DayGroup, isDone } from './check-in-flow.ts';

/** One thing said in a check-in by chat. */
export type Turn = { role: 'user' | 'assistant'; content: string };

/** One identity's check-in as it was filled in. */
export type CheckInDraft = {
  identityId: string;
  type: CheckInTab;
  date: CalendarDay;
  habitCompletions: { habitId: string; completed: boolean }[];
  notes?: string;
  conversationHistory?: Turn[];
};

type Send = (
  draft: CheckInDraft,
  how: { overwrite: boolean; idempotencyKey: string },
) => Promise<{ safety: SafetyAnswer }>;

/** What came of saving: identities that have a check-in already and were not to be overwritten, and an answer that a note called for. */
export type SaveOutcome = { existing: string[]; safety: SafetyAnswer };

/** The newest turns that go along with a check-in. */
const TURNS_MAX = 40;

type Filled = {
  groups: readonly DayGroup[];
  flow: Pick<CheckInFlow, 'tab' | 'marks' | 'notes'>;
  date: CalendarDay;
  turns: readonly Turn[];
};

/**
 * What would be sent for the day that the form showed. By hand that is every habit, done or not. By chat it is only what was
 * captured, and an identity that nobody spoke of is left out.
 */
export function draftsOf({ groups, flow, date, turns }: Filled): CheckInDraft[] {
  const isChat = flow.tab === 'ai';
  const drafts = groups.map(({ identityId, habits }): CheckInDraft => {
    const notes = flow.notes[identityId]?.trim();
    const sent = isChat ? habits.filter(({ id }) => flow.marks[id]) : habits;
    return {
      identityId,
      type: flow.tab,
      date,
      habitCompletions: sent.map(({ id }) => ({ habitId: id, completed: isDone(flow.marks, id) })),
      ...(notes && { notes }),
      ...(isChat && turns.length > 0 && { conversationHistory: turns.slice(-TURNS_MAX) }),
    };
  });
  return isChat ? drafts.filter(({ habitCompletions }) => habitCompletions.length > 0) : drafts;
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
