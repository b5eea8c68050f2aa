import type { SafetyAnswer } from '#features/coach/contract.ts';
import type { PauseProposal } from '#features/pauses/contract.ts';
import type { CheckInReply } from '#features/check-ins/contract.ts';
import { heardSoFar } from '#web/chat/chat-turn.ts';
import type { Turn } from '../saving/save-check-ins.ts';

/** The newest turns that go to the coach with a message. */
const READ_BY_COACH = 24;

/** A turn as the chat shows it. */
export type ShownTurn = Turn & {
  /** A prepared answer that a message calls for; it comes before the coach's. */
  safety: SafetyAnswer;
  /** Days that the message before asks to be left out of the plan. */
  pause: PauseProposal;
  isBasic: boolean;
  /** What people most often say to a reply, as buttons that say it. */
  chips: readonly string[];
  /** What seems done: a tap says so. */
  asked: CheckInReply['asked'];
};

/** A check-in by chat: past turns, the turn in progress, and safety answers. */
export type CheckInChat = {
  turns: readonly ShownTurn[];
  /** Turns before this one were cleared: still visible, but no longer sent to the coach. */
  readFrom: number;
  draft: string;
  /** The message that waits for its answer, and the beginning of that answer. */
  pending: { message: string; reply: string } | null;
  /** The failed message, and why it failed. */
  failed: { message: string; reason: string } | null;
  /** The message that was answered with help alone. It is not kept, and nothing follows before the person goes on. */
  ended: { message: string; safety: NonNullable<SafetyAnswer> } | null;
  isLimited: boolean;
};

export type ChatAction =
  | { type: 'typed'; draft: string }
  | { type: 'sent'; message: string }
  /** The next words of the reply; null when what came so far is given up for another one. */
  | { type: 'heard'; text: string | null }
  | { type: 'answered'; answer: CheckInReply }
  /** After help alone: the message is back in the box. */
  | { type: 'gone on' }
  | { type: 'stopped' }
  | { type: 'failed'; reason: string }
  | { type: 'limited' }
  | { type: 'cleared'; draft: string };

export const NOTHING_SAID: CheckInChat = {
  turns: [],
  readFrom: 0,
  draft: '',
  pending: null,
  failed: null,
  ended: null,
  isLimited: false,
};

/** Puts the failed message back into the box, before what was typed meanwhile. */
function takenBack(chat: CheckInChat): CheckInChat {
  const { pending, draft } = chat;
  if (!pending) return chat;
  return {
    ...chat,
    pending: null,
    draft: draft.trim() === '' ? pending.message : `${pending.message}\n${draft}`,
  };
}

function answered(
  chat: CheckInChat,
  { response, safety, basicMode, pauseProposal, chips, asked }: CheckInReply,
): CheckInChat {
  const { pending, turns } = chat;
  if (!pending) return chat;
  if (safety?.stopsCoaching) return { ...chat, pending: null, ended: { message: pending.message, safety } };
  const said: ShownTurn = {
    role: 'user',
    content: pending.message,
    safety: null,
    pause: null,
    isBasic: false,
    chips: [],
    asked: [],
  };
  const reply: ShownTurn = {
    role: 'assistant',
    content: response,
    safety,
    pause: pauseProposal,
    isBasic: basicMode,
    chips,
    asked,
  };
  return { ...chat, pending: null, turns: [...turns, said, reply] };
}

function heard(chat: CheckInChat, text: string | null): CheckInChat {
  const { pending } = chat;
  return pending ? { ...chat, pending: { ...pending, reply: heardSoFar(pending.reply, text) } } : chat;
}

const goneOn = ({ ended, draft, ...chat }: CheckInChat) => ({ ...chat, ended: null, draft: ended?.message ?? draft });

/** The chat after one step. */
export function chatReducer(chat: CheckInChat, action: ChatAction): CheckInChat {
  switch (action.type) {
    case 'typed':
      return { ...chat, draft: action.draft };
    case 'sent':
      return { ...chat, draft: '', failed: null, pending: { message: action.message, reply: '' } };
    case 'heard':
      return heard(chat, action.text);
    case 'answered':
      return answered(chat, action.answer);
    case 'gone on':
      return goneOn(chat);
    case 'stopped':
      return takenBack(chat);
    case 'limited':
      return { ...takenBack(chat), isLimited: true };
    case 'failed': {
      const message = chat.pending?.message ?? '';
      return { ...takenBack(chat), failed: { message, reason: action.reason } };
    }
    case 'cleared':
      return { ...chat, readFrom: chat.turns.length, failed: null, draft: action.draft };
  }
}

/** What the coach believes to be done, and the words for it, as of its last reply. */
export function askedBy({ turns, readFrom }: CheckInChat): ReadonlyMap<string, string> {
  const asked = turns.slice(readFrom).at(-1)?.asked ?? [];
  return new Map(asked.map(({ habitId, evidence = '' }) => [habitId, evidence]));
}

/** What can be said at a tap to the coach's last reply. */
export function chipsOf({ turns, readFrom }: CheckInChat): readonly string[] {
  return turns.slice(readFrom).at(-1)?.chips ?? [];
}

/** The turns that the coach reads before the next message, and whether they are the whole conversation. */
export function heardBy({ turns, readFrom }: CheckInChat): { turns: Turn[]; knowsAll: boolean } {
  const open = turns.slice(readFrom).filter(({ content }) => content !== '');
  return {
    turns: open.slice(-READ_BY_COACH).map(({ role, content }) => ({ role, content })),
    knowsAll: open.length <= READ_BY_COACH,
  };
}
