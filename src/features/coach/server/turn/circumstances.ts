import type { Circumstances } from '#coach/port.ts';
import { addDays, type CalendarDay, daysBetween, toWeekday } from '#core/calendar/calendar.ts';
import { type DayPart, partAt } from '#core/habit/moment.ts';
import { habitsOfPlans, newestPlans } from '#features/plans/server/queries.ts';
import { getMarksInWeeks } from '#features/plans/server/week-queries.ts';
import type { CurrentUser } from '#server/session/session.ts';

const TWO_WEEKS = 14;
function partOfDay(now: Date, timeZone: string): DayPart {
  const clock = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone });
  return partAt(Number(clock.format(now)));
}

function ago(day: CalendarDay, today: CalendarDay): string {
  const days = daysBetween(day, today);
  return days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`;
}

/** What a model is told of the moment, and of how the habits of these goals went in the last two weeks; of all goals when none is named. */
export async function getCircumstances(
  user: CurrentUser,
  now: Date,
  goalIds: readonly string[],
): Promise<Circumstances> {
  const { today } = user;
  const since = addDays(today, 1 - TWO_WEEKS);
  const plans = (await newestPlans(user.id))
    .filter(({ identity }) => goalIds.length === 0 || goalIds.includes(identity.goalId))
    .map(({ plan }) => plan)
    .filter(({ weekEndDate, activeFrom }) => weekEndDate >= since && activeFrom <= today);
  const ids = plans.map(({ id }) => id);
  const habits = ids.length > 0 ? await habitsOfPlans(user.id, ids) : [];
  const marks = await getMarksInWeeks(user, plans);
  // A habit that stands in several plans is told once, in its newest words.
  const newest = new Map(habits.map((habit) => [habit.seriesId, habit]));
  const lastTwoWeeks = [...newest.values()].map(({ seriesId, description }) => {
    const done = (marks.get(seriesId) ?? []).filter(({ isDone, date }) => isDone && date >= since && date <= today);
    const days = done.map(({ date }) => date).toSorted();
    const last = days.at(-1);
    return { habit: description, timesDone: days.length, lastDone: last ? ago(last, today) : 'not yet' };
  });
  return { weekday: toWeekday(today), partOfDay: partOfDay(now, user.timeZone), lastTwoWeeks };
}
