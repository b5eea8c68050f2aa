import type { NotedHabit } from '#features/check-ins/contract.ts';
import { publishQueue } from '#web/device/outbox.ts';
import { type Round, SENDING_LOCK, sendQueue } from './send-queue.ts';

/** What was noted is shown as the server has it, and waits no longer. */
async function showNoted(userId: string, noted: NotedHabit): Promise<void> {
  const { showAnswer } = await import('#features/check-ins/web/tick/note-habit.ts');
  await publishQueue(userId, { toOthers: false });
  showAnswer(noted);
}

/**
 * Sends the waiting check-ins one after the other, in one tab at a time. Browsers without locks (plain http on a home network) may send from two; the
 * Idempotency-Key then prevents a second write.
 */
export async function sendWaiting(userId: string): Promise<Round> {
  const send = () => sendQueue(userId, (noted) => showNoted(userId, noted));
  if (!navigator.locks) return send();
  return navigator.locks.request(SENDING_LOCK, { ifAvailable: true }, (lock) =>
    lock ? send() : ({ end: 'elsewhere', saved: 0, hasNews: false, safety: null } as const),
  );
}
