import { z } from 'zod';
import { defineApi } from '#contract/route.ts';
import { Id, Instant } from '#contract/shapes.ts';
import { CHANNEL, CHANNEL_KINDS } from '#core/channel/channel.ts';
import { channelMessages } from './messages.ts';

/** A way out for notifications; the token that opens it there is never told again. */
export const NotificationChannel = z
  .object({
    id: Id,
    kind: z.enum(CHANNEL_KINDS),
    server: z.string().nullable(),
    topic: z.string().nullable().describe('Of ntfy; of Apprise, the key of the configuration'),
    morningEnabled: z.boolean(),
    eveningEnabled: z.boolean(),
    lastDeliveredAt: Instant.nullable(),
    createdAt: Instant,
  })
  .meta({ id: 'NotificationChannel' });
export type NotificationChannel = z.infer<typeof NotificationChannel>;

export const NewChannel = z.object({
  kind: z.enum(CHANNEL_KINDS),
  server: z.string().trim().max(CHANNEL.serverMax).optional().describe('Needed for all but e-mail'),
  topic: z
    .string()
    .regex(/^[\w-]{1,64}$/, channelMessages.topicMissing)
    .optional()
    .describe('Needed for ntfy, and for Apprise as the key of the configuration'),
  token: z
    .string()
    .regex(/^[!-~]{1,200}$/, channelMessages.tokenMissing)
    .optional()
    .describe('Of the application for Gotify, needed; for ntfy where the topic needs one'),
});
export type NewChannel = z.infer<typeof NewChannel>;

export const channelsApi = defineApi({
  'GET /api/notification-channels': {
    summary: 'The ways out for notifications beside browsers, and whether e-mail is one',
    access: 'user',
    response: z.object({
      channels: z.array(NotificationChannel),
      isMailOffered: z.boolean(),
      mailAddress: z.string().nullable().describe('The verified address of the account'),
    }),
  },
  'POST /api/notification-channels': {
    summary: 'Have reminders sent by ntfy, Gotify, Apprise API or e-mail as well',
    access: 'user',
    body: NewChannel,
    response: NotificationChannel,
    status: 201,
    perMinute: 20,
  },
  'PATCH /api/notification-channels/:id': {
    summary: 'Choose which reminders of the day a channel gets',
    access: 'user',
    body: z.object({ morningEnabled: z.boolean().optional(), eveningEnabled: z.boolean().optional() }),
    response: NotificationChannel,
  },
  'DELETE /api/notification-channels/:id': {
    summary: 'Send nothing by a channel any more',
    access: 'user',
    response: z.object({ success: z.literal(true) }),
  },
  'POST /api/notification-channels/:id/test': {
    summary: 'Send a sample by a channel now, and say whether it was taken',
    access: 'user',
    response: z.object({ success: z.boolean(), message: z.string() }),
    perMinute: 10,
  },
});
