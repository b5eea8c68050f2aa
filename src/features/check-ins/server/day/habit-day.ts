import { invalid } from '#contract/error.ts';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { isAnswered } from '#core/check-in/checked-in.ts';
import type { DayRecord } from '#core/amount/measure.ts';
import { isDue } from '#core/habit/week-target.ts';
import type { PauseSpan } from '#core/pause/pause.ts';
import { checkInMessages } from '#features/check-ins/messages.ts';
import type { MarkRow } from '#server/db/marks.ts';
import { together } from '#server/db/statement.ts';
import type { CurrentUser } from '#server/session/session.ts';
import { notesOfDay } from '../queries.ts';
import { marksAround, pausesAround, weekForCheckIn } from './check-in-day.ts';
import { type OpenDay, openDay, readDay } from './day-plan.ts';

type OfHabit = { readonly identityId: string; readonly seriesId: string; readonly date: CalendarDay };

/** What is known of a habit's day before it is noted. The identity is locked. */
export async function readHabitDay(user: CurrentUser, { identityId, seriesId, date }: OfHabit) {
  const [read, known, pauses, marks] = await together(() =>
    Promise.all([
      readDay(user, { identityId, date }),
      notesOfDay({ userId: user.id, seriesId, date }),
      pausesAround(user.id, date),
      marksAround(user, identityId, date),
    ]),
  );
  const day = openDay(user, { identityId, date }, read);
  // A habit of a plan that was replaced goes on by its series in the plan that covers the day.
  const habit = day.habits.find((one) => one.seriesId === seriesId);
  if (!habit) throw invalid('habitId', checkInMessages.notOfPlan);
  return { day, habit, known, pauses, marks };
}

type Answers = {
  readonly date: CalendarDay;
  readonly day: OpenDay;
  readonly pauses: readonly PauseSpan[];
  /** What the days of the week hold, by series. */
  readonly marks: ReadonlyMap<string, readonly MarkRow[]>;
  readonly completions: readonly (DayRecord & { readonly habitId: string })[];
};

/** Whether each habit that the day asks for has its answer. */
export function isDayAnswered({ date, day: { plan, habits }, pauses, marks, completions }: Answers): boolean {
  const byHabit = new Map(completions.map((row) => [row.habitId, row]));
  return isAnswered(
    habits.map((habit) => {
      // What the day itself holds is its answer; whether it is asked for, the others say.
      const others = (marks.get(habit.seriesId) ?? []).filter((mark) => mark.date !== date);
      const week = weekForCheckIn(habit, { plan, pauses, marks: others });
      return { isDue: isDue(week, date), measure: habit.measure, record: byHabit.get(habit.id) ?? null };
    }),
  );
}

/** The same of a day of which only this is known yet. */
export async function isAnsweredWith(
  user: CurrentUser,
  { day, completions }: Pick<Answers, 'day' | 'completions'>,
  { identityId, date }: Pick<OfHabit, 'identityId' | 'date'>,
): Promise<boolean> {
  const [pauses, marks] = await together(() =>
    Promise.all([pausesAround(user.id, date), marksAround(user, identityId, date)]),
  );
  return isDayAnswered({ date, day, pauses, marks, completions });
}
