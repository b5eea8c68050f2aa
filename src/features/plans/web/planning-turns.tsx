import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import type { SafetyAnswer } from '#features/coach/contract.ts';
import { ChatBubble } from '#web/ui/chat-bubble.tsx';
import { TypingDots } from '#web/ui/typing-dots.tsx';
import { planMessages } from '../messages.ts';
import type { Turn } from './planning-conversation.ts';

const texts = planMessages.planning;

export type RenderSafety = (safety: NonNullable<SafetyAnswer>) => ReactNode;

type PlanningTurnsProps = { turns: readonly Turn[]; thinking: boolean; renderSafety: RenderSafety };

/** What was said so far. Each new message of one's own comes to the top of the window, with room for the answer. */
export function PlanningTurns({ turns, thinking, renderSafety }: PlanningTurnsProps) {
  const newest = useRef<HTMLDivElement>(null);
  const lastOwn = turns.findLast((turn) => turn.from === 'user')?.id;

  useEffect(() => {
    if (lastOwn !== undefined) newest.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, [lastOwn]);

  return (
    <div role="log" aria-live="polite" className="flex flex-col gap-3">
      {turns.map((turn) => (
        <div key={turn.id} ref={turn.id === lastOwn ? newest : undefined} className="scroll-mt-20 empty:hidden">
          <TurnBubble turn={turn} renderSafety={renderSafety} />
        </div>
      ))}
      {thinking && <TypingDots label={texts.thinking} showLabel />}
    </div>
  );
}

function TurnBubble({ turn, renderSafety }: { turn: Turn; renderSafety: RenderSafety }) {
  const { from, safety } = turn;
  const text = from === 'trouble' ? texts.trouble : turn.text;
  // A safety answer that stands alone is often the whole answer: it is not said twice.
  const isRepeated = safety !== null && text.trim() === safety.text.trim();
  return (
    <Fragment>
      {safety && <div className="mb-3 last:mb-0">{renderSafety(safety)}</div>}
      {text.trim() !== '' && !isRepeated && (
        <ChatBubble from={from === 'user' ? 'me' : 'them'} name={from === 'user' ? texts.you : texts.coach}>
          {text}
        </ChatBubble>
      )}
    </Fragment>
  );
}
