import { lazy, Suspense } from 'react';
import type { SafetyAnswer } from '#features/coach/contract.ts';
import { SafetyCard } from '#features/coach/web/safety-card.tsx';

const PauseProposalCard = lazy(() =>
  import('#features/pauses/web/pause-proposal-card.tsx').then((part) => ({ default: part.PauseProposalCard })),
);

/** A help card with the days off that its last question offers. */
export function HelpCard({ answer }: { answer: NonNullable<SafetyAnswer> }) {
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
