import type { Goal } from '#features/goals/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { helpMessages } from '../help-messages.ts';
import { HelpLink } from './help-link.tsx';
import { useAnswerCrisis } from './use-answer-crisis.ts';

const texts = helpMessages.gentleQuestion;

/** Replaces the help card on the next visit and asks once: users who are safe or were misread continue from here. */
export function GentleQuestion({ goal }: { goal: Pick<Goal, 'id'> }) {
  const { mutate, isPending, variables } = useAnswerCrisis([goal.id]);
  const answer = (said: 'safe' | 'misread') => ({
    onClick: () => mutate(said),
    busy: isPending && variables === said,
    disabled: isPending,
  });
  return (
    <Card padding="lg" asChild className="border-informational border-l-4">
      <section aria-labelledby={`gentle-question-${goal.id}`}>
        <h2 id={`gentle-question-${goal.id}`} className="font-medium text-ink text-xl">
          {texts.title}
        </h2>
        <p className="measure mt-2 text-base text-ink leading-relaxed">{texts.text}</p>
        <div className="mt-6 flex flex-col gap-3 md:flex-row md:flex-wrap">
          <Button {...answer('safe')}>{texts.safe}</Button>
          <Button variant="quiet" {...answer('misread')}>
            {texts.misread}
          </Button>
          <HelpLink label={texts.help} variant="quiet" />
        </div>
      </section>
    </Card>
  );
}
