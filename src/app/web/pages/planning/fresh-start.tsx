import { useQuery } from '@tanstack/react-query';
import { KeepCopy } from '#features/data-export/web/keep-copy.tsx';
import { goalsQuery } from '#features/goals/web/queries.ts';
import type { Identity } from '#features/identities/contract.ts';
import { FreshStartPlanning } from '#features/plans/web/planning/fresh-start-planning.tsx';
import type { HabitPlanningProps } from '#features/plans/web/planning/habit-planning.tsx';
import { currentHabitsQuery } from '#features/plans/web/queries.ts';
import { DownloadOffer } from '#web/ui/download-offer.ts';

type FreshStartProps = Omit<HabitPlanningProps, 'replacement' | 'firstMessage'> & { identity: Identity };

/** A fresh start that keeps the goal; offers a short week instead where possible, and a copy of what is deleted. */
export function FreshStart(planning: FreshStartProps) {
  const { identity, today } = planning;
  const goals = useQuery(goalsQuery);
  const groups = useQuery(currentHabitsQuery);
  const plan = groups.data?.find(({ identityId }) => identityId === identity.id)?.plan;
  const hasEnded = plan !== undefined && plan.activeUntil < today;
  return (
    <DownloadOffer value={<KeepCopy />}>
      <FreshStartPlanning
        {...planning}
        goal={goals.data?.find(({ id }) => id === identity.goalId)?.description ?? null}
        shortWeekAddress={hasEnded ? `/habit-planning/${identity.id}?mode=short-week&emergency=true` : null}
      />
    </DownloadOffer>
  );
}
