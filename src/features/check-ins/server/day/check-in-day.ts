import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { effectiveTarget, isDue } from '#core/habit/week-target.ts';
import { toMarkedWeek } from '#core/habit/marks.ts';
import { asOnDay } from '#core/hard-day/small-version.ts';
import { getPausedDays, type PauseSpan } from '#core/pause/pause.ts';
import { pausesIn } from '#features/pauses/server/queries.ts';
import { amountsFrom } from '#features/plans/server/current-habits.ts';
import { type HabitRow, habitsOfPlans, type PlanRow } from '#features/plans/server/queries.ts';
import { getMarksInWeeks } from '#features/plans/server/week-queries.ts';
import type { MarkRow } from '#server/db/marks.ts';
import { together } from '#server/db/statement.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { CheckInDay } from '#features/check-ins/contract.ts';
import { checkInMessages } from '#features/check-ins/messages.ts';
import { openingsOn, openPlans, withHabits } from './planned-days.ts';
import { checkInsOn } from '../queries.ts';

/** The days of a week to either side: no week that holds a day reaches further. */
const weekAround = (date: CalendarDay) => ({ from: addDays(date, -6), to: addDays(date, 6) });

/** The pauses in the weeks that a day can be part of. */
export const pausesAround = (userId: string, date: CalendarDay) => pausesIn(userId, weekAround(date));

/** What the days of an identity's habits hold in the weeks that a day can be part of, by series. */
export function marksAround(user: CurrentUser, identityId: string, date: CalendarDay) {
  const { from, to } = weekAround(date);
  return getMarksInWeeks(user, [{ identityId, weekStartDate: from, weekEndDate: to }]);
}

/** The habits of one day of all identities, with what was recorded, so that an earlier day can be corrected from there. */
export async function checkInDay(user: CurrentUser, date: CalendarDay): Promise<CheckInDay> {
  const [openings, pauses, checkIns] = await together(() =>
    Promise.all([
      openingsOn({ user, date, identityIds: null }),
      pausesAround(user.id, date),
      checkInsOn(user.id, date),
    ]),
  );
  const plans = openPlans(openings);
  const planIds = plans.map(({ id }) => id);
  const [planned, marks] = await together(() =>
    Promise.all([habitsOfPlans(user.id, planIds), getMarksInWeeks(user, plans)]),
  );
  const days = withHabits(openings, planned);
  const notes = new Map(checkIns.map((checkIn) => [checkIn.identityId, checkIn.notes]));
  const groups = days.map(({ identity, opening, isHard, habits }) => ({
    identityId: identity.id,
    identity: { name: identity.name },
    closed: opening.open ? null : checkInMessages.closed[opening.reason],
    notes: notes.get(identity.id) ?? null,
    habits: opening.open
      ? habits.map((row) =>
          wireDayHabit(asOnDay(row, isHard), {
            date,
            plan: opening.plan,
            pauses,
            marks: marks.get(row.seriesId) ?? [],
          }),
        )
      : [],
  }));
  return { date, groups };
}

type OfWeek = { plan: PlanRow; pauses: readonly PauseSpan[]; marks: readonly MarkRow[] };

/** A habit in the week that a check-in of one of its days is judged by: the whole of it, as the tracker does, also where the plan was replaced inside. */
export function weekForCheckIn(row: HabitRow, { plan, pauses, marks }: OfWeek) {
  const countsTo = plan.weekEndDate;
  const pausedDays = getPausedDays(pauses, plan.identityId, { from: row.countsFrom, to: countsTo });
  return toMarkedWeek(row, { countsTo, pausedDays, marks });
}

function wireDayHabit(row: HabitRow, { date, marks, ...ofWeek }: OfWeek & { date: CalendarDay }) {
  const { id, description, implementationIntention, habitType, order, days, measure, moment } = row;
  const week = weekForCheckIn(row, { marks, ...ofWeek });
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
