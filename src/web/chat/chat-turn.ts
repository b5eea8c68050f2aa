/** The text being written, the message that is sent but not answered yet, and the one that failed. */
export type ChatTurn = {
  draft: string;
  /** The message that waits for its answer, and what has come of that so far. */
  sent: { message: string; answer: string } | null;
  /** A message that did not get through: its words went back into the box. */
  failed: string | null;
};

export type ChatTurnStep =
  | { type: 'written'; draft: string }
  | { type: 'sent'; message: string }
  /** The next words of the answer; null when what came so far is given up for another one. */
  | { type: 'heard'; text: string | null }
  | { type: 'answered' }
  | { type: 'failed' }
  /** The message came back without anything having gone wrong: it was stopped, or something else has to be seen first. */
  | { type: 'returned' };

export const NOTHING_WRITTEN: ChatTurn = { draft: '', sent: null, failed: null };

/** The text of the box with a returned message before what was typed since. */
function withMessage(draft: string, message: string): string {
  return draft.trim() === '' ? message : `${message}\n${draft}`;
}

/** The text of the box without the message at its beginning; null when the message was edited. */
function withoutMessage(draft: string, message: string): string | null {
  if (draft.trim() === message) return '';
  return draft.startsWith(`${message}\n`) ? draft.slice(message.length + 1) : null;
}

/** True while a message that did not get through can be sent again as it was. */
export function canRetry({ draft, sent, failed }: ChatTurn): boolean {
  return failed !== null && sent === null && withoutMessage(draft, failed) !== null;
}

/** An answer with its next words, or none of it for null. */
export function heardSoFar(answer: string, next: string | null): string {
  return next === null ? '' : answer + next;
}

/** The turn after one step. Sending takes the message out of the box, and leaves there what was typed after it. */
export function chatTurnReducer(turn: ChatTurn, step: ChatTurnStep): ChatTurn {
  switch (step.type) {
    case 'written':
      return { ...turn, draft: step.draft };
    case 'sent': {
      const draft = withoutMessage(turn.draft, step.message) ?? turn.draft;
      return { draft, sent: { message: step.message, answer: '' }, failed: null };
    }
    case 'heard':
      return turn.sent ? { ...turn, sent: { ...turn.sent, answer: heardSoFar(turn.sent.answer, step.text) } } : turn;
    case 'answered':
      return { ...turn, sent: null };
    case 'failed':
    case 'returned': {
      if (!turn.sent) return turn;
      const { message } = turn.sent;
      return {
        draft: withMessage(turn.draft, message),
        sent: null,
        failed: step.type === 'failed' ? message : null,
      };
    }
  }
}
