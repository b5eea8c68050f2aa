import type { CalendarDay } from '#core/calendar/calendar.ts';
import { asOnDay } from '#core/hard-day/small-version.ts';
import { getLastDay } from '#core/plan/plan.ts';
import type { DueReminder } from '#core/reminders/due-reminders.ts';
import { isToRemind } from '#core/reminders/own-times.ts';
import type { OwnTime } from '#core/habit/own-time.ts';
import { currentHabits } from '#features/plans/server/current-habits.ts';
import { declinedOn } from './queries.ts';
import type { Reminded } from './reminded-identities.ts';

type OwnTimeOfDay = { readonly userId: string; readonly slot: OwnTime; readonly day: CalendarDay };

/**
 * The habits whose own time has come on a day that still asks for them, a reminder each. Read as the screens read them: five statements, and only
 * for somebody who has a habit at this very time.
 */
export async function habitsDue(
  { userId, slot, day }: OwnTimeOfDay,
  identities: readonly Reminded[],
): Promise<DueReminder[]> {
  const isHard = identities.some(({ isHardDay }) => isHardDay);
  const awake = new Set(
    identities.flatMap(({ identityId, isCovered, isPaused }) => (isCovered && !isPaused ? [identityId] : [])),
  );
  if (awake.size === 0) return [];
  const groups = await currentHabits({ id: userId, today: day });
  const declined = await declinedOn(userId, day);
  return groups.flatMap(({ identityId, plan, pausedDays, habits }) => {
    if (!awake.has(identityId)) return [];
    const due = habits.filter((habit) => {
      if (habit.remindAt !== slot || declined.has(habit.seriesId)) return false;
      const offDays = new Set([...pausedDays, ...habit.skippedDays]);
      return isToRemind({ ...habit, countsTo: getLastDay(plan), offDays }, day);
    });
    return due.map((one): DueReminder => {
      const { id, seriesId, description } = asOnDay(one, isHard);
      const habit = { id, seriesId, description };
      return { kind: 'habit_due', subject: seriesId, identityIds: [identityId], habit };
    });
  });
}
