import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { nextPlanMessages } from '#features/plans/planning-messages.ts';
import { daysInWords } from '../list/days-in-words.ts';
import { offeredPlanQuery, type PlanWanted } from '../offer/offered-plan.ts';

/** The days of the offered plan; reserves its line before the offer arrives. */
export function PlanDays({ wanted }: { wanted: PlanWanted }) {
  const { data } = useQuery({ ...offeredPlanQuery(wanted), enabled: false });
  const days = data?.offer?.days;
  // Known to be without days: a week that still runs, or a first plan.
  if (data && !days) return null;
  return (
    <span className="mt-2 flex min-h-5 items-start gap-2 text-ink text-sm">
      {days && (
        <>
          <CalendarDays className="mt-0.5 size-4 shrink-0 text-quiet" aria-hidden="true" />
          {nextPlanMessages.days(daysInWords(days))}
        </>
      )}
    </span>
  );
}
