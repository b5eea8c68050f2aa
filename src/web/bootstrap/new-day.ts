import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type CalendarDay, toLocalTime } from '#core/calendar/calendar.ts';
import { MINUTE } from '#core/calendar/durations.ts';
import { setStoredAt, storedAt } from '#web/device/waiting.ts';
import { type Bootstrap, bootstrapQuery, refreshBootstrap, seed } from './bootstrap.ts';
import { asOfDay } from './as-of-day.ts';
import { type DayRule, dayNow, getZone } from './day-now.ts';

const MINUTES_A_DAY = 24 * 60;

/** Milliseconds until the clock next shows the hour at which a day begins: at 23:59 with a day start of 0, one minute. */
export function untilNextDay(rule: DayRule, now = new Date()): number {
  const { hour, minute } = toLocalTime(now, getZone(rule));
  const minutes = (rule.dayStartHour * 60 - (hour * 60 + minute) + MINUTES_A_DAY) % MINUTES_A_DAY || MINUTES_A_DAY;
  return minutes * MINUTE - (now.getTime() % MINUTE);
}

/** Moves the known data to the new day while the server is unreachable: a check-in made now is for this day. */
function bringTo(client: QueryClient, day: CalendarDay): void {
  const { queryKey } = bootstrapQuery;
  const known = client.getQueryData<Bootstrap | null>(queryKey);
  if (!known || known.today >= day) return;
  const at = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  const later = asOfDay(known, day);
  setStoredAt(client, storedAt(client) ?? new Date(at).toISOString());
  seed(client, later);
  client.setQueryData(queryKey, later);
}

/** Lets an open tab notice the new day, at midnight or when it is looked at again, and fetch it. */
export function useNewDay(rule: DayRule): void {
  const client = useQueryClient();
  const { timezone, dayStartHour } = rule;
  useEffect(() => {
    const followed = { timezone, dayStartHour };
    let shown = dayNow(followed);
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const day = dayNow(followed);
      // Until the fetch has succeeded the day counts as unseen, so that the next look tries again.
      if (day !== shown)
        refreshBootstrap(client).then(
          () => (shown = day),
          () => bringTo(client, day),
        );
    };
    // A clock change can fire the timer early: it then finds the same day and is set again.
    const wait = () => {
      timer = setTimeout(() => {
        look();
        wait();
      }, untilNextDay(followed) + 1000);
    };
    const seen = () => document.visibilityState === 'visible' && look();
    wait();
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [client, timezone, dayStartHour]);
}
