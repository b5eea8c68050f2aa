import { useQuery } from '@tanstack/react-query';
import { hasCode } from '#web/api/api.ts';
import { Button } from '#web/ui/button.tsx';
import { planMessages } from '../messages.ts';
import { BackToDashboard } from './back-to-dashboard.tsx';
import { offeredPlanQuery } from './offered-plan.ts';
import { PlanLoading } from './plan-loading.tsx';
import { PlanningRoom, type PlanningRoomProps } from './planning-room.tsx';
import { WeekStillRunning } from './week-still-running.tsx';

const texts = planMessages.planning;

export type HabitPlanningProps = Omit<PlanningRoomProps, 'offer'>;

/** Asks the coach for a week of habits, once, and then talks it over until it is accepted. */
export function HabitPlanning(props: HabitPlanningProps) {
  const { identity, way, today, limitCard } = props;
  const wanted = { identityId: identity.id, way, today };
  const { data, error, isFetching, refetch } = useQuery(offeredPlanQuery(wanted));

  if (data?.offer) return <PlanningRoom {...props} offer={data.offer} />;
  if (isFetching) return <PlanLoading wanted={wanted} />;
  if (data?.isStillRunning) return <WeekStillRunning />;
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
