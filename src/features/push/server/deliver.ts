import { HOUR, MINUTE } from '#core/calendar/durations.ts';
import type { NotificationTier } from '#core/reminders/notification-kinds.ts';
import type { Notification } from '#features/notifications/server/notify.ts';
import { unreadCounts } from '#features/notifications/server/counts.ts';
import { sendByChannel } from '#features/channels/server/send.ts';
import { answerPaths } from '#features/tick-links/server/answer-links.ts';
import { inTx } from '#server/db/access.ts';
import { enqueue, enqueueAll, type Job, type JobContext } from '#server/jobs/jobs.ts';
import type { Outcome } from '#server/outgoing/outcome.ts';
import { traced } from '#server/tracing.ts';
import type { AskedHabit, PushMessage } from '../contract.ts';
import {
  claimDelivery,
  type Claimed as ClaimedDelivery,
  type DeliveryKey,
  dropDelivery,
  insertDeliveries,
  noteDelivered,
  noteSent,
  settleDelivery,
} from './queries.ts';
import { type Envelope, sendPush } from './send-push.ts';
import { type DevicesChanged, switchOff } from './subscribe.ts';

/** The queue of the job that sends. */
export const PUSH_QUEUE = 'push';
/** Milliseconds a push stays useful, unless the caller sets an expiry. */
const OF_USE = HOUR;
/** Milliseconds after which a claim is that of a server that died: three times as long as sending takes. */
const CLAIM_HOLDS = 30_000;
/** Milliseconds before the second try; each further one waits twice as long. */
const FIRST_WAIT = 15_000;
const LONGEST_WAIT = 900_000;
/** Milliseconds a decision to push stays valid: later sends and retries are decided again. */
const DECISION_HOLDS = MINUTE;

/** A notification for a device of its user. */
export type Push = DeliveryKey & {
  readonly userId: string;
  /** Not sent from then on: the end of the hour of its slot. An hour from now when left out. */
  readonly until?: Date;
};

/** What a push says, and where it leads. */
type Wording = Pick<Notification, 'title' | 'message' | 'actionUrl'>;

/**
 * Whether a push is still wanted, and its current text; null when it is not. Runs in a transaction: it may read the database, but must not wait
 * for anything else.
 */
export type DecideAgain = (
  delivery: Pick<ClaimedDelivery, 'notification' | 'subscription'>,
  now: Date,
) => Promise<Wording | null>;

/** What sending asks of those who remind. */
type Asked = { readonly decideAgain: DecideAgain; readonly devicesChanged: DevicesChanged };

/** Queues pushes for the sending job, each notification once per device, whoever asks and however often. Runs in the caller's transaction. */
export function enqueuePushes(pushes: readonly Push[], now: Date): Promise<void> {
  if (pushes.length === 0) return Promise.resolve();
  return inTx(async () => {
    const added = await insertDeliveries(
      pushes.map(({ until, ...push }) => ({
        ...push,
        state: 'queued' as const,
        expiresAt: until ?? new Date(now.getTime() + OF_USE),
        createdAt: now,
      })),
    );
    await enqueueAll(PUSH_QUEUE, added);
  });
}

/** One topic per notification, so that a resend replaces the first. An id without its hyphens has the 32 characters. */
const getTopic = (notificationId: string) => notificationId.replaceAll('-', '');

function toEnvelope(notificationId: string, tier: NotificationTier, msLeft: number): Envelope {
  const urgency = tier === 'critical' ? 'high' : 'normal';
  return { topic: getTopic(notificationId), ttl: Math.ceil(msLeft / 1000), urgency };
}

type Claimed = ClaimedDelivery & { readonly wording: Wording; readonly badge: number };

function isDecisionOld({ attempts, createdAt }: ClaimedDelivery['delivery'], now: Date): boolean {
  return attempts > 1 || now.getTime() - createdAt.getTime() >= DECISION_HOLDS;
}

/** Takes the delivery for this try, with the number for the app's icon; ends it when it is not to be sent any more. */
function claim(
  key: DeliveryKey,
  { now, decideAgain }: { now: Date; decideAgain: DecideAgain },
): Promise<Claimed | null> {
  const stale = new Date(now.getTime() - CLAIM_HOLDS);
  return inTx(async () => {
    const claimed = await claimDelivery(key, { now, stale });
    if (!claimed) {
      await dropDelivery(key, stale);
      return null;
    }
    const { delivery, notification } = claimed;
    const wording = isDecisionOld(delivery, now) ? await decideAgain(claimed, now) : notification;
    if (!wording) {
      // Nothing was tried: the number is that of the tries before.
      await settleDelivery(delivery, { state: 'dropped', attempts: delivery.attempts - 1 });
      return null;
    }
    return { ...claimed, wording, badge: (await unreadCounts(notification.userId)).total };
  });
}

/** The habit that a notification is about, as whoever reminds wrote it down. */
function getHabit({ kind, userId, identityId, date, personalizedData }: Notification): PushMessage['habit'] {
  const about = personalizedData?.habit as Omit<AskedHabit, 'identityId' | 'date' | 'userId'> | undefined;
  return kind === 'habit_due' && about && identityId ? { ...about, identityId, date, userId } : null;
}

function toMessage({ notification, wording: { title, message, actionUrl }, badge }: Claimed): PushMessage {
  const { id } = notification;
  const said = { title, body: message, actionUrl: actionUrl ?? '/', tag: getTopic(id), badge };
  return { ...said, notificationId: id, habit: getHabit(notification) };
}

/** When to try again, or null when the hour is over by then. */
function nextTry({ delivery }: Claimed, retryAfterMs: number, now: Date): Date | null {
  const backOff = Math.min(FIRST_WAIT * 2 ** (delivery.attempts - 1), LONGEST_WAIT);
  const at = new Date(now.getTime() + Math.max(backOff, retryAfterMs));
  return at < delivery.expiresAt ? at : null;
}

/** Records the result of the try, and handles it. */
function settle(
  claimed: Claimed,
  outcome: Outcome,
  { now, devicesChanged }: { now: Date; devicesChanged: DevicesChanged },
): Promise<void> {
  const { delivery, notification, subscription } = claimed;
  const { status } = outcome;
  return inTx(async () => {
    if (outcome.result === 'later') {
      const again = nextTry(claimed, outcome.retryAfterMs, now);
      const isOurs = await settleDelivery(delivery, { state: again ? 'waiting' : 'dropped', status });
      const { notificationId, subscriptionId } = delivery;
      if (isOurs && again) await enqueue(PUSH_QUEUE, { notificationId, subscriptionId }, { startAfter: again });
      return;
    }
    const isSent = outcome.result === 'sent';
    await settleDelivery(delivery, { state: outcome.result, status, sentAt: isSent ? now : null });
    if (isSent) {
      await noteDelivered(subscription, now);
      await noteSent(notification, now);
    }
    if (outcome.result === 'gone') await switchOff(subscription, { now, devicesChanged });
  });
}

/** Sends what was claimed, by the way that its device is. */
async function send(claimed: Claimed, { now, services }: Pick<JobContext, 'now' | 'services'>): Promise<Outcome> {
  const { notification, wording, delivery, subscription } = claimed;
  const { id, userId, tier } = notification;
  if (subscription.channel) {
    const answers = getHabit(notification) ? await answerPaths(delivery, services) : null;
    const told = { id, ...wording, isUrgent: tier === 'critical', answers };
    return sendByChannel(told, { userId, channel: subscription.channel, services, now });
  }
  if (!services.push.accepts(subscription.endpoint)) return { result: 'refused', status: null };
  return sendPush({
    vapid: await services.push.vapid(),
    target: subscription,
    message: toMessage(claimed),
    envelope: toEnvelope(id, tier, delivery.expiresAt.getTime() - now.getTime()),
    now,
  });
}

/**
 * Sends one notification to one device: claims it, sends it outside of any transaction, notes how that went. A server that dies in
 * between leaves a claim that another try takes over after half a minute, with the same topic.
 */
async function deliver(
  { data, now, services }: JobContext<DeliveryKey>,
  { decideAgain, devicesChanged }: Asked,
): Promise<void> {
  const claimed = await claim(data, { now, decideAgain });
  if (!claimed) return;
  const way = claimed.subscription.channel?.kind ?? 'browser';
  const outcome = await traced(`push ${way}`, { kind: 'client' }, () => send(claimed, { now, services }));
  services.meters.push(way, outcome.result);
  await settle(claimed, outcome, { now, devicesChanged });
}

/**
 * The job that sends pushes. What waited for a minute, or is retried after 429 or 5xx, is decided again by `decideAgain`: during up to an hour
 * of retries somebody may have checked in, paused or switched it off.
 */
export const pushJob = (asked: Asked): Job => ({
  queue: PUSH_QUEUE,
  pollSeconds: 2,
  limitSeconds: 60,
  // Only if a server died: results from the push service are handled by `settle`.
  retries: { limit: 3, delaySeconds: 45 },
  atOnce: 20,
  run: (context: JobContext<DeliveryKey>) => deliver(context, asked),
});
