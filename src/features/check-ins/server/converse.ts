import type { z } from 'zod';
import type { ChatTurn, CheckInFacts, Coach } from '#coach/port.ts';
import { AppError, invalid } from '#contract/error.ts';
import { type SafetyLabel, stopsCoaching } from '#core/coaching/safety.ts';
import { withAiAllowance, isBasicMode } from '#features/coach/server/allowance.ts';
import { withoutDanger } from '#features/coach/server/safety-answer.ts';
import { noteSafety } from '#features/goals/server/note-safety.ts';
import { identityMessages } from '#features/identities/messages.ts';
import type { Following } from '#server/http/event-stream.ts';
import { read, readSafety, type Reader } from '#server/coach/read.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { CheckInMessage, CheckInReply } from '../contract.ts';
import { checkInMessages } from '../messages.ts';
import { type PlannedDay, plannedDays } from './planned-days.ts';
import { trustedCompletions } from './trusted-completions.ts';

type Body = z.output<typeof CheckInMessage>;
type Reply = Omit<CheckInReply, 'safety'> & { safetyLabel: SafetyLabel };

/** The newest turns that the coach reads, and that are kept with a check-in. */
const READ_BY_COACH = 24;

/** The days that are spoken of. One that is closed is refused, and so is a habit that is not of their plans. */
async function daysOf(user: CurrentUser, body: Body): Promise<PlannedDay[]> {
  const named = [body.identityId, ...(body.allIdentitiesData ?? []).map((data) => data.identityId)];
  const identityIds = [...new Set(named.filter((id) => id !== undefined))];
  const days = await plannedDays({ user, date: body.date ?? user.today, identityIds });
  if (days.length < identityIds.length) throw new AppError('NOT_FOUND', identityMessages.notFound);
  for (const { opening } of days) {
    if (!opening.open) throw invalid('date', checkInMessages.closed[opening.reason]);
  }
  const planned = new Set<unknown>(days.flatMap(({ habits }) => habits.map((habit) => habit.id)));
  const stray = (body.habits ?? []).findIndex(({ id }) => id !== undefined && !planned.has(id));
  if (stray >= 0) throw invalid(`habits.${stray}.id`, checkInMessages.notOfPlan);
  return days;
}

/** The newest of the turns that the coach may read: what called for help was answered with help and is left out. Null when that could not be read. */
export async function coachableTurns(turns: readonly ChatTurn[], reader: Reader): Promise<ChatTurn[] | null> {
  return (await read('coachable', turns, reader))?.slice(-READ_BY_COACH) ?? null;
}

function factsOf(days: readonly PlannedDay[], messages: readonly ChatTurn[]): CheckInFacts {
  const isOne = days.length === 1;
  const habits = days.flatMap(({ identity, habits }) =>
    habits.map(({ id, description }) => ({ id, description, ...(!isOne && { identity: identity.name }) })),
  );
  return { habits, messages };
}

/**
 * One turn of a check-in by chat: what was said of which habit, and the coach's reply. Nothing is saved but the count. A message
 * that calls for help is answered with help alone, and not counted.
 */
export async function converse({
  coach,
  user,
  body,
  now,
  live,
}: {
  coach: Coach;
  user: CurrentUser;
  body: Body;
  now: Date;
  live: Following;
}): Promise<Reply> {
  const days = await daysOf(user, body);
  const reader = { ...live, owner: user.id };
  const safetyLabel = await readSafety([body.message], reader);
  for (const goalId of new Set(days.map(({ identity }) => identity.goalId))) {
    await noteSafety(user.id, goalId, safetyLabel, { shownAt: now });
  }
  if (stopsCoaching(safetyLabel))
    return { response: '', extractedCompletions: [], pauseProposal: null, basicMode: false, safetyLabel };
  const earlier = (await coachableTurns(body.conversationHistory ?? [], reader)) ?? [];
  const pauseProposal = await read('pause', { text: body.message, today: user.today }, reader);
  const facts = factsOf(days, [...earlier, { role: 'user', content: body.message }]);
  return withAiAllowance(
    { user, now, signal: live.signal },
    async () => withoutDanger(await coach.checkIn(facts, reader), ({ reply }) => [reply], reader),
    async (answer) => ({
      response: answer.reply,
      extractedCompletions: trustedCompletions(answer, facts),
      pauseProposal,
      basicMode: isBasicMode(answer),
      safetyLabel,
    }),
  );
}
