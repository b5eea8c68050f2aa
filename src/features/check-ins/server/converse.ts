import type { z } from 'zod';
import type { ChatTurn, CheckInAnswer, CheckInFacts, Coach } from '#coach/port.ts';
import { type CalendarDay, toWeekday } from '#core/calendar/calendar.ts';
import { AppError, invalid } from '#contract/error.ts';
import { asOnDay } from '#core/hard-day/small-version.ts';
import { trustedCompletions } from '#core/coaching/trusted-completions.ts';
import { isBasicMode } from '#features/coach/server/turn/allowance.ts';
import { coachTurn, type Speaking } from '#features/coach/server/turn/coach-turn.ts';
import { identityMessages } from '#features/identities/messages.ts';
import { read, type Reader } from '#server/coach/read.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { CheckInMessage, CheckInReply } from '../contract.ts';
import { checkInMessages } from '../messages.ts';
import { type PlannedDay, plannedDays } from './day/planned-days.ts';

type Body = z.output<typeof CheckInMessage>;

/** The newest turns that the coach reads, and that are kept with a check-in. */
const READ_BY_COACH = 24;

/** The days talked about. Throws for a closed day, and for a habit outside their plans. */
async function getDays(user: CurrentUser, body: Body): Promise<PlannedDay[]> {
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

/** The most recent turns that the coach may read, without those answered by the safety card. Null when they could not be analysed. */
export async function coachableTurns(turns: readonly ChatTurn[], reader: Reader): Promise<ChatTurn[] | null> {
  return (await read('coachable', turns, reader))?.slice(-READ_BY_COACH) ?? null;
}

/** The habits that the days talked about have, each with what tells it from the others and what its day asks for. */
function getFacts(days: readonly PlannedDay[], date: CalendarDay, messages: readonly ChatTurn[]): CheckInFacts {
  const isOne = days.length === 1;
  const habits = days.flatMap(({ identity, isHard, habits: planned }) =>
    planned
      .map((habit) => asOnDay(habit, isHard))
      .map(({ id, description, implementationIntention, measure, days: named }) => ({
        id,
        description,
        intention: implementationIntention,
        measure,
        isDue: named === null || named.includes(toWeekday(date)),
        ...(!isOne && { identity: identity.name }),
      })),
  );
  return { habits, messages };
}

/** One turn of a check-in by chat: which habits were mentioned, and the coach's reply. Saves nothing but the usage count. */
export async function converse(
  coach: Coach,
  { body, ...speaking }: Speaking<CheckInReply> & { body: Body },
): Promise<CheckInReply> {
  const { user } = speaking;
  const days = await getDays(user, body);
  return coachTurn<CheckInAnswer, CheckInReply>(coach, speaking, {
    texts: [body.message],
    goalIds: [...new Set(days.map(({ identity }) => identity.goalId))],
    // Memories are extracted when the check-in is recorded with its transcript.
    isRemembered: false,
    stopped: (safety) => ({
      response: '',
      extractedCompletions: [],
      asked: [],
      chips: [],
      pauseProposal: null,
      basicMode: false,
      safety,
    }),
    prepare: async (_said, reader) => {
      const earlier = (await coachableTurns(body.conversationHistory ?? [], reader)) ?? [];
      const pauseProposal = await read('pause', { text: body.message, today: user.today }, reader);
      const facts = getFacts(days, body.date ?? user.today, [...earlier, { role: 'user', content: body.message }]);
      return {
        ask: () => coach.checkIn(facts, reader),
        save: async (answer, safety) => ({
          response: answer.reply,
          extractedCompletions: trustedCompletions(answer.completions, facts),
          asked: trustedCompletions(answer.asked ?? [], facts),
          chips: [...(answer.chips ?? [])],
          pauseProposal,
          basicMode: isBasicMode(answer),
          safety,
        }),
      };
    },
    spoken: ({ reply }) => [reply],
  });
}
