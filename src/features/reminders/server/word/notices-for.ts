import { asOnDay } from '#core/hard-day/small-version.ts';
import { NOTIFICATION } from '#core/reminders/notification-kinds.ts';
import type { Notice } from '#features/notifications/server/notify.ts';
import { type Due, dueNow, isUnasked, type SlotOfDay, stillDue } from '../decide/due-now.ts';
import { getAskedHabits } from '../decide/queries.ts';
import { type Worded, type Wording, getWording } from './wording.ts';

/** The habits that mornings tell of, by plan. */
async function habitsByPlan(list: readonly Due[]): Promise<Map<string, string[]>> {
  const mornings = list.filter(({ reminder }) => reminder.kind === 'morning_habits');
  if (mornings.length === 0) return new Map();
  const told = mornings.flatMap(({ of, about }) =>
    about.flatMap(({ planId, isHardDay }) => (planId ? [{ planId, isHardDay, day: of.day }] : [])),
  );
  const rows = await getAskedHabits([...new Set(mornings.map(({ of }) => of.userId))], told);
  const byPlan = Map.groupBy(rows, ({ planId }) => planId);
  const isHard = (planId: string) => told.some((one) => one.planId === planId && one.isHardDay);
  return new Map(
    [...byPlan].map(([planId, own]) => [planId, own.map((habit) => asOnDay(habit, isHard(planId)).description)]),
  );
}

function toNotice({ of, reminder, about }: Due, extra: Pick<Worded, 'habits' | 'insight'>): Notice {
  const { kind, subject, identityIds, votes, habit } = reminder;
  const { title, message, actionUrl } = getWording({ reminder, about, day: of.day, ...extra });
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
    personalizedData: {
      slot: of.slot,
      identityIds,
      ...(votes !== undefined && { votes }),
      ...(habit && { habit: { id: habit.id, identityName: about[0].name } }),
    },
  };
}

/** The slot that a notice was made for. */
export const getSlot = ({ personalizedData }: Pick<Notice, 'personalizedData'>): unknown => personalizedData?.slot;

const plannedFor = ({ about }: Due, habits: ReadonlyMap<string, string[]>) =>
  about.flatMap(({ planId }) => habits.get(planId ?? '') ?? []);

/**
 * The current notices for users in due slots; none for users with nothing open. At most six statements for all of them, plus four per user whose
 * insight is due. In push order.
 */
export async function noticesFor(slots: readonly SlotOfDay[], now: Date): Promise<Notice[]> {
  if (slots.length === 0) return [];
  const { asked, unasked } = await dueNow(slots, now);
  const habits = await habitsByPlan(asked);
  return [
    ...asked.map((one) => toNotice(one, { habits: plannedFor(one, habits), insight: '' })),
    ...unasked.map(({ due: one, insight }) => toNotice(one, { habits: [], insight })),
  ];
}

/** A notice's current text; null if it no longer applies. Milestones and insights keep their text. At most three statements. */
export async function saidNow(
  of: SlotOfDay,
  written: Wording & Pick<Notice, 'kind' | 'subject'>,
): Promise<Wording | null> {
  const due = await stillDue(of, written);
  if (!due || isUnasked(due)) return due ? written : null;
  return toNotice(due, { habits: plannedFor(due, await habitsByPlan([due])), insight: '' });
}
