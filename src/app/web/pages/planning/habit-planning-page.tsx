import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { aiNotice } from '#core/coaching/quota.ts';
import { AiLimitCard } from '#features/account/web/ai-limit-card.tsx';
import type { SafetyAnswer } from '#features/coach/contract.ts';
import { coachMessages } from '#features/coach/messages.ts';
import { GentleQuestion } from '#features/coach/web/gentle-question.tsx';
import { HelpLink } from '#features/coach/web/help-link.tsx';
import { SafetyCard } from '#features/coach/web/safety-card.tsx';
import { useIsAsked } from '#features/coach/web/use-is-asked.ts';
import { goalsQuery } from '#features/goals/web/queries.ts';
import type { Identity } from '#features/identities/contract.ts';
import { identitiesQuery } from '#features/identities/web/queries.ts';
import { KeepCopy } from '#features/data-export/web/keep-copy.tsx';
import { planMessages } from '#features/plans/messages.ts';
import { FreshStartPlanning } from '#features/plans/web/planning/fresh-start-planning.tsx';
import { HabitPlanning, type HabitPlanningProps } from '#features/plans/web/planning/habit-planning.tsx';
import { PlanDays } from '#features/plans/web/planning/plan-days.tsx';
import { type PlanningWay, wayFrom, wayKey } from '#features/plans/web/offer/planning-way.ts';
import { aiUsageQuery, currentHabitsQuery } from '#features/plans/web/queries.ts';
import { Page } from '#app/web/layout/page.tsx';
import { bootstrapQuery, refreshBootstrap } from '#web/bootstrap/bootstrap.ts';
import { DownloadOffer } from '#web/ui/download-offer.ts';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { Steps } from '#web/ui/status/steps.tsx';
import { IdentityMissing } from '../identity/identity-missing.tsx';

const texts = planMessages.planning;

/** Step 3 of 3, at `/habit-planning/{identityId}` and `/habit-planning?identityId=`: the week of habits for an identity. */
export function HabitPlanningPage() {
  const [search] = useSearchParams();
  const params = useParams();
  const identities = useQuery(identitiesQuery);
  const { data: bootstrap } = useQuery({ ...bootstrapQuery, enabled: false });
  const identityId = params.identityId ?? search.get('identityId') ?? '';
  const identity = useRemembered(
    identities.data?.find(({ id }) => id === identityId),
    identityId,
  );
  const way = wayFrom(search);

  if (!identity)
    return identities.isPending ? (
      <PlanningPlaceholder />
    ) : (
      <IdentityMissing title={texts.notFoundTitle} text={texts.notFound} action={texts.notFoundAction} />
    );
  if (!bootstrap) return <PlanningPlaceholder />;
  return <PlanningPage key={`${identity.id} ${wayKey(way)}`} identity={identity} way={way} today={bootstrap.today} />;
}

/** An identity that a fresh start took away is still there while its successor is celebrated. */
function useRemembered(identity: Identity | undefined, id: string): Identity | undefined {
  const [known, setKnown] = useState(identity);
  if (identity && identity !== known) setKnown(identity);
  return identity ?? (known?.id === id ? known : undefined);
}

type PlanningPageProps = { identity: Identity; way: PlanningWay; today: CalendarDay };

function PlanningPage({ identity, way, ...props }: PlanningPageProps) {
  // What was offered on a day belongs to that day, also when midnight passes while it is talked over.
  const [today] = useState(props.today);
  const navigate = useNavigate();
  const usage = useQuery(aiUsageQuery);
  const goal = useQuery(goalsQuery).data?.find(({ id }) => id === identity.goalId);
  const isAsked = useIsAsked(goal);
  const wanted = { identityId: identity.id, way, today };
  const leave = (upToDate: boolean) => {
    // Whatever could not be refreshed in place is fetched anew by loading the dashboard.
    if (upToDate) void navigate('/');
    else location.assign('/');
  };
  const planning = {
    identity,
    way,
    today,
    currentDay: props.today,
    limitCard: <AiLimitCard />,
    isUsedUp: aiNotice(usage.data?.remaining ?? -1) === 'reached',
    notice: noticeOf(usage.data?.remaining),
    renderSafety: (safety: NonNullable<SafetyAnswer>) => <SafetyCard answer={safety} />,
    onSaved: () => refreshBootstrap(),
    onDone: leave,
  };
  const isNext = way.mode === 'review' || way.mode === 'short-week';

  return (
    <Page
      width="narrow"
      display
      title={identity.name}
      documentTitle={texts.step}
      subtitle={
        <>
          <span className="block">{texts.subtitle[way.mode]}</span>
          {isNext && <PlanDays wanted={wanted} />}
        </>
      }
      // The three steps lead to a first plan only.
      above={way.mode === 'normal' && <PlanningSteps />}
      className="flex min-h-[calc(100dvh-4rem)] flex-col pb-0"
    >
      {goal && isAsked ? (
        <GentleQuestion goal={goal} />
      ) : way.mode === 'nuclear' ? (
        <DownloadOffer value={<KeepCopy />}>
          <FreshStart planning={planning} />
        </DownloadOffer>
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

type Planned = Omit<HabitPlanningProps, 'replacement' | 'firstMessage'> & { identity: Identity };

function FreshStart({ planning }: { planning: Planned }) {
  const { identity, today } = planning;
  const goals = useQuery(goalsQuery);
  const groups = useQuery(currentHabitsQuery);
  const plan = groups.data?.find(({ identityId }) => identityId === identity.id)?.plan;
  const hasEnded = plan !== undefined && plan.activeUntil < today;
  return (
    <FreshStartPlanning
      {...planning}
      goal={goals.data?.find(({ id }) => id === identity.goalId)?.description ?? null}
      shortWeekAddress={hasEnded ? shortWeekAddress(identity.id) : null}
    />
  );
}

function shortWeekAddress(identityId: string): string {
  return `/habit-planning/${identityId}?mode=short-week&emergency=true`;
}

function noticeOf(remaining = -1): string | undefined {
  const notice = aiNotice(remaining);
  if (notice === 'final') return coachMessages.remaining.final;
  return notice === 'low' ? coachMessages.remaining.low(remaining) : undefined;
}

function PlanningSteps() {
  return <Steps current={3} total={3} label={texts.step} />;
}

function PlanningPlaceholder() {
  return (
    <Page
      width="narrow"
      documentTitle={texts.step}
      title={<Skeleton className="h-10 w-64" />}
      subtitle={texts.subtitle.normal}
      above={<PlanningSteps />}
    />
  );
}
