import type { ChatTurn } from '#coach/port.ts';
import { keepConversation, keepTurns } from '#features/coach/server/turn/keep-turns.ts';
import { getMemorable, remember } from '#features/memories/server/memories.ts';
import type { Reader } from '#server/coach/read.ts';
import { coachableTurns } from './converse.ts';
import { type CheckInRow, dropTranscript } from './queries.ts';

/** What to store of a conversation, and what to remember from it. */
export type Transcript = {
  readonly turns: readonly ChatTurn[];
  readonly memorable: Awaited<ReturnType<typeof getMemorable>>;
};

/** Analyses a conversation before the transaction that stores it. If that fails, it is stored as it is, and nothing is remembered. */
export async function getTranscript(said: readonly ChatTurn[], reader: Reader): Promise<Transcript> {
  const turns = await coachableTurns(said, reader);
  if (turns === null) return { turns: said.filter(({ content }) => content !== ''), memorable: [] };
  const own = turns.filter(({ role }) => role === 'user').map(({ content }) => content);
  return { turns, memorable: await getMemorable(own, reader) };
}

/**
 * Stores the transcript of a check-in by chat under the check-in's id: at most one per day, a newer one replaces the older. The coach's turns
 * come from the browser too, so they are shown to their owner and trusted for nothing else.
 */
export async function keepTranscript(
  checkIn: CheckInRow,
  { transcript, goalId, now }: { transcript: Transcript; goalId: string; now: Date },
): Promise<void> {
  const { turns, memorable } = transcript;
  if (turns.length === 0) return;
  const { id, userId, identityId, date } = checkIn;
  await dropTranscript(userId, id);
  const conversation = { id, userId, identityId, type: 'check_in' as const };
  await keepConversation(conversation, { context: { date }, isNew: true, now });
  await keepTurns(conversation, turns, now);
  await remember({ userId, goalId, now }, memorable);
}
