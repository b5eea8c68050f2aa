import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { weekNumber } from '#core/week/tracker.ts';
import { type Week, weekAtHand, weekOf } from '#core/week/week.ts';
import type { CurrentUser } from '#server/session/session.ts';
import { planBounds } from './queries.ts';

/** The week that a user's figures are of, its number, and the first day that any plan covered. */
export type CurrentWeek = Week & { readonly number: number; readonly firstPlanDay: CalendarDay | null };

/** Where a user stands, in one statement. */
export async function currentWeek({
  id,
  today,
  weekStartDay: weekStart,
}: Pick<CurrentUser, 'id' | 'today' | 'weekStartDay'>): Promise<CurrentWeek> {
  const calendar = weekOf(today, weekStart);
  const { first: firstPlanDay, keptEnd } = await planBounds(id, { today, calendarEnd: calendar.end });
  const running = keptEnd === null ? [] : [{ start: addDays(keptEnd, -6), end: keptEnd }];
  const week = weekAtHand({ today, weekStart, running });
  return { ...week, firstPlanDay, number: weekNumber({ firstPlanDay, week }) };
}
