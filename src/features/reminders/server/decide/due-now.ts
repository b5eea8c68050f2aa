import type { CalendarDay } from '#core/calendar/calendar.ts';
import { type DueReminder, dueReminders, isWelcome, UNOPENED, unopenedInARow } from '#core/reminders/due-reminders.ts';
import { isOwnTime } from '#core/habit/own-time.ts';
import type { Slot } from '#core/reminders/slots.ts';
import type { Notice } from '#features/notifications/server/notify.ts';
import { insights } from '#features/progress/server/insights.ts';
import { reminderMessages } from '#features/reminders/messages.ts';
import { habitsDue } from './habits-due.ts';
import { getIdentities, getKey, type Reminded } from './reminded-identities.ts';
import { getTold, unaskedBefore } from './told-queries.ts';

/** A slot of a user's day that has come. */
export type SlotOfDay = {
  readonly userId: string;
  readonly slot: Slot;
  readonly day: CalendarDay;
  /** The instant that it was set for. */
  readonly at: Date;
};

/** A reminder that is due, with the identities that it is about. */
export type Due = {
  readonly of: SlotOfDay;
  readonly reminder: DueReminder;
  readonly about: readonly [Reminded, ...Reminded[]];
};

export const isUnasked = ({ reminder: { kind } }: Due) => kind === 'milestone' || kind === 'new_insight';
const toldKey = (userId: string, { kind, subject }: Pick<Notice, 'kind' | 'subject'>) => `${userId} ${kind} ${subject}`;

async function dueIn(of: SlotOfDay, identities: readonly Reminded[]): Promise<Due[]> {
  const byId = new Map(identities.map((identity) => [identity.identityId, identity]));
  const { slot, day } = of;
  const reminders = isOwnTime(slot)
    ? await habitsDue({ ...of, slot }, identities)
    : dueReminders({ slot, day, identities });
  return reminders.map((reminder) => ({
    of,
    reminder,
    about: reminder.identityIds.map((id) => byId.get(id) as Reminded) as unknown as Due['about'],
  }));
}

/** How many of each user's latest unrequested notifications in a row stayed unopened for a day. */
async function countUnopened(userIds: readonly string[], now: Date): Promise<Map<string, number>> {
  const rows = await unaskedBefore(userIds, new Date(now.getTime() - UNOPENED.countsAfter));
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  return new Map([...byUser].map(([userId, own]) => [userId, unopenedInARow(own)]));
}

/** A user's new insights, by identity. Four statements; run once per week and user at most. */
async function getInsights({ userId, day }: SlotOfDay): Promise<Map<string, string>> {
  const found = await insights({ id: userId, today: day });
  const { message } = reminderMessages.new_insight;
  return new Map(
    Object.entries(found).map(([id, { insight, actionSuggestion }]) => [id, message(insight, actionSuggestion)]),
  );
}

/** An unrequested reminder, with its insight if it is one. */
type Told = { readonly due: Due; readonly insight: string };

/** The unrequested reminders that are welcome and not repetitions. */
async function worthTelling(list: readonly Due[], now: Date): Promise<Told[]> {
  if (list.length === 0) return [];
  const userIds = [...new Set(list.map(({ of }) => of.userId))];
  const unopened = await countUnopened(userIds, now);
  const told = await getTold(
    userIds,
    ['milestone', 'new_insight'],
    [...new Set(list.map((due) => due.reminder.subject))],
  );
  const last = new Map(told.toReversed().map((row) => [toldKey(row.userId, row), row.message]));
  const insightsByUser = new Map<string, Promise<Map<string, string>>>();
  const kept: Told[] = [];
  for (const due of list) {
    const { of, reminder } = due;
    const before = last.get(toldKey(of.userId, reminder));
    if (!isWelcome(unopened.get(of.userId) ?? 0, of.day)) continue;
    if (reminder.kind === 'milestone') {
      if (before === undefined) kept.push({ due, insight: '' });
      continue;
    }
    const own = insightsByUser.get(of.userId) ?? getInsights(of);
    insightsByUser.set(of.userId, own);
    const insight = (await own).get(reminder.identityIds[0]);
    // One a morning is enough.
    const isSecond = kept.some((one) => one.due.of.userId === of.userId && one.insight !== '');
    if (insight && insight !== before && !isSecond) kept.push({ due, insight });
  }
  return kept;
}

/** The reminders currently due for users in due slots; none for users with nothing open. In push order: requested reminders first, then the rest. */
export async function dueNow(
  slots: readonly SlotOfDay[],
  now: Date,
): Promise<{ asked: readonly Due[]; unasked: readonly Told[] }> {
  const distinct = <T extends SlotOfDay>(list: readonly T[]) => [
    ...new Map(list.map((one) => [getKey(one), one])).values(),
  ];
  const identities = await getIdentities(distinct(slots), distinct(slots.filter(({ slot }) => slot === 'morning')));
  const due: Due[] = [];
  for (const of of slots) due.push(...(await dueIn(of, identities.get(getKey(of)) ?? [])));
  return { asked: due.filter((one) => !isUnasked(one)), unasked: await worthTelling(due.filter(isUnasked), now) };
}

/** The current reason for a notification written for a slot; undefined if it no longer applies. */
export async function stillDue(of: SlotOfDay, written: Pick<Notice, 'kind' | 'subject'>): Promise<Due | undefined> {
  const identities = await getIdentities([of], of.slot === 'morning' ? [of] : []);
  const isSame = ({ reminder: { kind, subject } }: Due) => kind === written.kind && subject === written.subject;
  return (await dueIn(of, identities.get(getKey(of)) ?? [])).find(isSame);
}
