import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { effectiveTarget, isDue } from '#core/habit/habit-week.ts';
import { toMarkedWeek } from '#core/habit/marks.ts';
import { getPausedDays } from '#core/pause/pause.ts';
import { pausesIn } from '#features/pauses/server/queries.ts';
import { amountsFrom } from '#features/plans/server/current-habits.ts';
import { getMarksInWeeks, type HabitRow, type PlanRow } from '#features/plans/server/queries.ts';
import type { MarkRow } from '#server/db/marks.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { CheckInDay } from '#features/check-ins/contract.ts';
import { checkInMessages } from '#features/check-ins/messages.ts';
import { plannedDays } from './planned-days.ts';
import { checkInsOn } from '../queries.ts';

/** The habits of one day, of all identities or of some, with what was recorded, so that an earlier day can be corrected from there. */
export async function checkInDay(
  user: CurrentUser,
  date: CalendarDay,
  only: { identityIds?: readonly string[] } = {},
): Promise<CheckInDay> {
  const days = await plannedDays({ user, date, ...only });
  const plans = days.flatMap(({ opening }) => (opening.open ? opening.plan : []));
  const pauses = await pausesIn(user.id, { from: addDays(date, -6), to: addDays(date, 6) });
  const marks = await getMarksInWeeks(user, plans);
  const notes = new Map(
    (await checkInsOn(user.id, date, only.identityIds)).map((checkIn) => [checkIn.identityId, checkIn.notes]),
  );
  const groups = days.map(({ identity, opening, habits }) => ({
    identityId: identity.id,
    identity: { name: identity.name },
    closed: opening.open ? null : checkInMessages.closed[opening.reason],
    notes: notes.get(identity.id) ?? null,
    habits: opening.open
      ? habits.map((row) => {
          const pausedDays = getPausedDays(pauses, identity.id, { from: row.countsFrom, to: opening.plan.weekEndDate });
          return wireDayHabit(row, { date, plan: opening.plan, pausedDays, marks: marks.get(row.seriesId) ?? [] });
        })
      : [],
  }));
  return { date, groups };
}

type OnDay = { date: CalendarDay; plan: PlanRow; pausedDays: ReadonlySet<CalendarDay>; marks: readonly MarkRow[] };

function wireDayHabit(row: HabitRow, { date, plan, pausedDays, marks }: OnDay) {
  const { id, description, implementationIntention, habitType, order, days, measure, moment } = row;
  // A plan that was replaced inside its week is judged in the whole of it, as the tracker does.
  const week = toMarkedWeek(row, { countsTo: plan.weekEndDate, pausedDays, marks });
  const ofDay = marks.find((mark) => mark.date === date);
  return {
    id,
    description,
    implementationIntention,
    habitType,
    order,
    days,
    measure,
    moment,
    effectiveTarget: effectiveTarget(week),
    completedDays: [...week.completedDays],
    isDue: isDue(week, date),
    isSkipped: ofDay?.skipped ?? false,
    skipReason: ofDay?.skipped ? ofDay.notes : null,
    amount: ofDay?.amount ?? null,
    amounts: amountsFrom(row.countsFrom, marks),
  };
}
