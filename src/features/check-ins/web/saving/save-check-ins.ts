import type { CalendarDay } from '#core/calendar/calendar.ts';
import { isUnreachable } from '#core/network/unreachable.ts';
import type { SafetyAnswer } from '#features/coach/contract.ts';
import type { AttemptKeys } from '#web/api/idempotency-keys.ts';
import { call, hasCode, hasStatus, responseInfo } from '#web/api/api.ts';
import { type CheckInFlow, type CheckInTab, type DayGroup, isTouched } from '../check-in-flow.ts';
import { toCompletion } from '../habit/noted.ts';
import { type AnsweredDay, inTurn } from '../tick/note-habit.ts';

/** One thing said in a check-in by chat. */
export type Turn = { role: 'user' | 'assistant'; content: string };

/** One identity's check-in as it was filled in. */
export type CheckInDraft = {
  identityId: string;
  type: CheckInTab;
  date: CalendarDay;
  habitCompletions: ReturnType<typeof toCompletion>[];
  notes?: string;
  conversationHistory?: Turn[];
};

type Send = (
  draft: CheckInDraft,
  how: { overwrite: boolean; idempotencyKey: string },
) => Promise<AnsweredDay & { safety: SafetyAnswer }>;

/** A check-in being sent: the result decides what the device does with it. */
type Held = { saved: () => Promise<void>; leave: () => Promise<void>; takeBack: () => Promise<void> };

/** Puts a check-in on the device before it is sent; null when the device keeps nothing. */
export type Hold = (draft: CheckInDraft, how: { overwrite: boolean; idempotencyKey: string }) => Promise<Held | null>;

/** The result of saving: identities with a check-in that was not to be overwritten, those whose check-in waits on the device, and a safety answer to a note. */
export type SaveOutcome = { existing: string[]; waiting: string[]; safety: SafetyAnswer };

/** The server is out of reach, and the device could not keep the check-in either. */
export class NotKept extends Error {
  constructor(cause: unknown) {
    super('Neither sent nor kept', { cause });
    this.name = 'NotKept';
  }
}

/** Milliseconds before a check-in stays on the device instead; it is retried under the same key. */
const TIME_LIMIT = 8000;

/** The newest turns that go along with a check-in. */
const TURNS_MAX = 40;

type Filled = {
  groups: readonly DayGroup[];
  flow: Pick<CheckInFlow, 'tab' | 'marks' | 'notes' | 'touched'>;
  date: CalendarDay;
  turns: readonly Turn[];
};

/**
 * What would be sent for the day in the form. By hand that is every habit, done or not. By chat it is only the captured progress, without
 * identities that were not mentioned. With several identities, untouched ones stay open.
 */
export function getDrafts({ groups, flow, date, turns }: Filled): CheckInDraft[] {
  const isChat = flow.tab === 'ai';
  const meant = groups.length > 1 ? groups.filter((group) => isTouched(group, flow)) : groups;
  const drafts = meant.map(({ identityId, habits }): CheckInDraft => {
    const notes = flow.notes[identityId]?.trim();
    const sent = isChat ? habits.filter(({ id }) => flow.marks[id]) : habits;
    return {
      identityId,
      type: flow.tab,
      date,
      habitCompletions: sent.map((habit) => toCompletion({ habit, date }, flow.marks[habit.id])),
      ...(notes && { notes }),
      ...(isChat && turns.length > 0 && { conversationHistory: turns.slice(-TURNS_MAX) }),
    };
  });
  return isChat ? drafts.filter(({ habitCompletions }) => habitCompletions.length > 0) : drafts;
}

const nothingHeld: Hold = async () => null;

const sendToServer: Send = (draft, { overwrite, idempotencyKey }) =>
  call('POST /api/check-ins', {
    body: { ...draft, overwrite },
    idempotencyKey,
    ...(draft.type === 'manual' && { signal: AbortSignal.timeout(TIME_LIMIT) }),
  });

/**
 * Saves the check-ins of one form, one per identity. A retry sends only what is not saved yet, under the same key, so that nothing is written
 * twice; later changes count as not saved. Manual check-ins are stored on the device meanwhile, and stay there when the server is unreachable.
 */
export function createCheckInSaver({ keys, send = sendToServer }: { keys: AttemptKeys; send?: Send }) {
  const saved = new Map<string, string>();
  // Kept over a failure of another identity: the answer is shown once all is saved.
  let help: SafetyAnswer = null;
  const answers: AnsweredDay[] = [];

  /** Drafts whose current content is not saved yet. */
  function unsaved(drafts: readonly CheckInDraft[]): CheckInDraft[] {
    return drafts.filter((draft) => saved.get(draft.identityId) !== JSON.stringify(draft));
  }

  async function saveOne(draft: CheckInDraft, overwrite: boolean, hold: Hold) {
    const content = { draft, mayOverwrite: overwrite };
    const how = { overwrite, idempotencyKey: keys.keyFor(content) };
    const held = draft.type === 'manual' ? await hold(draft, how) : null;
    const settled = <F extends 'saved' | 'waiting'>(fate: F) => {
      keys.arrived(content);
      saved.set(draft.identityId, JSON.stringify(draft));
      return fate;
    };
    try {
      const answer = await send(draft, how);
      help ??= answer.safety;
      answers.push(answer);
    } catch (error) {
      if (draft.type === 'manual' && isUnreachable(responseInfo(error))) {
        if (!held) throw new NotKept(error);
        await held.leave();
        return settled('waiting');
      }
      // If the session was lost, it is sent after signing in.
      if (hasStatus(error, 401)) await held?.leave();
      else await held?.takeBack();
      if (hasCode(error, 'CHECK_IN_EXISTS')) return 'existing' as const;
      throw error;
    }
    await held?.saved();
    return settled('saved');
  }

  /** Rejects when any failed; saved ones stay saved. */
  async function save(
    drafts: readonly CheckInDraft[],
    overwrite: readonly string[],
    hold: Hold = nothingHeld,
  ): Promise<SaveOutcome> {
    // One after the other, and after ticks under way: the screen of a later answer holds those before.
    const sending = unsaved(drafts).map(async (draft) => {
      const { identityId } = draft;
      return { identityId, fate: await inTurn(() => saveOne(draft, overwrite.includes(identityId), hold)) };
    });
    const outcomes = await Promise.allSettled(sending);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
    const of = (fate: 'existing' | 'waiting') =>
      outcomes.flatMap((outcome) =>
        outcome.status === 'fulfilled' && outcome.value.fate === fate ? outcome.value.identityId : [],
      );
    return { existing: of('existing'), waiting: of('waiting'), safety: help };
  }

  return { unsaved, save, answers, hasSaved: () => saved.size > 0 };
}
