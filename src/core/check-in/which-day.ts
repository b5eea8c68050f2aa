import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';

/** The hour until which somebody still awake may mean the day before. */
const NIGHT_UNTIL = 3;

/**
 * Whether to ask 'today or yesterday?': between midnight and three, if the day begins at midnight and yesterday can still be checked in. In the
 * first week, a plan that begins today has no yesterday.
 */
export function asksWhichDay({
  hour,
  dayStartHour,
  today,
  plans,
  isFirstWeek,
}: {
  hour: number;
  dayStartHour: number;
  today: CalendarDay;
  plans: readonly { activeFrom: CalendarDay; activeUntil: CalendarDay; weekStartDate: CalendarDay }[];
  isFirstWeek: boolean;
}): boolean {
  if (hour >= NIGHT_UNTIL || dayStartHour !== 0) return false;
  const yesterday = addDays(today, -1);
  return plans.some(
    ({ activeFrom, activeUntil, weekStartDate }) =>
      (activeFrom <= yesterday && yesterday <= activeUntil) || (!isFirstWeek && weekStartDate === today),
  );
}
