import type { ReactNode } from 'react';
import { barPercent } from '#core/completion.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import { Card } from '#web/ui/card.tsx';
import { ProgressRing } from '#web/ui/progress-ring.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { progressMessages } from '../messages.ts';
import { overallWeek } from './overall-week.ts';

const texts = progressMessages.overall;
const RING = 88;

type OverallWeekCardProps = {
  groups: readonly HabitGroup[];
  /** The one thing to do next, at the end of the card. */
  action?: ReactNode;
};

/** How far the week is, all identities together. */
export function OverallWeekCard({ groups, action }: OverallWeekCardProps) {
  const week = overallWeek(groups);
  return (
    <Card asChild className="flex flex-wrap items-center gap-x-6 gap-y-5">
      <section aria-label={texts.label}>
        <ProgressRing
          value={week?.rate ?? 0}
          label={texts.label}
          size={RING}
          number="none"
          tone={barPercent(week?.rate ?? null) === 100 ? 'complete' : 'accent'}
        />
        <div className="min-w-0 flex-1 basis-40">
          <h2 className="font-medium text-quiet text-sm">{texts.title}</h2>
          {week ? <WeekFigures {...week} /> : <NothingPlanned />}
        </div>
        {action && <div className="max-sm:w-full">{action}</div>}
      </section>
    </Card>
  );
}

function WeekFigures({ rate, done, target }: { rate: number; done: number; target: number }) {
  return (
    <>
      <p aria-hidden="true" className="tabular font-semibold text-2xl text-ink tracking-[-0.03em]">
        {rate}
        <span className="ml-0.5 font-medium text-lg text-quiet">%</span>
      </p>
      <p className="tabular text-quiet text-sm">
        {texts.planned(done, target)}
        {rate > 100 && <span className="text-complete"> {texts.beyond}</span>}
      </p>
    </>
  );
}

function NothingPlanned() {
  return (
    <>
      <p className="font-semibold text-ink text-lg tracking-[-0.012em]">{texts.none}</p>
      <p className="text-quiet text-sm">{texts.noneHint}</p>
    </>
  );
}

/** The place of the card while its figures are on their way. */
export function OverallWeekSkeleton() {
  return <Skeleton className="h-32" />;
}
