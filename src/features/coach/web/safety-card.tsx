import { Fragment, type ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import type { SafetyAnswer } from '../contract.ts';
import { helpMessages } from '../help-messages.ts';
import { useAnswerCrisis } from './use-answer-crisis.ts';

type Link = { readonly text: string; readonly href: string };

/** The text with its numbers and addresses as links: on a phone, one tap calls. */
function Linked({ text, links }: { text: string; links: readonly Link[] }) {
  const [first, ...later] = links;
  if (!first) return text;
  return text.split(first.text).map((part, index) => (
    <Fragment key={`${index}-${part}`}>
      {index > 0 && (
        <a href={first.href} className="font-semibold underline underline-offset-4" target="_blank" rel="noreferrer">
          {first.text}
        </a>
      )}
      <Linked text={part} links={later} />
    </Fragment>
  ));
}

/** Shown when the user may need other help than habits: calm, complete, and with nothing competing beside it. */
export function SafetyCard({ answer, children }: { answer: NonNullable<SafetyAnswer>; children?: ReactNode }) {
  const paragraphs = answer.text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <Card padding="lg" role="status" className="border-informational border-l-4">
      <div className="measure flex flex-col gap-4 text-base text-ink leading-relaxed">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Linked text={paragraph} links={answer.links ?? []} />
          </p>
        ))}
      </div>
      {children && <div className="mt-5">{children}</div>}
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
