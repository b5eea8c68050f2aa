import { lazy, Suspense } from 'react';
import type { SafetyAnswer } from '#features/coach/contract.ts';
import { SafetyCard } from '#features/coach/web/safety-card.tsx';
import { QuietWord } from './quiet-word.tsx';

const PauseProposalCard = lazy(() =>
  import('#features/pauses/web/pause-proposal-card.tsx').then((part) => ({ default: part.PauseProposalCard })),
);

/** A help card with the days off that its last question offers; what raised no label is a quiet word. */
export function HelpCard({ answer }: { answer: NonNullable<SafetyAnswer> }) {
  if (answer.label === 'none') return <QuietWord answer={answer} />;
  return (
    <SafetyCard answer={answer}>
      {answer.pause && (
        <Suspense>
          <PauseProposalCard proposal={answer.pause} />
        </Suspense>
      )}
    </SafetyCard>
  );
}
