import { settingsAddress } from '#contract/settings-groups.ts';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { MINUTE } from '#core/calendar/durations.ts';
import { isGivenUp, nextTry } from '#core/webhook/webhook.ts';
import { notify } from '#features/notifications/server/notify.ts';
import { inTx } from '#server/db/access.ts';
import { enqueue, type Job, type JobContext } from '#server/jobs/jobs.ts';
import type { Services } from '#server/services.ts';
import type { Answered } from '#server/outgoing/outgoing.ts';
import { traced } from '#server/tracing.ts';
import { webhookMessages } from '../messages.ts';
import { WEBHOOK_QUEUE } from './announce.ts';
import {
  type Claimed,
  claimDelivery,
  type DeliveryRow,
  dropDelivery,
  noteFailure,
  noteSuccess,
  pruneLog,
  settleDelivery,
  switchOff,
  type WebhookRow,
} from './queries.ts';

/** Milliseconds after which a claim is that of a server that died: three times as long as sending takes. */
const CLAIM_HOLDS = MINUTE / 2;
/** The status by which an address says that it wants nothing any more. */
const GONE = 410;

type Sending = Pick<Services, 'outgoing' | 'sealer'>;

const isTaken = ({ status }: Pick<Answered, 'status'>) => status !== null && status >= 200 && status < 300;

/** Signs a delivery for this try and posts it (Standard Webhooks 1.0). Its id stays the same over all tries. */
export async function post(
  { webhook, delivery }: Claimed,
  { outgoing, sealer }: Sending,
  now: Date,
): Promise<Answered> {
  const secret = sealer.open(webhook.signingSecret, 'webhook');
  if (secret === null) return { status: null, problem: 'secret', retryAfterMs: 0 };
  // Through a module of ours: bundled, a CommonJS library has no names when it is imported dynamically.
  const { signedHeaders } = await import('./sign.ts');
  const said = { id: `msg_${delivery.id}`, body: delivery.body };
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Taylr-Webhooks/1',
    ...signedHeaders(said, { secret, now }),
  };
  return outgoing.post({ address: webhook.endpoint, headers, body: delivery.body, now });
}

/** What delivering asks of those who know the preferences: a user's local day, null when they are gone. */
type Asked = { readonly todayOf: (userId: string, now: Date) => Promise<CalendarDay | null> };
type At = Asked & { readonly now: Date };

/** Switches an address off and tells its owner. */
async function stop({ id, userId, endpoint }: WebhookRow, { isGone, todayOf, now }: At & { isGone: boolean }) {
  if (!(await switchOff(id))) return;
  const date = await todayOf(userId, now);
  if (!date) return;
  const { title, ...texts } = webhookMessages.stopped;
  const { host } = new URL(endpoint);
  const message = (isGone ? texts.gone : texts.message)(host);
  await notify(
    [{ userId, kind: 'webhook_stopped', subject: id, date, title, message, actionUrl: settingsAddress('tools') }],
    now,
  );
}

/** Notes what an answer says of the address itself. */
async function judge(webhook: WebhookRow, answered: Answered, at: At): Promise<void> {
  const { now } = at;
  if (isTaken(answered)) return noteSuccess(webhook.id);
  const since = await noteFailure(webhook.id, now);
  const isGone = answered.status === GONE;
  if (isGone || (since && isGivenUp({ failingSince: since.getTime(), now: now.getTime() }))) {
    await stop(webhook, { ...at, isGone });
  }
}

/** Notes how a try went, and answers it: done, to be tried again later, or given up. */
function settle({ webhook, delivery }: Claimed, answered: Answered, at: At): Promise<'sent' | 'later' | 'failed'> {
  const { now } = at;
  const { status, problem } = answered;
  return inTx(async () => {
    const wait = isTaken(answered) || status === GONE ? null : nextTry(delivery.attempts, answered.retryAfterMs);
    const state = isTaken(answered) ? 'sent' : wait === null ? 'failed' : 'waiting';
    const settledAt = state === 'waiting' ? null : now;
    const result = state === 'waiting' ? 'later' : state;
    if (!(await settleDelivery(delivery, { state, status, problem, settledAt }))) return result;
    if (wait !== null) {
      await enqueue(WEBHOOK_QUEUE, { deliveryId: delivery.id }, { startAfter: new Date(now.getTime() + wait) });
    }
    await judge(webhook, answered, at);
    await pruneLog(webhook.id);
    return result;
  });
}

/** Sends one delivery: claims it, posts it outside of any transaction, notes how that went. */
async function deliver({ data, now, services }: JobContext<{ deliveryId: string }>, { todayOf }: Asked): Promise<void> {
  const { deliveryId } = data;
  const at = { now, stale: new Date(now.getTime() - CLAIM_HOLDS) };
  const claimed = await inTx(async () => {
    const mine = await claimDelivery(deliveryId, at);
    if (!mine) await dropDelivery(deliveryId, at);
    return mine;
  });
  if (!claimed) return;
  const answered = await traced('webhook', { kind: 'client' }, () => post(claimed, services, now));
  services.meters.webhook(await settle(claimed, answered, { todayOf, now }));
}

/** Sends a test that was inserted as being sent; it is not tried again, and says nothing of how long the address has failed. */
export async function deliverTest(
  claimed: Claimed,
  { now, ...sending }: Sending & { now: Date },
): Promise<DeliveryRow> {
  const answered = await post(claimed, sending, now);
  const { status, problem } = answered;
  const state = isTaken(answered) ? 'sent' : 'failed';
  return inTx(async () => {
    const settled = await settleDelivery(claimed.delivery, { state, status, problem, settledAt: now });
    await pruneLog(claimed.webhook.id);
    return settled ?? { ...claimed.delivery, state, status, problem, settledAt: now };
  });
}

/** The job that sends what happened to webhooks. */
export const webhooksJob = (asked: Asked): Job => ({
  queue: WEBHOOK_QUEUE,
  pollSeconds: 2,
  limitSeconds: 60,
  // Only if a server died: `settle` handles what addresses answer.
  retries: { limit: 3, delaySeconds: 45 },
  atOnce: 10,
  run: (context: JobContext<{ deliveryId: string }>) => deliver(context, asked),
});
