import { Suspense, useState } from 'react';
import type { Goal } from '#features/goals/contract.ts';
import { lazyPart } from '#web/ui/status/lazy-part.ts';

// Few users need these: loaded on demand.
const GentleQuestion = lazyPart(() =>
  import('#features/coach/web/gentle-question.tsx').then((part) => part.GentleQuestion),
);
const HelpLink = lazyPart(() => import('#features/coach/web/help-link.tsx').then((part) => part.HelpLink));

/** True of a goal whose help card was shown and has not been answered yet. */
export const isAsked = ({ help, archivedAt }: Goal) => help === 'asked' && archivedAt === null;

/** One gentle question for a goal whose help card was shown on an earlier visit: not for one that was shown a moment ago. */
export function HowAreYou({ goals }: { goals: readonly Goal[] }) {
  const [asked] = useState(() => new Set(goals.filter(isAsked).map(({ id }) => id)));
  const goal = goals.find((one) => asked.has(one.id) && isAsked(one));
  return (
    goal && (
      <Suspense>
        <GentleQuestion key={goal.id} goal={goal} />
      </Suspense>
    )
  );
}

/** A small link to the help lines, for users who were offered them before. */
export function HelpInReach({ goals }: { goals: readonly Goal[] }) {
  return (
    goals.some(({ help }) => help === 'answered') && (
      <div className="-ml-4">
        <Suspense>
          <HelpLink size="sm" />
        </Suspense>
      </div>
    )
  );
}
