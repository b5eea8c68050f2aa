import { randomUUIDv7 } from 'node:crypto';
import type { z } from 'zod';
import { AppError, invalid } from '#contract/error.ts';
import { addDays } from '#core/calendar/calendar.ts';
import { isOpenForCheckIn } from '#core/check-in/check-in.ts';
import type { SafetyLabel } from '#core/coaching/safety.ts';
import { noteSafety } from '#features/goals/server/note-safety.ts';
import { identityMessages } from '#features/identities/messages.ts';
import { lockIdentity } from '#features/identities/server/queries.ts';
import { habitsOfPlans, plansSince, type HabitRow } from '#features/plans/server/queries.ts';
import { settleEvidence } from '#features/progress/server/evidence/settle-evidence.ts';
import { reviewedUntil } from '#features/reviews/server/queries.ts';
import { inTx } from '#server/db/access.ts';
import { readSafety } from '#server/coach/read.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { NewCheckIn } from '../contract.ts';
import { checkInMessages } from '../messages.ts';
import { keepTranscript, type Transcript, getTranscript } from './keep-transcript.ts';
import { LOOK_BACK } from './planned-days.ts';
import { insertCheckIn, insertCompletions, replaceCheckIn, type CheckInRow } from './queries.ts';

type Body = z.output<typeof NewCheckIn>;

/** The habits of the plan that covers the day, by id; throws 422 when the day is closed or a habit is not of that plan. */
async function plannedHabits(
  user: CurrentUser,
  body: Body,
  date: NonNullable<Body['date']>,
): Promise<Map<string, HabitRow>> {
  const plans = await plansSince(user.id, body.identityId, addDays(user.today, -LOOK_BACK));
  const reviewed = await reviewedUntil(user.id, [body.identityId]);
  const reviewedTo = reviewed.get(body.identityId) ?? null;
  const opening = isOpenForCheckIn({ day: date, today: user.today, plans, reviewedUntil: reviewedTo });
  if (!opening.open) throw invalid('date', checkInMessages.closed[opening.reason]);
  const habits = new Map((await habitsOfPlans(user.id, [opening.plan.id])).map((habit) => [habit.id, habit]));
  const stray = body.habitCompletions.findIndex((entry) => !habits.has(entry.habitId));
  if (stray >= 0) throw invalid(`habitCompletions.${stray}.habitId`, checkInMessages.notOfPlan);
  return habits;
}

type Saved = { checkIn: CheckInRow; isReplaced: boolean };

async function saveRow(row: CheckInRow, overwrite: boolean): Promise<Saved> {
  const inserted = await insertCheckIn(row);
  if (inserted) return { checkIn: inserted, isReplaced: false };
  if (overwrite) return { checkIn: await replaceCheckIn(row), isReplaced: true };
  throw new AppError('CHECK_IN_EXISTS', checkInMessages.exists, {
    existingCheckIns: [{ identityId: row.identityId, date: row.date }],
  });
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

/** Records one identity's day in one transaction. `isReplaced` when it replaced another. */
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
    const saved = await saveRow(
      {
        id: randomUUIDv7(),
        userId: user.id,
        identityId,
        date,
        timeZone: user.timeZone,
        type,
        notes: body.notes || null,
        createdAt: now,
        updatedAt: now,
      },
      body.overwrite,
    );
    const { checkIn } = saved;
    await insertCompletions(
      body.habitCompletions.map(({ habitId, completed, notes }) => ({
        checkInId: checkIn.id,
        habitId,
        userId: user.id,
        identityId,
        seriesId: habits.get(habitId)?.seriesId as string,
        date,
        completed,
        notes: notes || null,
      })),
    );
    if (type === 'ai') await keepTranscript(checkIn, { transcript: written.transcript, goalId: identity.goalId, now });
    await noteSafety(user.id, identity.goalId, written.safetyLabel, { shownAt: now });
    await settleEvidence({ userId: user.id, identityId, today: user.today });
    return saved;
  });
}
