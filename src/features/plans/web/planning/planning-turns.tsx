import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import type { ShowSafety } from '#features/coach/contract.ts';
import { coachMessages } from '#features/coach/messages.ts';
import { ChatAnswerComing, ChatFailure } from '#web/chat/chat-answer.tsx';
import { ChatBubble } from '#web/chat/chat-bubble.tsx';
import { planMessages } from '#features/plans/messages.ts';
import type { Turn } from '../offer/planning-conversation.ts';

const texts = planMessages.planning;

/** Marks what scrolls the conversation by itself where it stands beside the week. */
export const COLUMN = 'data-talk-column';

type PlanningTurnsProps = {
  turns: readonly Turn[];
  /** The answer streamed so far; null when none is pending. */
  coming: string | null;
  onWithoutModel: () => void;
  onRetry: (() => void) | null;
  /** After a message that was answered with help alone. */
  onGoOn: () => void;
  renderSafety: ShowSafety<ReactNode>;
};

/** The conversation. On a page each new message of the user scrolls to the top, with room for the answer; a column of its own keeps its end in view. */
export function PlanningTurns({ turns, coming, onWithoutModel, onRetry, ...about }: PlanningTurnsProps) {
  const newest = useRef<HTMLDivElement>(null);
  const lastOwn = turns.findLast((turn) => turn.from === 'user')?.id;

  useEffect(() => {
    if (lastOwn === undefined) return;
    const column = newest.current?.closest(`[${COLUMN}]`);
    if (column && getComputedStyle(column).overflowY === 'auto') return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    newest.current?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
  }, [lastOwn]);

  return (
    <div role="log" aria-live="polite" className="flex flex-col gap-3">
      {turns.map((turn) => (
        <div key={turn.id} ref={turn.id === lastOwn ? newest : undefined} className="scroll-mt-20 empty:hidden">
          <TurnBubble turn={turn} onRetry={onRetry} {...about} />
        </div>
      ))}
      {coming !== null && (
        <ChatAnswerComing
          text={coming}
          name={texts.coach}
          typing={texts.thinking}
          showTyping
          onWithoutModel={onWithoutModel}
        />
      )}
    </div>
  );
}

type TurnBubbleProps = { turn: Turn } & Pick<PlanningTurnsProps, 'onRetry' | 'onGoOn' | 'renderSafety'>;

function TurnBubble({ turn, onRetry, onGoOn, renderSafety }: TurnBubbleProps) {
  const { from, text, safety, basicMode } = turn;
  if (from === 'trouble') {
    return <ChatFailure text={text || texts.trouble} retry={texts.retry} name={texts.coach} onRetry={onRetry} />;
  }
  // A standalone safety answer often is the whole answer: do not show it twice.
  const isRepeated = safety !== null && text.trim() === safety.text.trim();
  return (
    <Fragment>
      {safety && (
        <div className="mb-3 last:mb-0">{renderSafety(safety, safety.stopsCoaching ? onGoOn : undefined)}</div>
      )}
      {text.trim() !== '' && !isRepeated && (
        <ChatBubble
          // The coach's text has already streamed in here.
          still={from === 'coach'}
          from={from === 'user' ? 'me' : 'them'}
          name={from === 'user' ? texts.you : texts.coach}
          note={basicMode ? coachMessages.basicMode : undefined}
        >
          {text}
        </ChatBubble>
      )}
    </Fragment>
  );
}
