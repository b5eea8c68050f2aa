import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Page } from '#app/web/layout/page.tsx';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { GentleQuestion } from '#features/coach/web/gentle-question.tsx';
import { HelpLink } from '#features/coach/web/help-link.tsx';
import { useIsAsked } from '#features/coach/web/use-is-asked.ts';
import { goalsQuery } from '#features/goals/web/queries.ts';
import type { Identity } from '#features/identities/contract.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import { planMessages } from '#features/plans/messages.ts';
import type { PlanningWay } from '#features/plans/web/offer/planning-way.ts';
import { HabitPlanning, type HabitPlanningProps } from '#features/plans/web/planning/habit-planning.tsx';
import { useRunningPlan } from '#features/plans/web/offer/use-standing.ts';
import { RunningPlanning } from '#features/plans/web/running/running-planning.tsx';
import { Steps } from '#web/ui/status/steps.tsx';
import { giveFirstVote } from './first-vote.ts';
import { FreshStart } from './fresh-start.tsx';
import { PlanningSubtitle, StartNew } from './planning-head.tsx';
import { usePlanningParts } from './use-planning-parts.tsx';

const texts = planMessages.planning;

type IdentityPlanningProps = { identity: Identity; way: PlanningWay; today: CalendarDay };

/** The page once its identity is known: the planning chat, or what has to come before it. */
export function IdentityPlanning({ identity, way, today: currentDay }: IdentityPlanningProps) {
  // An offer belongs to the day on which it was made, even if midnight passes during the chat.
  const [today] = useState(currentDay);
  const goal = useQuery(goalsQuery).data?.find(({ id }) => id === identity.goalId);
  const isAsked = useIsAsked(goal);
  const onFirstVote = ({ description }: { description: string }) =>
    giveFirstVote({ identityId: identity.id, description, today: currentDay });
  const planning = { ...usePlanningParts(), onFirstVote, identity, way, today, currentDay };
  const running = useRunningPlan(identity.id);
  // A first plan is none that runs, also while it is celebrated.
  const [isRunning] = useState(way.mode === 'normal' && running !== undefined);

  return (
    <Page
      display
      title={identity.name}
      documentTitle={texts.step}
      subtitle={
        <PlanningSubtitle
          {...{ identityId: identity.id, way, today }}
          running={running !== undefined}
          opensRunning={isRunning}
        />
      }
      // The three steps lead to a first plan only.
      above={way.mode === 'normal' && !isRunning && <PlanningSteps />}
      action={isRunning && <StartNew identityId={identity.id} />}
      className="flex min-h-[calc(100dvh-4rem)] flex-col pb-0"
    >
      {goal && isAsked ? <GentleQuestion goal={goal} /> : <Planning {...planning} {...{ running, isRunning }} />}
      {goal?.help && !isAsked && (
        <div className="-ml-4 pb-4">
          <HelpLink size="sm" />
        </div>
      )}
    </Page>
  );
}

type PlanningProps = Omit<HabitPlanningProps, 'replacement' | 'firstMessage'> & {
  identity: Identity;
  running: HabitGroup | undefined;
  isRunning: boolean;
};

/** The plan that runs, a fresh start, or a week as it is offered. */
function Planning({ running, isRunning, ...planning }: PlanningProps) {
  if (isRunning) return <RunningPlanning {...planning} running={running} />;
  if (planning.way.mode === 'nuclear') return <FreshStart {...planning} />;
  return <HabitPlanning {...planning} replacement={null} firstMessage={null} />;
}

export function PlanningSteps() {
  return <Steps current={3} total={3} label={texts.step} />;
}
