import { chosenPushes } from '#core/reminders/chosen-pushes.ts';
import { isWanted } from '#core/reminders/notification-kinds.ts';
import { isWorthSending, worthSendingUntil } from '#core/reminders/reminders.ts';
import { type Notice, notify } from '#features/notifications/server/notify.ts';
import { enqueuePushes, type Push } from '#features/push/server/deliver.ts';
import { announce } from '#features/webhooks/server/announce.ts';
import { slotAfter } from './schedule/plan-slots.ts';
import { getDueSlots, lockUsers, type ReminderSlotRow, storeSlots, usersWithDueSlots } from './schedule/queries.ts';
import { inTx } from '#server/db/access.ts';
import type { SlotOfDay } from './decide/due-now.ts';
import { getKey } from './decide/reminded-identities.ts';
import { noticesFor, getSlot } from './word/notices-for.ts';
import { getPreferences } from './decide/queries.ts';
import { notificationsOn, pushedOn } from './decide/told-queries.ts';

/** Users of one transaction: it ends in well under a second, and others get in between. */
const AT_ONCE = 100;

type Preferences = Awaited<ReturnType<typeof getPreferences>>[number];

/** The slots of a day that have come, each once: several browsers of a user may wait for the same one. */
function slotsOfDays(slots: readonly ReminderSlotRow[], preferences: ReadonlyMap<string, Preferences>): SlotOfDay[] {
  const found = new Map<string, SlotOfDay>();
  for (const { userId, slot, day, dueAt } of slots) {
    const key = `${slot} ${getKey({ userId, day })}`;
    const own = preferences.get(userId);
    if (own && !found.has(key)) found.set(key, { userId, slot, day, at: dueAt });
  }
  return [...found.values()];
}

const noticeKey = ({ userId, kind, subject, date }: Pick<Notice, 'userId' | 'kind' | 'subject' | 'date'>) =>
  [userId, kind, subject, date].join(' ');

const bellKey = ({ userId, day, slot }: { userId: string; day: string; slot: unknown }) =>
  [slot, day, userId].join(' ');

/** What to push to the devices with due slots: current reminders, up to the daily cap. */
async function pushesTo(
  slots: readonly ReminderSlotRow[],
  { notices, preferences }: { notices: readonly Notice[]; preferences: ReadonlyMap<string, Preferences> },
): Promise<Push[]> {
  const devices = slots.filter(({ subscriptionId }) => subscriptionId !== null);
  if (devices.length === 0 || notices.length === 0) return [];
  const days = [...new Map(devices.map(({ userId, day }) => [getKey({ userId, day }), { userId, day }])).values()];
  const written = await notificationsOn(days, [...new Set(notices.map(({ kind }) => kind))]);
  const byKey = new Map(written.map((row) => [noticeKey(row), row]));
  const pushed = Map.groupBy(await pushedOn(days), getKey);
  const getIds = new Map([...pushed].map(([key, rows]) => [key, new Set(rows.map(({ id }) => id))]));
  return devices.flatMap(({ userId, day, slot, subscriptionId, dueAt }) => {
    const own = preferences.get(userId);
    if (!own || subscriptionId === null) return [];
    const ofSlot = notices.filter((one) => one.userId === userId && one.date === day && getSlot(one) === slot);
    // One that was written for another device may have been switched off since.
    const candidates = ofSlot.flatMap((one) => byKey.get(noticeKey(one)) ?? []).filter((row) => isWanted(row, own));
    const ofDay = getIds.get(getKey({ userId, day })) ?? new Set();
    getIds.set(getKey({ userId, day }), ofDay);
    const chosen = chosenPushes({ candidates, pushed: ofDay, most: own.maxDailyNotifications });
    for (const { id } of chosen) ofDay.add(id);
    const until = new Date(worthSendingUntil(dueAt.getTime()));
    return chosen.map(({ id }) => ({ userId, notificationId: id, subscriptionId, until }));
  });
}

/** Tells webhooks of reviews that are due, in the slot of the bell, which every user has once a day, whatever they want to be reminded of. */
function announceReviews(slots: readonly ReminderSlotRow[], notices: readonly Notice[], now: Date): Promise<void> {
  const bells = new Set(slots.filter(({ subscriptionId }) => subscriptionId === null).map((slot) => bellKey(slot)));
  const due = notices.filter(
    (one) => one.kind === 'review_due' && bells.has(bellKey({ userId: one.userId, day: one.date, slot: getSlot(one) })),
  );
  return announce(
    due.map(({ userId, identityId, date }) => {
      return { userId, type: 'review.due', data: { identity: { id: identityId }, lastDay: date } };
    }),
    now,
  );
}

/** Decides some users' due slots in one transaction. True if a slot is already due again, as after days without a server. */
async function remindUsers(userIds: readonly string[], now: Date): Promise<boolean> {
  const present = await lockUsers(userIds);
  // Read once they are locked: another server may have been faster.
  const slots = await getDueSlots(present, now);
  const inTime = slots.filter(({ dueAt }) => isWorthSending({ at: dueAt.getTime(), now: now.getTime() }));
  const preferences = new Map((await getPreferences(present)).map((row) => [row.userId, row]));
  const notices = await noticesFor(slotsOfDays(inTime, preferences), now);
  if (notices.length > 0) await notify(notices, now);
  await announceReviews(inTime, notices, now);
  await enqueuePushes(await pushesTo(inTime, { notices, preferences }), now);
  const next = slots.map((slot) => slotAfter(slot, now));
  await storeSlots(next);
  return next.some(({ dueAt }) => dueAt <= now);
}

/**
 * Reminds all users with due slots. Reminders are decided now, not when they were scheduled, so that nobody is reminded after checking in or
 * pausing. Several servers may run it concurrently: users are locked, and a decided slot is no longer due. A minute without due slots costs one
 * statement. If the decision fails for one user, the others are still reminded, and the error is thrown at the end.
 */
export async function remind(now: Date): Promise<void> {
  const failed: string[] = [];
  let error: unknown;
  for (;;) {
    const { userIds, isAll } = await usersWithDueSlots(now, { limit: AT_ONCE, without: failed });
    if (userIds.length === 0) break;
    let isAgain = true;
    try {
      isAgain = await inTx(() => remindUsers(userIds, now));
    } catch (problem) {
      error = problem;
      for (const userId of userIds) {
        await inTx(() => remindUsers([userId], now)).catch(() => failed.push(userId));
      }
    }
    if (isAll && !isAgain) break;
  }
  if (failed.length > 0) throw error;
}
