import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { inDayOrder } from '#core/habit/moment.ts';
import type { Bootstrap } from '#features/bootstrap/contract.ts';
import { getKey } from '#web/api/api.ts';
import { waitingShown } from '#web/device/waiting.ts';
import type { CheckInDay } from '#features/check-ins/contract.ts';
import { aboutIdentities, withWaiting } from './check-in-day.ts';
import type { DayGroup } from '../check-in-flow.ts';
import { checkInDayQuery } from '../queries.ts';

export type DaySubject = {
  /** Today, as the page knows it. */
  today: CheckInDay;
  /** The day to check in; null until chosen. */
  date: CalendarDay | null;
  /** The identities that it is about; null is all. */
  identityIds: readonly string[] | null;
};

const isOpen = ({ closed, habits }: DayGroup) => closed === null && habits.length > 0;

/** The habits of the day being checked in: today's are in the cache, another day's are fetched. */
export function useDay({ today, date, identityIds }: DaySubject) {
  const isEarlier = date !== null && date !== today.date;
  const read = useQuery({ ...checkInDayQuery(date ?? today.date), enabled: isEarlier });
  // A waiting check-in is read once, on opening, as the latest input; it may be sent while the form is open.
  const client = useQueryClient();
  const [waiting] = useState(() => waitingShown(client));
  const known = isEarlier ? read.data : today;
  const dayStart = client.getQueryData<Bootstrap | null>(getKey('GET /api/bootstrap'))?.preferences.dayStartHour;
  const groups = useMemo(() => {
    if (!known || date === null) return [];
    const shown = withWaiting(aboutIdentities(known, identityIds), waiting).groups;
    return shown.map((group) => ({ ...group, habits: inDayOrder(group.habits, dayStart) }));
  }, [known, date, identityIds, waiting, dayStart]);
  /** The open habits of that day; empty while loading. */
  const open = useMemo(() => ({ date: date ?? today.date, groups: groups.filter(isOpen) }), [date, today.date, groups]);
  return {
    open,
    closed: groups.filter((group) => !isOpen(group)),
    /** True when the form begins with what waits on this device. */
    isWaiting: waiting.some(
      (one) => one.date === date && groups.some(({ identityId }) => identityId === one.identityId),
    ),
    state: getState({
      isAsked: date === null,
      isThere: known !== undefined,
      hasFailed: read.isError && !read.isFetching,
    }),
    readAgain: () => void read.refetch(),
  };
}

function getState({ isAsked, isThere, hasFailed }: { isAsked: boolean; isThere: boolean; hasFailed: boolean }) {
  if (isAsked) return 'asked';
  if (isThere) return 'there';
  return hasFailed ? 'failed' : 'loading';
}
