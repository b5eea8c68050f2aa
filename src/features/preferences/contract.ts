import { z } from 'zod';
import { TIME_OF_DAY } from '#core/calendar/time-of-day.ts';
import { defineApi } from '#contract/route.ts';
import { Id, WeekdayName } from '#contract/shapes.ts';
import { NOTIFICATION } from '#core/reminders/notification-kinds.ts';
import { preferenceMessages } from './messages.ts';

/** The zones that can be chosen; `auto` follows the browser. */
export const TIME_ZONES = [
  'auto',
  'UTC',
  'Europe/London',
  'Europe/Paris',
  'Europe/Berlin',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Asia/Tokyo',
  'Asia/Shanghai',
  'Asia/Kolkata',
  'Australia/Sydney',
] as const;

export const THEMES = ['dark', 'light', 'auto'] as const;

const NOON = '12:00';
const ClockTime = z.string().regex(TIME_OF_DAY, { error: preferenceMessages.validation.time, abort: true });

export const Preferences = z
  .object({
    theme: z.enum(THEMES),
    weekStartDay: WeekdayName,
    timezone: z.enum(TIME_ZONES),
    dayStartHour: z.int().min(0).max(6),
    morningPushTime: ClockTime,
    eveningPushTime: ClockTime,
    /** The tiers of which notifications are made. */
    notificationsCritical: z.boolean(),
    notificationsImportant: z.boolean(),
    notificationsInformational: z.boolean(),
    checkInRemindersEnabled: z.boolean(),
    /** The most pushed notifications of a local day. */
    maxDailyNotifications: z.int().min(NOTIFICATION.dailyMin).max(NOTIFICATION.dailyMax),
  })
  .meta({ id: 'Preferences' });
export type Preferences = z.infer<typeof Preferences>;

/** Allowed values: each reminder stays in its half of the day. Older choices outside it are still returned. */
const Choices = Preferences.extend({
  morningPushTime: ClockTime.refine((time) => time < NOON, preferenceMessages.validation.morning),
  eveningPushTime: ClockTime.refine((time) => time >= NOON, preferenceMessages.validation.evening),
});

export const TRANSITION_TYPES = ['graceful', 'immediate'] as const;

/** An identity whose running plan begins on another weekday. */
export const WeekConflict = z
  .object({ identityId: Id, identityName: z.string(), currentWeekStartDay: WeekdayName })
  .meta({ id: 'WeekConflict' });

export const preferencesApi = defineApi({
  'GET /api/user/preferences': { summary: "The user's preferences", access: 'user', response: Preferences },
  'PATCH /api/user/preferences': {
    summary: 'Change some preferences; what is left out stays',
    access: 'user',
    body: Choices.partial()
      .extend({
        /** With a week start: running plans of another one end at once. */ deleteConflictingPlans: z
          .boolean()
          .optional(),
      })
      .refine((body) => Object.keys(body).length > 0, 'Nothing to change'),
    response: Preferences,
  },
  'POST /api/preferences/check-conflicts': {
    summary: 'Which running plans begin on another weekday than the one that is asked about',
    access: 'user',
    body: z.object({ weekStartDay: WeekdayName }),
    response: z.object({ conflicts: z.array(WeekConflict) }),
  },
  'POST /api/preferences/transition-week-boundaries': {
    summary: 'Begin weeks on another day: graceful lets running plans finish, immediate ends them at once',
    access: 'user',
    body: z.object({ weekStartDay: WeekdayName, transitionType: z.enum(TRANSITION_TYPES).default('graceful') }),
    response: z.object({ preferences: Preferences, conflicts: z.array(WeekConflict) }),
  },
});
