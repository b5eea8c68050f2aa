import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { getPausedDays } from '#core/pause/pause.ts';
import { effectiveTarget, getLastDay } from '#core/plan/plan.ts';
import { pausesIn } from '#features/pauses/server/queries.ts';
import { getCompletedDaysInWeeks } from '#features/plans/server/queries.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { CheckInDay } from '../contract.ts';
import { checkInMessages } from '../messages.ts';
import { plannedDays } from './planned-days.ts';
import { checkInsOn } from './queries.ts';

/** The habits of one day with what was recorded, so that an earlier day can be corrected from there. */
export async function checkInDay(user: CurrentUser, date: CalendarDay): Promise<CheckInDay> {
  const days = await plannedDays({ user, date });
  const plans = days.flatMap(({ opening }) => (opening.open ? opening.plan : []));
  const pauses = await pausesIn(user.id, { from: addDays(date, -6), to: addDays(date, 6) });
  const completions = Map.groupBy(await getCompletedDaysInWeeks(user.id, plans), (row) => row.seriesId);
  const notes = new Map((await checkInsOn(user.id, date)).map((checkIn) => [checkIn.identityId, checkIn.notes]));
  const groups = days.map(({ identity, opening, habits }) => ({
    identityId: identity.id,
    identity: { name: identity.name },
    closed: opening.open ? null : checkInMessages.closed[opening.reason],
    notes: notes.get(identity.id) ?? null,
    habits: habits.map(({ id, description, habitType, order, seriesId, targetFrequency, countsFrom }) => {
      const countsTo = opening.open ? getLastDay(opening.plan) : date;
      const paused = getPausedDays(pauses, identity.id, { from: countsFrom, to: countsTo });
      return {
        id,
        description,
        habitType,
        order,
        effectiveTarget: effectiveTarget({ targetFrequency, countsFrom, countsTo, pausedDays: paused.size }),
        completedDays: (completions.get(seriesId) ?? []).map((row) => row.date).filter((day) => day >= countsFrom),
      };
    }),
  }));
  return { date, groups };
}
