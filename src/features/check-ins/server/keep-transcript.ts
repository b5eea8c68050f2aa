import { randomUUIDv7 } from 'node:crypto';
import type { ChatTurn } from '#coach/port.ts';
import { insertConversation, insertMessages } from '#features/coach/server/queries.ts';
import { remember } from '#features/memories/server/memories.ts';
import { coachableTurns } from './converse.ts';
import { type CheckInRow, dropTranscript } from './queries.ts';

/** The newest turns that are kept with a check-in. */
const KEPT = 24;

/**
 * Keeps what was said in a check-in by chat beside it, under the same id: a day has one transcript at most, and a newer one takes
 * the older one's place. The coach's turns come from the browser too, so they are shown to their owner and believed by nobody.
 */
export async function keepTranscript(
  checkIn: CheckInRow,
  { turns, goalId, now }: { turns: readonly ChatTurn[]; goalId: string; now: Date },
): Promise<void> {
  const kept = coachableTurns(turns).slice(-KEPT);
  if (kept.length === 0) return;
  const { id: conversationId, userId, identityId, date } = checkIn;
  await dropTranscript(userId, conversationId);
  const stamps = { createdAt: now, updatedAt: now };
  await insertConversation({ id: conversationId, userId, identityId, type: 'check_in', context: { date }, ...stamps });
  await insertMessages(
    kept.map(({ role, content }) => ({ id: randomUUIDv7(), userId, conversationId, role, content, timestamp: now })),
  );
  const said = kept.filter(({ role }) => role === 'user').map(({ content }) => content);
  await remember({ userId, goalId, now }, said);
}
