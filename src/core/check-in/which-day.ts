import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';

/** The hour until which somebody still awake may mean the day before. */
const NIGHT_UNTIL = 3;

/**
 * Whether 'today or yesterday?' is asked: between midnight and three, where the day begins at midnight and yesterday may still be
 * noted. A plan that begins today says nothing of yesterday, unless it is not the first.
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
