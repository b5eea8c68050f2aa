import { type ReactNode, useEffect, useState } from 'react';
import { MESSAGE_MAX } from '#core/coaching/conversation.ts';
import { HABITS_PER_PLAN } from '#core/plan/plan.ts';
import { MessageBox } from '#web/chat/message-box.tsx';
import { cn } from '#web/ui/cn.ts';
import { BOTTOM_BAR } from '#web/ui/status/toast-store.ts';
import { planMessages } from '#features/plans/messages.ts';
import { headingId } from '../list/habit-list.tsx';
import { UndoBar } from '../list/undo-bar.tsx';
import type { TalkedPlan } from '../offer/use-talked-plan.ts';

const texts = planMessages.planning;

/** Id of what holds the box to write to the coach in. */
export const MESSAGE_BOX = 'message-to-coach';

type PlanBarProps = {
  planning: TalkedPlan & { isSaving: boolean };
  /** True when the coach takes no more messages. */
  isLimited: boolean;
  hasPlan: boolean;
  place: 'page' | 'window';
  notice?: string | undefined;
  /** Something else has to be answered first. */
  isLocked: boolean;
  /** Takes the week as it is. */
  action: ReactNode;
};

/** As wide as what it stands in, and down to its lower end. */
const barLook = {
  page: '-mx-5 px-5 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-8 md:px-8 md:pb-5 bg-ground',
  window: '-mx-5 px-5 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-6 md:px-6 md:pb-5 bg-surface',
};
/** Beside each other both parts stand at the lower end of their column. */
const columnLook = {
  page: 'lg:sticky lg:bottom-0 lg:row-start-1 lg:self-end lg:pt-3 lg:pb-5 lg:bg-ground',
  window: 'lg:sticky lg:bottom-0 lg:row-start-1 lg:self-end lg:pt-3 lg:pb-5 lg:bg-surface',
};

/** Stays at the lower end: take the week as it is, or say what to change. */
export function PlanBar({ planning, isLimited, hasPlan, place, notice, isLocked, action }: PlanBarProps) {
  const { conversation, selected, draft, setDraft, send, stop, isThinking, isSaving, edit } = planning;
  const keyboard = useKeyboardInset();
  const advice = selected.length > HABITS_PER_PLAN.advised ? texts.many : undefined;
  return (
    <div
      {...BOTTOM_BAR}
      style={{ bottom: keyboard }}
      className={cn(
        'sticky z-20 border-line/70 border-t pt-3',
        barLook[place],
        // Beside each other: the week is accepted below the week, and talked over below the conversation.
        hasPlan ? 'lg:contents' : 'mt-auto',
      )}
    >
      <div className={cn('flex flex-col gap-2 max-lg:mb-2 lg:col-start-1', columnLook[place])}>
        {(advice ?? notice) && <p className="text-center text-quiet text-sm">{advice ?? notice}</p>}
        {hasPlan && (
          <>
            <UndoBar
              past={conversation.past}
              disabled={isThinking || isSaving || isLocked}
              standIn={headingId('core')}
              onUndo={() => edit({ type: 'undone' })}
            />
            {action}
          </>
        )}
      </div>
      {!isLimited && (
        <div id={MESSAGE_BOX} className={cn('lg:col-start-2', columnLook[place])}>
          <MessageBox
            texts={texts.box}
            draft={draft}
            onDraft={setDraft}
            busy={isThinking || isSaving || isLocked}
            onSend={send}
            onStop={stop}
            maxLength={MESSAGE_MAX}
          />
        </div>
      )}
    </div>
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
