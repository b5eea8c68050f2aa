import type { CalendarDay } from '#core/calendar/calendar.ts';
import type { Bootstrap } from '#web/bootstrap/bootstrap.ts';
import type { WaitingCheckIn } from '#web/device/waiting.ts';

/** What was said of a day, and is on its way to the server. */
export type SaidOfDay = { readonly date: CalendarDay; readonly isHard: boolean };

type Waiting = Pick<WaitingCheckIn, 'date' | 'hardDay' | 'state'>;

/** What waits on the device of whether days are hard, as it was said. */
function waitingOf(waiting: readonly Waiting[]): SaidOfDay[] {
  return waiting.flatMap(({ date, hardDay, state }) =>
    hardDay === undefined || state === 'refused' ? [] : [{ date, isHard: hardDay }],
  );
}

/** The server's data with what was said of today since: the last word stands. */
export function withHardDay<B extends Bootstrap>(
  bootstrap: B,
  { waiting, underWay }: { readonly waiting: readonly Waiting[]; readonly underWay: SaidOfDay | null },
): B {
  const said = [...waitingOf(waiting), ...(underWay ? [underWay] : [])].findLast(
    ({ date }) => date === bootstrap.today,
  );
  if (!said) return bootstrap;
  return { ...bootstrap, dailyStatus: { ...bootstrap.dailyStatus, isHardDay: said.isHard } };
}
