import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '#web/router/router.tsx';
import { aiNotice } from '#core/coaching/quota.ts';
import { AiLimitCard } from '#features/account/web/ai-limit-card.tsx';
import type { ShowSafety } from '#features/coach/contract.ts';
import { coachMessages } from '#features/coach/messages.ts';
import { HelpCard } from '#app/web/help/help-card.tsx';
import { aiUsageQuery } from '#features/plans/web/queries.ts';
import { refreshBootstrap } from '#web/bootstrap/bootstrap.ts';

/** What other features add to planning: a guest's allowance, the coach's cards, and where to go afterwards. */
export function usePlanningParts() {
  const navigate = useNavigate();
  const remaining = useQuery(aiUsageQuery).data?.remaining ?? -1;
  const notice = aiNotice(remaining);
  return {
    limitCard: <AiLimitCard />,
    isUsedUp: notice === 'reached',
    notice: noticeText(notice, remaining),
    renderSafety: ((answer, onGoOn) => <HelpCard {...{ answer, onGoOn }} />) satisfies ShowSafety<ReactNode>,
    onSaved: () => refreshBootstrap(),
    onDone: (upToDate: boolean) => {
      // If the refresh failed, loading the dashboard as a new document fetches everything again.
      if (upToDate) navigate('/');
      else location.assign('/');
    },
  };
}

function noticeText(notice: ReturnType<typeof aiNotice>, remaining: number): string | undefined {
  if (notice === 'final') return coachMessages.remaining.final;
  return notice === 'low' ? coachMessages.remaining.low(remaining) : undefined;
}
