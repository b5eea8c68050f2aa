import type { DayRecord } from '#core/amount/measure.ts';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import type { IdentityRow } from '#features/identities/server/queries.ts';
import type { HabitRow } from '#features/plans/server/queries.ts';
import { settleEvidence } from '#features/progress/server/evidence/settle-evidence.ts';
import { announce } from '#features/webhooks/server/announce.ts';

type Row = DayRecord & { readonly seriesId: string };

type Day = {
  /** The person's local day of today. */
  readonly today: CalendarDay;
  readonly identity: IdentityRow;
  readonly habits: readonly HabitRow[];
  /** What the day holds now of the habits that were noted, and what it held before. */
  readonly rows: readonly Row[];
  readonly before: readonly Pick<Row, 'seriesId' | 'completed'>[];
  readonly date: CalendarDay;
  /** Whether each habit of the day has its answer now. */
  readonly isCheckedIn: boolean;
  readonly now: Date;
};

/** Tells webhooks of what was noted, and of each vote that the day did not have before. */
function announceDay({ identity, habits, rows, before, date, isCheckedIn, now }: Day): Promise<void> {
  const { id: identityId, name, userId } = identity;
  const noted = rows.flatMap(({ seriesId, completed, skipped, amount }) => {
    const habit = habits.find((one) => one.seriesId === seriesId);
    return habit ? [{ habitId: habit.id, seriesId, description: habit.description, completed, skipped, amount }] : [];
  });
  const had = new Set(before.flatMap(({ seriesId, completed }) => (completed ? [seriesId] : [])));
  const about = { identity: { id: identityId, name }, date };
  const votes = noted.filter(({ completed, seriesId }) => completed && !had.has(seriesId));
  return announce(
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

/** What follows from a day that was noted: evidence is settled anew, and webhooks are told. Runs in the transaction that noted it. */
export async function settleDay(day: Day): Promise<void> {
  const { identity, today } = day;
  await settleEvidence({ userId: identity.userId, identityId: identity.id, today });
  await announceDay(day);
}
