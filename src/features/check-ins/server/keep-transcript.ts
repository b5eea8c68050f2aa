import type { ChatTurn } from '#coach/port.ts';
import { keepConversation, keepTurns } from '#features/coach/server/turn/keep-turns.ts';
import { getMemorable, remember } from '#features/memories/server/memories.ts';
import type { Reader } from '#server/coach/read.ts';
import { coachableTurns } from './converse.ts';
import { type CheckInRow, dropTranscript } from './queries.ts';

/** What is kept of a conversation, and what of it is remembered. */
export type Transcript = {
  readonly turns: readonly ChatTurn[];
  readonly memorable: Awaited<ReturnType<typeof getMemorable>>;
};

/** Reads a conversation, before the transaction that keeps it. What could not be read is kept as it is, and nothing of it remembered. */
export async function getTranscript(said: readonly ChatTurn[], reader: Reader): Promise<Transcript> {
  const turns = await coachableTurns(said, reader);
  if (turns === null) return { turns: said.filter(({ content }) => content !== ''), memorable: [] };
  const own = turns.filter(({ role }) => role === 'user').map(({ content }) => content);
  return { turns, memorable: await getMemorable(own, reader) };
}

/**
 * Keeps what was said in a check-in by chat beside it, under the same id: a day has one transcript at most, and a newer one takes
 * the older one's place. The coach's turns come from the browser too, so they are shown to their owner and believed by nobody.
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
