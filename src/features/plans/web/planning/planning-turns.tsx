import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import type { SafetyAnswer } from '#features/coach/contract.ts';
import { coachMessages } from '#features/coach/messages.ts';
import { ChatAnswerComing, ChatFailure } from '#web/chat/chat-answer.tsx';
import { ChatBubble } from '#web/chat/chat-bubble.tsx';
import { planMessages } from '#features/plans/messages.ts';
import type { Turn } from '../offer/planning-conversation.ts';

const texts = planMessages.planning;

export type RenderSafety = (safety: NonNullable<SafetyAnswer>) => ReactNode;

type PlanningTurnsProps = {
  turns: readonly Turn[];
  /** The answer streamed so far; null when none is pending. */
  coming: string | null;
  onWithoutModel: () => void;
  onRetry: (() => void) | null;
  renderSafety: RenderSafety;
};

/** The conversation. Each new message of the user scrolls to the top, with room for the answer. */
export function PlanningTurns({ turns, coming, onWithoutModel, onRetry, renderSafety }: PlanningTurnsProps) {
  const log = useRef<HTMLDivElement>(null);
  const newest = useRef<HTMLDivElement>(null);
  const lastOwn = turns.findLast((turn) => turn.from === 'user')?.id;

  useEffect(() => {
    if (lastOwn === undefined) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const behavior = isCalm ? 'auto' : 'smooth';
    const column = log.current?.parentElement;
    // Beside the week the conversation scrolls by itself, and the week stays where it is.
    if (column && newest.current && getComputedStyle(column).overflowY === 'auto') {
      column.scrollTo({ top: newest.current.offsetTop - column.offsetTop, behavior });
    } else newest.current?.scrollIntoView({ block: 'start', behavior });
  }, [lastOwn]);

  return (
    <div ref={log} role="log" aria-live="polite" className="flex flex-col gap-3">
      {turns.map((turn) => (
        <div key={turn.id} ref={turn.id === lastOwn ? newest : undefined} className="scroll-mt-20 empty:hidden">
          <TurnBubble turn={turn} onRetry={onRetry} renderSafety={renderSafety} />
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

type TurnBubbleProps = { turn: Turn } & Pick<PlanningTurnsProps, 'onRetry' | 'renderSafety'>;

function TurnBubble({ turn, onRetry, renderSafety }: TurnBubbleProps) {
  const { from, text, safety, basicMode } = turn;
  if (from === 'trouble') {
    return <ChatFailure text={text || texts.trouble} retry={texts.retry} name={texts.coach} onRetry={onRetry} />;
  }
  // A standalone safety answer often is the whole answer: do not show it twice.
  const isRepeated = safety !== null && text.trim() === safety.text.trim();
  return (
    <Fragment>
      {safety && <div className="mb-3 last:mb-0">{renderSafety(safety)}</div>}
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
