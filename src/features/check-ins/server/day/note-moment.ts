import type { z } from 'zod';
import { type CalendarDay, toCalendarDay } from '#core/calendar/calendar.ts';
import { notedAt } from '#core/check-in/noted-at.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { HabitNote } from '#features/check-ins/contract.ts';

/** A note as it arrives. */
export type Sent = {
  user: CurrentUser;
  note: z.output<typeof HabitNote>;
  /** What the device's clock showed when it sent the note. */
  sentAt: Date | null;
  now: Date;
};

/** The day that a note is of, and the moment as which it counts. */
export function getMoment({ user, note, sentAt, now }: Sent): { at: Date; date: CalendarDay } {
  const madeAt = note.madeAt === undefined ? null : new Date(note.madeAt);
  const clock = {
    madeAt: madeAt && madeAt.getTime(),
    madeOn: madeAt && toCalendarDay(madeAt, user.timeZone, user.preferences.dayStartHour),
    sentAt: sentAt && sentAt.getTime(),
  };
  const arrival = { at: now.getTime(), today: user.today };
  const { at, date } = notedAt(clock, { date: note.date ?? null, arrival });
  return { at: new Date(at), date };
}
