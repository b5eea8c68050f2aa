import type { DayRecord } from '#core/amount/measure.ts';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { announce } from '#features/webhooks/server/announce.ts';
import type { OpenDay } from './day-plan.ts';

type Noted = {
  readonly userId: string;
  readonly identity: { readonly id: string; readonly name: string };
  readonly date: CalendarDay;
  /** What the day holds now of the habits that were noted. */
  readonly rows: readonly (DayRecord & { readonly seriesId: string })[];
  /** Whether each habit of the day has its answer now. */
  readonly isCheckedIn: boolean;
  readonly now: Date;
};

/**
 * Tells webhooks of what was noted, and of each vote that the day did not have before. Runs in the transaction that noted it, and costs nothing where
 * nobody listens.
 */
export async function announceDay(
  day: OpenDay,
  { userId, identity, date, rows, isCheckedIn, now }: Noted,
): Promise<void> {
  if (!day.isListenedTo) return;
  const noted = rows.flatMap(({ seriesId, completed, skipped, amount }) => {
    const habit = day.habits.find((one) => one.seriesId === seriesId);
    return habit ? [{ habitId: habit.id, seriesId, description: habit.description, completed, skipped, amount }] : [];
  });
  const had = new Set(day.completions.flatMap(({ seriesId, completed }) => (completed ? [seriesId] : [])));
  const about = { identity: { id: identity.id, name: identity.name }, date };
  const votes = noted.filter(({ completed, seriesId }) => completed && !had.has(seriesId));
  await announce(
    [
      { userId, type: 'check_in.saved', data: { ...about, isCheckedIn, habits: noted } },
      ...votes.map(({ habitId, seriesId, description }) => ({
        userId,
        type: 'vote.cast' as const,
        data: { ...about, habit: { habitId, seriesId, description } },
      })),
    ],
    now,
  );
}
