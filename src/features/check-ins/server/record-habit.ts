import { randomUUIDv7 } from 'node:crypto';
import { AppError, invalid } from '#contract/error.ts';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import type { SafetyLabel } from '#core/coaching/safety-labels.ts';
import type { NotedDay } from '#core/habit/day/day-log.ts';
import { noteDay } from '#core/habit/day/day-notes.ts';
import { AMOUNT, type DayRecord, NOTHING_RECORDED } from '#core/amount/measure.ts';
import type { SafetyAnswer } from '#features/coach/contract.ts';
import { keptOn, noteSafety } from '#features/goals/server/note-safety.ts';
import type { HabitRow } from '#features/plans/server/queries.ts';
import type { Revision } from '#server/db/revision.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { HabitDay } from '../contract.ts';
import { checkInMessages } from '../messages.ts';
import { logNote } from './day/day-log.ts';
import { getMoment, type Sent } from './day/note-moment.ts';
import { announceDay } from './day/announce-day.ts';
import { isDayAnswered, readHabitDay } from './day/habit-day.ts';
import { saveDay } from './day/save-day.ts';
import { type CheckInRow, lockIdentityOf } from './queries.ts';

type Note = Sent['note'];

/** Throws 422 where the habit or the day, as it was then, cannot hold the note. */
function checkNote(habit: HabitRow, held: DayRecord | null, note: Note): void {
  if ((note.act === 'add' || note.act === 'set') && !habit.measure) throw invalid('amount', checkInMessages.noAmount);
  const record = noteDay(habit.measure, held, note);
  if (record === 'negative') throw invalid('amount', checkInMessages.negative);
  checkAmount(record);
}

function checkAmount(record: DayRecord | null): void {
  if ((record?.amount ?? 0) > AMOUNT.max) throw invalid('amount', checkInMessages.tooMuch);
}

type Recording = Sent & {
  habitId: string;
  /** The label of what is written beside it. */
  safetyLabel: SafetyLabel;
  /** What the label was heard in. */
  told: readonly string[];
  safety: SafetyAnswer;
  /** Keeps the answer in the same transaction. */
  keep: (noted: HabitDay) => Promise<HabitDay>;
};

/** The check-in of a day that is noted habit by habit, as it is before it is stored. */
function newCheckIn(
  user: CurrentUser,
  identityId: string,
  { date, now }: { date: CalendarDay; now: Date },
): CheckInRow {
  const base = { id: randomUUIDv7(), userId: user.id, identityId, date, timeZone: user.timeZone };
  return { ...base, type: 'tap', isWhole: false, notes: null, createdAt: now, updatedAt: now };
}

/**
 * Notes one habit of a day. Runs inside a transaction, and stores the user's new revision with it; which one is not said where words that call for
 * help are noted on the goal as well.
 */
export async function recordHabit(recording: Recording): Promise<{ noted: HabitDay; revision: Revision | null }> {
  const { user, note, safetyLabel, safety, keep, now } = recording;
  const { at, date } = getMoment(recording);
  const locked = await lockIdentityOf(user.id, recording.habitId);
  if (!locked) throw new AppError('NOT_FOUND', checkInMessages.habitNotFound);
  const { id: identityId, goalId } = locked.identity;
  const { seriesId } = locked;
  const of = { userId: user.id, identityId, seriesId, date };
  const { day, habit, known, ...week } = await readHabitDay(user, of);
  const stored = day.completions.find((row) => row.seriesId === seriesId) ?? null;
  const { day: after, log } = logNote(
    of,
    { measure: habit.measure, stored, known },
    { act: note.act, amount: note.amount, reason: note.reason === undefined ? null : (note.reason ?? ''), at, now },
    (held) => checkNote(habit, held, note),
  );
  const { record } = after;
  checkAmount(record);
  const notes = wordsBeside(after);
  const checkIn = day.checkIn ?? newCheckIn(user, identityId, { date, now });
  const own = record ? [{ ...of, checkInId: checkIn.id, habitId: habit.id, ...toDayRecord(record), notes }] : [];
  const completions = [...day.completions.filter((row) => row.seriesId !== seriesId), ...own];
  // Without anything noted it is as if it had never been begun.
  const stays = checkIn.type !== 'tap' || completions.length > 0;
  const isSaved = checkIn.type !== 'tap' && checkIn.isWhole;
  const isWhole = isSaved || (stays && isDayAnswered({ date, day, completions, ...week }));
  await noteSafety(user.id, [goalId], safetyLabel, { shownAt: now, told: recording.told });
  const help = keptOn(goalId, safety);
  const noted = {
    habitId: habit.id,
    identityId,
    date,
    ...toDayRecord(record),
    notes,
    isCheckedIn: isWhole,
    safety: help,
  };
  const revision = await saveDay(
    { user, day, more: safetyLabel !== 'none', keep: () => keep(noted) },
    {
      checkIn: { ...checkIn, isWhole, updatedAt: now },
      stays,
      completions: own,
      removed: record ? [] : [seriesId],
      log,
    },
  );
  const rows = [{ seriesId, ...toDayRecord(record) }];
  await announceDay(day, { userId: user.id, identity: locked.identity, date, rows, isCheckedIn: isWhole, now });
  return { noted, revision };
}

/** Words outlive a tick that was taken back in the log of the day alone. */
const wordsBeside = ({ record, reason }: NotedDay): string | null => (record && reason) || null;

function toDayRecord(record: DayRecord | null): DayRecord {
  const { completed, isKeptSoFar, skipped, amount } = record ?? NOTHING_RECORDED;
  return { completed, isKeptSoFar, skipped, amount };
}
