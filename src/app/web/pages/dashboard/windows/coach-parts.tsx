import type { ReactNode } from 'react';
import type { ShowSafety } from '#features/coach/contract.ts';
import { AiLimitCard } from '#features/account/web/ai-limit-card.tsx';
import { HelpCard } from '#app/web/help/help-card.tsx';
import type { PauseProposal } from '#features/pauses/contract.ts';
import { PauseProposalCard } from '#features/pauses/web/pause-proposal-card.tsx';

/** What the features add to a coach conversation. Loaded with the dialog, so that its layout does not shift later. */
export const coachParts = {
  renderSafety: ((answer, onGoOn) => <HelpCard {...{ answer, onGoOn }} />) satisfies ShowSafety<ReactNode>,
  renderPause: (proposal: NonNullable<PauseProposal>) => <PauseProposalCard proposal={proposal} />,
  limitCard: <AiLimitCard />,
};

export type CoachPart = keyof typeof coachParts;
