import { type ResponseInfo, isUnreachable } from '#core/network/unreachable.ts';
import { departed, toOutcome, nextToSend, settle } from '#core/check-in/outbox.ts';
import type { CheckIn, NotedHabit } from '#features/check-ins/contract.ts';
import { call, responseInfo, serverMessage } from '#web/api/api.ts';
import { changeQueue, getQueue } from '#web/device/device.ts';
import type { WaitingCheckIn } from '#web/device/waiting.ts';
import { toBody } from './to-body.ts';

/** Timeout of one request in milliseconds. */
const TIME_LIMIT = 15_000;

/** The lock of whoever sends, a tab or the service worker: one at a time. */
export const SENDING_LOCK = 'taylr-check-ins';

/**
 * How a round of sending ended: nothing is left that can go now; there is no way through, or the server is busy; the session has ended
 * or is another user's; another tab is at it.
 */
export type RoundEnd = 'done' | 'away' | 'signed_out' | 'elsewhere';
export type Round = {
  end: RoundEnd;
  saved: number;
  /** The server's data differs from what is shown. */
  hasNews: boolean;
  safety: CheckIn['safety'];
};

type Posted = {
  responseInfo: ResponseInfo;
  reason: string | null;
  safety: CheckIn['safety'];
  /** The answer to a note. */
  noted: NotedHabit | null;
};

function sendOne(waiting: WaitingCheckIn) {
  const { key: idempotencyKey, zone: madeIn, note, hardDay, date, madeAt } = waiting;
  const sending = { idempotencyKey, madeIn, signal: AbortSignal.timeout(TIME_LIMIT) };
  if (hardDay !== undefined) {
    const { madeIn: from, signal } = sending;
    return call('POST /api/hard-days', { body: { date, isHard: hardDay }, madeIn: from, signal });
  }
  if (!note) return call('POST /api/check-ins', { body: toBody(waiting), ...sending });
  const { habitId, ...said } = note;
  return call('POST /api/check-ins/habits/:habitId', {
    params: { habitId },
    body: { ...said, date, madeAt },
    ...sending,
  });
}

/**
 * The page of a hotel's network also answers with success: only the check-in itself says that it is saved. Of a note made by a clock that is days wrong
 * the server says which day it is of.
 */
function isAnswerTo({ identityId, date, note, hardDay }: WaitingCheckIn, answer: Awaited<ReturnType<typeof sendOne>>) {
  if (!answer) return false;
  if ('isHard' in answer) return answer.date === date && answer.isHard === hardDay;
  return answer.identityId === identityId && (note !== undefined || answer.date === date);
}

async function post(waiting: WaitingCheckIn): Promise<Posted> {
  try {
    const answer = await sendOne(waiting);
    const isOurs = isAnswerTo(waiting, answer);
    return {
      responseInfo: isOurs ? { status: 201, code: null } : null,
      reason: null,
      safety: isOurs && 'safety' in answer ? answer.safety : null,
      noted: isOurs && 'habitId' in answer ? answer : null,
    };
  } catch (error) {
    return { responseInfo: responseInfo(error), reason: serverMessage(error), safety: null, noted: null };
  }
}

/** Whether the session is this user's. Asked before anything is sent: somebody else may have signed in. */
async function whoseSession(userId: string): Promise<'own' | Exclude<RoundEnd, 'done' | 'elsewhere'>> {
  try {
    const user = await call('GET /api/auth/user', { signal: AbortSignal.timeout(TIME_LIMIT) });
    return user?.id === userId ? 'own' : 'signed_out';
  } catch {
    return 'away';
  }
}

/** Called with the answer to each note that was waiting, and its key. */
type OnNoted = (noted: NotedHabit, key: string) => Promise<void>;

/** Sends a user's waiting check-ins one after the other, as far as they can go now. Whoever calls it has the lock. */
export async function sendQueue(userId: string, onNoted: OnNoted): Promise<Round> {
  const round: Round = { end: 'done', saved: 0, hasNews: false, safety: null };
  let next = nextToSend(await getQueue(userId), Date.now());
  if (!next) return round;
  const whose = await whoseSession(userId);
  if (whose !== 'own') return { ...round, end: whose };
  while (next) {
    const { key } = next;
    await changeQueue(userId, (queue) => departed(queue, key));
    const { responseInfo, reason, safety, noted } = await post(next);
    const outcome = toOutcome(responseInfo);
    const now = Date.now();
    const queue = await changeQueue(userId, (before) =>
      settle(before, { key, outcome, reason, now, isHeard: !isUnreachable(responseInfo) }),
    );
    if (outcome === 'saved') round.saved += 1;
    if (noted) await onNoted(noted, key);
    round.hasNews ||= (outcome === 'saved' && !noted) || outcome === 'ask';
    round.safety ??= safety;
    if (outcome === 'signed_out') return { ...round, end: 'signed_out' };
    if (outcome === 'later') return { ...round, end: 'away' };
    next = nextToSend(queue, now);
  }
  return round;
}
