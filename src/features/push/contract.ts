import { z } from 'zod';
import { defineApi } from '#contract/route.ts';
import { Id, Instant, UserId } from '#contract/shapes.ts';
import { type CalendarDay, isTimeZone } from '#core/calendar/calendar.ts';

/** A habit that a push asks about, named by its title, with what the device needs to note it without a page, and without the network. */
export type AskedHabit = {
  readonly id: string;
  readonly identityId: string;
  readonly identityName: string;
  /** The day that is asked about. */
  readonly date: CalendarDay;
  /** Whose it is: somebody else may have signed in by the time it is answered. */
  readonly userId: string;
};

/** A push's decrypted payload. The service worker shows it, and uses defaults for missing fields. */
export type PushMessage = {
  readonly title: string;
  readonly body: string;
  /** A path of this site. */
  readonly actionUrl: string;
  /** A device shows the newest of one tag. */
  readonly tag: string | null;
  /** Unread notifications in all, for the app's icon. */
  readonly badge: number | null;
  readonly notificationId: string | null;
  /** The habit that can be answered where the push is shown; null for a push about anything else. */
  readonly habit: AskedHabit | null;
};

const Fingerprint = z
  .string()
  .regex(/^[0-9a-f]{16}$/, 'Expected 16 hexadecimal characters')
  .meta({ example: '0123456789abcdef' });

/** The device that a call is about, as it calls itself. `userId` is the asker's own, or left out: it chooses nobody. */
const Device = z.object({ userId: UserId.optional(), browserFingerprint: Fingerprint });

const Key = z.string().max(200);

const Subscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(2000),
  /** Base64 or base64url. */
  keys: z.object({ p256dh: Key, auth: Key }),
});

const NewSubscription = Device.extend({
  browserTimezone: z.string().max(64).refine(isTimeZone, 'Expected a time zone such as Europe/London').optional(),
  subscription: Subscription,
  /** Which of the day's two reminders this device wants; by default both, or as last stored. */
  morningEnabled: z.boolean().optional(),
  eveningEnabled: z.boolean().optional(),
});
export type NewSubscription = z.output<typeof NewSubscription>;

export const PushSubscription = z
  .object({
    id: Id,
    browserFingerprint: z.string(),
    browserTimezone: z.string(),
    endpoint: z.string(),
    /** False once the push service reported the device as gone. */
    isActive: z.boolean(),
    morningEnabled: z.boolean(),
    eveningEnabled: z.boolean(),
    /** When the push service last took something for the device. */
    lastDeliveredAt: Instant.nullable(),
    createdAt: Instant,
  })
  .meta({ id: 'PushSubscription' });
export type PushSubscription = z.infer<typeof PushSubscription>;

const Done = z.object({ success: z.boolean(), message: z.string() });

export const pushApi = defineApi({
  'GET /api/vapid-public-key': {
    summary: 'The key that a browser subscribes to push with',
    access: 'public',
    response: z.object({ publicKey: z.string() }),
  },
  'GET /api/push-subscriptions/current': {
    summary: 'The push subscription of a device',
    access: 'user',
    query: Device,
    response: z.object({
      success: z.literal(true),
      subscription: PushSubscription.nullable(),
      isActive: z.boolean(),
    }),
  },
  'POST /api/push-subscriptions': {
    summary: 'Have notifications pushed to a device, or bring its subscription up to date',
    access: 'user',
    perMinute: 30,
    body: NewSubscription,
    response: Done,
  },
  'DELETE /api/push-subscriptions/current': {
    summary: 'Have nothing pushed to a device any more',
    access: 'user',
    body: Device,
    response: Done,
  },
  'POST /api/scheduled-push/test': {
    summary: "Push a sample of a reminder now, to one device or to all of one's own",
    access: 'user',
    perMinute: 10,
    body: z.object({ type: z.enum(['morning', 'evening']), browserFingerprint: Fingerprint.optional() }),
    response: Done,
  },
});
