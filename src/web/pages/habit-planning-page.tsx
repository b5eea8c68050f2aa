import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { aiNotice } from '#core/quota.ts';
import { AiLimitCard } from '#features/account/web/ai-limit-card.tsx';
import { coachMessages } from '#features/coach/messages.ts';
import { SafetyCard } from '#features/coach/web/safety-card.tsx';
import { identitiesQuery } from '#features/identities/web/queries.ts';
import { planMessages } from '#features/plans/messages.ts';
import { HabitPlanning } from '#features/plans/web/habit-planning.tsx';
import { aiUsageQuery, type PlanningMode } from '#features/plans/web/queries.ts';
import { Page } from '#web/frame/page.tsx';
import { refreshBootstrap } from '#web/session/bootstrap.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Steps } from '#web/ui/steps.tsx';

const texts = planMessages.planning;

function modeFrom(search: URLSearchParams): PlanningMode {
  const mode = search.get('mode');
  if (mode === 'short-week' || mode === 'nuclear') return mode;
  return search.get('emergency') === 'true' ? 'short-week' : 'normal';
}

/** Step 3 of 3, at `/habit-planning/{identityId}` and `/habit-planning?identityId=`: the week of habits for an identity. */
export function HabitPlanningPage() {
  const [search] = useSearchParams();
  const params = useParams();
  const navigate = useNavigate();
  const identities = useQuery(identitiesQuery);
  const usage = useQuery(aiUsageQuery);
  const identityId = params.identityId ?? search.get('identityId') ?? '';
  const identity = identities.data?.find(({ id }) => id === identityId);
  const mode = modeFrom(search);

  const leave = (upToDate: boolean) => {
    // Whatever could not be refreshed in place is fetched anew by loading the dashboard.
    if (upToDate) void navigate('/');
    else location.assign('/');
  };

  if (!identity) return identities.isPending ? <PlanningPlaceholder /> : <IdentityNotFound />;
  return (
    <Page
      width="narrow"
      display
      title={identity.name}
      documentTitle={texts.step}
      subtitle={texts.subtitle[mode]}
      above={<PlanningSteps />}
      className="flex min-h-[calc(100dvh-4rem)] flex-col pb-0"
    >
      <HabitPlanning
        key={`${identity.id} ${mode}`}
        identity={identity}
        mode={mode}
        limitCard={<AiLimitCard />}
        notice={noticeOf(usage.data?.remaining)}
        renderSafety={(safety) => <SafetyCard answer={safety} />}
        onSaved={() => refreshBootstrap()}
        onDone={leave}
      />
    </Page>
  );
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

function IdentityNotFound() {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-[70dvh] place-items-center outline-none">
      <EmptyState
        drawing="signpost"
        level={1}
        title={texts.notFoundTitle}
        action={
          <Button asChild>
            <Link to="/">{texts.notFoundAction}</Link>
          </Button>
        }
      >
        {texts.notFound}
      </EmptyState>
    </main>
  );
}
