import { z } from 'zod';
import { defineApi } from '#contract/route.ts';
import { Id, Instant } from '#contract/shapes.ts';
import { SENDING_PROBLEMS } from '#core/network/sending.ts';
import { WEBHOOK, WEBHOOK_EVENTS } from '#core/webhook/webhook.ts';
import { webhookMessages } from './messages.ts';

const Events = z.array(z.enum(WEBHOOK_EVENTS)).min(1, webhookMessages.eventMissing).max(WEBHOOK_EVENTS.length);

/** An address that is told of events; what its deliveries are signed with was told once. */
export const Webhook = z
  .object({
    id: Id,
    address: z.string(),
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    /** False after a week of failures, or when it answered 410. */
    isActive: z.boolean(),
    /** The first failure since the last success. */
    failingSince: Instant.nullable(),
    createdAt: Instant,
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof Webhook>;

/** One event to one address, as its log shows it. */
export const WebhookDelivery = z
  .object({
    id: Id,
    event: z.enum([...WEBHOOK_EVENTS, 'test']),
    state: z
      .enum(['queued', 'sending', 'waiting', 'sent', 'failed', 'dropped'])
      .describe('`waiting` for another try, `failed` for good, `dropped` since too many wait or it is switched off'),
    attempts: z.int(),
    status: z.int().nullable().describe('What was answered last'),
    problem: z.enum(SENDING_PROBLEMS).nullable().describe('What kept the address from answering'),
    createdAt: Instant,
    settledAt: Instant.nullable(),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const NewWebhook = z.object({
  address: z.string().trim().min(1, webhookMessages.refusals.malformed).max(WEBHOOK.addressMax),
  events: Events,
});
export type NewWebhook = z.infer<typeof NewWebhook>;

export const webhooksApi = defineApi({
  'GET /api/webhooks': {
    summary: 'Addresses that are told of what happens, the newest first',
    access: 'user',
    response: z.array(Webhook),
  },
  'POST /api/webhooks': {
    summary: 'Tell an address of what happens, signed with a secret that is told in this answer alone',
    access: 'user',
    body: NewWebhook,
    response: z.object({
      webhook: Webhook,
      secret: z.string().describe('For the signatures of Standard Webhooks: `whsec_` and base64'),
    }),
    status: 201,
    perMinute: 20,
  },
  'PATCH /api/webhooks/:id': {
    summary: 'Change what an address is told of, or turn it off and on',
    access: 'user',
    body: z.object({ events: Events.optional(), isActive: z.boolean().optional() }),
    response: Webhook,
  },
  'DELETE /api/webhooks/:id': {
    summary: 'Tell an address of nothing any more; its log goes along',
    access: 'user',
    response: z.object({ success: z.literal(true) }),
  },
  'GET /api/webhooks/:id/deliveries': {
    summary: 'The last fifty deliveries to an address, the newest first',
    access: 'user',
    response: z.array(WebhookDelivery),
  },
  'POST /api/webhooks/:id/test': {
    summary: 'Send a test to an address now, and say how it went',
    access: 'user',
    response: WebhookDelivery,
    perMinute: 10,
  },
});
