import { useEffect, useState } from 'react';
import { MESSAGE_MAX } from '#core/coaching/conversation.ts';
import { HABITS_PER_PLAN, isAcceptable } from '#core/plan/plan.ts';
import { MessageBox } from '#web/chat/message-box.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { planMessages } from '#features/plans/messages.ts';
import { headingId } from '../list/habit-list.tsx';
import { UndoBar } from '../list/undo-bar.tsx';
import { acceptLabel } from '../offer/plan-selection.ts';
import type { Planning } from '../offer/use-planning.ts';

const texts = planMessages.planning;

/** Id of what holds the box to write to the coach in. */
export const MESSAGE_BOX = 'message-to-coach';

type PlanBarProps = {
  planning: Planning;
  /** True when the coach takes no more messages. */
  isLimited: boolean;
  hasPlan: boolean;
  notice?: string | undefined;
  /** False while the new identity has no name. */
  isNamed: boolean;
  onAccept: () => void;
};

/** Stays at the lower end of the window: accept the week as it is, or say what to change. */
export function PlanBar({ planning, isLimited, hasPlan, notice, isNamed, onAccept }: PlanBarProps) {
  const { conversation, selected, draft, setDraft, send, stop, isThinking, isSaving, edit } = planning;
  const keyboard = useKeyboardInset();
  const advice = selected.length > HABITS_PER_PLAN.advised ? texts.many : undefined;
  return (
    <div
      style={{ bottom: keyboard }}
      className={cn(
        '-mx-5 sticky z-20 border-line/70 border-t bg-ground px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-8 md:px-8 md:pb-5',
        // Beside each other: the week is accepted below the week, and talked over below the conversation.
        hasPlan ? 'lg:contents' : 'mt-auto',
      )}
    >
      <div className="mb-2 flex flex-col gap-2 lg:sticky lg:bottom-0 lg:col-start-1 lg:row-start-1 lg:mb-0 lg:self-end lg:bg-ground lg:pt-3 lg:pb-5">
        {(advice ?? notice) && <p className="text-center text-quiet text-sm">{advice ?? notice}</p>}
        {hasPlan && (
          <>
            <UndoBar
              past={conversation.past}
              disabled={isThinking || isSaving}
              standIn={headingId('core')}
              onUndo={() => edit({ type: 'undone' })}
            />
            <AcceptButton {...{ planning, isNamed, onAccept }} />
          </>
        )}
      </div>
      {!isLimited && (
        <div
          id={MESSAGE_BOX}
          className="lg:sticky lg:bottom-0 lg:col-start-2 lg:row-start-1 lg:self-end lg:bg-ground lg:pt-3 lg:pb-5"
        >
          <MessageBox
            texts={texts.box}
            draft={draft}
            onDraft={setDraft}
            busy={isThinking || isSaving}
            onSend={send}
            onStop={stop}
            maxLength={MESSAGE_MAX}
          />
        </div>
      )}
    </div>
  );
}

/** Takes the week as it is, or says what it still needs. */
function AcceptButton({ planning, isNamed, onAccept }: Pick<PlanBarProps, 'planning' | 'isNamed' | 'onAccept'>) {
  const { selected, isThinking, isSaving } = planning;
  const canAccept = isAcceptable(selected) && isNamed;
  return (
    <Button
      wide
      variant={canAccept ? 'primary' : 'quiet'}
      // What is still missing must be readable, so that this one does not fade.
      className={cn('tabular', !canAccept && 'text-quiet disabled:opacity-100')}
      disabled={!canAccept || isThinking}
      busy={isSaving}
      busyLabel={texts.accepting}
      onClick={onAccept}
    >
      {acceptLabel(selected)}
    </Button>
  );
}

/**
 * How many pixels at the window's bottom a phone's keyboard covers. Sticky bars are raised by it, since some browsers overlay the keyboard
 * instead of resizing the page.
 */
function useKeyboardInset(): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const measure = () => {
      // A pinch-zoomed page is smaller than the window too, without any keyboard.
      const covered = view.scale > 1.01 ? 0 : window.innerHeight - view.height - view.offsetTop;
      setInset(Math.max(0, Math.round(covered)));
    };
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, []);
  return inset;
}
