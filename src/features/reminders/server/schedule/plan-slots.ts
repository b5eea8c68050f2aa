import { randomUUIDv7 } from 'node:crypto';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { nextSlot } from '#core/reminders/reminders.ts';
import { isOwnTime, type OwnTime } from '#core/habit/own-time.ts';
import { SLOTS, type Slot } from '#core/reminders/slots.ts';
import { inTx } from '#server/db/access.ts';
import { dropSlots, getOwnTimes, lockUsers, type ReminderSlotRow, getSlots, storeSlots, getTimes } from './queries.ts';

type Wanted = {
  /** Null is the bell. */
  readonly subscriptionId: string | null;
  readonly slot: Slot;
  readonly time: string;
  readonly timeZone: string;
};

type Times = Awaited<ReturnType<typeof getTimes>>[number];

/** The morning, the evening and the own times of habits: of the bell in the user's own zone, of each device in its own. */
function wantedBy(rows: readonly [Times, ...Times[]], ownTimes: readonly OwnTime[]): Wanted[] {
  const [{ timezone, browserTimezone, ...times }] = rows;
  const timeZone = timezone === 'auto' ? browserTimezone : timezone;
  const timed = (slots: readonly Slot[]) => slots.map((slot) => ({ slot, time: isOwnTime(slot) ? slot : times[slot] }));
  const own = timed([...SLOTS, ...ownTimes]).map((one) => ({ subscriptionId: null, timeZone, ...one }));
  const devices = rows.flatMap(({ device }) => {
    if (!device) return [];
    const wanted = [...SLOTS.filter((slot) => device[slot]), ...ownTimes];
    // A browser travels; another way out has the user's own zone.
    const zone = device.channel ? timeZone : device.timeZone;
    return timed(wanted).map((one) => ({ subscriptionId: device.id, timeZone: zone, ...one }));
  });
  return [...own, ...devices];
}

type Planning = { readonly userId: string; readonly since: Date; readonly now: Date };

/**
 * A slot's next occurrence. An unchanged time survives a change of zone; a newly chosen time is in the future, as is every slot of a new user,
 * whose zone is often known only from the first call.
 */
function planned(
  { userId, since, now }: Planning,
  wanted: Wanted,
  known: ReminderSlotRow | undefined,
): ReminderSlotRow {
  const { time, timeZone: zone } = wanted;
  const lastDay = known?.lastDay ?? null;
  const next = (forgiving: boolean) => nextSlot({ time, zone, now: now.getTime(), lastDay, forgiving });
  const kept = next(known?.time === time);
  const { day, at } = kept.at < since.getTime() ? next(false) : kept;
  return { id: known?.id ?? randomUUIDv7(), userId, ...wanted, day, dueAt: new Date(at), lastDay };
}

/**
 * Schedules a user's next reminders from their current times, those of their habits, their zones and subscriptions. Call it in every
 * transaction that changes one of these. A local day already reminded counts in every zone, so that travel neither duplicates nor skips a slot.
 */
export function planSlots(userId: string, now: Date): Promise<void> {
  return inTx(async () => {
    await lockUsers([userId]);
    const [first, ...others] = await getTimes(userId);
    if (!first) return;
    const known = await getSlots(userId);
    const slots = wantedBy([first, ...others], await getOwnTimes(userId, now)).map((wanted) => {
      const same = known.find((one) => one.slot === wanted.slot && one.subscriptionId === wanted.subscriptionId);
      return planned({ userId, since: first.since, now }, wanted, same);
    });
    const kept = new Set(slots.map(({ id }) => id));
    if (known.some(({ id }) => !kept.has(id))) await dropSlots(userId, [...kept]);
    await storeSlots(slots);
  });
}

/** The slot after one that is over: sent, dropped, or with nothing to say. */
export function slotAfter(slot: ReminderSlotRow, now: Date): ReminderSlotRow {
  const { time, timeZone: zone } = slot;
  // A slot never scheduled for a real day has the earliest date.
  const lastDay: CalendarDay = slot.day;
  const { day, at } = nextSlot({ time, zone, now: now.getTime(), lastDay, forgiving: true });
  return { ...slot, day, dueAt: new Date(at), lastDay };
}
