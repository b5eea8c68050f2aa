import { randomUUIDv7 } from 'node:crypto';
import { AppError, invalid } from '#contract/error.ts';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { isAnswered } from '#core/check-in/checked-in.ts';
import type { SafetyLabel } from '#core/coaching/safety.ts';
import { noteDay } from '#core/habit/day/day-notes.ts';
import { AMOUNT, type DayRecord, NOTHING_RECORDED } from '#core/amount/measure.ts';
import { noteSafety } from '#features/goals/server/note-safety.ts';
import { lockIdentity } from '#features/identities/server/queries.ts';
import type { HabitRow } from '#features/plans/server/queries.ts';
import { inTx } from '#server/db/access.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { HabitDay } from '../contract.ts';
import { checkInMessages } from '../messages.ts';
import { checkInDay } from './day/check-in-day.ts';
import { logNote } from './day/day-log.ts';
import { getMoment, type Sent } from './day/note-moment.ts';
import { openDay } from './day/day-plan.ts';
import {
  changeCheckIn,
  type CheckInRow,
  completionsOn,
  deleteCheckIn,
  habitOfUser,
  getOrInsertCheckIn,
  removeCompletion,
  saveCompletion,
} from './queries.ts';
import { settleDay } from './settle-day.ts';

type Note = Sent['note'];
type Recorded = Omit<HabitDay, 'safety'>;

const notFound = () => new AppError('NOT_FOUND', checkInMessages.habitNotFound);

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

/** Whether each habit that the day asks for has its answer. */
async function isDayAnswered(user: CurrentUser, identityId: string, date: CalendarDay): Promise<boolean> {
  const { groups } = await checkInDay(user, date, { identityIds: [identityId] });
  const habits = groups.flatMap((group) => group.habits);
  const answers = await completionsOn(user.id, identityId, date);
  const byHabit = new Map(answers.map((row) => [row.habitId, row]));
  return isAnswered(habits.map((habit) => ({ ...habit, record: byHabit.get(habit.id) ?? null })));
}

/** The identity, locked, and its habit as the plan that covers the day has it: a habit of a plan that was replaced goes on there by its series. */
async function noteableHabit(user: CurrentUser, habitId: string, date: CalendarDay) {
  const known = await habitOfUser(user.id, habitId);
  const identity = known && (await lockIdentity(user.id, known.identityId));
  if (!known || !identity) throw notFound();
  const { habits } = await openDay(user, identity.id, date);
  const habit = habits.find(({ seriesId }) => seriesId === known.seriesId);
  if (!habit) throw invalid('habitId', checkInMessages.notOfPlan);
  return { identity, habit };
}

/** Notes whether the day counts as checked in now; without anything noted it is as if it had never been begun. */
async function closeDay(user: CurrentUser, checkIn: CheckInRow, now: Date): Promise<boolean> {
  const { identityId, date } = checkIn;
  const isTapped = checkIn.type === 'tap';
  if (isTapped && (await completionsOn(user.id, identityId, date)).length === 0) {
    await deleteCheckIn(checkIn);
    return false;
  }
  const isWhole = isTapped ? await isDayAnswered(user, identityId, date) : checkIn.isWhole;
  await changeCheckIn(checkIn, { isWhole, updatedAt: now });
  return isWhole;
}

type Recording = Sent & {
  habitId: string;
  /** The label of what is written beside it. */
  safetyLabel: SafetyLabel;
};

/** Notes one habit of a day, in one transaction. */
export function recordHabit(recording: Recording): Promise<Recorded> {
  const { user, habitId, note, safetyLabel, now } = recording;
  const { at, date } = getMoment(recording);
  return inTx(async () => {
    const { identity, habit } = await noteableHabit(user, habitId, date);
    const { id: identityId, goalId } = identity;
    const { seriesId, measure } = habit;
    const stored = (await completionsOn(user.id, identityId, date)).find((row) => row.seriesId === seriesId) ?? null;
    const { row: checkIn } = await getOrInsertCheckIn({
      id: randomUUIDv7(),
      userId: user.id,
      identityId,
      date,
      timeZone: user.timeZone,
      type: 'tap',
      isWhole: false,
      notes: null,
      createdAt: now,
      updatedAt: now,
    });
    const { record, reason } = await logNote(
      { userId: user.id, identityId, seriesId, date },
      { measure, stored },
      { act: note.act, amount: note.amount, reason: note.reason === undefined ? null : (note.reason ?? ''), at, now },
      (held) => checkNote(habit, held, note),
    );
    checkAmount(record);
    const notes = reason || null;
    const row = { checkInId: checkIn.id, habitId: habit.id, userId: user.id, identityId, seriesId, date };
    if (record) await saveCompletion({ ...row, ...record, notes });
    else await removeCompletion(row);
    const isCheckedIn = await closeDay(user, checkIn, now);
    await noteSafety(user.id, goalId, safetyLabel, { shownAt: now });
    const rows = [{ seriesId, ...toDayRecord(record) }];
    const before = stored ? [stored] : [];
    await settleDay({ today: user.today, identity, habits: [habit], rows, before, date, isCheckedIn, now });
    return { habitId: habit.id, identityId, date, ...toDayRecord(record), notes, isCheckedIn };
  });
}

function toDayRecord(record: DayRecord | null): DayRecord {
  const { completed, isKeptSoFar, skipped, amount } = record ?? NOTHING_RECORDED;
  return { completed, isKeptSoFar, skipped, amount };
}
