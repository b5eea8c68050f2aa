import { AiLimitCard } from '#features/account/web/ai-limit-card.tsx';
import type { SafetyAnswer } from '#features/coach/contract.ts';
import { HelpCard } from '#app/web/help/help-card.tsx';
import type { PauseProposal } from '#features/pauses/contract.ts';
import { PauseProposalCard } from '#features/pauses/web/pause-proposal-card.tsx';

/** What the features add to a coach conversation. Loaded with the dialog, so that its layout does not shift later. */
export const coachParts = {
  renderSafety: (safety: NonNullable<SafetyAnswer>) => <HelpCard answer={safety} />,
  renderPause: (proposal: NonNullable<PauseProposal>) => <PauseProposalCard proposal={proposal} />,
  limitCard: <AiLimitCard />,
};

export type CoachPart = keyof typeof coachParts;
