import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Page } from '#app/web/layout/page.tsx';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { GentleQuestion } from '#features/coach/web/gentle-question.tsx';
import { HelpLink } from '#features/coach/web/help-link.tsx';
import { useIsAsked } from '#features/coach/web/use-is-asked.ts';
import { KeepCopy } from '#features/data-export/web/keep-copy.tsx';
import { goalsQuery } from '#features/goals/web/queries.ts';
import type { Identity } from '#features/identities/contract.ts';
import { planMessages } from '#features/plans/messages.ts';
import type { PlanningWay } from '#features/plans/web/offer/planning-way.ts';
import { FreshStartPlanning } from '#features/plans/web/planning/fresh-start-planning.tsx';
import { HabitPlanning, type HabitPlanningProps } from '#features/plans/web/planning/habit-planning.tsx';
import { useRunningPlan } from '#features/plans/web/offer/use-standing.ts';
import { PlanDays } from '#features/plans/web/planning/plan-days.tsx';
import { currentHabitsQuery } from '#features/plans/web/queries.ts';
import { runningMessages } from '#features/plans/running-messages.ts';
import { RunningPlanning } from '#features/plans/web/running/running-planning.tsx';
import { Button } from '#web/ui/button.tsx';
import { DownloadOffer } from '#web/ui/download-offer.ts';
import { Steps } from '#web/ui/status/steps.tsx';
import { usePlanningParts } from './use-planning-parts.tsx';

const texts = planMessages.planning;

type IdentityPlanningProps = { identity: Identity; way: PlanningWay; today: CalendarDay };

/** The page once its identity is known: the planning chat, or what has to come before it. */
export function IdentityPlanning({ identity, way, today: currentDay }: IdentityPlanningProps) {
  // An offer belongs to the day on which it was made, even if midnight passes during the chat.
  const [today] = useState(currentDay);
  const goal = useQuery(goalsQuery).data?.find(({ id }) => id === identity.goalId);
  const isAsked = useIsAsked(goal);
  const planning = { ...usePlanningParts(), identity, way, today, currentDay };
  const isNext = way.mode === 'review' || way.mode === 'short-week';
  const running = useRunningPlan(identity.id);
  // A first plan is none that runs, also while it is celebrated.
  const [isRunning] = useState(way.mode === 'normal' && running !== undefined);

  return (
    <Page
      display
      title={identity.name}
      documentTitle={texts.step}
      subtitle={
        <>
          <span className="block">{texts.subtitle[way.mode]}</span>
          {isRunning && <span className="mt-1 block text-sm">{runningMessages.subtitle}</span>}
          {way.mode === 'new' && running && <BesideRunning identityId={identity.id} />}
          {isNext && <PlanDays wanted={{ identityId: identity.id, way, today }} />}
        </>
      }
      // The three steps lead to a first plan only.
      above={way.mode === 'normal' && !isRunning && <PlanningSteps />}
      action={
        isRunning && (
          <Button asChild variant="quiet" size="sm">
            <Link to={`/habit-planning/${identity.id}?mode=new`}>{runningMessages.startNew}</Link>
          </Button>
        )
      }
      className="flex min-h-[calc(100dvh-4rem)] flex-col pb-0"
    >
      {goal && isAsked ? (
        <GentleQuestion goal={goal} />
      ) : isRunning ? (
        <RunningPlanning {...planning} running={running} />
      ) : way.mode === 'nuclear' ? (
        <FreshStart {...planning} />
      ) : (
        <HabitPlanning {...planning} replacement={null} firstMessage={null} />
      )}
      {goal?.help && !isAsked && (
        <div className="-ml-4 pb-4">
          <HelpLink size="sm" />
        </div>
      )}
    </Page>
  );
}

/** What accepting a plan does to the one that runs, and the way back to that. */
function BesideRunning({ identityId }: { identityId: string }) {
  return (
    <span className="mt-1 block text-sm">
      {runningMessages.fresh.note}{' '}
      <Link to={`/habit-planning/${identityId}`} className="touch text-ink underline underline-offset-4">
        {runningMessages.fresh.back}
      </Link>
    </span>
  );
}

export function PlanningSteps() {
  return <Steps current={3} total={3} label={texts.step} />;
}

type FreshStartProps = Omit<HabitPlanningProps, 'replacement' | 'firstMessage'> & { identity: Identity };

/** A fresh start that keeps the goal; offers a short week instead where possible, and a copy of what is deleted. */
function FreshStart(planning: FreshStartProps) {
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
