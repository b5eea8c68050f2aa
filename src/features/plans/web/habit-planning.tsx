import { useQuery } from '@tanstack/react-query';
import { hasCode } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { planMessages } from '../messages.ts';
import { BackToDashboard } from './back-to-dashboard.tsx';
import { PlanningRoom, type PlanningRoomProps } from './planning-room.tsx';
import { offeredPlanQuery } from './queries.ts';
import { SuggestedHabitsSkeleton } from './suggested-habits.tsx';

const texts = planMessages.planning;

export type HabitPlanningProps = Omit<PlanningRoomProps, 'offer'>;

/** Asks the coach for a week of habits, once, and then talks it over until it is accepted. */
export function HabitPlanning(props: HabitPlanningProps) {
  const { identity, mode, limitCard } = props;
  const { data, error, isFetching, refetch } = useQuery(offeredPlanQuery({ identityId: identity.id, mode }));

  if (data) return <PlanningRoom {...props} offer={data} />;
  if (isFetching) {
    return (
      <div aria-busy="true">
        <SuggestedHabitsSkeleton />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {hasCode(error, 'AI_LIMIT_REACHED') ? (
        limitCard
      ) : (
        <>
          <p className="text-base text-quiet">{texts.createFailed.description}</p>
          <Button className="self-start" onClick={() => refetch()}>
            {texts.tryAgain}
          </Button>
        </>
      )}
      <BackToDashboard />
    </div>
  );
}
