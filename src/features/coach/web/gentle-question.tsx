import type { Goal } from '#features/goals/contract.ts';
import { Card } from '#web/ui/card.tsx';
import { helpMessages } from '../help-messages.ts';
import { GoingOn } from './going-on.tsx';
import { HelpLink } from './help-link.tsx';

const texts = helpMessages.gentleQuestion;

/** Replaces the help card on the next visit and asks once: users who are safe or were misread continue from here. */
export function GentleQuestion({ goal }: { goal: Pick<Goal, 'id'> }) {
  return (
    <Card padding="lg" asChild className="border-informational border-l-4">
      <section aria-labelledby={`gentle-question-${goal.id}`}>
        <h2 id={`gentle-question-${goal.id}`} className="font-medium text-ink text-xl">
          {texts.title}
        </h2>
        <p className="measure mt-2 text-base text-ink leading-relaxed">{texts.text}</p>
        <div className="mt-6 flex flex-col gap-3 md:flex-row md:flex-wrap">
          <GoingOn label="crisis" goals={[goal.id]} variant="primary" />
          <HelpLink label={texts.help} variant="quiet" />
        </div>
      </section>
    </Card>
  );
}
