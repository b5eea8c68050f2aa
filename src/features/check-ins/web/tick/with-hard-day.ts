import { recordDay } from '#core/amount/measure.ts';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import type { Habit } from '#features/plans/contract.ts';
import type { Bootstrap } from '#web/bootstrap/bootstrap.ts';
import type { WaitingCheckIn } from '#web/device/waiting.ts';
import { getRecord, type OwnNote } from './with-notes.ts';

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

/** Whether what today holds of a habit is enough for its small version, and was not for what was planned. */
function isEnoughNow(habit: Habit, today: CalendarDay): boolean {
  const record = getRecord(habit, today);
  const measure = habit.small?.measure;
  return Boolean(measure && record?.amount != null && !record.completed && recordDay(measure, record).completed);
}

/** A hard day decides anew what today holds of amounts, as the server will: notes of nothing more, by its small versions. */
export function decidedByHardDay({ dailyStatus, currentHabits }: Bootstrap): OwnNote[] {
  const { today, isHardDay } = dailyStatus;
  if (!isHardDay) return [];
  return currentHabits.flatMap(({ identityId, canCheckInToday, habits }) =>
    habits
      .filter((habit) => canCheckInToday && isEnoughNow(habit, today))
      .map(({ id }) => ({ identityId, habitId: id, date: today, act: 'add' as const, amount: 0 })),
  );
}
