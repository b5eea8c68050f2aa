import type { CalendarDay } from '#core/calendar/calendar.ts';
import { isLimit } from '#core/amount/measure.ts';
import type { Answer } from '#web/api/api.ts';

type Habit = Answer<'GET /api/bootstrap'>['currentHabits'][number]['habits'][number];

/** A habit as of a later day: a limit that was kept counts once its day is over. */
export function withKeptLimits(habit: Habit, today: CalendarDay): Habit {
  const { measure, amounts, completedDays } = habit;
  if (!isLimit(measure)) return habit;
  const kept = amounts.filter(({ date, amount }) => date < today && amount <= measure.atMost).map(({ date }) => date);
  const done = [...new Set([...completedDays, ...kept])].toSorted();
  return { ...habit, completedDays: done, completionsThisWeek: done.length };
}
