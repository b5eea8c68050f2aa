import type { ComponentProps } from 'react';
import { SafetyCard } from '#features/coach/web/safety-card.tsx';
import { PauseProposalCard } from '#features/pauses/web/pause-proposal-card.tsx';
import { QuietWord } from './quiet-word.tsx';

type HelpCardProps = Pick<ComponentProps<typeof SafetyCard>, 'answer' | 'onGoOn'>;

/** A help card with the days off that its last question offers; what raised no label is a quiet word. It comes whole: it is brought into sight at once. */
export function HelpCard({ answer, onGoOn }: HelpCardProps) {
  if (answer.label === 'none') return <QuietWord answer={answer} />;
  return (
    <SafetyCard answer={answer} onGoOn={onGoOn}>
      {answer.pause && <PauseProposalCard proposal={answer.pause} isBrief />}
    </SafetyCard>
  );
}
