import { lazy, useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { CalendarDay } from '#core/calendar.ts';
import type { DailyStatus } from '#features/check-ins/contract.ts';
import { checkInMessages } from '#features/check-ins/messages.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import { refreshBootstrap } from '#web/session/bootstrap.ts';
import { toast } from '#web/ui/toast-store.ts';

const load = () => import('#features/check-ins/web/check-in-dialog.tsx');
const Dialog = lazy(() => load().then((part) => ({ default: part.CheckInDialog })));

type Opened = {
  open: boolean;
  groups: readonly HabitGroup[];
  date: CalendarDay;
  notes: Record<string, string>;
};

export type CheckInOpening = ReturnType<typeof useCheckInOpening>;

/** Opens the check-in for some identities, also by the address `?checkIn={identityId}`, and brings the page up to date after it. */
export function useCheckInOpening({ groups, status }: { groups: readonly HabitGroup[]; status: DailyStatus }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [opening, setOpening] = useState(0);
  const opener = useRef<Element | null>(null);

  const open = useCallback(
    (identityIds: readonly string[]) => {
      opener.current = document.activeElement;
      const chosen = groups.filter(({ identityId }) => identityIds.includes(identityId));
      setOpening((before) => before + 1);
      const notes = Object.fromEntries(status.details.map((detail) => [detail.identityId, detail.notes ?? '']));
      setOpened({ open: true, groups: chosen, date: status.today, notes });
    },
    [groups, status],
  );
  useCheckInAddress(open);

  async function close(hasSaved: boolean) {
    const identityId = opened?.groups[0]?.identityId;
    setOpened((before) => before && { ...before, open: false });
    if (hasSaved) {
      const isUpToDate = await refreshBootstrap().then(
        () => true,
        () => false,
      );
      toast({ ...checkInMessages.toast[isUpToDate ? 'saved' : 'savedUnseen'], tone: 'success' });
    }
    returnFocus(opener.current, identityId);
  }

  return { opened, opening, open, close, near: () => void load(), Dialog };
}

// The button that was pressed is gone once the check-in shows: the name of the identity stands in for it. Looked up a moment
// later, when the page has been drawn with what was fetched.
function returnFocus(opener: Element | null, identityId: string | undefined): void {
  setTimeout(() =>
    requestAnimationFrame(() => {
      const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
      const target = isThere ? opener : document.getElementById(`identity-${identityId}`);
      target?.focus({ preventScroll: true });
    }),
  );
}

/** Follows `?checkIn={identityId}` once and takes it out of the address. */
function useCheckInAddress(open: (identityIds: readonly string[]) => void): void {
  const [search, setSearch] = useSearchParams();
  const identityId = search.get('checkIn');
  useEffect(() => {
    if (identityId === null) return;
    open([identityId]);
    setSearch(
      (before) => {
        before.delete('checkIn');
        return before;
      },
      { replace: true },
    );
  }, [identityId, open, setSearch]);
}
