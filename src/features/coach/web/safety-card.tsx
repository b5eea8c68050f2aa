import { Fragment } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import type { SafetyAnswer } from '../contract.ts';
import { helpMessages } from '../help-messages.ts';
import { useAnswerCrisis } from './use-answer-crisis.ts';

/** The text in its parts: those between two pairs of asterisks are strong. */
function Line({ text }: { text: string }) {
  return text.split('**').map((part, index) => {
    const key = `${index}-${part}`;
    return index % 2 === 1 ? (
      <strong key={key} className="font-semibold text-ink">
        {part}
      </strong>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
}

/** Shown when the user may need other help than habits: calm, complete, and with nothing competing beside it. */
export function SafetyCard({ answer }: { answer: NonNullable<SafetyAnswer> }) {
  const paragraphs = answer.text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <Card padding="lg" role="status" className="border-informational border-l-4">
      <div className="measure flex flex-col gap-4 text-base text-ink leading-relaxed">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Line text={paragraph} />
          </p>
        ))}
      </div>
      {answer.label !== 'crisis' && answer.goals.length > 0 && <Misread answer={answer} />}
    </Card>
  );
}

/** Takes the person at their word: a false alarm governs no plan. After a crisis the next visit asks instead. */
function Misread({ answer: { label, goals } }: { answer: NonNullable<SafetyAnswer> }) {
  const { mutate, isPending, isSuccess } = useAnswerCrisis(goals);
  if (isSuccess) return <p className="mt-5 text-quiet">{helpMessages.gentleQuestion.answered.misread.title}</p>;
  return (
    <Button variant="quiet" className="mt-5" onClick={() => mutate('misread')} busy={isPending}>
      {helpMessages.misread[label === 'minor' ? 'minor' : 'other']}
    </Button>
  );
}
