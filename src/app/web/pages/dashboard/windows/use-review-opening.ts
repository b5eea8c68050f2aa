import { lazy, startTransition, useCallback, useEffect, useState } from 'react';
import { useSearchParams } from '#web/router/router.tsx';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import type { Identity } from '#features/identities/contract.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import type { ReviewStanding } from '#features/reviews/contract.ts';
import { hasLaterPlan, weekToReview } from '#features/reviews/web/review-week.ts';
import { refreshBootstrap } from '#web/bootstrap/bootstrap.ts';

const load = () => import('./review-window.tsx');
const Dialog = lazy(() => load().then((part) => ({ default: part.ReviewWindow })));

export type ReviewOpening = ReturnType<typeof useReviewOpening>;

type Known = {
  identities: readonly Identity[];
  groups: readonly HabitGroup[];
  standings: readonly ReviewStanding[];
  today: CalendarDay;
};

/** The current facts for an identity's review; null when there is no such identity. */
function getSubject(identityId: string, { identities, groups, standings, today }: Known) {
  const identity = identities.find(({ id }) => id === identityId);
  if (!identity) return null;
  const group = groups.find((one) => one.identityId === identityId);
  const standing = standings.find((one) => one.identityId === identityId);
  const week = weekToReview({ standing, group, today });
  const hasNext = week !== null && hasLaterPlan(group, week);
  return {
    identity: { id: identityId, name: identity.name },
    week,
    today,
    hasNext,
    rate: standing?.trigger.completionRate ?? null,
    // They make another plan, and there is one already.
    offersWaysBack: !hasNext && (standing?.trigger.offersWaysBack ?? false),
  };
}

type Opened = NonNullable<ReturnType<typeof getSubject>> & { open: boolean; opening: number };

/** Opens the weekly review of an identity, also by the address `?weeklyReview={identityId}`. */
export function useReviewOpening({ identities, groups, standings, today }: Known) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = useCallback(
    (of: string) => {
      // The shortcut of the installed app does not know whose review is due.
      const due = standings.find(({ trigger }) => trigger.shouldTriggerReview)?.identityId ?? identities[0]?.id;
      const identityId = of === 'next' ? (due ?? of) : of;
      const subject = getSubject(identityId, { identities, groups, standings, today });
      // The press is seen before the page is drawn with the window.
      startTransition(() =>
        setOpened((before) => subject && { ...subject, open: true, opening: (before?.opening ?? 0) + 1 }),
      );
    },
    [identities, groups, standings, today],
  );
  useReviewAddress(open);

  return {
    /** With the habits of its identity as they stand now. */
    opened: opened && {
      ...opened,
      standIn: `identity-${opened.identity.id}`,
      group: groups.find(({ identityId }) => identityId === opened.identity.id),
    },
    open,
    close: () => setOpened((before) => before && { ...before, open: false }),
    /** The review is saved even if the refresh fails: the next one updates the page. */
    refresh: () => void refreshBootstrap().catch(() => undefined),
    prefetch: () => void load(),
    Dialog,
  };
}

/** Opens the review of `?weeklyReview={identityId}` (or the `next` due one), once, and removes it from the address. */
function useReviewAddress(open: (identityId: string) => void): void {
  const [search, setSearch] = useSearchParams();
  const opened = `?${search}`;
  const identityId = search.get('weeklyReview');
  useEffect(() => {
    if (identityId === null) return;
    open(identityId);
    setSearch(
      (before) => {
        before.delete('weeklyReview');
        return before;
      },
      // A session that turns out to be lost still leads back here.
      { replace: true, state: { opened } },
    );
  }, [identityId, open, opened, setSearch]);
}
