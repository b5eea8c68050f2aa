import { Check } from 'lucide-react';
import { planMessages } from '../messages.ts';
import { ifThenSentence } from './plan-selection.ts';

const texts = planMessages.planning;

type PlanAcceptedProps = { identityName: string; habit: { description: string; implementationIntention: string } };

/** A moment of pride between accepting a plan and the dashboard, with the first step read back. */
export function PlanAccepted({ identityName, habit }: PlanAcceptedProps) {
  return (
    <div role="status" className="flex flex-1 flex-col items-center justify-center gap-4 py-16 text-center">
      <span className="grid size-20 animate-land place-items-center rounded-full bg-complete-soft text-complete">
        <Check className="size-9" strokeWidth={2.5} aria-hidden="true" />
      </span>
      <h2 className="font-semibold text-ink text-xl tracking-[-0.018em]">{texts.savedTitle}</h2>
      <p className="max-w-[44ch] text-base text-quiet">{texts.saved(identityName)}</p>
      <p className="mt-4 max-w-[34ch] text-balance font-display text-ink text-lg">
        <span className="mb-1 block font-medium font-sans text-quiet text-xs">{texts.firstStep}</span>
        {ifThenSentence(habit.implementationIntention) || habit.description}
      </p>
    </div>
  );
}
