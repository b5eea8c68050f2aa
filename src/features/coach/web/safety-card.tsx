import { Fragment } from 'react';
import { Card } from '#web/ui/card.tsx';
import type { SafetyAnswer } from '../contract.ts';

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
    </Card>
  );
}
