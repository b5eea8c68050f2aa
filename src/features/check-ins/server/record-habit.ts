import { randomUUIDv7 } from 'node:crypto';
import type { z } from 'zod';
import { AppError, invalid } from '#contract/error.ts';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { isAnswered } from '#core/check-in/checked-in.ts';
import type { SafetyLabel } from '#core/coaching/safety.ts';
import { noteDay } from '#core/habit/day-notes.ts';
import { AMOUNT, type DayRecord } from '#core/habit/measure.ts';
import { noteSafety } from '#features/goals/server/note-safety.ts';
import { lockIdentity } from '#features/identities/server/queries.ts';
import type { HabitRow } from '#features/plans/server/queries.ts';
import { settleEvidence } from '#features/progress/server/evidence/settle-evidence.ts';
import { inTx } from '#server/db/access.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { HabitDay, HabitNote } from '../contract.ts';
import { checkInMessages } from '../messages.ts';
import { checkInDay } from './check-in-day.ts';
import { openDay } from './day-plan.ts';
import {
  changeCheckIn,
  completionsOn,
  deleteCheckIn,
  habitOfUser,
  getOrInsertCheckIn,
  removeCompletion,
  saveCompletion,
} from './queries.ts';

type Note = z.output<typeof HabitNote>;
type Recorded = Omit<HabitDay, 'safety'>;

const notFound = () => new AppError('NOT_FOUND', checkInMessages.habitNotFound);

/** What the note makes of the day; throws 422 where the habit or the day cannot hold it. */
function noted(habit: HabitRow, stored: DayRecord | null, note: Note): DayRecord | null {
  if ('amount' in note && !habit.measure) throw invalid('amount', checkInMessages.noAmount);
  const record = noteDay(habit.measure, stored, note);
  if (record === 'negative') throw invalid('amount', checkInMessages.negative);
  if ((record?.amount ?? 0) > AMOUNT.max) throw invalid('amount', checkInMessages.tooMuch);
  return record;
}

/** Whether each habit that the day asks for has its answer. */
async function isDayAnswered(user: CurrentUser, identityId: string, date: CalendarDay): Promise<boolean> {
  const { groups } = await checkInDay(user, date);
  const habits = groups.find((group) => group.identityId === identityId)?.habits ?? [];
  const answers = await completionsOn(user.id, identityId, date);
  const byHabit = new Map(answers.map((row) => [row.habitId, row]));
  return isAnswered(habits.map((habit) => ({ ...habit, record: byHabit.get(habit.id) ?? null })));
}

/** Notes one habit of a day, in one transaction. A habit of a plan that was replaced is noted on the plan that covers the day. */
export function recordHabit({
  user,
  habitId,
  note,
  safetyLabel,
  now,
}: {
  user: CurrentUser;
  habitId: string;
  note: Note;
  /** The label of a skip's reason. */
  safetyLabel: SafetyLabel;
  now: Date;
}): Promise<Recorded> {
  const date = note.date ?? user.today;
  return inTx(async () => {
    const known = await habitOfUser(user.id, habitId);
    if (!known) throw notFound();
    const { identityId, seriesId } = known;
    const identity = await lockIdentity(user.id, identityId);
    if (!identity) throw notFound();
    const habit = (await openDay(user, identityId, date)).habits.find((one) => one.seriesId === seriesId);
    if (!habit) throw invalid('habitId', checkInMessages.notOfPlan);

    const stored = (await completionsOn(user.id, identityId, date)).find((row) => row.seriesId === seriesId) ?? null;
    const record = noted(habit, stored, note);
    const reason = note.act === 'skip' && record?.skipped ? note.reason || null : null;
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
    const row = { checkInId: checkIn.id, habitId: habit.id, userId: user.id, identityId, seriesId, date };
    if (record) await saveCompletion({ ...row, ...record, notes: record.skipped ? reason : (stored?.notes ?? null) });
    else await removeCompletion(row);

    const isWhole = checkIn.type === 'tap' ? await isDayAnswered(user, identityId, date) : checkIn.isWhole;
    const isEmpty =
      record === null && checkIn.type === 'tap' && (await completionsOn(user.id, identityId, date)).length === 0;
    if (isEmpty) await deleteCheckIn(checkIn);
    else await changeCheckIn(checkIn, { isWhole, updatedAt: now });
    await noteSafety(user.id, identity.goalId, safetyLabel, { shownAt: now });
    await settleEvidence({ userId: user.id, identityId, today: user.today });
    const { completed = false, isKeptSoFar = false, skipped = false, amount = null } = record ?? {};
    return {
      habitId: habit.id,
      identityId,
      date,
      completed,
      isKeptSoFar,
      skipped,
      amount,
      notes: reason,
      isCheckedIn: isWhole && !isEmpty,
    };
  });
}
