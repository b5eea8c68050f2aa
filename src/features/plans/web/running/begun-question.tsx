import { runningMessages } from '#features/plans/running-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { namesBegun } from './running-plan.ts';
import type { RunningChanges } from './use-running-changes.ts';

const texts = runningMessages.begun;
const NAMED = 2;

type BegunQuestionProps = { begun: NonNullable<RunningChanges['begun']>; planId: string };

/** Asks whether changes that were begun before, and not saved, are gone on with. */
export function BegunQuestion({ begun, planId }: BegunQuestionProps) {
  const names = namesBegun(begun, begun.running);
  return (
    <section aria-label={texts.title} className="flex flex-col gap-3 rounded-lg bg-raised px-4 py-4">
      <div>
        <h2 className="font-medium text-base text-ink">{texts.title}</h2>
        <p className="mt-1 break-words text-quiet text-sm">
          {texts.text(names.slice(0, NAMED), names.length - NAMED)} {begun.planId !== planId && texts.isOther}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={begun.goOn}>{texts.goOn}</Button>
        <Button variant="quiet" onClick={begun.drop}>
          {texts.drop}
        </Button>
      </div>
    </section>
  );
}
