import { Link } from '#web/router/link.tsx';
import { planMessages } from '#features/plans/messages.ts';
import { runningMessages } from '#features/plans/running-messages.ts';
import type { PlanWanted } from '#features/plans/web/offer/offered-plan.ts';
import { PlanDays } from '#features/plans/web/planning/plan-days.tsx';
import { Button } from '#web/ui/button.tsx';

const texts = planMessages.planning;

type PlanningSubtitleProps = PlanWanted & {
  /** A plan covers today. */
  running: boolean;
  /** It is what the page shows. */
  opensRunning: boolean;
};

/** What is planned: the plan that runs, one beside it, or the days of the next. */
export function PlanningSubtitle({ running, opensRunning, ...wanted }: PlanningSubtitleProps) {
  const { mode } = wanted.way;
  return (
    <>
      <span className="block">{texts.subtitle[mode]}</span>
      {opensRunning && <span className="mt-1 block text-sm">{runningMessages.subtitle}</span>}
      {mode === 'new' && running && <BesideRunning identityId={wanted.identityId} />}
      {(mode === 'review' || mode === 'short-week') && <PlanDays wanted={wanted} />}
    </>
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

export function StartNew({ identityId }: { identityId: string }) {
  return (
    <Button asChild variant="quiet" size="sm">
      <Link to={`/habit-planning/${identityId}?mode=new`}>{runningMessages.startNew}</Link>
    </Button>
  );
}
