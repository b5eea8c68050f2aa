import { lazy, startTransition, useCallback, useEffect, useState } from 'react';
import { useSearchParams } from '#web/router/router.tsx';
import { type CalendarDay, isCalendarDay, toLocalTime } from '#core/calendar/calendar.ts';
import { asksWhichDay } from '#core/check-in/which-day.ts';
import type { CheckInDay, DailyStatus } from '#features/check-ins/contract.ts';
import { checkInMessages } from '#features/check-ins/messages.ts';
import { todaysCheckIn } from '#features/check-ins/web/day/check-in-day.ts';
import type { CheckInOutcome } from '#features/check-ins/web/check-in-dialog.tsx';
import type { HabitGroup } from '#features/plans/contract.ts';
import type { Preferences } from '#features/preferences/contract.ts';
import { browserZone } from '#web/api/api.ts';
import { refreshBootstrap } from '#web/bootstrap/bootstrap.ts';
import { keepFocus } from '#web/ui/overlay/return-focus.ts';
import { toast } from '#web/ui/status/toast-store.ts';

const load = () => import('./check-in-window.tsx');
const Dialog = lazy(() => load().then((part) => ({ default: part.CheckInWindow })));

type Opened = {
  open: boolean;
  today: CheckInDay;
  /** Null asks the user: today or yesterday. */
  date: CalendarDay | null;
  /** Null is all. */
  identityIds: readonly string[] | null;
};

export type CheckInOpening = ReturnType<typeof useCheckInOpening>;

type Known = {
  groups: readonly HabitGroup[];
  status: DailyStatus;
  preferences: Pick<Preferences, 'timezone' | 'dayStartHour'>;
  isFirstWeek: boolean;
};

/**
 * Opens the check-in for some identities, of today or an earlier day, also by the address `?checkIn={identityId}`, and brings the
 * page up to date after it.
 */
export function useCheckInOpening({ groups, status, preferences, isFirstWeek }: Known) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [opening, setOpening] = useState(0);
  const { timezone, dayStartHour } = preferences;

  const open = useCallback(
    (identityIds: readonly string[] | null, day?: CalendarDay) => {
      const { today } = status;
      const { hour } = toLocalTime(new Date(), timezone === 'auto' ? browserZone() || 'UTC' : timezone);
      const plans = groups.map(({ plan }) => plan);
      const date = day ?? (asksWhichDay({ hour, dayStartHour, today, plans, isFirstWeek }) ? null : today);
      // The press is seen before the page is drawn with the window.
      startTransition(() => {
        setOpening((before) => before + 1);
        setOpened({ open: true, today: todaysCheckIn(groups, status), date, identityIds });
      });
    },
    [groups, status, timezone, dayStartHour, isFirstWeek],
  );
  useCheckInAddress(open);
  const standIn = `identity-${opened?.identityIds?.[0]}`;

  async function close(outcome: CheckInOutcome, isShown?: boolean) {
    setOpened((before) => before && { ...before, open: false });
    // A check-in that waits on the device has not changed the server's data.
    if (outcome && outcome !== 'waiting') {
      const refreshed = () =>
        refreshBootstrap().then(
          () => true,
          () => false,
        );
      tell(outcome, isShown || (await refreshed()));
    }
    // The button that opened it may disappear with the check-in.
    if (outcome) keepFocus(standIn);
  }

  return { opened: opened && { ...opened, standIn }, opening, open, close, prefetch: () => void load(), Dialog };
}

/** Says that it is saved, unless the window has; what is saved and cannot be seen is said in any case. */
function tell(outcome: Exclude<CheckInOutcome, 'waiting' | null>, isUpToDate: boolean): void {
  const { saved, savedByChat, savedUnseen } = checkInMessages.toast;
  if (outcome === 'quiet' || (outcome === 'told' && isUpToDate)) return;
  const message = outcome === 'ai' ? savedByChat : saved;
  toast({ ...(isUpToDate ? message : savedUnseen), tone: 'success' });
}

/** Opens the check-in of `?checkIn={identityId}` (or `all`), once, for the day in `&day=` if given, and removes both from the address. */
function useCheckInAddress(open: (identityIds: readonly string[] | null, day?: CalendarDay) => void): void {
  const [search, setSearch] = useSearchParams();
  const opened = `?${search}`;
  const identityId = search.get('checkIn');
  const day = search.get('day') ?? '';
  useEffect(() => {
    if (identityId === null) return;
    open(identityId === 'all' ? null : [identityId], isCalendarDay(day) ? day : undefined);
    setSearch(
      (before) => {
        before.delete('checkIn');
        before.delete('day');
        return before;
      },
      // A session that turns out to be lost still leads back here.
      { replace: true, state: { opened } },
    );
  }, [identityId, day, open, opened, setSearch]);
}
