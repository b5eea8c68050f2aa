import type { ReactNode } from 'react';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { barPercent } from '#core/week/completion.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import { Card } from '#web/ui/card.tsx';
import { ProgressRing } from '#web/ui/status/progress-ring.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { progressMessages } from '../messages.ts';
import type { WeeklyTracking } from '../contract.ts';
import { overallWeek } from './overall-week.ts';
import { WeekTracker } from './week-tracker.tsx';

const texts = progressMessages.overall;
const RING = 72;

type OverallWeekCardProps = {
  groups: readonly HabitGroup[];
  tracking: WeeklyTracking;
  today: CalendarDay;
  waitingDays?: readonly CalendarDay[];
  /** Opens the check-in of a day. */
  onDay: (day: CalendarDay) => void;
  /** What to do next, at the end of the card. */
  actions: ReactNode;
};

/** The week, all identities together: how far it is, and day by day. */
export function OverallWeekCard({ groups, tracking, today, waitingDays, onDay, actions }: OverallWeekCardProps) {
  const week = overallWeek(groups);
  return (
    <Card padding="none" className="divide-y divide-line/70">
      <section
        aria-label={texts.label}
        className="grid gap-x-10 gap-y-4 px-5 py-4 md:py-5 md:grid-cols-[auto_minmax(0,26rem)] md:justify-between"
      >
        <div className="flex items-center gap-5">
          <ProgressRing
            value={week?.rate ?? 0}
            label={texts.label}
            size={RING}
            number="none"
            tone={barPercent(week?.rate ?? null) === 100 ? 'complete' : 'accent'}
          />
          <div className="min-w-0">
            <h2 className="font-medium text-quiet text-sm">{texts.title}</h2>
            {week ? <WeekFigures {...week} /> : <NothingPlanned isFirst={tracking.currentWeekNumber === 1} />}
          </div>
        </div>
        <WeekTracker days={tracking.weekDays} {...{ today, waitingDays, onDay }} />
      </section>
      <div className="px-5 py-3 md:py-4">{actions}</div>
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

function NothingPlanned({ isFirst }: { isFirst: boolean }) {
  return (
    <>
      <p className="font-semibold text-ink text-lg tracking-[-0.012em]">{texts.none}</p>
      <p className="text-quiet text-sm">{isFirst ? texts.noneHint : texts.noneNowHint}</p>
    </>
  );
}

/** Placeholder while the figures load. */
export function OverallWeekSkeleton() {
  return <Skeleton className="h-75 md:h-58" />;
}
