import { z } from 'zod';
import { defineApi } from '#contract/route.ts';
import { freeText, Id, Instant } from '#contract/shapes.ts';
import {
  NOTIFICATION,
  NOTIFICATION_KINDS,
  NOTIFICATION_TIERS,
  type NotificationKind,
} from '#core/reminders/notification-kinds.ts';
import { notificationMessages } from './messages.ts';

const Tier = z.enum(NOTIFICATION_TIERS);
const Kind = z.enum(Object.keys(NOTIFICATION_KINDS) as [NotificationKind, ...NotificationKind[]]);

export const Notification = z
  .object({
    id: Id,
    identityId: Id.nullable(),
    type: Kind,
    tier: Tier,
    title: z.string(),
    message: z.string(),
    /** A path of this site. */
    actionUrl: z.string().nullable(),
    isRead: z.boolean(),
    /** A click followed `actionUrl`. */
    isActioned: z.boolean(),
    scheduledFor: Instant.nullable(),
    readAt: Instant.nullable(),
    /** When it was pushed. */
    sentAt: Instant.nullable(),
    personalizedData: z.record(z.string(), z.unknown()).nullable(),
    createdAt: Instant,
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof Notification>;

/** How many are unread. */
export const NotificationCounts = z
  .object({ critical: z.int(), important: z.int(), informational: z.int(), total: z.int() })
  .meta({ id: 'NotificationCounts' });
export type NotificationCounts = z.infer<typeof NotificationCounts>;

/** A path that cannot lead to another site. */
const OwnPath = z
  .string()
  .max(NOTIFICATION.addressMax)
  .regex(/^\/(?![/\\])[^\s\\]*$/, notificationMessages.notAPath);

const Done = z.object({ success: z.literal(true) });

export const notificationsApi = defineApi({
  'GET /api/notifications': {
    summary: 'Notifications, newest first; the next page under the cursor in X-Next-Cursor',
    access: 'user',
    polled: true,
    query: z.object({
      unreadOnly: z.stringbool().optional(),
      cursor: Id.optional(),
      limit: z.coerce.number<string>().int().min(1).max(NOTIFICATION.pageMax).optional(),
    }),
    response: z.array(Notification).max(NOTIFICATION.pageMax),
  },
  'GET /api/notifications/counts': {
    summary: 'How many notifications are unread, by tier and in all',
    access: 'user',
    polled: true,
    response: NotificationCounts,
  },
  'POST /api/notifications/clear-all': {
    summary: 'Mark all notifications read',
    access: 'user',
    response: Done,
  },
  'POST /api/notifications/:id/read': {
    summary: 'Mark a notification read; `isActioned` says that its address is being followed',
    access: 'user',
    body: z.object({ isActioned: z.boolean().optional() }).nullish(),
    response: Notification,
  },
  'POST /api/notifications/create-test': {
    summary: 'Send oneself a notification to see how it looks; `priority` is its tier',
    access: 'user',
    body: z.object({
      title: freeText({ min: 1, max: NOTIFICATION.titleMax }),
      body: freeText({ min: 1, max: NOTIFICATION.messageMax }),
      priority: Tier.optional(),
      actionUrl: OwnPath.optional(),
    }),
    response: Notification,
    status: 201,
    perMinute: 20,
  },
});
