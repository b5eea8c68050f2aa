import { type ComponentProps, lazy, Suspense } from 'react';
import { SafetyCard } from '#features/coach/web/safety-card.tsx';
import { QuietWord } from './quiet-word.tsx';

const PauseProposalCard = lazy(() =>
  import('#features/pauses/web/pause-proposal-card.tsx').then((part) => ({ default: part.PauseProposalCard })),
);

type HelpCardProps = Pick<ComponentProps<typeof SafetyCard>, 'answer' | 'onGoOn'>;

/** A help card with the days off that its last question offers; what raised no label is a quiet word. */
export function HelpCard({ answer, onGoOn }: HelpCardProps) {
  if (answer.label === 'none') return <QuietWord answer={answer} />;
  return (
    <SafetyCard answer={answer} onGoOn={onGoOn}>
      {answer.pause && (
        <Suspense>
          <PauseProposalCard proposal={answer.pause} />
        </Suspense>
      )}
    </SafetyCard>
  );
}
