import type { CalendarDay } from '#core/calendar/calendar.ts';
import { type DueReminder, dueReminders, isWelcome } from '#core/reminders/due-reminders.ts';
import { NOTIFICATION } from '#core/reminders/notification-kinds.ts';
import type { Slot } from '#core/reminders/reminders.ts';
import type { Notice } from '#features/notifications/server/notify.ts';
import { insights } from '#features/progress/server/insights.ts';
import { reminderMessages } from '../messages.ts';
import { identitiesOf, keyOf, type Reminded } from './identities-of.ts';
import { habitsOf, toldOf, unaskedBefore } from './queries.ts';
import { type Worded, type Wording, wordingOf } from './wording.ts';

const DAY = 86_400_000;

/** A slot of a user's day that has come. */
export type SlotOfDay = {
  readonly userId: string;
  readonly slot: Slot;
  readonly day: CalendarDay;
  /** The instant that it was set for. */
  readonly at: Date;
};

/** A reminder that is due, with the identities that it is about. */
type Due = { readonly of: SlotOfDay; readonly reminder: DueReminder; readonly about: Worded['about'] };

const isUnasked = ({ reminder: { kind } }: Due) => kind === 'milestone' || kind === 'new_insight';
const toldKey = (userId: string, { kind, subject }: Pick<Notice, 'kind' | 'subject'>) => `${userId} ${kind} ${subject}`;

function dueIn(of: SlotOfDay, identities: readonly Reminded[]): Due[] {
  const byId = new Map(identities.map((identity) => [identity.identityId, identity]));
  return dueReminders({ slot: of.slot, day: of.day, identities }).map((reminder) => ({
    of,
    reminder,
    about: reminder.identityIds.map((id) => byId.get(id) as Reminded) as unknown as Worded['about'],
  }));
}

/** How many of each user's newest notifications that nobody asked for were left unopened for a day, one after the other. */
async function unopenedOf(userIds: readonly string[], now: Date): Promise<Map<string, number>> {
  const rows = await unaskedBefore(userIds, new Date(now.getTime() - DAY));
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  return new Map(
    [...byUser].map(([userId, own]) => {
      const opened = own.findIndex(({ isRead }) => isRead);
      return [userId, opened < 0 ? own.length : opened];
    }),
  );
}

/** What is new among the insights of a user, by identity. Four statements; asked for once a week and user at most. */
async function insightsOf({ userId, day }: SlotOfDay): Promise<Map<string, string>> {
  const found = await insights({ id: userId, today: day });
  const { message } = reminderMessages.new_insight;
  return new Map(
    Object.entries(found).map(([id, { insight, actionSuggestion }]) => [id, message(insight, actionSuggestion)]),
  );
}

/** Of the reminders that no time of the day asked for: those that are welcome, and say what was not said before. */
async function worthTelling(list: readonly Due[], now: Date): Promise<{ due: Due; insight: string }[]> {
  if (list.length === 0) return [];
  const userIds = [...new Set(list.map(({ of }) => of.userId))];
  const unopened = await unopenedOf(userIds, now);
  const told = await toldOf(
    userIds,
    ['milestone', 'new_insight'],
    [...new Set(list.map((due) => due.reminder.subject))],
  );
  const last = new Map(told.toReversed().map((row) => [toldKey(row.userId, row), row.message]));
  const insightsByUser = new Map<string, Promise<Map<string, string>>>();
  const kept: { due: Due; insight: string }[] = [];
  for (const due of list) {
    const { of, reminder } = due;
    const before = last.get(toldKey(of.userId, reminder));
    if (!isWelcome(unopened.get(of.userId) ?? 0, of.day)) continue;
    if (reminder.kind === 'milestone') {
      if (before === undefined) kept.push({ due, insight: '' });
      continue;
    }
    const own = insightsByUser.get(of.userId) ?? insightsOf(of);
    insightsByUser.set(of.userId, own);
    const insight = (await own).get(reminder.identityIds[0]);
    // One a morning is enough.
    const isSecond = kept.some((one) => one.due.of.userId === of.userId && one.insight !== '');
    if (insight && insight !== before && !isSecond) kept.push({ due, insight });
  }
  return kept;
}

/** The habits of the plans that mornings tell of, by plan. */
async function habitsByPlan(list: readonly Due[]): Promise<Map<string, string[]>> {
  const mornings = list.filter(({ reminder }) => reminder.kind === 'morning_habits');
  if (mornings.length === 0) return new Map();
  const planIds = mornings.flatMap(({ about }) => about.flatMap(({ planId }) => planId ?? []));
  const rows = await habitsOf([...new Set(mornings.map(({ of }) => of.userId))], [...new Set(planIds)]);
  const byPlan = Map.groupBy(rows, ({ planId }) => planId);
  return new Map([...byPlan].map(([planId, own]) => [planId, own.map(({ description }) => description)]));
}

function noticeOf({ of, reminder, about }: Due, extra: Pick<Worded, 'habits' | 'insight'>): Notice {
  const { kind, subject, identityIds, votes } = reminder;
  const { title, message, actionUrl } = wordingOf({ reminder, about, day: of.day, ...extra });
  return {
    userId: of.userId,
    kind,
    subject,
    date: of.day,
    identityId: identityIds[0],
    title: title.slice(0, NOTIFICATION.titleMax),
    message: message.slice(0, NOTIFICATION.messageMax),
    actionUrl,
    scheduledFor: of.at,
    personalizedData: { slot: of.slot, identityIds, ...(votes !== undefined && { votes }) },
  };
}

/** The slot that a notice was made for. */
export const slotOf = ({ personalizedData }: Pick<Notice, 'personalizedData'>): unknown => personalizedData?.slot;

const plannedFor = ({ about }: Due, habits: ReadonlyMap<string, string[]>) =>
  about.flatMap(({ planId }) => habits.get(planId ?? '') ?? []);

/**
 * What there is to say to users in slots that have come, as it stands now; nothing to whom nothing is open. At most six statements for
 * all of them, and four more for a user whose day for an insight it is. In the order in which one would push them.
 */
export async function noticesFor(slots: readonly SlotOfDay[], now: Date): Promise<Notice[]> {
  if (slots.length === 0) return [];
  const distinct = <T extends SlotOfDay>(list: readonly T[]) => [
    ...new Map(list.map((one) => [keyOf(one), one])).values(),
  ];
  const identities = await identitiesOf(distinct(slots), distinct(slots.filter(({ slot }) => slot === 'morning')));
  const due = slots.flatMap((of) => dueIn(of, identities.get(keyOf(of)) ?? []));
  const asked = due.filter((one) => !isUnasked(one));
  const habits = await habitsByPlan(asked);
  const unasked = await worthTelling(due.filter(isUnasked), now);
  return [
    ...asked.map((one) => noticeOf(one, { habits: plannedFor(one, habits), insight: '' })),
    ...unasked.map(({ due: one, insight }) => noticeOf(one, { habits: [], insight })),
  ];
}

/**
 * What something that was written for a slot says as it stands now; null when there is no reason for it any more. A milestone and an
 * insight keep their words. Three statements at most.
 */
export async function saidNow(
  of: SlotOfDay,
  written: Wording & Pick<Notice, 'kind' | 'subject'>,
): Promise<Wording | null> {
  const identities = await identitiesOf([of], of.slot === 'morning' ? [of] : []);
  const isSame = ({ reminder: { kind, subject } }: Due) => kind === written.kind && subject === written.subject;
  const due = dueIn(of, identities.get(keyOf(of)) ?? []).find(isSame);
  if (!due || isUnasked(due)) return due ? written : null;
  return noticeOf(due, { habits: plannedFor(due, await habitsByPlan([due])), insight: '' });
}
