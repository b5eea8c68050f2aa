import { toCalendarDay } from '#core/calendar/calendar.ts';
import { isWanted } from '#core/reminders/notification-kinds.ts';
import { isOwnTime } from '#core/habit/own-time.ts';
import { isSlot } from '#core/reminders/slots.ts';
import type { DecideAgain } from '#features/push/server/deliver.ts';
import { saidNow, getSlot } from './word/notices-for.ts';
import { getPreferences } from './decide/queries.ts';

/**
 * Whether a reminder that could not be sent in its minute is still due on the device: not if everything is done, paused or deleted meanwhile, if
 * it was switched off in the account or on the device, or if its day is over there. Other notifications only check the switches.
 */
export const decideAgain: DecideAgain = async ({ notification, subscription }, now) => {
  const { userId, date: day, scheduledFor } = notification;
  const [own] = await getPreferences([userId]);
  if (!own || !isWanted(notification, own)) return null;
  const slot = getSlot(notification);
  if (!isSlot(slot)) return notification;
  const isWantedHere =
    isOwnTime(slot) || (slot === 'morning' ? subscription.morningEnabled : subscription.eveningEnabled);
  const ofUser = own.timezone === 'auto' ? own.browserTimezone : own.timezone;
  const zone = subscription.channel ? ofUser : subscription.browserTimezone;
  if (!isWantedHere || toCalendarDay(now, zone, own.dayStartHour) > day) return null;
  return saidNow({ userId, slot, day, at: scheduledFor ?? now }, notification);
};
