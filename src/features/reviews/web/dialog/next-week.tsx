import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Choice } from '#core/adaptive-plan/next-plan.ts';
import { CHOICES } from '#core/review/review.ts';
import type { NextWeeks } from '#features/reviews/contract.ts';
import { reviewMessages } from '#features/reviews/messages.ts';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { nextWeeksQuery, type Subject } from '../queries.ts';

const texts = reviewMessages.screen.ahead;
const options = CHOICES.map((value) => ({ value, label: reviewMessages.screen.choice[value].label }));

type NextWeekProps = Subject & {
  /** Turns of the conversation: what was said in it may have changed next week. */
  turns: number;
};

/** What each choice would make of next week, habit by habit; left out where it cannot be had. */
export function NextWeek(props: NextWeekProps) {
  const weeks = useQuery(nextWeeksQuery(props));
  if (weeks.isError) return null;
  return (
    <section
      aria-label={texts.label}
      className="flex w-full max-w-[34rem] flex-col gap-3 rounded-lg bg-surface p-4 ring-1 ring-line/70 ring-inset"
    >
      <h3 className="font-medium text-base text-ink">{texts.label}</h3>
      {weeks.data ? <Weeks {...weeks.data} /> : <Skeleton className="h-24 w-full" />}
    </section>
  );
}

function Weeks({ recommended, weeks }: NextWeeks) {
  const [chosen, setChosen] = useState<Choice | null>(null);
  const choice = chosen ?? recommended;
  const week = weeks.find((one) => one.choice === choice);
  return (
    <>
      <Segmented label={texts.sizes} value={choice} onChange={setChosen} options={options} />
      <div aria-live="polite" className="flex flex-col gap-2 text-sm">
        {week && week.changes.length > 0 ? (
          <ul className="flex flex-col gap-2 text-ink">
            {week.changes.map((line) => (
              <li key={line} className="break-words">
                {line}
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-ink">{texts.nothing}</p>
        )}
        {week && week.changes.length > 0 && week.stays.length > 0 && (
          <p className="break-words text-quiet">{texts.stays(week.stays)}</p>
        )}
      </div>
    </>
  );
}
