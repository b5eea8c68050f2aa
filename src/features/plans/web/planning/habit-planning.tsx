import { useQuery } from '@tanstack/react-query';
import { Link } from '#web/router/link.tsx';
import { hasCode } from '#web/api/api.ts';
import { ChatAnswerComing } from '#web/chat/chat-answer.tsx';
import { TypingDots } from '#web/chat/typing-dots.tsx';
import { WithoutModel } from '#web/chat/without-model.tsx';
import { cn } from '#web/ui/cn.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/status/empty-state.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { planMessages } from '#features/plans/messages.ts';
import { nextPlanMessages } from '#features/plans/planning-messages.ts';
import { BackToDashboard } from './back-to-dashboard.tsx';
import { comingIntroQuery, offeredPlanQuery, offerWithoutModel, type PlanWanted } from '../offer/offered-plan.ts';
import { besideEachOther } from './plan-room.tsx';
import { PlanningRoom, type PlanningRoomProps } from './planning-room.tsx';

const texts = planMessages.planning;
const { stillRunning } = nextPlanMessages;

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
    <div className="flex max-w-2xl flex-col gap-4">
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

/** Placeholder for an introduction of sixty words, which streams in, and five habits. */
function PlanLoading({ wanted }: { wanted: PlanWanted }) {
  const { data: intro } = useQuery(comingIntroQuery(wanted));
  const onWithoutModel = () => offerWithoutModel(wanted);
  return (
    <div aria-busy="true" className={cn('flex flex-col', besideEachOther)}>
      <div className="min-h-46 sm:min-h-29 lg:col-start-2 lg:row-start-1 lg:min-h-46">
        {intro ? (
          <ChatAnswerComing text={intro} name={texts.coach} typing={texts.loading} onWithoutModel={onWithoutModel} />
        ) : (
          <div className="flex h-46 max-w-[min(34rem,86%)] flex-col justify-between rounded-lg rounded-bl-sm bg-raised pt-1.5 sm:h-29">
            <TypingDots label={texts.loading} showLabel />
            <div className="p-4">
              <WithoutModel heard="" onAnswer={onWithoutModel} />
            </div>
          </div>
        )}
      </div>
      <div className="lg:col-start-1 lg:row-start-1">
        <div className="mt-6 border-line border-t pt-3 lg:mt-0 lg:border-t-0 lg:pt-0">
          <p className="flex min-h-11 items-center font-medium text-base text-ink">{texts.suggested}</p>
          <Skeleton shape="text" className="mt-2 mb-7 h-5 w-48" />
        </div>
        <div className="flex flex-col gap-2">
          {['a', 'b', 'c', 'd', 'e'].map((place) => (
            <Skeleton key={place} className="h-33 rounded-md" />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Replaces the short week while a plan covers today. */
function WeekStillRunning() {
  return (
    <EmptyState
      drawing="path"
      title={stillRunning.title}
      action={
        <Button asChild>
          <Link to="/">{stillRunning.action}</Link>
        </Button>
      }
    >
      {stillRunning.text}
    </EmptyState>
  );
}
