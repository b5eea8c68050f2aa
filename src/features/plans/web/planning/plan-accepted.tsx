import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { planMessages } from '#features/plans/messages.ts';
import { ifThenSentence } from '../offer/plan-selection.ts';

const texts = planMessages.planning;

type PlanAcceptedProps = {
  identityName: string;
  habit: { description: string; implementationIntention: string };
  /** Keeps the panel until it is left; null where the week has not begun. */
  firstVote: { onBegin: () => void; onGive: () => Promise<void>; onLeave: () => void } | null;
};

/** A moment of pride between accepting a plan and the dashboard, with the first step read back, and to be taken at once. */
export function PlanAccepted({ identityName, habit, firstVote }: PlanAcceptedProps) {
  const [isBegun, setIsBegun] = useState(false);
  const [isGiving, setIsGiving] = useState(false);
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-4 py-16 text-center">
      <div role="status" className="flex flex-col items-center gap-4">
        <span className="grid size-20 animate-land place-items-center rounded-full bg-complete-soft text-complete">
          <Check className="size-9" strokeWidth={2.5} aria-hidden="true" />
        </span>
        <h2 className="font-semibold text-ink text-xl tracking-[-0.018em]">{texts.savedTitle}</h2>
        <p className="max-w-[44ch] text-base text-quiet">{isBegun ? texts.tenSeconds : texts.saved(identityName)}</p>
        <p className="mt-4 max-w-[34ch] text-balance font-display text-ink text-lg">
          <span className="mb-1 block font-medium font-sans text-quiet text-xs">{texts.firstStep}</span>
          {isBegun ? habit.description : ifThenSentence(habit.implementationIntention) || habit.description}
        </p>
      </div>
      {firstVote && (
        // The two that stand after it take no more room than the one before.
        <div className="mt-4 flex min-h-26 w-full max-w-80 flex-col gap-2">
          {isBegun ? (
            <>
              <Button
                wide
                autoFocus
                busy={isGiving}
                busyLabel={texts.didIt}
                onClick={() => {
                  setIsGiving(true);
                  void firstVote.onGive();
                }}
              >
                {texts.didIt}
              </Button>
              <Button wide variant="ghost" disabled={isGiving} onClick={firstVote.onLeave}>
                {texts.notNow}
              </Button>
            </>
          ) : (
            <Button
              wide
              variant="quiet"
              onClick={() => {
                setIsBegun(true);
                firstVote.onBegin();
              }}
            >
              {texts.doItNow}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
