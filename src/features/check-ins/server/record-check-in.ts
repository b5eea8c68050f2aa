import { randomUUIDv7 } from 'node:crypto';
import type { z } from 'zod';
import { AppError, invalid } from '#contract/error.ts';
import type { SafetyLabel } from '#core/coaching/safety.ts';
import { noteWholeDay } from '#core/habit/day/day-notes.ts';
import { NOTHING_RECORDED } from '#core/amount/measure.ts';
import { noteSafety } from '#features/goals/server/note-safety.ts';
import { identityMessages } from '#features/identities/messages.ts';
import { lockIdentity } from '#features/identities/server/queries.ts';
import type { HabitRow } from '#features/plans/server/queries.ts';
import { inTx } from '#server/db/access.ts';
import { readSafety } from '#server/coach/read.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { NewCheckIn, RecordedHabit } from '../contract.ts';
import { checkInMessages } from '../messages.ts';
import { keepTranscript, type Transcript, getTranscript } from './keep-transcript.ts';
import { settleNotes } from './day/day-log.ts';
import { openDay } from './day/day-plan.ts';
import {
  changeCheckIn,
  type CheckInRow,
  clearCompletions,
  completionsOn,
  getOrInsertCheckIn,
  insertCompletions,
} from './queries.ts';
import { settleDay } from './settle-day.ts';

type Body = z.output<typeof NewCheckIn>;

/** The habits of the plan that covers the day, by id; throws 422 when the day is closed, a habit is not of that plan, or one holds no amount. */
async function plannedHabits(
  user: CurrentUser,
  body: Body,
  date: NonNullable<Body['date']>,
): Promise<Map<string, HabitRow>> {
  const { habits } = await openDay(user, body.identityId, date);
  const planned = new Map(habits.map((habit) => [habit.id, habit]));
  for (const [place, { habitId, amount }] of body.habitCompletions.entries()) {
    const habit = planned.get(habitId);
    if (!habit) throw invalid(`habitCompletions.${place}.habitId`, checkInMessages.notOfPlan);
    if (amount != null && !habit.measure) throw invalid(`habitCompletions.${place}.amount`, checkInMessages.noAmount);
  }
  return planned;
}

type Completion = Awaited<ReturnType<typeof completionsOn>>[number];
type Saved = {
  checkIn: CheckInRow;
  /** What the day holds of the habits that were named. */
  recorded: readonly RecordedHabit[];
  /** The day had a check-in already, as a whole or begun habit by habit. */
  isReplaced: boolean;
  goalId: string;
};

/**
 * The row of the day, cleared for what replaces it. One that was saved as a whole is only replaced when that is wanted; so is one noted habit by
 * habit, if something done would go.
 */
async function takeRow(row: CheckInRow, { overwrite, losesTicks }: { overwrite: boolean; losesTicks: boolean }) {
  const { row: stored, isNew } = await getOrInsertCheckIn(row);
  if (isNew) return { checkIn: stored, isReplaced: false };
  if (!overwrite && (stored.isWhole || losesTicks)) {
    throw new AppError('CHECK_IN_EXISTS', checkInMessages.exists, {
      existingCheckIns: [{ identityId: row.identityId, date: row.date }],
    });
  }
  const { type, notes, timeZone, updatedAt } = row;
  const checkIn = await changeCheckIn(stored, { type, notes, timeZone, updatedAt, isWhole: true });
  await clearCompletions(checkIn);
  return { checkIn, isReplaced: true };
}

/**
 * The rows of a day saved as a whole: those that were named and, of the others, skips, amounts and whatever is of habits that the plan no longer
 * holds. What was not spoken of in a chat stays as it was.
 */
function rowsOfDay(body: Body, habits: ReadonlyMap<string, HabitRow>, before: readonly Completion[]) {
  const stored = new Map(before.map((row) => [row.seriesId, row]));
  const named = body.habitCompletions.map(({ habitId, notes, ...said }) => {
    const { seriesId, measure } = habits.get(habitId) as HabitRow;
    const was = stored.get(seriesId);
    const record = noteWholeDay(measure, was ?? NOTHING_RECORDED, said);
    // A skip that stays keeps its reason.
    const reason = record.skipped && was?.skipped ? was.notes : null;
    return { habitId, seriesId, ...record, notes: notes || reason };
  });
  const series = new Set(named.map(({ seriesId }) => seriesId));
  const planned = new Set([...habits.values()].map(({ seriesId }) => seriesId));
  const stays = (row: Completion) =>
    body.type === 'ai' || row.skipped || row.amount !== null || !planned.has(row.seriesId);
  return { named, kept: before.filter((row) => !series.has(row.seriesId) && stays(row)) };
}

/** All that the user wrote in a check-in. */
function writtenIn({ notes, habitCompletions, conversationHistory = [] }: Body): string[] {
  const said = conversationHistory.filter((turn) => turn.role === 'user').map((turn) => turn.content);
  return [notes, ...habitCompletions.map((entry) => entry.notes), ...said].filter((text) => text != null);
}

/** The analysis of a check-in's texts, made before the transaction that records it. */
type Written = {
  readonly texts: readonly string[];
  readonly safetyLabel: SafetyLabel;
  readonly transcript: Transcript;
};

export async function readWritten(user: CurrentUser, body: Body): Promise<Written> {
  const reader = { owner: user.id };
  const texts = writtenIn(body);
  const transcript = await getTranscript(body.type === 'ai' ? (body.conversationHistory ?? []) : [], reader);
  return { texts, safetyLabel: await readSafety(texts, reader), transcript };
}

/** Records one identity's day in one transaction. */
export function recordCheckIn({
  user,
  body,
  written,
  now,
}: {
  user: CurrentUser;
  body: Body;
  written: Written;
  now: Date;
}): Promise<Saved> {
  const date = body.date ?? user.today;
  return inTx(async () => {
    const identity = await lockIdentity(user.id, body.identityId);
    if (!identity) throw new AppError('NOT_FOUND', identityMessages.notFound);
    const habits = await plannedHabits(user, body, date);
    const { identityId, type } = body;
    const before = await completionsOn(user.id, identityId, date);
    const { named, kept } = rowsOfDay(body, habits, before);
    const isTick = (row: { completed: boolean; isKeptSoFar: boolean }) => row.completed || row.isKeptSoFar;
    const done = new Set([...named, ...kept].flatMap((row) => (isTick(row) ? row.seriesId : [])));
    const losesTicks = before.some((row) => isTick(row) && !done.has(row.seriesId));
    const { checkIn, isReplaced } = await takeRow(
      {
        id: randomUUIDv7(),
        userId: user.id,
        identityId,
        date,
        timeZone: user.timeZone,
        type,
        isWhole: true,
        notes: body.notes || null,
        createdAt: now,
        updatedAt: now,
      },
      { overwrite: body.overwrite, losesTicks },
    );
    const owned = { checkInId: checkIn.id, userId: user.id, identityId, date };
    await insertCompletions([...named, ...kept].map((row) => ({ ...row, ...owned })));
    await settleNotes(owned, { named, before, kept }, now);
    if (type === 'ai') await keepTranscript(checkIn, { transcript: written.transcript, goalId: identity.goalId, now });
    await noteSafety(user.id, identity.goalId, written.safetyLabel, { shownAt: now });
    const rows = [...named, ...kept];
    await settleDay({
      today: user.today,
      identity,
      habits: [...habits.values()],
      rows,
      before,
      date,
      isCheckedIn: true,
      now,
    });
    const recorded = named.map(({ seriesId: _series, ...row }) => row);
    return { checkIn, recorded, isReplaced, goalId: identity.goalId };
  });
}
