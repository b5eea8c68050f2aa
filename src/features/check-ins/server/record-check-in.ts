import { randomUUIDv7 } from 'node:crypto';
import type { z } from 'zod';
import { AppError, invalid } from '#contract/error.ts';
import { saveCheckIn } from '#core/check-in/save-check-in.ts';
import type { SafetyLabel } from '#core/coaching/safety-labels.ts';
import type { SafetyAnswer } from '#features/coach/contract.ts';
import { hearAnew } from '#features/goals/server/heard-words.ts';
import { keptOn, noteSafety } from '#features/goals/server/note-safety.ts';
import { identityMessages } from '#features/identities/messages.ts';
import { lockIdentity } from '#features/identities/server/queries.ts';
import type { HabitRow } from '#features/plans/server/queries.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { NewCheckIn, SavedCheckIn } from '../contract.ts';
import { checkInMessages } from '../messages.ts';
import { keepTranscript, type Transcript, getTranscript } from './keep-transcript.ts';
import { settleNotes } from './day/day-log.ts';
import { announceDay } from './day/announce-day.ts';
import { type OpenDay, openDay, readDay } from './day/day-plan.ts';
import { isAnsweredWith } from './day/habit-day.ts';
import { saveDay } from './day/save-day.ts';

type Body = z.output<typeof NewCheckIn>;

type CheckInRow = NonNullable<OpenDay['checkIn']>;

/** The habits of the plan that covers the day, by id; throws 422 when a habit is not of that plan, or one holds no amount. */
function plannedHabits({ habits }: OpenDay, body: Body): Map<string, HabitRow> {
  const planned = new Map(habits.map((habit) => [habit.id, habit]));
  for (const [place, { habitId, amount }] of body.habitCompletions.entries()) {
    const habit = planned.get(habitId);
    if (!habit) throw invalid(`habitCompletions.${place}.habitId`, checkInMessages.notOfPlan);
    if (amount != null && !habit.measure) throw invalid(`habitCompletions.${place}.amount`, checkInMessages.noAmount);
  }
  return planned;
}

/** Who records what, and how the answer is kept in the same transaction. */
type Recording = {
  readonly user: CurrentUser;
  readonly body: Body;
  readonly written: Written;
  readonly safety: SafetyAnswer;
  readonly now: Date;
  readonly keep: (saved: RecordedCheckIn) => Promise<RecordedCheckIn>;
};

/** What is answered and kept. `isReplaced` when the day had a check-in already, as a whole or begun habit by habit. */
export type RecordedCheckIn = Omit<SavedCheckIn, 'dashboard' | 'revision'> & { readonly isReplaced: boolean };

/**
 * The check-in of the day from now on. One that was saved as a whole is only replaced when that is wanted; so is one noted habit by
 * habit, if something done would go.
 */
function takeRow(
  { user, body, now }: Recording,
  { checkIn: stored }: OpenDay,
  { losesTicks, isWhole }: { losesTicks: boolean; isWhole: boolean },
): CheckInRow {
  const { identityId, type, overwrite, date = user.today } = body;
  if (stored && !overwrite && (stored.isWhole || losesTicks)) {
    throw new AppError('CHECK_IN_EXISTS', checkInMessages.exists, { existingCheckIns: [{ identityId, date }] });
  }
  const said = { type, notes: body.notes || null, timeZone: user.timeZone, isWhole, updatedAt: now };
  return stored
    ? { ...stored, ...said }
    : { id: randomUUIDv7(), userId: user.id, identityId, date, createdAt: now, ...said };
}

/** All that the user wrote in a check-in. */
export function writtenIn({ notes, habitCompletions, conversationHistory = [] }: Body): string[] {
  const said = conversationHistory.filter((turn) => turn.role === 'user').map((turn) => turn.content);
  return [notes, ...habitCompletions.map((entry) => entry.notes), ...said].filter((text) => text != null);
}

/** The analysis of a check-in's texts, made before the transaction that records it. */
type Written = {
  readonly safetyLabel: SafetyLabel;
  /** What the label was heard in. */
  readonly told: readonly string[];
  readonly transcript: Transcript;
};

export async function readWritten(user: CurrentUser, body: Body): Promise<Written> {
  const reader = { owner: user.id };
  const transcript = await getTranscript(body.type === 'ai' ? (body.conversationHistory ?? []) : [], reader);
  const { label, told } = await hearAnew(writtenIn(body), reader, 'talk');
  return { safetyLabel: label, told, transcript };
}

function wireCheckIn({ id, identityId, date, type, notes, createdAt }: CheckInRow) {
  return { id, identityId, date, type, notes, createdAt: createdAt.toISOString() };
}

/**
 * Records one identity's day. Runs inside a transaction, and stores the user's new revision with it; which one is not said where more than the day is
 * written, a conversation or words that call for help.
 */
export async function recordCheckIn(
  recording: Recording,
): Promise<{ saved: RecordedCheckIn; revision: Awaited<ReturnType<typeof saveDay>> }> {
  const { user, body, written, safety, now } = recording;
  const { identityId, date = user.today } = body;
  // The day is asked for along with the lock, and read once that is held.
  const [identity, read] = await Promise.all([lockIdentity(user.id, identityId), readDay(user, { identityId, date })]);
  if (!identity) throw new AppError('NOT_FOUND', identityMessages.notFound);
  const day = openDay(user, { identityId, date }, read);
  const before = day.completions;
  const spoken = { type: body.type, said: body.habitCompletions };
  const { named, kept, losesTicks } = saveCheckIn(spoken, { habits: plannedHabits(day, body), held: before });
  const stays = new Set([...named, ...kept].map(({ seriesId }) => seriesId));
  const owned = { userId: user.id, identityId, date };
  const rows = [...named, ...kept];
  // A chat says what was spoken of: the day goes on where something that it asks for is open.
  const isWhole =
    body.type === 'manual' || day.checkIn?.isWhole || (await isAnsweredWith(user, { day, completions: rows }, owned));
  const checkIn = takeRow(recording, day, { losesTicks, isWhole });
  const recorded = named.map(({ seriesId: _series, ...row }) => row);
  const isReplaced = day.checkIn !== null;
  const saved = {
    ...wireCheckIn(checkIn),
    habitCompletions: recorded,
    safety: keptOn(identity.goalId, safety),
    isReplaced,
  };
  await noteSafety(user.id, [identity.goalId], written.safetyLabel, { shownAt: now, told: written.told });
  if (body.type === 'ai')
    await keepTranscript(checkIn, { transcript: written.transcript, goalId: identity.goalId, now });
  const revision = await saveDay(
    { user, day, more: body.type === 'ai' || written.safetyLabel !== 'none', keep: () => recording.keep(saved) },
    {
      checkIn,
      stays: true,
      completions: named.map((row) => ({ ...row, ...owned, checkInId: checkIn.id })),
      removed: before.flatMap(({ seriesId }) => (stays.has(seriesId) ? [] : seriesId)),
      log: settleNotes(owned, { named, before, kept }, now),
    },
  );
  await announceDay(day, { userId: user.id, identity, date, rows, isCheckedIn: isWhole, now });
  return { saved, revision };
}
