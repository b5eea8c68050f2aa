import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';

/** Days back for which a hard day may still arrive, from a device that was without a network; and how many in a week are often. */
export const HARD_DAY = { backDays: 13, often: 3 } as const;

export type HardDayProblem = 'in_future' | 'too_far_back';

/** Why a day cannot be said to be hard, or null: it is today, or one of the last 13 days. What is to come nobody knows yet. */
export function hardDayProblem({ date, today }: { date: CalendarDay; today: CalendarDay }): HardDayProblem | null {
  if (date > today) return 'in_future';
  return date < addDays(today, -HARD_DAY.backDays) ? 'too_far_back' : null;
}

/** Whether so many hard days in one week say that its plan asks too much: from three on. */
export function isOftenHard(hardDays: number): boolean {
  return hardDays >= HARD_DAY.often;
}
