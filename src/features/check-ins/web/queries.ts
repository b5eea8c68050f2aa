import { mutationOptions } from '@tanstack/react-query';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { call } from '#web/api/api.ts';
import { stream } from '#web/api/api-stream.ts';
import { newKey } from '#web/api/idempotency-keys.ts';
import type { Answering } from '#web/chat/answering.ts';
import { apiQuery } from '#web/query-client.ts';
import type { CheckInDraft, Turn } from './saving/save-check-ins.ts';

/** How many AI interactions are left. */
export const aiUsageQuery = apiQuery('GET /api/ai-usage/status');

/** The habits of one day with what is recorded. Never cached: nothing else keeps an earlier day up to date. */
export function checkInDayQuery(date: CalendarDay) {
  return { ...apiQuery('GET /api/check-ins/day', { query: { date } }), staleTime: 0, gcTime: 0 };
}

/** Milliseconds that this question has: the saving itself finds out as well. */
const CHECK_LIMIT = 4000;

/** Asks which of these check-ins would replace an existing one, and what that would lose. */
export const checkExistingMutation = mutationOptions({
  mutationFn: async ({ drafts, date }: { drafts: readonly CheckInDraft[]; date: CalendarDay }) => {
    const identitiesData = drafts.map(({ identityId, type, habitCompletions }) => ({
      identityId,
      type,
      habitCompletions,
    }));
    const { existingCheckIns } = await call('POST /api/check-ins/check-existing', {
      body: { identitiesData, date },
      signal: AbortSignal.timeout(CHECK_LIMIT),
    });
    return existingCheckIns;
  },
});

type Message = {
  identityIds: readonly string[];
  date: CalendarDay;
  message: string;
  turns: Turn[];
  answering: Answering;
  /** The next piece of the coach's reply. */
  onDelta: (text: string) => void;
  /** The reply so far is given up for another one. */
  onAgain: () => void;
};

/** Sends the coach a message about how the day went; null when it was stopped. */
export const talkMutation = mutationOptions({
  mutationFn: async ({ identityIds, date, message, turns, answering, onDelta, onAgain }: Message, { client }) => {
    const [identityId] = identityIds;
    const about =
      identityIds.length > 1
        ? { isMultiIdentity: true, allIdentitiesData: identityIds.map((id) => ({ identityId: id })) }
        : { ...(identityId && { identityId }) };
    const body = { ...about, message, date, conversationHistory: turns };
    const idempotencyKey = newKey();
    const answer = await answering.ask(
      (sent) => stream('POST /api/check-ins/ai-conversation', { body, idempotencyKey, onDelta, ...sent }),
      onAgain,
    );
    void client.invalidateQueries({ queryKey: aiUsageQuery.queryKey });
    return answer;
  },
});
